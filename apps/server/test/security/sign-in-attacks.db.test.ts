import { getUserInfo, register, updateUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { addInvitee, registerInvited } from '@clinical/contract/accounts/invitations.calls';
import { forgotPassword } from '@clinical/contract/accounts/password.calls';
import { expect, test } from 'vitest';
import { newAccount } from '../builders/accounts.ts';
import { signInTo } from '../builders/sign-in.ts';
import { testServer } from '../harness.ts';

const password = 'violet-anchor-meadow-41';
const person = { given_name: 'Ruth', family_name: 'Adeyemi', password };
const foreign = ['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'http://127.0.0.1:1'];

test.each(foreign)('a page of %s changes nothing, with whatever cookie the browser sends along', async (origin) => {
  const server = await testServer();
  const { email } = await newAccount(server, { password });
  const browser = await signInTo(server, email, password);
  const attempts: [string, string, string][] = [
    ['/api/auth/signout', 'application/x-www-form-urlencoded', `csrfToken=${browser.csrfToken}`],
    ['/api/auth/session', 'application/json', JSON.stringify({ csrfToken: browser.csrfToken })],
    ['/api/auth/refresh_token', 'application/json', JSON.stringify({ refresh_token: browser.refreshToken })],
    ['/api/auth/forgot-password', 'application/json', JSON.stringify({ email })],
    ['/api/auth/change-password', 'application/json', JSON.stringify({ currentPassword: password, password: 'x' })],
  ];
  for (const [path, type, body] of attempts) {
    const headers = { origin, cookie: browser.cookie(), 'content-type': type };
    const reply = await server.fetch(path, { method: 'POST', headers, body });
    expect([path, reply.status]).toEqual([path, 403]);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
  }
  expect((await server.call(getUserInfo, {}, { token: browser.token })).status).toBe(200);
});

test('the cookie alone opens no call of the product, and a form or plain text none that takes JSON', async () => {
  const server = await testServer();
  const { email } = await newAccount(server, { password });
  const browser = await signInTo(server, email, password);
  for (const path of ['/api/auth/userinfo', '/api/auth/sessions', '/api/notes/', '/api/credits/ledger'])
    expect((await server.fetch(path, { headers: { cookie: browser.cookie() } })).status).toBe(401);
  const before = await server.engine.query('select count(*)::int as n from password_resets');
  for (const type of ['text/plain', 'multipart/form-data; boundary=x']) {
    const body = JSON.stringify({ email });
    const reply = await server.fetch('/api/auth/forgot-password', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(reply.status).toBe(415);
  }
  const form = await server.fetch('/api/auth/forgot-password', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `email=${encodeURIComponent(email)}`,
  });
  expect(form.status).toBe(415);
  const account = new URLSearchParams({ ...person, email: 'form@example.org' });
  expect((await server.fetch('/api/auth/register', { method: 'POST', body: account })).status).toBe(415);
  expect(await server.engine.query('select count(*)::int as n from password_resets')).toEqual(before);
});

test.each(['http://host:3000:99', 'http://[', 'nowhere'])(
  'the callback address %s is 400, wherever it stands',
  async (bad) => {
    const server = await testServer();
    const query = `callbackUrl=${encodeURIComponent(bad)}`;
    for (const path of ['signin', 'session', 'csrf', 'providers', 'error'])
      expect([path, (await server.fetch(`/api/auth/${path}?error=x&${query}`)).status]).toEqual([path, 400]);
    const form = { method: 'POST', body: new URLSearchParams({ callbackUrl: bad }) };
    expect((await server.fetch('/api/auth/callback/credentials', form)).status).toBe(400);
    const cookie = `__Host-clinical.callback=${encodeURIComponent(bad)}`;
    expect((await server.fetch('/api/auth/csrf', { headers: { cookie } })).status).toBe(200);
  },
);

test('an error without a code leads to the sign-in page', async () => {
  const server = await testServer();
  const reply = await server.fetch('/api/auth/error', { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/sign-in']);
});

test.each([
  ['a control character', 'Ada\u0007'],
  ['an address', 'Win at evil.com'],
  ['81 characters', 'A'.repeat(81)],
])('a name with %s is not accepted: it stands in subjects of e-mails', async (_, name) => {
  const server = await testServer();
  const account = await newAccount(server);
  for (const body of [{ given_name: name }, { family_name: name }, { nickname: name }])
    expect((await account.call(updateUserInfo, { body })).status).toBe(422);
});

test('cookies are host-bound, unreadable for scripts and kept to this site', async () => {
  const server = await testServer();
  const { email } = await newAccount(server, { password });
  const csrf = await server.fetch('/api/auth/csrf');
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const cookie = csrf.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const reply = await server.fetch('/api/auth/callback/credentials', {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ csrfToken, email, password, json: 'true' }),
  });
  const lines = [...csrf.headers.getSetCookie(), ...reply.headers.getSetCookie()];
  expect([...new Set(lines.map((line) => line.split('=')[0]))].toSorted()).toEqual(
    ['callback', 'csrf', 'device', 'session'].map((name) => `__Host-clinical.${name}`),
  );
  for (const line of lines) {
    for (const attribute of [/; HttpOnly/i, /; Secure/i, /; SameSite=Lax/i, /; Path=\/(;|$)/i])
      expect(line).toMatch(attribute);
    expect(line).not.toMatch(/; Domain=/i);
  }
});

test.each([
  'https://evil.example/x',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://127.0.0.1@evil.example',
  'https:evil.example',
  '/sign-in\r\nSet-Cookie: planted=1',
])('callbackUrl %j leads nowhere else and puts nothing into a header', async (callbackUrl) => {
  const server = await testServer();
  const { email } = await newAccount(server, { password });
  const csrf = await server.fetch('/api/auth/csrf');
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const cookie = csrf.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (const path of ['callback/credentials', 'signout', 'signin/credentials']) {
    const reply = await server.fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ csrfToken, callbackUrl, email, password, json: 'true' }),
      redirect: 'manual',
    });
    const { url } = (await reply.json()) as { url: string };
    expect(new URL(url, server.address).origin, path).toBe(server.address);
    expect(reply.headers.getSetCookie().some((line) => line.startsWith('planted'))).toBe(false);
  }
  const query = new URLSearchParams({ callbackUrl });
  const moved = await server.fetch(`/api/auth/signin?${query}`, { redirect: 'manual' });
  expect(new URL(moved.headers.get('location') ?? '/', server.address).origin).toBe(server.address);
});

