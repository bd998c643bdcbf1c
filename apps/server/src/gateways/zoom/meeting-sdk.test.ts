import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { meetingSdk } from './meeting-sdk.ts';

const app = { key: 'the-key', secret: 'the-secret' };
const now = Date.parse('2030-03-04T09:00:00.900Z');
const partsOf = (jwt: string) => jwt.split('.') as [string, string, string];
const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

it('has the fields that Zoom documents, with times in whole seconds', async () => {
  const [header, payload] = partsOf(await meetingSdk(app).sign({ number: '12345678901', role: 1 }, now));
  expect(read(header)).toEqual({ alg: 'HS256', typ: 'JWT' });
  const iat = 1_898_845_200 - 30;
  expect(read(payload)).toEqual({
    appKey: 'the-key',
    sdkKey: 'the-key',
    mn: '12345678901',
    role: 1,
    iat,
    exp: iat + 7_200,
    tokenExp: iat + 7_200,
  });
});

it('lives within the documented limits: half an hour and two days', async () => {
  const [, payload] = partsOf(await meetingSdk(app).sign({ number: '123456789', role: 0 }, now));
  const { iat, exp } = read(payload) as { iat: number; exp: number };
  expect(exp - iat).toBeGreaterThanOrEqual(1_800);
  expect(exp - iat).toBeLessThanOrEqual(48 * 60 * 60);
});

it('is signed with the secret, which does not stand in it', async () => {
  const jwt = await meetingSdk(app).sign({ number: '123456789', role: 0 }, now);
  const [header, payload, signature] = partsOf(jwt);
  expect(signature).toBe(createHmac('sha256', app.secret).update(`${header}.${payload}`).digest('base64url'));
  expect(Buffer.from(payload, 'base64url').toString()).not.toContain(app.secret);
});
