import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { verifyExternalUser } from '@clinical/contract/accounts/external-user.calls';
import { mfaSessionOf } from '@clinical/contract/accounts/sign-in-errors';
import { confirmTwoFactor, setUpTwoFactor } from '@clinical/contract/accounts/two-factor.calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newAccount } from '../../../test/builders/accounts.ts';
import { attemptSignIn } from '../../../test/builders/sign-in.ts';
import { errorCode, startTestServer, type TestServer } from '../../../test/harness.ts';
import { type OidcServer, startOidcServer } from '../../../test/oidc-server.ts';
import { totpCode, totpStep } from './totp.ts';

let provider: OidcServer;
let server: TestServer;

beforeAll(async () => {
  provider = await startOidcServer();
  const { issuer, clientId, clientSecret } = provider;
  server = await startTestServer({
    OIDC_PROVIDERS: JSON.stringify([{ id: 'hospital', name: 'City Hospital', issuer, clientId, clientSecret }]),
    EXTERNAL_SYSTEMS: JSON.stringify(
      ['athena', 'other-ehr'].map((type) => ({ type, issuer, audience: 'workspace-ehr', keysUrl: `${issuer}/jwks` })),
    ),
  });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
let serial = 0;
beforeEach(() => {
  serial += 1;
  const email = `doctor-${serial}@hospital.example`;
  provider.person = { sub: `sub-${serial}`, email, email_verified: true, given_name: 'Nia', family_name: 'Falk' };
  provider.alter = {};
});

/** A browser that follows the way to the provider and back; `bend` changes the address on its way back. */
async function viaProvider(bend: (back: URL) => void = () => undefined, callbackUrl = server.address) {
  const jar = new Map<string, string>();
  const send = async (address: string, form?: Record<string, string>) => {
    const reply = await fetch(new URL(address, server.address), {
      method: form ? 'POST' : 'GET',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      body: form ? new URLSearchParams(form) : null,
      redirect: 'manual',
    });
    for (const line of reply.headers.getSetCookie()) {
      const pair = line.split(';')[0]!;
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return reply;
  };
  const { csrfToken } = (await (await send('/api/auth/csrf')).json()) as { csrfToken: string };
  const start = await send('/api/auth/signin/hospital', { csrfToken, callbackUrl, json: 'true' });
  const { url } = (await start.json()) as { url: string };
  const there = await fetch(url, { redirect: 'manual' });
  const back = new URL(there.headers.get('location')!);
  bend(back);
  const arrived = await send(`${back.pathname}${back.search}`);
  const session = (await (await send('/api/auth/session')).json()) as { access_token?: string };
  const signOut = async () =>
    (
      (await (await send('/api/auth/signout', { csrfToken, callbackUrl: server.address, json: 'true' })).json()) as {
        url: string;
      }
    ).url;
  return {
    authorization: new URL(url),
    status: arrived.status,
    location: arrived.headers.get('location') ?? '',
    token: session.access_token ?? '',
    back,
    send,
    signOut,
  };
}

const profileOf = async (token: string) => (await server.call(getUserInfo, {}, { token })).body.user;

test('the provider is offered, asked with PKCE, state and nonce, and its person gets an account', async () => {
  const providers = (await (await server.fetch('/api/auth/providers')).json()) as Record<string, { name: string }>;
  expect(providers['hospital']).toMatchObject({ name: 'City Hospital', type: 'oauth' });
  const { authorization, token, location } = await viaProvider();
  expect(authorization.origin).toBe(provider.issuer);
  expect(authorization.searchParams.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(authorization.searchParams.get(name)).toMatch(/.{20}/);
  expect(new URL(location, server.address).origin).toBe(server.address);
  expect(await profileOf(token)).toMatchObject({ given_name: 'Nia', family_name: 'Falk', hasPassword: false });
});

test('a verified address leads to the account that has it; the identity stays when the address changes', async () => {
  const account = await newAccount(server, { email: String(provider.person['email']) });
  expect((await profileOf((await viaProvider()).token)).id).toBe(account.userId);
  provider.person = { ...provider.person, email: 'renamed@hospital.example' };
  expect((await profileOf((await viaProvider()).token)).id).toBe(account.userId);
});

test.each([
  ['an address that is not verified', { email_verified: false }],
  ['an address of which nothing is said', { email_verified: undefined }],
  ['a verified mark that is only a word', { email_verified: 'true' }],
  ['no address', { email: undefined }],
])('%s opens nothing', async (_name, alter) => {
  const victim = await newAccount(server, { email: String(provider.person['email']) });
  provider.alter = alter;
  const { token, location } = await viaProvider();
  expect(token).toBe('');
  expect(location).toContain('error=EMAIL_NOT_VERIFIED');
  const [row] = await server.engine.query('select count(*)::int as n from sessions where user_id = $1', [
    victim.userId,
  ]);
  expect(row!['n']).toBe(1);
});

test.each([
  ['another nonce', { nonce: 'planted' }],
  ['another audience', { aud: 'somebody-else' }],
  ['another issuer', { iss: 'https://evil.example' }],
])('an ID token with %s is refused', async (_name, alter) => {
  provider.alter = alter;
  const { token, location } = await viaProvider();
  expect(token).toBe('');
  expect(location).toMatch(/error=/);
});

test.each(['state', 'code'])('another %s on the way back is refused', async (name) => {
  const { token } = await viaProvider((back) => back.searchParams.set(name, 'planted'));
  expect(token).toBe('');
});

test('the way back of one browser opens nothing in another', async () => {
  const first = await viaProvider((back) => back.searchParams.set('state', 'kept-for-later'));
  const stolen = await server.fetch(`${first.back.pathname}${first.back.search}`, { redirect: 'manual' });
  expect(stolen.headers.getSetCookie().filter((line) => /clinical\.session=[^;]/.test(line))).toEqual([]);
});

test('nobody is sent to another site afterwards', async () => {
  const { location } = await viaProvider(undefined, 'https://evil.example/x');
  expect(new URL(location, server.address).origin).toBe(server.address);
});

test('signing out leads over the provider’s sign-out and ends the session here', async () => {
  const browser = await viaProvider();
  const url = new URL(await browser.signOut());
  expect(`${url.origin}${url.pathname}`).toBe(`${provider.issuer}/logout`);
  expect(url.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${server.address}/sign-in`);
  expect((await server.call(getUserInfo, {}, { token: browser.token })).status).toBe(401);
  const rows = await server.engine.query('select t::text from sessions t');
  expect(JSON.stringify(rows)).not.toContain(url.searchParams.get('id_token_hint'));
});

const ehrClaims = () => ({ ...provider.person, aud: 'workspace-ehr' });
const verify = (token: string, type = 'athena') => server.call(verifyExternalUser, { body: { token, type } });

test('a user of an outside system gets a ticket, which signs in once and soon', async () => {
  const { status, body } = await verify(await provider.sign(ehrClaims()));
  expect(status).toBe(200);
  const entered = await attemptSignIn(server, { ticket: body.ticket });
  expect(entered.status).toBe(200);
  expect((await profileOf(entered.token)).email).toBe(provider.person['email']);
  expect((await attemptSignIn(server, { ticket: body.ticket })).status).toBe(401);
  const late = await verify(await provider.sign(ehrClaims()));
  server.clock.advance(61_000);
  expect((await attemptSignIn(server, { ticket: late.body.ticket })).status).toBe(401);
});

test('other systems carry the token inside theirs', async () => {
  const inner = await provider.sign(ehrClaims());
  const wrapped = await provider.sign({ access_token: inner }, { foreignKey: true });
  expect((await verify(wrapped, 'other-ehr')).status).toBe(200);
});

test('forged, foreign and unverified outside tokens are refused alike', async () => {
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(ehrClaims())).toString('base64url')}.`;
  const attempts: [string, string?][] = [
    ['x'],
    [unsigned],
    [await provider.sign(ehrClaims(), { foreignKey: true })],
    [await provider.sign({ ...ehrClaims(), aud: 'another' })],
    [await provider.sign({ ...ehrClaims(), iss: 'https://evil.example' })],
    [await provider.sign(ehrClaims(), { expiresIn: '-10m' })],
    [await provider.sign({ ...ehrClaims(), email_verified: false })],
    [await provider.sign(ehrClaims()), 'drchrono'],
    [await provider.sign(ehrClaims()), '__proto__'],
  ];
  for (const [token, type] of attempts) {
    const reply = await verify(token, type);
    expect([reply.status, errorCode(reply)]).toEqual([422, 'EXTERNAL_USER_REFUSED']);
  }
});

test('a ticket does not step over a second factor', async () => {
  const account = await newAccount(server, { email: String(provider.person['email']) });
  const { secret } = await account.ok(setUpTwoFactor, { body: { password: '' } });
  await account.ok(confirmTwoFactor, { body: { code: totpCode(secret, totpStep(server.clock.now())) } });
  const { body } = await verify(await provider.sign(ehrClaims()));
  const first = await attemptSignIn(server, { ticket: body.ticket });
  expect([first.token, mfaSessionOf(first.error)]).toEqual(['', expect.any(String)]);
  server.clock.advance(31_000);
  const code = totpCode(secret, totpStep(server.clock.now()));
  expect((await attemptSignIn(server, { mfaSession: mfaSessionOf(first.error)!, code })).status).toBe(200);
});