test('names and addresses put no line into a mail’s head', async () => {
  const server = await testServer();
  const planted = 'Eve\r\nBcc: planted@evil.example';
  const admin = await newAccount(server, { givenName: planted, familyName: 'X' });
  await admin.ok(addInvitee, { body: { email: 'invitee-of-eve@example.org' } });
  const mail = server.mails().findLast((text) => text.includes('invitee-of-eve@example.org')) ?? '';
  const head = mail.slice(0, mail.search(/\r?\n\r?\n/));
  expect(head).not.toMatch(/^bcc:/im);
  for (const email of [
    'a@example.org\r\nBcc: planted@evil.example',
    'a@example.org,planted@evil.example',
    'a@example.org\0',
  ])
    expect((await server.call(forgotPassword, { body: { email } })).status).toBe(422);
});

test('nobody makes themselves more than they are', async () => {
  const server = await testServer();
  const massive = { email: 'massive@example.org', ...person };
  const claims = { role_value: 9, cap: 'admin', workspaceId: '01a1f8c0-ffff-7fff-bfff-ffffffffffff', confirmed: true };
  const poisoned = await server.fetch('/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(massive).replace('{', '{"__proto__":{"isAdmin":true},'),
  });
  expect(poisoned.status).toBe(400);
  expect((await server.call(register, { body: { ...massive, ...claims } as never })).status).toBe(201);
  expect(await server.engine.query("select 1 from users where email = 'massive@example.org'")).toEqual([]);
  const admin = await newAccount(server);
  await admin.ok(addInvitee, { body: { email: 'reader@example.org', permission: 'read' } });
  const mail = server.mails().findLast((text) => text.includes('To: reader@example.org')) ?? '';
  const token = /invitation\?token=([\w-]+)/.exec(mail)?.[1] ?? '';
  await server.call(registerInvited, {
    params: { token },
    body: { ...person, permission: 'admin', role_value: 2 } as never,
  });
  const { token: bearer } = await signInTo(server, 'reader@example.org', password);
  const more = {
    role_value: 2,
    tokens: 9_999,
    apiKey: { active: true },
    twoFactor: true,
    isRestrictedTemplateOperations: false,
    email: 'x@y.org',
  };
  await server.call(updateUserInfo, { body: { nickname: 'r', ...more } as never }, { token: bearer });
  const { user } = (await server.call(getUserInfo, {}, { token: bearer })).body;
  expect(user).toMatchObject({
    role_value: 1,
    tokens: 30,
    apiKey: null,
    twoFactor: false,
    email: 'reader@example.org',
  });
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});
