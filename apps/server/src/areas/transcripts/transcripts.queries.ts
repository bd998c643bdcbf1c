import { and, asc, desc, eq, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { BuiltFrom, Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { GrantLevel } from '../../platform/access.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { backgroundTasks } from '../../platform/jobs/background-tasks.table.ts';
import type { SelectReachable } from '../../platform/reachable-records.ts';
import { users } from '../accounts/accounts.table.ts';
import { visibleNotes } from '../notes/public.ts';
import { notes } from '../notes/notes.table.ts';
import { type NoteRequest, plainRequest } from './note-request.ts';
import { mayRelease } from './transcripts.policy.ts';
import { transcriptAssets, transcripts, transcriptVersions } from './transcripts.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;

/** An entry with the text of its newest version. `taskId` is the job that writes now, null when none does; `failure` how the last one ended. */
export type Entry = Omit<typeof transcripts.$inferSelect, 'deletedAt' | 'request' | 'reason'> & {
  request: NoteRequest;
  sections: NoteSection[];
  sentences: NoteSentence[];
  builtFrom: BuiltFrom[];
  failure: Transcript['failure'];
};
export type NewEntry = Omit<
  typeof transcripts.$inferInsert,
  'version' | 'sourceVersion' | 'tag' | 'reason' | 'digests' | 'deletedAt' | 'updatedAt' | keyof Signed
>;
type Signed = Pick<Entry, 'signedAt' | 'signedBy' | 'onBehalfOf' | 'signedNames'>;

/**
 * `annotate`: what those who may edit the chart may do with a signed entry, too. `release`: what makes an entry valid for others, such as
 * a signature.
 */
export type EntryNeed = GrantLevel | 'annotate' | 'release';
export type AssetRow = typeof transcriptAssets.$inferSelect;

const columns = {
  id: transcripts.id,
  noteId: transcripts.noteId,
  workspaceId: transcripts.workspaceId,
  createdBy: transcripts.createdBy,
  createdAt: transcripts.createdAt,
  updatedAt: transcripts.updatedAt,
  kind: transcripts.kind,
  fileName: transcripts.fileName,
  question: transcripts.question,
  utterances: transcripts.utterances,
  templateId: transcripts.templateId,
  model: transcripts.model,
  engine: transcripts.engine,
  request: transcripts.request,
  digests: transcripts.digests,
  tag: transcripts.tag,
  version: transcripts.version,
  sourceVersion: transcripts.sourceVersion,
  hold: transcripts.hold,
  removedAudio: transcripts.removedAudio,
  speech: transcripts.speech,
  speakersChanged: transcripts.speakersChanged,
  sourceEdited: transcripts.sourceEdited,
  taskId: transcripts.taskId,
  signedAt: transcripts.signedAt,
  signedBy: transcripts.signedBy,
  onBehalfOf: transcripts.onBehalfOf,
  signedNames: transcripts.signedNames,
  taskStatus: backgroundTasks.status,
  taskMessage: backgroundTasks.message,
  localEngineCan: backgroundTasks.localEngineCan,
  sections: transcriptVersions.sections,
  sentences: transcriptVersions.sentences,
  builtFrom: transcriptVersions.builtFrom,
};

const levelFor = (need: EntryNeed): GrantLevel => (need === 'annotate' || need === 'release' ? 'edit' : need);

function entriesWhere(scope: Reading, need: EntryNeed, which: SQL | undefined) {
  return scope.db
    .select(columns)
    .from(transcripts)
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .leftJoin(
      transcriptVersions,
      and(eq(transcriptVersions.transcriptId, transcripts.id), eq(transcriptVersions.version, transcripts.version)),
    )
    .leftJoin(backgroundTasks, eq(backgroundTasks.id, transcripts.taskId))
    .where(and(which, isNull(transcripts.deletedAt), visibleNotes(scope, levelFor(need))));
}

type Found = Awaited<ReturnType<typeof entriesWhere>>[number];

type LastTask = Pick<Found, 'taskId' | 'taskStatus' | 'taskMessage' | 'localEngineCan'>;

/** What the last job of an entry is to those who read it: one that writes now, one that failed, or nothing. */
export function lastTask(last: LastTask): Pick<Entry, 'taskId' | 'failure'> {
  const { taskId, taskStatus, taskMessage, localEngineCan } = last;
  const writing = taskStatus === 'PENDING' || taskStatus === 'PROGRESS';
  const failed = taskId !== null && (taskStatus === 'FAILURE' || taskStatus === 'REVOKED');
  const cancelled = taskStatus === 'REVOKED' ? { cancelled: true as const } : {};
  const failure = failed
    ? { taskId, message: taskMessage ?? '', localEngine: localEngineCan ?? false, ...cancelled }
    : null;
  return { taskId: writing ? taskId : null, failure };
}

function toEntry({ taskStatus, taskMessage, localEngineCan, ...row }: Found): Entry {
  return {
    ...row,
    ...lastTask({ ...row, taskStatus, taskMessage, localEngineCan }),
    request: row.request ?? plainRequest,
    sections: row.sections ?? [],
    sentences: row.sentences ?? [],
    builtFrom: row.builtFrom ?? [],
  };
}

/** Null when there is no such entry or the actor may not `need` its chart. */
export async function findTranscriptFor(scope: Reading, id: string, need: EntryNeed): Promise<Entry | null> {
  if (!isUuid(id)) return null;
  const [row] = await entriesWhere(scope, need, eq(transcripts.id, id));
  return row ? toEntry(row) : null;
}

/** Those of the ids that are entries outside the bin, in charts that the actor may `level`. */
export const selectReachableEntries: SelectReachable = (scope, ids, level) =>
  scope.db
    .select({ id: transcripts.id, noteId: transcripts.noteId })
    .from(transcripts)
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .where(and(inArray(transcripts.id, [...ids]), isNull(transcripts.deletedAt), visibleNotes(scope, level)))
    .execute();

/**
 * @throws AppError NOT_FOUND when there is no such entry, it or its chart is in the bin, or the actor may not do `need`;
 * ENTRY_SIGNED when it is signed and `need` would change it; SYNTHETIC_ENTRY when a made-up one would be released.
 */
export async function getTranscriptFor(scope: Reading, id: string, need: EntryNeed): Promise<Entry> {
  const entry = await findTranscriptFor(scope, id, need);
  if (!entry) throw notFound();
  refuseByState(entry, need);
  return entry;
}

/** A signed entry is read and annotated, and nothing else; a synthetic one is never released. */
function refuseByState(entry: Pick<Entry, 'signedAt' | 'kind'>, need: EntryNeed): void {
  if (need === 'release' && !mayRelease(entry)) throw new AppError('SYNTHETIC_ENTRY');
  if (entry.signedAt !== null && need !== 'read' && need !== 'annotate') throw new AppError('ENTRY_SIGNED');
}

/** The entry of a chart that was made at this time (epoch milliseconds). @throws AppError NOT_FOUND, ENTRY_SIGNED */
export async function getTranscriptAt(
  scope: Reading,
  noteId: string,
  createdAt: number,
  need: EntryNeed,
): Promise<Entry> {
  if (!isUuid(noteId)) throw notFound();
  const [row] = await entriesWhere(
    scope,
    need,
    and(eq(transcripts.noteId, noteId), eq(transcripts.createdAt, createdAt)),
  );
  if (!row) throw notFound();
  refuseByState(row, need);
  return toEntry(row);
}

/** The same entry, held until the transaction ends: nobody else adds a version meanwhile. @throws AppError NOT_FOUND, ENTRY_SIGNED */
export async function lockTranscriptFor(tx: Tx, id: string, need: EntryNeed): Promise<Entry> {
  const held = await tx.db.select({ id: transcripts.id }).from(transcripts).where(eq(transcripts.id, id)).for('update');
  if (held.length === 0) throw notFound();
  return getTranscriptFor(tx, id, need);
}

/** Those of these entries that are in this chart, oldest first. */
export async function selectEntries(scope: Reading, noteId: string, ids: readonly string[]): Promise<Entry[]> {
  const rows = await entriesWhere(
    scope,
    'read',
    and(eq(transcripts.noteId, noteId), inArray(transcripts.id, [...ids])),
  ).orderBy(asc(transcripts.createdAt));
  return rows.map(toEntry);
}

/** Ids of the entries that the actor made in the acting workspace and whose notes wait for credits, oldest first. */
export async function selectWaitingForCredits(scope: Reading): Promise<string[]> {
  const { userId, workspaceId } = scope.actor;
  const rows = await scope.db
    .select({ id: transcripts.id })
    .from(transcripts)
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .where(
      and(
        eq(transcripts.createdBy, userId),
        eq(transcripts.workspaceId, workspaceId),
        sql`${transcripts.hold} ->> 'kind' = 'credits'`,
        isNull(transcripts.deletedAt),
        visibleNotes(scope, 'edit'),
      ),
    )
    .orderBy(asc(transcripts.createdAt));
  return rows.map(({ id }) => id);
}

/** True when the chart has no later entry. */
export async function isNewestEntry(
  scope: Pick<Scope, 'db'>,
  entry: Pick<Entry, 'noteId' | 'createdAt'>,
): Promise<boolean> {
  const later = await scope.db
    .select({ id: transcripts.id })
    .from(transcripts)
    .where(
      and(
        eq(transcripts.noteId, entry.noteId),
        isNull(transcripts.deletedAt),
        gt(transcripts.createdAt, entry.createdAt),
      ),
    )
    .limit(1);
  return later.length === 0;
}

/** A chart's entries, or its `newest` ones, oldest first. */
export async function selectThread(scope: Reading, noteId: string, newest?: number): Promise<Entry[]> {
  const found = entriesWhere(scope, 'read', eq(transcripts.noteId, noteId)).orderBy(desc(transcripts.createdAt));
  const rows = newest === undefined ? await found : await found.limit(newest);
  return rows.toReversed().map(toEntry);
}

/** Adds an entry. Times are unique in a chart, so one that is taken moves on by a millisecond. */
export async function insertTranscript(tx: Tx, entry: NewEntry): Promise<Entry> {
  for (let createdAt = entry.createdAt; ; createdAt += 1) {
    const added = await tx.db
      .insert(transcripts)
      .values({ ...entry, createdAt, updatedAt: tx.clock.now() })
      .onConflictDoNothing({ target: [transcripts.noteId, transcripts.createdAt] })
      .returning({ id: transcripts.id });
    if (added.length > 0) return getTranscriptFor(tx, entry.id, 'edit');
  }
}

export type EntryChanges = Partial<
  Omit<typeof transcripts.$inferInsert, 'id' | 'noteId' | 'workspaceId' | 'createdBy' | 'createdAt'>
>;

/** Takes an entry to another chart, at its own time or the next one that is free there. What it was to draw from stays behind. */
export async function moveTranscript(tx: Tx, entry: Entry, chart: { id: string; workspaceId: string }): Promise<void> {
  const request: NoteRequest = { ...entry.request, contextEntryIds: [] };
  for (let createdAt = entry.createdAt; ; createdAt += 1) {
    const taken = await tx.db
      .select({ id: transcripts.id })
      .from(transcripts)
      .where(and(eq(transcripts.noteId, chart.id), eq(transcripts.createdAt, createdAt)));
    if (taken.length > 0) continue;
    await tx.db
      .update(transcripts)
      .set({
        noteId: chart.id,
        workspaceId: chart.workspaceId,
        createdAt,
        request,
        hold: null,
        updatedAt: tx.clock.now(),
      })
      .where(eq(transcripts.id, entry.id));
    return;
  }
}

export async function changeTranscript(tx: Tx, id: string, changes: EntryChanges): Promise<void> {
  await tx.db
    .update(transcripts)
    .set({ ...changes, updatedAt: tx.clock.now() })
    .where(eq(transcripts.id, id));
}

/** The tags in use in a chart, each once. */
export async function tagsOf(tx: Tx, noteId: string): Promise<string[]> {
  const rows = await tx.db
    .selectDistinct({ tag: transcripts.tag })
    .from(transcripts)
    .where(and(eq(transcripts.noteId, noteId), isNull(transcripts.deletedAt), ne(transcripts.tag, '')));
  return rows.map((row) => row.tag);
}

export async function assetsOf(scope: Pick<Scope, 'db'>, entries: readonly { id: string }[]): Promise<AssetRow[]> {
  if (entries.length === 0) return [];
  return scope.db
    .select()
    .from(transcriptAssets)
    .where(
      inArray(
        transcriptAssets.transcriptId,
        entries.map((entry) => entry.id),
      ),
    )
    .orderBy(asc(transcriptAssets.name));
}

export async function insertAssets(tx: Tx, rows: AssetRow[]): Promise<void> {
  if (rows.length > 0) await tx.db.insert(transcriptAssets).values(rows);
}

/** Language tag of the person's own language. */
export async function ownLocale(scope: Pick<Scope, 'actor' | 'db'>): Promise<string> {
  const [row] = await scope.db.select({ locale: users.locale }).from(users).where(eq(users.id, scope.actor.userId));
  return row?.locale ?? 'en';
}

/** The model that a person has chosen for their notes. */
export async function preferredModel(scope: Pick<Scope, 'actor' | 'db'>): Promise<string> {
  const [row] = await scope.db.select({ model: users.model }).from(users).where(eq(users.id, scope.actor.userId));
  return row?.model ?? '';
}
