import { answerCheck, listOpenWork } from '@clinical/contract/checks/checks.calls';
import type { OpenWork } from '@clinical/contract/checks/open-work.schemas';
import { archiveNote, deleteNotes, getNote } from '@clinical/contract/notes/notes.calls';
import { deleteTranscript } from '@clinical/contract/transcripts/entries.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../../test/builders/accounts.ts';
import { grant } from '../../../../test/builders/notes.ts';
import { newEntry, newPatient, writtenEntry } from '../../../../test/builders/transcripts.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { type ModelServer, startModelServer } from '../../../../test/model-server.ts';

let model: ModelServer;
let server: TestServer;
let account: TestAccount;
let noteId: string;

beforeAll(async () => {
  model = await startModelServer({ mode: 'unfaithful' });
  server = await startTestServer({ OPENAI_API_KEY: 'key-1', OPENAI_BASE_URL: model.url });
});
afterAll(async () => {
  await model.close();
  await server.stop();
});
beforeEach(async () => {
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});

const work = (who = account, limit?: number): Promise<OpenWork> =>
  who.ok(listOpenWork, { query: limit === undefined ? {} : { limit } });
const kindsOf = ({ groups }: OpenWork) => groups.map(({ kind, count }) => [kind, count]);
const set = (id: string, change: string, values: unknown[] = []) =>
  server.engine.query(`update transcripts set ${change} where id = $1`, [id, ...values]);

/** A last job of the entry that ended in this way. */
async function lastTask(id: string, status: string, progress: number | null = null): Promise<string> {
  const rows = (await server.engine.query(
    `insert into background_tasks (id, user_id, workspace_id, kind, note_id, status, progress, job, payload, attempts, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'note', $3, $4, $5, 'x', '{}', 1, 1, 1) returning id`,
    [account.userId, account.workspaceId, noteId, status, progress],
  )) as { id: string }[];
  await set(id, 'task_id = $2', [rows[0]!.id]);
  return rows[0]!.id;
}

describe('what unsigned visits wait for', () => {
  it('is nothing without visits, and for a typed source without a note', async () => {
    expect(await work()).toEqual({ groups: [] });
    await newEntry(account, { noteId });
    expect(await work()).toEqual({ groups: [] });
  });

  it('is answers while a finding is open, and then a signature', async () => {
    const entry = await writtenEntry(account, { noteId, model: 'gpt-4.1' });
    const found = await work();
    expect(kindsOf(found)).toEqual([['findings', 1]]);
    const [item] = found.groups[0]!.items;
    expect(item).toMatchObject({ transcriptId: entry.id, held: false, doing: null, progress: null });
    expect(item!.findings).toBeGreaterThan(0);
    expect(item!.note.title).toBe('Maria Lind');
    expect(item!.note.lastVisit).toEqual({ at: item!.visitAt, reason: item!.reason, state: 'draft' });
    expect(item!.reason).toMatch(/\w/);
    const rows = (await server.engine.query(
      `select found->>'key' as key, found->>'kind' as kind, found->>'severity' as severity
       from note_checks, jsonb_array_elements(checks) found where transcript_id = $1`,
      [entry.id],
    )) as { key: string; kind: string; severity: string }[];
    expect(item!.findings).toBe(rows.length);
    for (const { key, kind, severity } of rows) {
      const dismisses = kind === 'missing' || severity !== 'major';
      await account.ok(answerCheck, {
        params: { id: entry.id, checkId: key },
        body: dismisses
          ? { action: 'dismiss', reason: 'not_clinical' }
          : { action: 'accept', reason: 'Checked with the patient' },
      });
    }
    expect(kindsOf(await work())).toEqual([['sign', 1]]);
    await set(entry.id, 'signed_at = 1');
    expect(await work()).toEqual({ groups: [] });
  });

  it('is a decision for a held one, a job while one runs, and a new try after it failed', async () => {
    const { id } = await newEntry(account, { noteId });
    await set(id, `hold = '{}'`);
    const held = await work();
    expect(held.groups).toMatchObject([{ kind: 'findings', items: [{ held: true, findings: 0 }] }]);
    await set(id, 'hold = null');
    await lastTask(id, 'PROGRESS', 40);
    const running = await work();
    expect(running.groups).toMatchObject([{ kind: 'waiting', items: [{ doing: 'writing', progress: 40 }] }]);
    await server.engine.query('delete from background_tasks where note_id = $1', [noteId]);
    await lastTask(id, 'FAILURE');
    expect(kindsOf(await work())).toEqual([['failed', 1]]);
    await server.engine.query('delete from background_tasks where note_id = $1', [noteId]);
    await lastTask(id, 'REVOKED');
    expect(await work()).toEqual({ groups: [] });
  });

  it('is text for a recording that nobody has transcribed', async () => {
    const { id } = await newEntry(account, { noteId });
    const speech = (missing: unknown, taskId: string | null = null) =>
      set(id, 'speech = $2::jsonb', [JSON.stringify({ missing, taskId, failure: null })]);
    await speech(null);
    expect(kindsOf(await work())).toEqual([['waiting', 1]]);
    await speech([{ fromMs: 0, toMs: 10 }]);
    expect(kindsOf(await work())).toEqual([['waiting', 1]]);
    await speech(null, await lastTask(id, 'PENDING'));
    expect((await work()).groups).toMatchObject([{ items: [{ doing: 'transcribing', progress: null }] }]);
    await server.engine.query('delete from background_tasks where note_id = $1', [noteId]);
    await speech([]);
    expect(await work()).toEqual({ groups: [] });
  });
});

