import { deleteCard } from '@clinical/contract/kanban/kanban.calls';
import { deleteTranscript } from '@clinical/contract/transcripts/entries.calls';
import type { ClinicalTask, TaskSource } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import { mergeNotes, undoMerge } from '@clinical/contract/notes/merges.calls';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { applyTasks, newClinicalTask, tasksOf } from '../../../test/builders/clinical-tasks.ts';
import { newCard } from '../../../test/builders/kanban.ts';
import { newEntry, newPatient } from '../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;
let task: ClinicalTask;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
  task = await newClinicalTask(account, noteId, { title: 'Refer to cardiology', category: 'Referral' });
});
const stored = async () => (await tasksOf(account, noteId))[0]!;

describe('a card', () => {
  const point = (cardId: string | null, was: string | null) =>
    applyTasks(account, { action: 'update', taskId: task.id, set: { cardId }, was: { cardId: was } });

  it('is one of the chart, and a deleted one is pointed to no more', async () => {
    const other = await newCard(account, (await newPatient(account)).id);
    expect((await point(other.id, null)).results[0]?.refused?.why).toBe('invalid');
    const card = await newCard(account, noteId);
    expect((await point(card.id, null)).results[0]?.task?.cardId).toBe(card.id);
    const { version } = await stored();
    await account.ok(deleteCard, { params: { id: noteId, cardId: card.id } });
    expect(await stored()).toMatchObject({ cardId: null, version: version + 1 });
    const rows = await server.engine.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.recordId, task.id))
      .orderBy(auditEvents.seq);
    expect(rows.map(({ action }) => action)).toEqual([
      'clinical-task.create',
      'clinical-task.update',
      'clinical-task.update',
    ]);
  });

  it('that goes back to its chart when a merge is undone is cleared, its own card stays', async () => {
    const into = (await newPatient(account)).id;
    const [own, foreign] = [await newCard(account, noteId), await newCard(account, into)];
    const { id } = await newClinicalTask(account, into, { title: 'There', cardId: foreign.id });
    const { mergeId } = await account.ok(mergeNotes, { body: { source_note_id: noteId, target_note_id: into } });
    await point(foreign.id, null);
    await applyTasks(account, { action: 'update', taskId: id, set: { cardId: own.id }, was: { cardId: foreign.id } });
    await account.ok(undoMerge, { params: { mergeId } });
    expect((await stored()).cardId).toBeNull();
    expect((await tasksOf(account, into))[0]?.cardId).toBeNull();
    await point(own.id, null);
    const again = await account.ok(mergeNotes, { body: { source_note_id: noteId, target_note_id: into } });
    await account.ok(undoMerge, { params: { mergeId: again.mergeId } });
    expect((await stored()).cardId).toBe(own.id);
  });

  it('that was deleted does not come back with the task', async () => {
    const card = await newCard(account, noteId);
    const { version } = (await point(card.id, null)).results[0]!.task!;
    const { batchId } = await applyTasks(account, { action: 'delete', taskId: task.id, version });
    await account.ok(deleteCard, { params: { id: noteId, cardId: card.id } });
    await account.ok(calls.applyTaskOperations, { body: { undo: batchId! } });
    expect((await stored()).cardId).toBeNull();
  });
});

describe('words of a visit', () => {
  const words = (id: string): TaskSource => ({
    transcriptId: id,
    links: [{ utteranceId: 'u1', start: 0, end: 14, startMs: null, endMs: null, quote: 'See a surgeon.' }],
  });
  const visitOf = (chart: string) =>
    newEntry(account, { noteId: chart, question: 'Doctor: See a surgeon.\nPatient: Fine.' });
  const bind = (source: TaskSource | null, was: TaskSource | null) =>
    applyTasks(account, { action: 'update', taskId: task.id, set: { source }, was: { source: was } });

  it('are bound later, from the value that was seen, and unbound by undoing', async () => {
    const source = words((await visitOf(noteId)).id);
    const { batchId, results } = await bind(source, null);
    expect(results[0]?.refused).toBeNull();
    expect((await stored()).source).toMatchObject(source);
    expect((await bind(null, null)).results[0]?.refused?.why).toBe('changed');
    await account.ok(calls.applyTaskOperations, { body: { undo: batchId! } });
    expect((await stored()).source).toBeNull();
  });

  it('stand in a visit of the chart that is not deleted', async () => {
    const other = words((await visitOf((await newPatient(account)).id)).id);
    expect((await bind(other, null)).results[0]?.refused?.why).toBe('invalid');
    const { id } = await visitOf(noteId);
    const source = words(id);
    const unsaid = { ...source, links: source.links.map((link) => ({ ...link, quote: 'See a dentist.' })) };
    expect((await bind(unsaid, null)).results[0]?.refused?.why).toBe('invalid');
    await account.ok(deleteTranscript, { params: { id } });
    expect((await bind(source, null)).results[0]?.refused?.why).toBe('invalid');
  });
});
