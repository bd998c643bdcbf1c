import { createHmac } from 'node:crypto';
import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { expect, test } from 'vitest';
import { authServices } from '../../src/areas/accounts/auth-services.ts';
import { newAccount } from '../builders/accounts.ts';
import { errorCode, testServer } from '../harness.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function forged(header: object, claims: object, key: string | Buffer | null): string {
  const head = `${part(header)}.${part(claims)}`;
  return `${head}.${key === null ? '' : createHmac('sha256', key).update(head).digest('base64url')}`;
}

test('forged, altered and foreign tokens are refused alike', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const [head = '', body = '', signature = ''] = account.token.split('.');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as object;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const key = 'another key of thirty-two bytes!';
  const attempts = [
    forged({ ...header, alg: 'none' }, claims, null),
    `${forged({ ...header, alg: 'none' }, claims, null)}x`,
    forged({ ...header, alg: 'RS256' }, claims, key),
    forged(header, claims, key),
    forged({ ...header, kid: '../../../dev/null' }, claims, ''),
    forged({ ...header, kid: 'other' }, claims, key),
    forged({ ...header, jku: 'https://keys.example.org/k.json', x5u: 'https://keys.example.org/c.pem' }, claims, key),
    `${head}.${body}.`,
    `${head}.${body}`,
    `${head}.${part({ ...claims, role_value: 2, sub: '01a1f8c0-ffff-7fff-bfff-ffffffffffff' })}.${signature}`,
    account.token.slice(0, -4),
    `${account.token}.extra`,
    'x',
  ];
  for (const token of attempts) {
    const reply = await server.call(getUserInfo, {}, { token });
    expect(reply.status).toBe(401);
    expect({ ...(reply.body as object), requestId: '' }).toEqual({
      code: 'SESSION_REQUIRED',
      message: 'Sign in to continue.',
      requestId: '',
    });
  }
});

test('a token signed for another purpose with the right key is refused', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const { SignJWT } = await import('jose');
  const { tokens } = server.ports.get(authServices);
  expect(await tokens.verify(account.token)).toMatchObject({ sub: account.userId });
  const strange = await new SignJWT({ sid: account.sessionId, wid: account.workspaceId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: '1' })
    .setSubject(account.userId)
    .setAudience('somewhere else')
    .setExpirationTime('1h')
    .sign(Buffer.alloc(32));
  expect(errorCode(await server.call(getUserInfo, {}, { token: strange }))).toBe('SESSION_REQUIRED');
});

test('an expired token says so, and a session ends after twelve hours', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  expect((await account.call(getUserInfo, {})).status).toBe(200);
  server.clock.advance(16 * 60_000);
  expect(errorCode(await account.call(getUserInfo, {}))).toBe('SESSION_EXPIRED');
});

test('both styles of the header are taken, and no other', async () => {
  const server = await testServer();
  const { token } = await newAccount(server);
  const status = async (authorization: string) =>
    (await server.fetch('/api/auth/userinfo', { headers: { authorization } })).status;
  expect(await status(`Bearer ${token}`)).toBe(200);
  expect(await status(`token ${token}`)).toBe(200);
  expect(await status(`Basic ${token}`)).toBe(401);
  expect(await status(token)).toBe(401);
});