describe('the list', () => {
  it('has the newest of each kind and counts all', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { id } = await newEntry(account, { noteId });
      await set(id, 'version = 1');
      ids.push(id);
    }
    const found = await work(account, 2);
    expect(kindsOf(found)).toEqual([['sign', 3]]);
    expect(found.groups[0]!.items.map(({ transcriptId }) => transcriptId)).toEqual([ids[2], ids[1]]);
  });

  it('leaves out what others added, what is in a bin, archived or not visible any more', async () => {
    const { id } = await newEntry(account, { noteId });
    await set(id, 'version = 1');
    const colleague = await newColleague(server, account);
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'edit');
    expect(await work(colleague)).toEqual({ groups: [] });
    await account.ok(archiveNote, { params: { id: noteId }, body: { archived: true } });
    expect(await work()).toEqual({ groups: [] });
    await account.ok(archiveNote, { params: { id: noteId }, body: { archived: false } });
    expect(kindsOf(await work())).toEqual([['sign', 1]]);
    await account.ok(deleteNotes, { body: { ids: [noteId] } });
    expect(await work()).toEqual({ groups: [] });

    const theirs = await newPatient(account);
    await grant(server.engine, theirs.id, `user:${colleague.userId}`, 'edit');
    const added = await newEntry(colleague, { noteId: theirs.id });
    await set(added.id, 'version = 1');
    expect(kindsOf(await work(colleague))).toEqual([['sign', 1]]);
    await server.engine.query('delete from note_grants where note_id = $1 and principal = $2', [
      theirs.id,
      `user:${colleague.userId}`,
    ]);
    expect(await work(colleague)).toEqual({ groups: [] });
  });

  it('leaves an audit row', async () => {
    await work();
    const rows = await server.engine.query(
      "select action from audit_events where user_id = $1 and action = 'note.list-work'",
      [account.userId],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('the last visit of a chart', () => {
  const lastVisit = async (id = noteId) => (await account.ok(getNote, { params: { id } })).lastVisit;

  it('is its newest entry that is a visit, and goes with it', async () => {
    expect(await lastVisit()).toBeNull();
    const first = await newEntry(account, { noteId });
    expect(await lastVisit()).toEqual({ at: first.createdAt, reason: null, state: 'open' });
    const second = await writtenEntry(account, { noteId });
    expect(await lastVisit()).toMatchObject({ at: second.createdAt, state: 'draft' });
    await account.ok(deleteTranscript, { params: { id: second.id } });
    expect(await lastVisit()).toMatchObject({ at: first.createdAt, state: 'open' });
    await set(first.id, `kind = 'command'`);
    const third = await newEntry(account, { noteId });
    await account.ok(deleteTranscript, { params: { id: third.id } });
    expect(await lastVisit()).toBeNull();
  });
});
