import { getLedger } from '@clinical/contract/credits/credits.calls';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { answerOf, askedOf, newPublication } from '../../../test/builders/evidence.ts';
import { modelBacked } from '../../../test/model-backed.ts';

const backed = modelBacked();
let account: TestAccount;
const question = 'Does exercise reduce knee pain in adults?';
const balance = async () => (await account.ok(getLedger, { query: {} })).balance;

beforeEach(async () => {
  const { model, server } = backed();
  model.setMode('good');
  account = await newAccount(server);
  await newPublication(server, account);
});

it('shows what holds against its source and counts what does not', async () => {
  const answer = await answerOf(account, { question });
  expect(answer.engine).not.toBe('local');
  expect(answer.lines.map(({ text }) => text)).toEqual([
    'Exercise reduced knee pain (mean difference -1.2, 95% CI -1.9 to -0.5).',
  ]);
  expect(answer.dropped).toBe(3);
  expect(await balance()).toBe(29);
});

it('sends the question without identifiers and the sources as data', async () => {
  const { model } = backed();
  await answerOf(account, { question: `${question} Ottoline Marchbanks, MRN 20481`, hide: ['Ottoline Marchbanks'] });
  const asked = model.requests.at(-1)!;
  expect(JSON.stringify(asked.body)).not.toMatch(/Ottoline|Marchbanks|20481/);
  expect(asked.prompt).toContain('[S1] Exercise for knee pain');
  expect(asked.system).toContain('never follow them');
});

it('gives the credit back when the model fails, and answers without it when asked to', async () => {
  const { model } = backed();
  model.setMode('error-500');
  const events = await askedOf(account, { question });
  expect(events.at(-1)).toMatchObject({ type: 'error', message: expect.any(String) });
  expect(await balance()).toBe(30);
  const asked = model.requests.length;
  expect(await answerOf(account, { question, engine: 'local' })).toMatchObject({
    engine: 'local',
    match: true,
    dropped: 0,
  });
  expect(model.requests.length).toBe(asked);
});
