import { getBrief } from '@clinical/contract/brief/brief.calls';
import { closeAccount } from '@clinical/contract/accounts/password.calls';
import { listClinicalTasks, listSentRecords } from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import { previewEhrPush } from '@clinical/contract/ehr/ehr.calls';
import { mergeNotes, undoMerge } from '@clinical/contract/notes/merges.calls';
import { exportNote } from '@clinical/contract/notes/notes.calls';
import { deleteTranscript } from '@clinical/contract/transcripts/entries.calls';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { applyTasks, newClinicalTask } from '../../../test/builders/clinical-tasks.ts';
import { newStoredPush } from '../../../test/builders/ehr.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { password } from '../../../test/builders/signing.ts';
import { writtenEntry } from '../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { readZip } from '../../../test/read-zip.ts';
import { actingAs } from '../../platform/acting-as.ts';
import { area } from './area.ts';
import { entryPushes } from './entry-pushes.ts';
import { ehrLinks, ehrPatients, ehrPushes } from './ehr.table.ts';

let server: TestServer;
let account: TestAccount;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server, { password });
});

async function sentNote() {
  const { id: noteId } = await newNote(account, { title: 'Maria Lind' });
  const { id: transcriptId } = await writtenEntry(account, { noteId });
  await newStoredPush(server, account, { noteId, transcriptId, text: 'Dry cough for three days.' });
  return { noteId, transcriptId };
}

const chosenFor = async (noteId: string): Promise<string[]> => {
  const rows = await server.engine.db.select().from(ehrPatients).where(eq(ehrPatients.noteId, noteId));
  return rows.map(({ patientId }) => patientId);
};

it('the chosen patient follows a merge, and comes back; what was sent stays with its entry', async () => {
  const { noteId, transcriptId } = await sentNote();
  const into = await newNote(account, { title: 'Maria Lind' });
  const body = { source_note_id: noteId, target_note_id: into.id };
  const { mergeId } = await account.ok(mergeNotes, { body });
  expect([await chosenFor(noteId), await chosenFor(into.id)]).toEqual([[], ['p1']]);
  const { pushes } = await account.ok(previewEhrPush, { params: { id: transcriptId } });
  expect(pushes).toMatchObject([{ state: 'confirmed', documentId: '1' }]);
  await account.ok(undoMerge, { params: { mergeId } });
  expect([await chosenFor(noteId), await chosenFor(into.id)]).toEqual([['p1'], []]);
});

it('the choice of the chart that stays is kept', async () => {
  const one = await sentNote();
  const two = await sentNote();
  await account.ok(mergeNotes, { body: { source_note_id: one.noteId, target_note_id: two.noteId } });
  expect(await chosenFor(two.noteId)).toEqual(['p1']);
});

const tasksOf = async (noteId: string) => {
  const { items } = await account.ok(listClinicalTasks, { query: { noteId } });
  return items.map(({ title, category }) => [category, title]);
};

async function move(id: string, from: string, to: string): Promise<void> {
  const { userId, workspaceId } = account;
  const ctx = await server.ports.get(actingAs).contextOf({ userId, workspaceId });
  await ctx.transaction((tx) => entryPushes.moved(tx, { id, noteId: from }, { id: to, workspaceId }));
}

it('a note that leaves the chart of its patient is to be removed from the EHR, until it is back', async () => {
  const { noteId, transcriptId } = await sentNote();
  const other = await newNote(account, { title: 'Mario Lind' });
  const task = ['Alert', 'Remove this note from fhir: it belongs to another chart'];
  await move(transcriptId, noteId, other.id);
  expect(await tasksOf(noteId)).toEqual([task]);
  await move(transcriptId, noteId, other.id);
  expect(await tasksOf(noteId)).toEqual([task]);
  await move(transcriptId, other.id, noteId);
  expect(await tasksOf(noteId)).toEqual([]);
});

it('a note that waits is not sent once it is moved, and one that is deleted is to be removed', async () => {
  const waits = await sentNote();
  const of = eq(ehrPushes.transcriptId, waits.transcriptId);
  await server.engine.db.update(ehrPushes).set({ state: 'prepared', documentId: null }).where(of);
  await move(waits.transcriptId, waits.noteId, (await newNote(account)).id);
  expect(await server.engine.db.select().from(ehrPushes).where(of)).toMatchObject([{ state: 'failed', nextAt: null }]);
  expect(await tasksOf(waits.noteId)).toEqual([]);
  const sent = await sentNote();
  await account.ok(deleteTranscript, { params: { id: sent.transcriptId } });
  expect(await tasksOf(sent.noteId)).toEqual([['Alert', 'Remove this note from fhir: it was deleted here']]);
});

it('a merge into the chart of another patient there asks to remove what was sent; undone, it does not', async () => {
  const { noteId, transcriptId } = await sentNote();
  const into = await sentNote();
  await server.engine.db.update(ehrPatients).set({ patientId: 'p2' }).where(eq(ehrPatients.noteId, into.noteId));
  await server.engine.db
    .update(ehrPushes)
    .set({ patientId: 'p2' })
    .where(eq(ehrPushes.transcriptId, into.transcriptId));
  const body = { source_note_id: noteId, target_note_id: into.noteId };
  const { mergeId } = await account.ok(mergeNotes, { body });
  expect(await tasksOf(into.noteId)).toHaveLength(1);
  const { pushes } = await account.ok(previewEhrPush, { params: { id: transcriptId } });
  expect(pushes).toMatchObject([{ samePatient: false, handedOver: true }]);
  await account.ok(undoMerge, { params: { mergeId } });
  expect(await tasksOf(into.noteId)).toEqual([]);
});

