import * as calls from '@clinical/contract/prompt-templates/prompt-templates.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;

beforeAll(async () => {
  server = await testServer();
  account = await newAccount(server);
});

const make = (who: TestAccount, title = 'Diabetes review') =>
  who.ok(calls.createPromptTemplate, { body: { title, text: 'HbA1c over time, medication and feet.' } });
const titles = async (who: TestAccount) => (await who.ok(calls.listPromptTemplates, {})).map((prompt) => prompt.title);

async function recorded(id: string): Promise<unknown[]> {
  const rows = await server.engine.query('select action from audit_events where record_id = $1 order by seq', [id]);
  return rows.map((row) => row['action']);
}

test('a prompt template is made, saved and deleted by its owner', async () => {
  const mine = await newAccount(server);
  const prompt = await make(mine);
  expect(prompt).toMatchObject({ title: 'Diabetes review', version: 1, abilities: { edit: true, delete: true } });
  const body = { title: 'Diabetes', text: 'Only HbA1c.', version: 1 };
  const saved = await mine.ok(calls.updatePromptTemplate, { params: { id: prompt.id }, body });
  expect(saved).toMatchObject({ id: prompt.id, title: 'Diabetes', text: 'Only HbA1c.', version: 2 });
  expect(await mine.ok(calls.listPromptTemplates, {})).toEqual([saved]);
  await mine.ok(calls.deletePromptTemplate, { params: { id: prompt.id } });
  expect(await titles(mine)).toEqual([]);
  expect(await recorded(prompt.id)).toEqual([
    'prompt-template.create',
    'prompt-template.edit',
    'prompt-template.delete',
  ]);
});

test('the list goes by title', async () => {
  const mine = await newAccount(server);
  for (const title of ['wounds', 'Asthma', 'bones']) await make(mine, title);
  expect(await titles(mine)).toEqual(['Asthma', 'bones', 'wounds']);
});

test('two editors at once: the second learns of it and overwrites nothing', async () => {
  const prompt = await make(account);
  const save = (text: string) =>
    account.call(calls.updatePromptTemplate, {
      params: { id: prompt.id },
      body: { title: prompt.title, text, version: 1 },
    });
  const replies = await Promise.all([save('One'), save('Other')]);
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409]);
  expect(replies.map(errorCode)).toContain('VERSION_CONFLICT');
});

describe('from what is none', () => {
  test.each([
    { title: ' ', text: 'x' },
    { title: 'x', text: ' ' },
    { title: 'x'.repeat(201), text: 'x' },
    { title: 'x', text: 'x'.repeat(8_001) },
  ])('nothing is made: %#', async (body) => {
    const reply = await account.call(calls.createPromptTemplate, { body });
    expect([reply.status, errorCode(reply)]).toEqual([422, 'INVALID_INPUT']);
  });
});

test('nobody else sees, changes or deletes one', async () => {
  const owner = await newAccount(server);
  const prompt = await make(owner);
  const colleague = await newColleague(server, owner, 'admin');
  expect(await titles(colleague)).toEqual([]);
  const params = { id: prompt.id };
  const replies = [
    await colleague.call(calls.updatePromptTemplate, { params, body: { title: 'Mine', text: 'now' } }),
    await colleague.call(calls.deletePromptTemplate, { params }),
  ];
  expect(replies.map((reply) => `${reply.status} ${errorCode(reply)}`)).toEqual(Array(2).fill('404 NOT_FOUND'));
  expect(await titles(owner)).toEqual(['Diabetes review']);
});
