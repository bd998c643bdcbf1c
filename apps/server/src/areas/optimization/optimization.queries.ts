import type { OptimizationPreferences } from '@clinical/contract/optimization/optimization.schemas';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { and, asc, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import { visibleNotes } from '../notes/public.ts';
import { notes } from '../notes/notes.table.ts';
import { transcripts, transcriptVersions } from '../transcripts/transcripts.table.ts';
import { optimizationChanges, optimizationPreferences } from './optimization.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type AppliedChange = typeof optimizationChanges.$inferSelect;
export type StoredPreferences = OptimizationPreferences & { silenced: string[] };
/** As the AI wrote it and as its clinician left it; when its entry was made, in epoch milliseconds; whose it is. */
export type LearnedNote = {
  written: NoteSection[];
  saved: NoteSection[];
  editSeconds: number;
  createdAt: number;
  chart: { title: string; mrn: string | null };
};

/** Notes that are looked back on. */
const mostNotes = 60;
const defaults: StoredPreferences = { enabled: true, repeats: 3, leftOut: [], silenced: [] };

export async function readPreferences({ db, actor }: Reading): Promise<StoredPreferences> {
  const [row] = await db.select().from(optimizationPreferences).where(eq(optimizationPreferences.userId, actor.userId));
  if (!row) return defaults;
  const { enabled, repeats, leftOut, silenced } = row;
  return { enabled, repeats, leftOut, silenced };
}

export async function storePreferences(tx: Tx, preferences: StoredPreferences): Promise<void> {
  await tx.db
    .insert(optimizationPreferences)
    .values({ userId: tx.actor.userId, ...preferences })
    .onConflictDoUpdate({ target: optimizationPreferences.userId, set: preferences });
}

/**
 * The actor's last notes by a template, the newest first: the AI's text, and what the actor made of it. Made-up visits and charts that
 * they no longer see teach nothing.
 */
export async function selectLearnedNotes(scope: Reading, templateId: string): Promise<LearnedNote[]> {
  const entries = await scope.db
    .select({ id: transcripts.id, createdAt: transcripts.createdAt, title: notes.title, mrn: notes.mrn })
    .from(transcripts)
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .where(
      and(
        eq(transcripts.templateId, templateId),
        eq(transcripts.createdBy, scope.actor.userId),
        ne(transcripts.kind, 'synthetic'),
        gt(transcripts.version, 0),
        isNull(transcripts.deletedAt),
        visibleNotes(scope, 'read'),
      ),
    )
    .orderBy(desc(transcripts.createdAt), desc(transcripts.id))
    .limit(mostNotes);
  if (entries.length === 0) return [];
  const versions = await scope.db
    .select({
      transcriptId: transcriptVersions.transcriptId,
      version: transcriptVersions.version,
      cause: transcriptVersions.cause,
      sections: transcriptVersions.sections,
      authorId: transcriptVersions.authorId,
      editDurationMs: transcriptVersions.editDurationMs,
    })
    .from(transcriptVersions)
    .where(
      and(
        inArray(
          transcriptVersions.transcriptId,
          entries.map(({ id }) => id),
        ),
        eq(transcriptVersions.folded, false),
      ),
    )
    .orderBy(asc(transcriptVersions.version));
  return entries.flatMap(({ id, createdAt, title, mrn }) => {
    const own = versions.filter((version) => version.transcriptId === id);
    const written = own.findLast(({ cause }) => cause === 'ai');
    if (!written) return [];
    const edits = own.filter(
      ({ version, cause, authorId }) =>
        version > written.version && cause === 'edit' && authorId === scope.actor.userId,
    );
    const editSeconds = edits.reduce((sum, { editDurationMs }) => sum + editDurationMs, 0) / 1_000;
    const saved = edits.at(-1)?.sections ?? written.sections;
    return [{ written: written.sections, saved, editSeconds, createdAt, chart: { title, mrn } }];
  });
}

export async function insertChanges(tx: Tx, rows: AppliedChange[]): Promise<void> {
  await tx.db.insert(optimizationChanges).values(rows);
}

/** What was applied to a template, the newest first. */
export async function selectChanges({ db }: Pick<Scope, 'db'>, templateId: string): Promise<AppliedChange[]> {
  return db
    .select()
    .from(optimizationChanges)
    .where(eq(optimizationChanges.templateId, templateId))
    .orderBy(desc(optimizationChanges.appliedAt), asc(optimizationChanges.id))
    .limit(30);
}
