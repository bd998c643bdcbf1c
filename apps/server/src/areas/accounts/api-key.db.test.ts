import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { activateApiKey, updateApiKey } from '@clinical/contract/accounts/api-key.calls';
import { setUpTwoFactor } from '@clinical/contract/accounts/two-factor.calls';
import { changePassword } from '@clinical/contract/accounts/password.calls';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount } from '../../../test/builders/accounts.ts';
import { errorCode, startTestServer, type TestServer } from '../../../test/harness.ts';

const good = 'sk-test-0123456789abcdWXYZ';
let server: TestServer;
let answer = 200;
const asked: (string | undefined)[] = [];
const provider = createServer((request, reply) => {
  asked.push(`${request.url} ${request.headers.authorization}`);
  const status = answer !== 200 || request.headers.authorization === `Bearer ${good}` ? answer : 401;
  reply.writeHead(status, { 'content-type': 'application/json' }).end('{"data":[]}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  server = await startTestServer({ OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` });
});
afterAll(async () => {
  await server.stop();
  provider.close();
});

test('a key is stored sealed, tested, switched on, and shown by its last four characters only', async () => {
  const account = await newAccount(server);
  const saved = await account.ok(updateApiKey, { body: { apiKey: good } });
  expect(saved.apiKey).toMatchObject({ lastFour: 'WXYZ', active: false });
  expect((await account.ok(activateApiKey, { body: {} })).apiKey).toMatchObject({ active: true });
  expect(asked.at(-1)).toBe(`/v1/models Bearer ${good}`);
  const profile = JSON.stringify(await account.ok(getUserInfo, {}));
  expect(profile).toContain('WXYZ');
  expect(profile).not.toContain(good.slice(0, 12));
  const rows = await server.engine.query('select t::text from users t where id = $1', [account.userId]);
  expect(JSON.stringify(rows)).not.toContain(good.slice(0, 12));
  expect((await account.ok(activateApiKey, { body: { active: false } })).apiKey).toMatchObject({ active: false });
  expect((await account.ok(updateApiKey, { body: { apiKey: null } })).apiKey).toBeNull();
});

test('a key that the provider refuses stays off, and no vendor’s 401 signs anybody out', async () => {
  const account = await newAccount(server);
  await account.ok(updateApiKey, { body: { apiKey: 'sk-another-key-0000' } });
  const refused = await account.call(activateApiKey, { body: {} });
  expect([refused.status, errorCode(refused)]).toEqual([422, 'API_KEY_REFUSED']);
  answer = 503;
  const failed = await account.call(activateApiKey, { body: {} });
  answer = 200;
  expect([failed.status, errorCode(failed)]).toEqual([502, 'PROVIDER_FAILED']);
  expect((await account.ok(getUserInfo, {})).user.apiKey).toMatchObject({ active: false });
});

test.each([
  '',
  'pk-0123456789',
  'SK-0123456789',
  ' xsk-0123456789',
  'sk-short',
  'sk-with space-123456',
  `sk-${'x'.repeat(300)}`,
])('%j is no key', async (apiKey) => {
  const account = await newAccount(server);
  expect((await account.call(updateApiKey, { body: { apiKey } })).status).toBe(422);
});

test('without a key there is nothing to switch on', async () => {
  const account = await newAccount(server);
  expect(errorCode(await account.call(activateApiKey, { body: {} }))).toBe('CONFLICT');
});

test('a repeated request stores no secret, and a refusal stays one', async () => {
  const account = await newAccount(server, { password: 'violet-anchor-meadow-41' });
  const idempotencyKey = 'one-action-of-a-client';
  const body = { currentPassword: 'not-the-one', password: 'amber-lantern-harbour-77' };
  for (let n = 0; n < 2; n += 1)
    expect(errorCode(await account.call(changePassword, { body }, { idempotencyKey }))).toBe('WRONG_PASSWORD');
  const set = await account.ok(setUpTwoFactor, { body: { password: 'violet-anchor-meadow-41' } }, { idempotencyKey });
  const rows = await server.engine.query('select t::text from idempotency_keys t where user_id = $1', [account.userId]);
  expect(JSON.stringify(rows)).not.toContain(set.secret);
});