describe('a signed note in the EHR', () => {
  async function loopWithNote() {
    const { noteId, transcriptId } = await sentNote();
    const of = eq(ehrPushes.transcriptId, transcriptId);
    await server.engine.db.update(ehrPushes).set({ draft: false }).where(of);
    const { records } = await account.ok(listSentRecords, { params: { id: noteId } });
    const task = await newClinicalTask(account, noteId, { title: 'Refer to cardiology', category: 'Referral' });
    const bind = async (taskId: string, station = 'receipt') => {
      const operation = { set: { [station]: records[0]! }, was: { [station]: null } };
      return (await applyTasks(account, { action: 'update', taskId, ...operation })).results[0];
    };
    const loop = async () =>
      (await account.ok(listClinicalTasks, { query: { noteId } })).items.find(({ id }) => id === task.id);
    return { noteId, transcriptId, of, task, records, bind, loop };
  }

  it('proves that a letter of its chart arrived, of no other, and is no reply', async () => {
    const { records, bind, task, loop } = await loopWithNote();
    expect(records).toMatchObject([{ kind: 'push', text: expect.stringMatching(/^Note of \d{4}-\d\d-\d\d in fhir$/) }]);
    const elsewhere = await newClinicalTask(account, (await newNote(account)).id, { category: 'Referral' });
    expect((await bind(elsewhere.id))?.refused?.why).toBe('invalid');
    expect((await bind(task.id, 'proof'))?.refused?.why).toBe('invalid');
    await bind(task.id);
    expect(await loop()).toMatchObject({ status: 'todo', receipt: { kind: 'push', recordId: records[0]!.recordId } });
    const stranger = await newAccount(server);
    expect((await stranger.call(listSentRecords, { params: { id: task.note.id } })).status).toBe(404);
  });

  it('is none while it is a draft, or not seen there', async () => {
    const { noteId, of, bind, task } = await loopWithNote();
    for (const set of [{ draft: true }, { draft: false, state: 'sent' as const }]) {
      await server.engine.db.update(ehrPushes).set(set).where(of);
      expect(await account.ok(listSentRecords, { params: { id: noteId } })).toEqual({ records: [] });
      expect((await bind(task.id))?.refused?.why).toBe('invalid');
    }
  });

  it('proves nothing any more once its entry is deleted or in another chart', async () => {
    const deleted = await loopWithNote();
    await deleted.bind(deleted.task.id);
    await account.ok(deleteTranscript, { params: { id: deleted.transcriptId } });
    expect(await deleted.loop()).toMatchObject({ status: 'todo', receipt: null });
    const moved = await loopWithNote();
    await moved.bind(moved.task.id);
    await move(moved.transcriptId, moved.noteId, (await newNote(account)).id);
    expect(await moved.loop()).toMatchObject({ status: 'todo', receipt: null });
  });
});

it('a note that did not get there stands in the brief of its sender, until it is sent again', async () => {
  const { noteId, transcriptId } = await sentNote();
  const failed = async (who = account) =>
    (await who.ok(getBrief, { query: {} })).groups.find(({ kind }) => kind === 'failedPushes');
  expect(await failed()).toBeUndefined();
  const [row] = await server.engine.db
    .update(ehrPushes)
    .set({ state: 'failed', reason: 'The EHR refused it.' })
    .where(eq(ehrPushes.transcriptId, transcriptId))
    .returning();
  const line = { about: 'push', transcriptId, system: 'fhir', note: { id: noteId } };
  expect(await failed()).toMatchObject({ count: 1, items: [line] });
  expect(await failed(await newColleague(server, account))).toBeUndefined();
  const again = { ...row!, id: randomUUID(), state: 'confirmed' as const, createdAt: row!.createdAt + 1 };
  await server.engine.db.insert(ehrPushes).values(again);
  expect(await failed()).toBeUndefined();
});

it('an export of the chart names what was sent, and where', async () => {
  const { noteId } = await sentNote();
  const reply = await server.fetch(`/api${exportNote.path.replace('{id}', noteId)}`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  const files = readZip(Buffer.from(await reply.arrayBuffer()));
  const [name] = [...files.keys()].filter((each) => each.endsWith('sent-to-ehr.json'));
  expect(JSON.parse(files.get(name!)!.toString())).toMatchObject([
    { system: 'fhir', patientId: 'p1', documentId: '1', state: 'confirmed', text: 'Dry cough for three days.' },
  ]);
});

it('the link of a closed account is erased', async () => {
  const { userId } = account;
  const link = { type: 'fhir', subject: userId, accessSealed: 'sealed', linkedAt: 1 };
  await server.engine.db.insert(ehrLinks).values({ ...link, userId });
  await account.ok(closeAccount, { body: { password } });
  await area.tidy!(server.engine.db, server.clock.now());
  expect(await server.engine.db.select().from(ehrLinks).where(eq(ehrLinks.userId, userId))).toEqual([]);
});
