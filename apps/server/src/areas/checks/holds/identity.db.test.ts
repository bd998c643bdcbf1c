import { answerIdentity } from '@clinical/contract/checks/checks.calls';
import type { AnswerIdentity } from '@clinical/contract/checks/checks.schemas';
import { createNote, getNote, updateNote } from '@clinical/contract/notes/notes.calls';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { generateTranscript } from '@clinical/contract/scribe/generate.calls';
import { getTranscripts, updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { entryById, finishedTask, shortVisit } from '../../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
let maria: Note;
let omar: Note;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  const patient = (title: string, dateOfBirth: string, sex: 'female' | 'male') =>
    account.ok(createNote, { body: { title, dateOfBirth, sex } });
  maria = await patient('Maria Santos', '1958-03-14', 'female');
  omar = await patient('Omar Haddad', '1971-11-30', 'male');
});

/** Of Omar, with his own word for it. */
const omarsVisit = [
  'Doctor: Can you confirm your name and date of birth for me?',
  'Patient: Omar Haddad, November 30, 1971.',
  shortVisit,
].join('\n');

/** Saved in Maria's chart. */
const astray = async (): Promise<Transcript> => {
  const body = { noteId: maria.id, question: omarsVisit, generate: true };
  const { transcript, taskId } = await account.ok(saveTranscript, { body });
  expect(taskId).toBeUndefined();
  return transcript;
};
const answer = ({ id }: Pick<Transcript, 'id'>, body: AnswerIdentity) =>
  account.ok(answerIdentity, { params: { id }, body });
const tasks = async () =>
  (await server.engine.query('select 1 from background_tasks where user_id = $1', [account.userId])).length;
const actions = async ({ id }: Pick<Transcript, 'id'>) => {
  const rows = await server.engine.query('select action from audit_events where record_id = $1 order by seq', [id]);
  return rows.map((row) => row['action']);
};

