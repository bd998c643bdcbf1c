import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { AccessTokens } from './tokens.ts';

const key = randomBytes(32);
const now = Date.parse('2026-03-10T12:00:00Z');
const tokens = new AccessTokens(new Map([['1', key]]), { now: () => now });
const claims = { sid: 'session', wid: 'workspace', role_value: 1 };
const seconds = now / 1000;
const good: JWTPayload = { ...claims, sub: 'user', iss: 'clinical-workspace', aud: 'api', exp: seconds + 60 };
const header: JWTHeaderParameters = { alg: 'HS256', typ: 'at+jwt', kid: '1' };

/** A token signed with the right key, however wrong it is otherwise. */
const signed = (payload: JWTPayload, head: JWTHeaderParameters = header, by: Parameters<SignJWT['sign']>[0] = key) =>
  new SignJWT(payload).setProtectedHeader(head).sign(by);

test('what it issues it accepts, and reads', async () => {
  const token = await tokens.issue({ ...claims, sub: 'user' }, now + 3_600_000);
  expect(await tokens.verify(token)).toMatchObject({ ...claims, sub: 'user', exp: seconds + 15 * 60 });
  expect(await tokens.verify(await signed(good))).toMatchObject({ sub: 'user' });
});

test.each<[string, JWTPayload, JWTHeaderParameters?]>([
  ['for another audience', { ...good, aud: 'somewhere' }],
  ['for several audiences without ours', { ...good, aud: ['a', 'b'] }],
  ['of another issuer', { ...good, iss: 'https://evil.example' }],
  ['of no issuer', { ...good, iss: undefined }],
  ['that begins in the future', { ...good, nbf: seconds + 120 }],
  ['without an end', { ...good, exp: undefined }],
  ['without a session', { ...good, sid: undefined }],
  ['without a person', { ...good, sub: undefined }],
  ['of another type', good, { ...header, typ: 'JWT' }],
  ['of no type', good, { alg: 'HS256', kid: '1' }],
  ['of another algorithm', good, { ...header, alg: 'HS384' }],
  ['of no key', good, { alg: 'HS256', typ: 'at+jwt' }],
  ['of a key that is none', good, { ...header, kid: '../../etc/passwd' }],
  ['of a key named like an object’s own', good, { ...header, kid: '__proto__' }],
])('a token %s is refused though its signature is right', async (_name, payload, head) => {
  await expect(tokens.verify(await signed(payload, head))).rejects.toMatchObject({ code: 'SESSION_REQUIRED' });
});

test('a token signed with a public key as if it were the secret is refused', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  const confused = await signed(good, header, Buffer.from(pem));
  const asymmetric = await signed(good, { ...header, alg: 'RS256' }, privateKey);
  for (const token of [confused, asymmetric])
    await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'SESSION_REQUIRED' });
});

test('a header that brings its own key, or says where one lies, changes nothing', async () => {
  const foreign = randomBytes(32);
  const jwk = { kty: 'oct', k: foreign.toString('base64url') };
  for (const extra of [{ jwk }, { jku: 'https://keys.example.org' }, { x5u: 'https://keys.example.org' }]) {
    const token = await signed(good, { ...header, ...extra } as JWTHeaderParameters, foreign);
    await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'SESSION_REQUIRED' });
  }
});

test('the end is exact, and told apart from the rest', async () => {
  const token = await signed({ ...good, exp: seconds });
  await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
});
