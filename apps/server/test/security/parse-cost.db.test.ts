import { getApiDocument } from '@clinical/contract/operations/operations.calls';
import { createTemplates } from '@clinical/contract/templates/templates.calls';
import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../builders/accounts.ts';
import { testServer, type TestServer } from '../harness.ts';
import { areas } from '../../src/areas.ts';
import { type ApiDescription, everyId, exampleBody, filledPath } from './example-input.ts';

const long = 100_000;
const nobody = everyId('01a1f8c0-ffff-7fff-bfff-ffffffffffff');
/** What pattern matching and trimming have stumbled over. */
const texts = [
  'a'.repeat(long),
  ' '.repeat(long),
  'a@'.repeat(long / 2),
  `a@${'a.'.repeat(long / 2)}`,
  `a@${'a-'.repeat(long / 2)}!`,
  `+${'1 '.repeat(long / 2)}`,
  `http://${'a/'.repeat(long / 2)}`,
  '{{'.repeat(long / 2),
  '<'.repeat(long),
  `2026-01-02T03:04:05.${'0'.repeat(long)}`,
];

let server: TestServer;
let account: TestAccount;
let api: ApiDescription;
beforeAll(async () => {
  server = await testServer();
  account = await newAccount(server);
  api = (await server.call(getApiDocument, {})).body as unknown as ApiDescription;
});

const post = (path: string, body: string, method = 'POST') =>
  server.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    body,
  });
const refusal = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];

/** Copies of a body with one of its texts replaced, for each text in it. */
function withEachText(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (Array.isArray(value)) return value.flatMap((item) => withEachText(item, text).map((changed) => [changed]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    withEachText(inner, text).map((changed) => ({ ...value, [name]: changed })),
  );
}

test('a text of 100 kB in any field of any call is answered like any other', async () => {
  const routes = areas.flatMap((area) => area.routes.map(({ route }) => route)).filter((route) => !route.reply);
  let tried = 0;
  for (const route of routes) {
    const example = exampleBody(api, route, nobody);
    for (const text of texts) {
      for (const body of withEachText(example, text)) {
        const path = filledPath(route, nobody).slice('/api'.length);
        const reply = await post(path, JSON.stringify(body), route.call.method);
        await reply.arrayBuffer();
        expect(reply.status, `${route.call.method} ${path}`).toBeLessThan(500);
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(100);
}, 120_000);

test('a body is not parsed when it is larger than its call needs, or has more parts than any honest one', async () => {
  const small = JSON.stringify({ title: 'x'.repeat(300_000) });
  expect(await refusal(await post('/notes/', small))).toEqual([413, 'TOO_LARGE']);
  const place = '"noteId":"01a1f8c0-ffff-7fff-bfff-ffffffffffff","createdAt":1';
  for (const body of [
    '['.repeat(2_900_000),
    '{"a":'.repeat(900_000),
    `{${place},"sections":[${'{},'.repeat(1_900_000)}{}]}`,
    `{${place},${Array.from({ length: 400_000 }, (_, key) => `"k${key}":1`).join(',')}}`,
  ]) {
    expect(await refusal(await post('/transcripts/update_transcript', body, 'PUT'))).toEqual([413, 'TOO_LARGE']);
  }
});

test('the largest batch of templates that the schema allows in shape is read', async () => {
  const section = (key: number) => ({ key: `part-${key}`, header: 'Part', instruction: 'Say, "in short": all.' });
  const one = { title: 'Large', sections: Array.from({ length: 60 }, (_, key) => section(key)) };
  expect(await account.ok(createTemplates, { body: Array.from({ length: 50 }, () => one) })).toHaveLength(50);
});
