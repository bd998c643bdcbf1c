import { alerts } from '../../platform/alerts.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/context.ts';
import { noteAudience } from '../notes/public.ts';
import { type FoundInText, noteGuard } from './note-guard.ts';
import { changeTranscript, type Entry, type EntryChanges } from './transcripts.queries.ts';
import { findVersion, foldVersion, insertVersion, type NewVersion } from './versions.queries.ts';
import { touchChart } from './last-visit.queries.ts';
import { visitReason } from './visit-reason.ts';

/** Saves of one person that follow each other this closely are one line of the history. */
export const foldWithinMs = 2 * 60_000;

export type VersionText = Pick<NewVersion, 'name' | 'cause' | 'sections' | 'sentences'> &
  Partial<
    Pick<NewVersion, 'engine' | 'model' | 'promptVersion' | 'baseVersion' | 'editDurationMs' | 'taskId' | 'builtFrom'>
  > & {
    /** What was found in it. */
    checks: FoundInText;
  };

/**
 * Adds a version to an entry that is locked, tells everybody who has the chart open, and returns the entry as it is now.
 * Numbers always rise; of a person's autosaves the history keeps the last.
 */
export async function addVersion(
  tx: Tx,
  entry: Entry,
  { checks, ...text }: VersionText,
  changes: EntryChanges = {},
): Promise<Entry> {
  const now = tx.clock.now();
  const version = entry.version + 1;
  const previous = await findVersion(tx, entry.id, entry.version);
  const folds =
    previous !== null &&
    (text.cause === 'edit' || text.cause === 'source') &&
    previous.cause === text.cause &&
    previous.authorId === tx.actor.userId &&
    now - previous.createdAt < foldWithinMs;
  if (folds) await foldVersion(tx, entry.id, previous.version);
  await insertVersion(tx, {
    builtFrom: entry.builtFrom,
    ...text,
    transcriptId: entry.id,
    version,
    authorId: tx.actor.userId,
    createdAt: now,
    editDurationMs: (text.editDurationMs ?? 0) + (folds ? previous.editDurationMs : 0),
  });
  const sourceVersion = changes.sourceVersion ?? entry.sourceVersion;
  if (checks === 'not-run') await raiseNotChecked(tx, entry);
  else if (checks) await tx.use(noteGuard).store(tx, { transcriptId: entry.id, version, sourceVersion }, checks);
  await changeTranscript(tx, entry.id, { ...changes, version, reason: visitReason(text) });
  await touchChart(tx, entry.noteId);
  await publishNoteEdit(tx, entry);
  return {
    ...entry,
    ...withoutUndefined(changes),
    version,
    sections: text.sections,
    sentences: text.sentences,
    builtFrom: text.builtFrom ?? entry.builtFrom,
    updatedAt: now,
  };
}

/** At most once a day for each entry: a person who types saves often. */
async function raiseNotChecked(tx: Tx, { id, noteId, workspaceId }: Entry): Promise<void> {
  const key = `${id}:${isoTime(tx.clock.now()).slice(0, 10)}`;
  await tx.use(alerts).raise(tx, { kind: 'checks-failed', workspaceId, key, noteId, recordId: id });
}

/** Open pages of the chart fetch the entry again. */
export async function publishNoteEdit(tx: Tx, entry: Pick<Entry, 'id' | 'noteId'>): Promise<void> {
  tx.emit(await noteAudience(tx, [entry.noteId]), {
    type: 'note-edited',
    noteId: entry.noteId,
    transcriptId: entry.id,
    userId: tx.actor.userId,
  });
}

/** Lists of charts count entries, tags and activity again. */
export async function publishChartChange(tx: Tx, noteId: string): Promise<void> {
  tx.emit(await noteAudience(tx, [noteId]), { type: 'notes-changed', noteId });
}

function withoutUndefined(changes: EntryChanges): Partial<Entry> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<Entry>;
}
