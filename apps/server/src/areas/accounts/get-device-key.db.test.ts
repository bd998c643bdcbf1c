import { getDeviceKey } from '@clinical/contract/accounts/session.calls';
import { beforeEach, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

test('a person gets the same key each time, and nobody else gets it', async () => {
  const [one, again] = await Promise.all([account.ok(getDeviceKey, {}), account.ok(getDeviceKey, {})]);
  expect(Buffer.from(one.key, 'base64url')).toHaveLength(32);
  expect(again).toEqual(one);
  const other = await newAccount(server);
  expect((await other.ok(getDeviceKey, {})).key).not.toBe(one.key);
});

test('it lies sealed, and giving it is recorded', async () => {
  const { key } = await account.ok(getDeviceKey, {});
  const [row] = await server.engine.query('select key_sealed from device_keys where user_id = $1', [account.userId]);
  expect(row!['key_sealed']).not.toContain(key);
  const given = await server.engine.query(
    "select 1 from audit_events where action = 'device-key.give' and user_id = $1",
    [account.userId],
  );
  expect(given).toHaveLength(1);
});

test('is not given to anybody who is not signed in', async () => {
  expect((await account.call(getDeviceKey, {}, { token: null })).status).toBe(401);
});
