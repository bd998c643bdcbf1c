import { randomInt, randomUUID } from 'node:crypto';
import { breakGlass } from '@clinical/contract/audit/break-glass.calls';
import { mergeNotes } from '@clinical/contract/notes/merges.calls';
import { shareTasks } from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import { createPromptTemplate } from '@clinical/contract/prompt-templates/prompt-templates.calls';
import { createQuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.calls';
import { createCollaborator } from '@clinical/contract/teams/collaborators.calls';
import { createDepartment } from '@clinical/contract/teams/departments.calls';
import { inviteMember } from '@clinical/contract/teams/members.calls';
import { createTemplate } from '@clinical/contract/templates/templates.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { startUpload } from '@clinical/contract/capture/uploads.calls';
import { backgroundTasks } from '../../src/platform/jobs/background-tasks.table.ts';
import { newAccount, newColleague, onAnotherDevice, type TestAccount } from '../builders/accounts.ts';
import { newAutoTasker } from '../builders/automations.ts';
import { newClinicalTask } from '../builders/clinical-tasks.ts';
import { newStoredPush } from '../builders/ehr.ts';
import { answerOf, newPublication } from '../builders/evidence.ts';
import { newFax, newFaxUpload } from '../builders/fax.ts';
import { newForm, newFormDraft } from '../builders/forms.ts';
import { addAssets, newCard } from '../builders/kanban.ts';
import { newWorkSpan } from '../builders/analytics.ts';
import { newChannel, sendTo } from '../builders/messaging.ts';
import { newNote } from '../builders/notes.ts';
import { newPreChat, newPrechart } from '../builders/pre-chats.ts';
import { newRecording } from '../builders/recordings.ts';
import {
  newAppointment,
  newBookingHours,
  newClosedDays,
  newVisitType,
  newWaitlistEntry,
} from '../builders/schedules.ts';
import { finishedTask, newEntry } from '../builders/transcripts.ts';
import { newVideoRoom } from '../builders/video-visits.ts';
import { fhirBundle, newChartImport } from '../builders/visualizer.ts';
import { finishedVoiceEdit } from '../builders/voice-edits.ts';
import type { TestServer } from '../harness.ts';
import type { Kind } from './record-kinds.ts';
import { changing, forgetEditors, tablesOf } from './tables.ts';

/** Stands wherever a patient's words, or those of the person who treats them, can stand. */
export const canary = 'Canary';
/** Stands beside it in what is in charts. */
export const patient = 'Kingfisher';

/** Somebody with a record of each kind that a call can name. */
export type Clinic = {
  owner: TestAccount;
  /** Ids by the table that the record lies in, the chart and entry that the others hang on first. */
  ids: ReadonlyMap<Kind, readonly string[]>;
  all: readonly string[];
  /** All ids that stand in its rows: those of the colleagues who work there, too. */
  named: ReadonlySet<string>;
  /** Of the entry. */
  createdAt: string;
};

/** One record of a kind. @throws Error when the clinic has none */
export function idOf({ ids }: Clinic, kind: Kind): string {
  const [first] = ids.get(kind) ?? [];
  if (!first) throw new Error(`the clinic has no record of "${kind}": a call names one, so let newClinic make it`);
  return first;
}

/** Made through the program itself. */
export async function newClinic(server: TestServer): Promise<Clinic> {
  const owner = await newAccount(server);
  const note = await newNote(owner, { title: `${canary} ${patient}`, mrn: canary, phone: '+1 555 555 0100' });
  const { id: templateId } = await owner.ok(createTemplate, {
    body: { title: canary, sections: [{ key: 'plan', header: canary }] },
  });
  await owner.ok(createQuickPhrase, { body: { name: canary, html: canary, scope: 'workspace' } });
  await owner.ok(createPromptTemplate, { body: { title: canary, text: canary } });
  const question = `Doctor: How is the knee?\nPatient: It hurts, says ${canary} ${patient}, when I climb stairs.`;
  const { transcript, taskId } = await owner.ok(saveTranscript, {
    body: { noteId: note.id, question, templateId, generate: true },
  });
  await finishedTask(owner, taskId!);
  await finishedVoiceEdit(server, owner, { transcriptId: transcript.id, instruction: 'Remove the plan.' });
  const card = await newCard(owner, note.id, { title: canary, description: patient });
  await addAssets(server, owner, card, [{ name: `${canary}.txt`, content: `${patient} has a cough.` }]);
  const channel = await newChannel(owner, 'Front desk');
  const message = await sendTo(owner, channel.id, { content: `${canary} ${patient} called`, noteId: note.id });
  const form = await newForm(server, owner, { title: canary });
  await newAutoTasker(owner, { title: `${canary} {item}` });
  await newVideoRoom(owner, { noteId: note.id });
  await newFormDraft(owner, form.id, note.id);
  await newChartImport(owner, note.id, { name: `${canary}.json`, bundle: fhirBundle(`${canary} ${patient}`) });
  await newPublication(server, owner, { title: `${canary} and knees`, abstract: `${canary} reduced knee pain.` });
  await answerOf(owner, { question: `Does ${canary.toLowerCase()} reduce knee pain?` });
  await newFaxUpload(server, owner, { noteId: note.id, name: `${canary}.pdf`, text: patient });
  await newFax(owner, { noteId: note.id, name: `${canary} Clinic`, coverNote: `${canary} ${patient}` });
  await newStoredPush(server, owner, { noteId: note.id, transcriptId: transcript.id, text: `${canary} ${patient}` });
  await newWorkSpan(server, owner, transcript.id);
  await newClinicalTask(owner, note.id, { title: canary, description: patient });
  await owner.ok(shareTasks, { body: { filter: { noteId: note.id } } });
  await newPrechart(owner, note.id, { answer: `${canary} ${patient}`, title: canary });
  await newPreChat(owner, {
    noteId: note.id,
    title: canary,
    answer: `I passed out this morning, says ${canary} ${patient}.`,
  });
  const { id: typeId } = await newVisitType(owner, { name: canary });
  await newWaitlistEntry(owner, note.id, { reason: `${canary} ${patient}`, typeId });
  await newBookingHours(owner);
  await newClosedDays(owner);
  await newAppointment(owner, note.id, { title: `${canary} ${patient}`, prompt: patient, typeId });
  await newRecording(owner, { noteId: note.id, deviceId: canary });
  const upload = {
    kind: 'audio',
    fileName: 'visit.wav',
    size: 70_000,
    modifiedAt: '2026-01-01T00:00:00.000Z',
  } as const;
  await owner.ok(startUpload, { body: { noteId: note.id, ...upload } });
  await owner.ok(createDepartment, { body: { name: 'Nursing' } });
  const shared = { email: `somebody-${owner.userId}@example.org`, permission: 'edit' as const, noteIds: [note.id] };
  await owner.ok(createCollaborator, { body: shared });
  const invited = { email: `invited-${owner.userId}@example.org`, permission: 'edit' as const };
  await owner.ok(inviteMember, { body: invited });
  const merged = await newNote(owner, { title: `${canary} Twice` });
  await newEntry(owner, { noteId: merged.id });
  await owner.ok(mergeNotes, { body: { source_note_id: merged.id, target_note_id: note.id } });
  const nurse = await newColleague(server, owner);
  await nurse.ok(breakGlass, { params: { id: note.id }, body: { reason: 'Unconscious in the waiting room' } });
  // one that waits for ever: a list of what is under way shows it
  const waiting = {
    id: randomUUID(),
    userId: owner.userId,
    workspaceId: owner.workspaceId,
    status: 'PENDING' as const,
  };
  const task = { kind: 'note' as const, job: 'none', payload: {}, attempts: 1, createdAt: 1, updatedAt: 1 };
  await server.engine.db.insert(backgroundTasks).values({ ...waiting, ...task });
  await forgetEditors(server.engine);
  // alerts of failed jobs are messages as well
  const own = [channel.id, message.id];
  const first = [owner.userId, owner.workspaceId, note.id, transcript.id, templateId, taskId!, ...own];
  const ids = await recordsNaming(server, first, first);
  const rows = await rowsNaming(server, [...ids.values()].flat());
  return clinicOf(owner, ids, rows.map(({ row }) => row).join('\n'), transcript.createdAt);
}

function clinicOf(
  owner: TestAccount,
  records: ReadonlyMap<Kind, readonly string[]>,
  rows: string,
  createdAt: string,
): Clinic {
  const ids = new Map([...records, ['sessions', [owner.sessionId]]]);
  return { owner, ids, all: [...ids.values()].flat(), named: new Set([...idsIn(rows), owner.sessionId]), createdAt };
}

/** A clinic has no part in the log, and a session of its own; a file is nothing without what lies on the disk. */
const apart = (name: string) => name in changing || name === 'idempotency_keys' || name === 'stored_files';

/** The rows that name one of these ids, by the database's own catalog, as text of JSON. */
async function rowsNaming(server: TestServer, ids: readonly string[]): Promise<{ table: string; row: string }[]> {
  const tables = (await tablesOf(server.engine)).filter((name) => !apart(name));
  const selects = tables.map(
    (name) => `select '${name}' as "table", to_jsonb(t)::text as row from ${name} t where t::text ~ $1`,
  );
  const rows = await server.engine.query(selects.join(' union all '), [ids.join('|')]);
  return rows.map(({ table, row }) => ({ table: String(table), row: String(row) }));
}

/** The ids of all records that hang together with these, those named in `first` before others of their kind. */
async function recordsNaming(
  server: TestServer,
  known: readonly string[],
  first: readonly string[],
): Promise<Map<Kind, string[]>> {
  const found = new Map<Kind, string[]>();
  for (const { table, row } of await rowsNaming(server, known)) {
    const { id } = JSON.parse(row) as { id?: string };
    if (id !== undefined) found.set(table, [...(found.get(table) ?? []), id]);
  }
  for (const [kind, ids] of found)
    found.set(
      kind,
      ids.toSorted((a, b) => place(first, a) - place(first, b)),
    );
  const all = [...new Set([...known, ...[...found.values()].flat()])];
  return all.length > known.length ? recordsNaming(server, all, first) : found;
}

const place = (first: readonly string[], id: string) => (first.includes(id) ? first.indexOf(id) : first.length);

/** Copies a clinic, row by row, under new ids, its words replaced by `word`: in a hundredth of the time that making one takes. */
export async function copierOf(server: TestServer, clinic: Clinic): Promise<(word?: string) => Promise<Clinic>> {
  const { owner } = clinic;
  const rows = await rowsNaming(
    server,
    clinic.all.filter((id) => id !== owner.sessionId),
  );
  const byTable = Map.groupBy(rows, ({ table }) => table);
  const inserts = [...byTable].map(
    ([table, found]) =>
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $rows$[${found.map(({ row }) => row).join(',')}]$rows$);`,
  );
  // the order of tables is nobody's concern while no trigger looks at foreign keys
  const text = `begin; set local session_replication_role = replica; ${inserts.join('\n')} commit`;
  const old = new Set(clinic.all);
  return async (word = canary) => {
    const renamed = new Map<string, string>();
    const idFor = (id: string) => renamed.get(id) ?? renamed.set(id, randomUUID()).get(id)!;
    const rename = (given: string) => given.replaceAll(uuid, (id) => (old.has(id) ? idFor(id) : id));
    const own = word === canary ? text : text.replaceAll(words, word);
    const copied = rename(own);
    const number = `+1555${String(randomInt(10_000_000)).padStart(7, '0')}`;
    await server.engine.exec(
      copied.replaceAll(secretHash, () => `"token_hash": "${randomUUID()}"`).replaceAll(faxNumber, number),
    );
    const { userId, workspaceId, email } = owner;
    const same = { userId: idFor(userId), workspaceId: idFor(workspaceId), email: rename(email) };
    const ids = new Map([...clinic.ids].map(([kind, of]) => [kind, of.map(idFor)]));
    return clinicOf(await onAnotherDevice(server, { ...owner, ...same }), ids, copied, clinic.createdAt);
  };
}

const words = new RegExp(`${canary}|${patient}`, 'gi');
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
export const idsIn = (text: string): string[] => text.match(uuid) ?? [];
/** Two invitations cannot have one secret. */
const secretHash = /"token_hash": "[^"]*"/g;
/** Nor two workspaces one fax number. */
const faxNumber = /\+1555\d{7}\b/g;