describe('a visit that does not fit its chart', () => {
  it('is kept with both sides; nothing is written', async () => {
    const entry = await astray();
    expect(entry).toMatchObject({ question: omarsVisit, version: 0, taskId: null });
    if (entry.hold?.kind !== 'identity') throw new Error('it is not held');
    const born = entry.hold.conflicts.find(({ field }) => field === 'dateOfBirth')!;
    expect(born).toMatchObject({ hard: true, chart: expect.stringContaining('1958') as string });
    const [link] = born.evidence;
    expect(entry.utterances.find(({ id }) => id === link!.utteranceId)!.text).toContain(link!.quote);
    expect(await tasks()).toBe(0);
    expect(await actions(entry)).toEqual(['transcript.create', 'transcript.hold']);
  });

  it('stays held when it is asked for again', async () => {
    const entry = await astray();
    const reply = await account.call(generateTranscript, { params: { id: entry.id }, body: {} });
    expect([reply.status, errorCode(reply)]).toEqual([409, 'IDENTITY_CONFLICT']);
    expect((await entryById(account, entry.id)).hold?.kind).toBe('identity');
    expect(await tasks()).toBe(0);
  });

  it('is written once somebody says, with a reason, that it is the right patient; and again without asking', async () => {
    const entry = await astray();
    const params = { id: entry.id };
    const short = await account.call(answerIdentity, { params, body: { action: 'right-patient', reason: ' ' } });
    expect([short.status, errorCode(short)]).toEqual([422, 'INVALID_INPUT']);
    const { transcript, taskId } = await answer(entry, { action: 'right-patient', reason: 'Canary, seen in person.' });
    expect(transcript).toMatchObject({ hold: null, taskId });
    expect((await finishedTask(account, taskId!)).status).toBe('success');
    expect((await entryById(account, entry.id)).version).toBe(1);
    expect(await actions(entry)).toContain('transcript.confirm-patient');
    const reply = await account.call(generateTranscript, { params, body: {} });
    expect(reply.status).toBe(200);
    const [kept] = await server.engine.query('select reason, user_id from identity_answers where transcript_id = $1', [
      entry.id,
    ]);
    expect(kept).toEqual({ reason: 'Canary, seen in person.', user_id: account.userId });
    const [log] = await server.engine.query(
      'select count(*)::int as n from audit_events where audit_events::text like $1',
      ['%Canary, seen%'],
    );
    expect(log!['n']).toBe(0);
  });

  it('moves to the chart it belongs to, where its note is written', async () => {
    const entry = await astray();
    const { transcript, taskId } = await answer(entry, { action: 'move', noteId: omar.id });
    expect(transcript).toMatchObject({ id: entry.id, noteId: omar.id, hold: null });
    expect((await finishedTask(account, taskId!)).status).toBe('success');
    const thread = async (note: Note) =>
      (await account.ok(getTranscripts, { params: { id: note.id } })) as Transcript[];
    expect([(await thread(maria)).length, (await thread(omar)).length]).toEqual([0, 1]);
    const count = async ({ id }: Note) => (await account.ok(getNote, { params: { id } })).entries;
    expect([await count(maria), await count(omar)]).toEqual([0, 1]);
    expect((await actions(entry)).filter((action) => action === 'transcript.move')).toHaveLength(2);
  });

  it('is held again in a chart that it does not fit either', async () => {
    const entry = await astray();
    const third = await account.ok(createNote, { body: { title: 'Ana Pereira', dateOfBirth: '1983-03-03' } });
    const { transcript, taskId } = await answer(entry, { action: 'move', noteId: third.id });
    expect(taskId).toBeNull();
    expect(transcript).toMatchObject({ noteId: third.id, hold: { kind: 'identity' } });
  });

  it('does not move to a chart of somebody else, nor where it is', async () => {
    const entry = await astray();
    const stranger = await newAccount(server);
    const theirs = await stranger.ok(createNote, { body: { title: 'Not yours' } });
    const move = async (noteId: string) =>
      (await account.call(answerIdentity, { params: { id: entry.id }, body: { action: 'move', noteId } })).status;
    expect([await move(theirs.id), await move(maria.id)]).toEqual([404, 409]);
    expect((await entryById(account, entry.id)).noteId).toBe(maria.id);
  });

  it('is let go when it is cancelled, checked anew when its words change, and released when the chart is corrected', async () => {
    const entry = await astray();
    const cancelled = await answer(entry, { action: 'cancel' });
    expect(cancelled).toMatchObject({ taskId: null, transcript: { hold: null, version: 0 } });
    const again = await account.call(generateTranscript, { params: { id: entry.id }, body: {} });
    expect(errorCode(again)).toBe('IDENTITY_CONFLICT');
    const body = { noteId: maria.id, createdAt: entry.createdAt, question: `${omarsVisit}\nPatient: Thank you.` };
    expect((await account.ok(updateTranscript, { body })).hold).toBeNull();
    await account.call(generateTranscript, { params: { id: entry.id }, body: {} });
    expect((await answer(entry, { action: 'check' })).transcript.hold?.kind).toBe('identity');
    await account.ok(updateNote, {
      params: { id: maria.id },
      body: { title: 'Omar Haddad', dateOfBirth: '1971-11-30', sex: 'male' },
    });
    expect((await answer(entry, { action: 'check' })).transcript.hold).toBeNull();
    expect(await tasks()).toBe(0);
  });
});

it('says nothing where the visit fits, or the chart knows too little', async () => {
  const bare = await account.ok(createNote, { body: { title: 'Walk-in' } });
  for (const noteId of [omar.id, bare.id]) {
    const saved = await account.ok(saveTranscript, { body: { noteId, question: omarsVisit, generate: true } });
    expect([saved.transcript.hold, typeof saved.taskId], noteId).toEqual([null, 'string']);
  }
});

it('is not somebody else’s to answer', async () => {
  const entry = await astray();
  const stranger = await newAccount(server);
  for (const body of [{ action: 'check' }, { action: 'cancel' }, { action: 'move', noteId: omar.id }] as const) {
    expect((await stranger.call(answerIdentity, { params: { id: entry.id }, body })).status).toBe(404);
  }
});
