import * as calls from '@clinical/contract/analytics/analytics.calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAccount, newColleague } from '../../../test/builders/accounts.ts';
import { startTestServer, testServer, type TestServer } from '../../../test/harness.ts';

const options = [0, 1, 2].map((value) => ({ label: `Answer ${value}`, value }));
const instrument = {
  id: 'own-survey',
  name: 'Three questions of our own',
  licence: 'Written for this test',
  scoring: 'sum' as const,
  items: ['One', 'Two', 'Three'].map((text) => ({ text, options })),
  bands: [
    { from: 0, label: 'Low' },
    { from: 4, label: 'High' },
  ],
};

it('none ships: there is no score and nothing to answer', async () => {
  const account = await newAccount(await testServer());
  expect(await account.ok(calls.getSurvey, {})).toEqual({ instrument: null, scores: [] });
  const body = { optIn: true as const, instrument: instrument.id, answers: [0, 0, 0] };
  expect((await account.call(calls.answerSurvey, { body })).status).toBe(404);
});

describe('a survey that the operator entered', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ SURVEY: JSON.stringify([instrument]) });
  });

  it('gives a score to the person who answered it, and to nobody else', async () => {
    const account = await newAccount(server);
    const admin = await newColleague(server, account, 'admin');
    const body = { optIn: true as const, instrument: instrument.id, answers: [2, 2, 0] };
    const { scores } = await account.ok(calls.answerSurvey, { body });
    expect(scores).toMatchObject([{ score: 4, band: 'High' }]);
    expect((await admin.ok(calls.getSurvey, {})).scores).toEqual([]);
  });

  it('is erased when the person opts out', async () => {
    const account = await newAccount(server);
    const body = { optIn: true as const, instrument: instrument.id, answers: [0, 1, 0] };
    await account.ok(calls.answerSurvey, { body });
    expect((await account.ok(calls.answerSurvey, { body: { optIn: false } })).scores).toEqual([]);
    expect(await server.engine.query('select id from survey_answers where user_id = $1', [account.userId])).toEqual([]);
  });

  it.each([
    [[0, 1], 422],
    [[0, 1, 3], 422],
    [[0, 1, 2, 0], 422],
  ])('does not take %j', async (answers, status) => {
    const account = await newAccount(server);
    const body = { optIn: true as const, instrument: instrument.id, answers };
    expect((await account.call(calls.answerSurvey, { body })).status).toBe(status);
  });

  it('does not take answers to another one', async () => {
    const account = await newAccount(server);
    const body = { optIn: true as const, instrument: 'another', answers: [0, 0, 0] };
    expect((await account.call(calls.answerSurvey, { body })).status).toBe(409);
  });
});
