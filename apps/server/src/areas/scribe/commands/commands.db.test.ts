import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { startCommand } from '@clinical/contract/scribe/commands.calls';
import { runChecks } from '@clinical/contract/checks/checks.calls';
import { generateTranscript } from '@clinical/contract/scribe/generate.calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { entryById, finishedTask, newEntry, newPatient, writtenEntry } from '../../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;

const run = async (command: string) => {
  const { transcript, taskId } = await account.ok(startCommand, { params: { id: noteId }, body: { command } });
  const task = await finishedTask(account, taskId);
  return { task, entry: await entryById(account, transcript.id) };
};
const balance = async () => (await account.ok(getUserInfo, {})).user.tokens;

describe('with the embedded engine', () => {
  beforeEach(async () => {
    server = await testServer();
    account = await newAccount(server);
    noteId = (await newPatient(account)).id;
  });

  it('answers as a new entry whose facts are linked to entries of the chart', async () => {
    const source = await writtenEntry(account, { noteId });
    const { task, entry } = await run('Write a referral letter to cardiology');
    expect(task).toMatchObject({ status: 'success', result: { noteId } });
    expect(entry).toMatchObject({
      kind: 'command',
      question: 'Write a referral letter to cardiology',
      engine: 'local',
    });
    expect(entry.answer).toContain('Referral to Cardiology');
    const facts = entry.sentences.filter(({ kind }) => kind === 'chart');
    expect(facts.length).toBeGreaterThan(2);
    const known = new Set(source.sentences.map(({ text }) => text));
    for (const { text, links } of facts) {
      expect(known).toContain(text);
      const line = entry.utterances.find(({ id }) => id === links[0]!.utteranceId)!;
      expect(line).toMatchObject({ entryId: source.id });
      expect(line.text.slice(links[0]!.start, links[0]!.end)).toBe(links[0]!.quote);
    }
    expect(entry.sentences.every(({ links }) => links.length > 0)).toBe(true);
    const checks = await account.ok(runChecks, { params: { id: entry.id } });
    expect(checks.checks.filter(({ severity }) => severity === 'major')).toEqual([]);
    expect(checks.ledger.filter(({ state }) => state === 'missing')).toEqual([]);
  });

  it('has no note to generate again from its lines', async () => {
    await writtenEntry(account, { noteId });
    const { entry } = await run('summarise the last visit');
    expect(entry.abilities.generate).toBe(false);
    const { status } = await account.call(generateTranscript, { params: { id: entry.id }, body: {} });
    expect(status).toBe(409);
  });

  it('says what it can write when it cannot, and adds and takes nothing', async () => {
    await writtenEntry(account, { noteId });
    const before = await balance();
    const reply = await account.call(startCommand, { params: { id: noteId }, body: { command: 'write a limerick' } });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      code: 'NOT_POSSIBLE',
      message: expect.stringContaining('a referral letter, a summary'),
    });
    expect(await balance()).toBe(before);
    const empty = await newPatient(account);
    const nothing = await account.call(startCommand, {
      params: { id: empty.id },
      body: { command: 'medication list' },
    });
    expect(nothing.body).toMatchObject({ code: 'EMPTY_SOURCE' });
  });

  it('draws from the chosen entries only, and never from another chart', async () => {
    const one = await writtenEntry(account, { noteId });
    await writtenEntry(account, {
      noteId,
      question: 'Doctor: How are you?\nPatient: I have had a headache for two days.',
    });
    const { transcript, taskId } = await account.ok(startCommand, {
      params: { id: noteId },
      body: { command: 'summary', entryIds: [one.id] },
    });
    await finishedTask(account, taskId);
    const entry = await entryById(account, transcript.id);
    expect(entry.answer).not.toContain('headache');
    const foreign = await newEntry(await newAccount(server));
    const reply = await account.call(startCommand, {
      params: { id: noteId },
      body: { command: 'summary', entryIds: [foreign.id] },
    });
    expect(reply.status).toBe(404);
  });

  it('costs what the model costs, once, and gives it back when nothing in the chart answers', async () => {
    await newEntry(account, { noteId, question: 'Patient: I came about my knee, it hurts.' });
    const { task } = await run('medication list');
    expect(task).toMatchObject({
      status: 'failure',
      result: { message: expect.stringContaining('Nothing in this chart') },
    });
    expect(await balance()).toBe(30);
  });

  it('is not there for others', async () => {
    await writtenEntry(account, { noteId });
    const stranger = await newAccount(server);
    const reply = await stranger.call(startCommand, { params: { id: noteId }, body: { command: 'summary' } });
    expect(reply.status).toBe(404);
    const [row] = await server.engine.query(
      "select count(*)::int as n from audit_events where note_id = $1 and action = 'note.command'",
      [noteId],
    );
    expect(row).toEqual({ n: 0 });
  });
});
