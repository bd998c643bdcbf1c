import { randomUUID } from 'node:crypto';
import { finishRecording } from '@clinical/contract/capture/recordings.calls';
import { cancelBackgroundTask } from '@clinical/contract/operations/background-tasks.calls';
import { tryPrompt } from '@clinical/contract/pre-chats/pre-chats.calls';
import { createDepartment } from '@clinical/contract/teams/departments.calls';
import { changeMemberPermission, handOver, removeMember } from '@clinical/contract/teams/members.calls';
import { createTemplate, deleteTemplate } from '@clinical/contract/templates/templates.calls';
import { mergeNotes } from '@clinical/contract/notes/merges.calls';
import { createNote, deleteNotes, listNotes } from '@clinical/contract/notes/notes.calls';
import { restoreTranscript } from '@clinical/contract/transcripts/entry-bin.calls';
import type { GenerateEvent } from '@clinical/contract/scribe/generate.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { UploadedTranscripts } from '@clinical/contract/capture/files.schemas';
import { createEmptyTicket, deleteTranscript, getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import { generateTranscript } from '@clinical/contract/scribe/generate.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { uploadAudioFiles } from '@clinical/contract/capture/files.calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteOldReplies } from '../../src/platform/http/idempotency.ts';
import { backgroundTasks } from '../../src/platform/jobs/background-tasks.table.ts';
import { newAccount, newColleague, type TestAccount } from '../builders/accounts.ts';
import { grant } from '../builders/notes.ts';
import { givenConsent, newRecording, sendSeconds } from '../builders/recordings.ts';
import { templateForm } from '../builders/templates.ts';
import { finishedTask, newEntry, newPatient, shortVisit } from '../builders/transcripts.ts';
import { errorCode, type Reply, testServer, type TestServer } from '../harness.ts';
import { openRaw, requestHead } from '../raw-request.ts';
import { TestRecorder } from '../recorder.ts';
import { filesBelow } from '../temporary-folder.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});

const key = 'one-action-of-a-client';
const eight = <T>(work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: 8 }, (_, n) => work(n)));
const thread = async () => (await account.ok(getTranscripts, { params: { id: noteId } })) as Transcript[];
const uploads = async () => (await filesBelow(`${server.dataDir}/files`)).length;

