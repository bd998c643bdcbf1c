import { GridhookMessage } from '@clinical/contract/automations/gridhook.schemas';
import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { z } from 'zod';
import { signedMessage } from './sign-message.ts';
import { exampleMessage } from './test-gridhook.ts';

type OpenMessage = (headers: Record<string, string>, body: string, secret: string, nowSeconds: number) => unknown;

const folder = new URL('../../../../../docs/gridhook/', import.meta.url);
const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const secret = 'a secret with ü that is long enough for all';
const now = 1_700_000_000_000;

it('publishes the schema of messages, and an example that it accepts', () => {
  expect(readJson('message.schema.json')).toEqual(z.toJSONSchema(GridhookMessage, { io: 'input' }));
  expect(GridhookMessage.parse(readJson('example.json'))).toMatchObject({ event: 'test', status: 'test' });
});

test.each([false, true])('the published receiver opens what is sent, encrypted: %s', async (encrypt) => {
  const { openMessage } = (await import(new URL('receiver.mjs', folder).href)) as { openMessage: OpenMessage };
  const message = exampleMessage('entry', 'clinician', now);
  const { headers, body } = signedMessage(JSON.stringify(message), { id: 'one', now, secret, encrypt });
  const open = (over: Partial<{ headers: object; body: string; secret: string; at: number }> = {}) =>
    openMessage({ ...headers, ...over.headers }, over.body ?? body, over.secret ?? secret, over.at ?? now / 1_000);
  expect(open()).toEqual(message);
  expect(() => open({ body: `${body} ` })).toThrow('signature');
  expect(() => open({ headers: { 'webhook-id': 'two' } })).toThrow('signature');
  expect(() => open({ secret: 'another secret that is long enough' })).toThrow('signature');
  expect(() => open({ at: now / 1_000 + 301 })).toThrow('too old');
});