async function upload(content: string, idempotencyKey = key) {
  const form = new FormData();
  form.set('noteId', noteId);
  form.append('files', new Blob([content]), 'visit.txt');
  const response = await server.fetch(`/api${uploadAudioFiles.path}`, {
    method: 'POST',
    headers: { authorization: `token ${account.token}`, 'idempotency-key': idempotencyKey },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as UploadedTranscripts & { code?: string } };
}

function generate(entryId: string, signal?: AbortSignal) {
  return server.fetch(`/api${generateTranscript.path.replace('{id}', entryId)}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${account.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: '{}',
    signal: signal ?? null,
  });
}

const eventsOf = (text: string) =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line.replace(/^data: /, '')) as GenerateEvent);

test('an upload that is sent again, also eight times at once, is one entry with one set of files', async () => {
  const before = await uploads();
  const replies = await eight(() => upload(shortVisit));
  replies.push(await upload(shortVisit));
  expect(replies.map(({ status }) => status)).toEqual(Array(9).fill(200));
  for (const { body } of replies) expect(body).toEqual(replies[0]!.body);
  expect(await thread()).toHaveLength(1);
  expect(await uploads()).toBe(before + 1);
});

test('the same key with another file is refused, and that file goes', async () => {
  const before = await uploads();
  expect((await upload(shortVisit)).status).toBe(200);
  const other = await upload(`${shortVisit}\nPatient: and my back.`);
  expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
  expect(await uploads()).toBe(before + 1);
});

test('a generation that is asked for again is the same one: its stream goes on where the work is', async () => {
  const entry = await newEntry(account, { noteId });
  const left = new AbortController();
  const dropped = await generate(entry.id, left.signal);
  left.abort();
  expect(dropped.status).toBe(200);
  const again = eventsOf(await (await generate(entry.id)).text());
  expect(again[0]!.type).toBe('task');
  expect(again.at(-1)!.type).toBe('complete');
  const later = await generate(entry.id);
  expect(later.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(later.headers.get('idempotency-replayed')).toBe('true');
  const told = eventsOf(await later.text()).filter(({ type }) => type !== 'section');
  expect(told).toEqual([
    { type: 'task', taskId: again[0]!.taskId },
    { type: 'complete', taskId: again[0]!.taskId, progress: 100 },
  ]);
  const tasks = await server.engine.query('select id from background_tasks where record_id = $1', [entry.id]);
  expect(tasks).toEqual([{ id: again[0]!.taskId }]);
});

test('eight generations at once under one key are one', async () => {
  const entry = await newEntry(account, { noteId });
  const streams = await eight(async () => eventsOf(await (await generate(entry.id)).text()));
  expect(new Set(streams.map((events) => events[0]!.taskId)).size).toBe(1);
  for (const events of streams) expect(events.at(-1)!.type).toBe('complete');
  await finishedTask(account, streams[0]![0]!.taskId);
  expect((await thread())[0]!.version).toBe(1);
});

test('a connection that is lost before the reply costs nothing: the repeat gets it', async () => {
  const body = JSON.stringify({ title: 'Dropped Once' });
  const connection = openRaw(server.address);
  const headers = {
    authorization: `Bearer ${account.token}`,
    'content-type': 'application/json',
    'content-length': String(body.length),
    'idempotency-key': key,
  };
  connection.write(requestHead(server.address, 'POST /api/notes/', headers) + body);
  const mine = () =>
    server.engine.query('select id from notes where owner_id = $1 and title = $2', [account.userId, 'Dropped Once']);
  await expect.poll(async () => (await mine()).length).toBe(1);
  connection.destroy();
  const again = await account.call(createNote, { body: { title: 'Dropped Once' } }, { idempotencyKey: key });
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  expect(await mine()).toEqual([{ id: again.body.id }]);
  const audited = await server.engine.query(
    "select action from audit_events where user_id = $1 and action in ('note.create', 'request.repeat') order by seq",
    [account.userId],
  );
  expect(audited.map((row) => row.action)).toEqual(['note.create', 'note.create', 'request.repeat']);
});

test('an entry typed, begun blank or brought back, and a merge, happen once however often they are sent', async () => {
  const [entry, source] = [await newEntry(account, { noteId }), await newPatient(account, 'Twice')];
  await newEntry(account, { noteId: source.id });
  const typed = { body: { noteId, question: shortVisit } };
  const merge = { body: { source_note_id: source.id, target_note_id: noteId } };
  const twice = async <T>(send: (idempotencyKey: string) => Promise<T>, name: string) => {
    const [one, again] = await eight(() => send(`${key}-${name}`));
    expect(again).toEqual(one);
  };
  await twice((idempotencyKey) => account.ok(saveTranscript, typed, { idempotencyKey }), 'typed');
  await twice((idempotencyKey) => account.ok(createEmptyTicket, { body: { noteId } }, { idempotencyKey }), 'blank');
  await twice((idempotencyKey) => account.ok(mergeNotes, merge, { idempotencyKey }), 'merge');
  await account.ok(deleteTranscript, { params: { id: entry.id } });
  const restore = { params: { id: entry.id } };
  await twice((idempotencyKey) => account.ok(restoreTranscript, restore, { idempotencyKey }), 'restore');
  expect(await thread()).toHaveLength(4);
});

test('a refusal is not kept: with the same key the corrected state is tried anew', async () => {
  const refused = await account.call(createNote, { body: { title: ' ' } }, { idempotencyKey: key });
  expect(refused.status).toBe(422);
  expect((await account.call(createNote, { body: { title: 'Fine' } }, { idempotencyKey: key })).status).toBe(200);
});

test('nor is one that comes after the first transaction', async () => {
  const ask = () =>
    account.call(tryPrompt, { body: { noteId, contextEntryIds: [], text: 'zebra' } }, { idempotencyKey: key });
  for (const { status, body } of [await ask(), await ask()])
    expect([status, (body as { code?: string }).code]).toEqual([422, 'NOTHING_FOUND']);
});

describe('a repeat to somebody whose access has changed', () => {
  let person: TestAccount;
  beforeEach(async () => {
    person = await newColleague(server, account);
    await grant(server.engine, noteId, `user:${person.userId}`, 'edit');
  });
  const typed = () => ({ body: { noteId, question: shortVisit } });
  const send = (of = person) => of.call(saveTranscript, typed(), { idempotencyKey: key });
  const expectGone = async (ask: () => Promise<Reply<unknown>>) => {
    const { status, body } = await ask();
    expect([status, (body as { code?: string }).code]).toEqual([404, 'NOT_FOUND']);
    expect(JSON.stringify(body)).not.toContain('Good morning');
  };

  /** What happens to an entry that the person made, after which they get its first reply no more. */
  const changes: Record<string, (entryId: string) => Promise<unknown>> = {
    'the chart is taken away': () =>
      server.engine.query('delete from note_grants where note_id = $1 and principal = $2', [
        noteId,
        `user:${person.userId}`,
      ]),
    'they may only read the chart': () =>
      server.engine.query("update note_grants set level = 'read' where note_id = $1 and principal = $2", [
        noteId,
        `user:${person.userId}`,
      ]),
    'they may only read in the workspace': async () => {
      const [params, body] = [{ id: person.userId }, { permission: 'read' as const }];
      await account.ok(changeMemberPermission, { params, body });
    },
    'the chart goes to the bin': () => account.ok(deleteNotes, { body: { ids: [noteId] } }),
    'the entry goes to the bin': (id) => account.ok(deleteTranscript, { params: { id } }),
    'the chart is in another workspace': async () => {
      const other = await newAccount(server);
      await server.engine.query('update notes set workspace_id = $2 where id = $1', [noteId, other.workspaceId]);
    },
    'the entry is in another chart': async (id) => {
      const other = await newPatient(account, 'Somebody Else');
      await server.engine.query('update transcripts set note_id = $2 where id = $1', [id, other.id]);
    },
  };

  test.each(Object.entries(changes))('is not found when %s', async (_, change) => {
    const first = await send();
    expect(first.status).toBe(200);
    expect((await send()).body).toEqual(first.body);
    await change(first.body.transcript.id);
    await expectGone(() => send());
    const rows = await server.engine.query(
      "select outcome from audit_events where user_id = $1 and action = 'access.refused'",
      [person.userId],
    );
    expect(rows).toEqual([{ outcome: 'refused' }]);
  });

  test('is refused as all else when they left the workspace', async () => {
    expect((await send()).status).toBe(200);
    const params = { id: person.userId };
    await account.ok(handOver, { params, body: { toUserId: account.userId } });
    await account.ok(removeMember, { params });
    expect((await send()).status).toBe(403);
  });

  test('is a reading of the chart in the log', async () => {
    await send();
    await send();
    const rows = await server.engine.query(
      "select action, note_id from audit_events where user_id = $1 and action in ('note.read', 'request.repeat') order by action",
      [person.userId],
    );
    expect(rows).toEqual([
      { action: 'note.read', note_id: noteId },
      { action: 'request.repeat', note_id: null },
    ]);
  });

  test('is not found for a template that was deleted, nor for what an admin made who is none any more', async () => {
    const option = { idempotencyKey: key };
    const template = () => person.call(createTemplate, { body: templateForm() }, option);
    const made = await template();
    expect((await template()).body).toEqual(made.body);
    await person.ok(deleteTemplate, { params: { id: made.body.id } });
    await expectGone(template);

    const params = { id: person.userId };
    await account.ok(changeMemberPermission, { params, body: { permission: 'admin' } });
    const department = () =>
      person.call(createDepartment, { body: { name: 'Nursing' } }, { idempotencyKey: `${key}-2` });
    expect((await department()).status).toBe(201);
    await account.ok(changeMemberPermission, { params, body: { permission: 'edit' } });
    await expectGone(department);
  });

  test('is not found for a task, nor for a recording, of a chart that is theirs no more', async () => {
    const { id } = await newRecording(person, { noteId, consentId: await givenConsent(person, noteId) });
    const recorder = new TestRecorder(31);
    await sendSeconds(person, id, recorder, 3);
    const { chunks, durationMs } = recorder;
    const body = { chunks, durationMs };
    const finish = () => person.call(finishRecording, { params: { id }, body }, { idempotencyKey: key });
    expect((await finish()).status).toBe(200);
    const taskId = randomUUID();
    const task = { job: 'none', payload: {}, attempts: 1, createdAt: 1, updatedAt: 1, kind: 'note' as const };
    const { userId, workspaceId } = person;
    await server.engine.db
      .insert(backgroundTasks)
      .values({ ...task, id: taskId, userId, workspaceId, noteId, status: 'PENDING' });
    const cancel = () => person.call(cancelBackgroundTask, { params: { id: taskId } }, { idempotencyKey: `${key}-2` });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    await changes['the chart is taken away']!('');
    await expectGone(finish);
    await expectGone(cancel);
  });
});

test('keys are each person’s own, and forgotten with their replies after a day', async () => {
  const other = await newAccount(server);
  const body = { title: 'Mine Alone' };
  const mine = await account.ok(createNote, { body }, { idempotencyKey: key });
  const theirs = await other.ok(createNote, { body }, { idempotencyKey: key });
  expect(theirs.id).not.toBe(mine.id);
  const kept = async () => Number((await server.engine.query('select count(*) as n from idempotency_keys'))[0]!.n);
  expect(await kept()).toBeGreaterThan(1);
  await deleteOldReplies(server.engine.db, server.clock.now() + 24 * 60 * 60_000 + 1);
  expect(await kept()).toBe(0);
  expect((await account.ok(createNote, { body }, { idempotencyKey: key })).id).not.toBe(mine.id);
  expect((await account.ok(listNotes, { query: {} })) as unknown[]).toHaveLength(3);
});

test.each(['short', 'x'.repeat(129), 'with space in it', 'ümlaut-key'])('%j is no key', async (bad) => {
  const reply = await server.fetch('/api/notes/', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${account.token}`,
      'content-type': 'application/json',
      'idempotency-key': Buffer.from(bad).toString('latin1'),
    },
    body: '{"title":"x"}',
  });
  expect(reply.status).toBe(400);
  expect(errorCode({ status: 400, headers: reply.headers, body: await reply.json() })).toBe('MALFORMED_REQUEST');
});
