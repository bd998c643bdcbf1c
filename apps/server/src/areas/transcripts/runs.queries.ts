import { eq } from 'drizzle-orm';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import type { Scope, Tx } from '../../platform/context.ts';
import { noteRuns } from './runs.table.ts';

export type NoteRun = typeof noteRuns.$inferSelect;

export type NewRun = Pick<NoteRun, 'taskId' | 'transcriptId' | 'request' | 'baseVersion'>;

export async function insertRun(tx: Tx, run: NewRun): Promise<void> {
  await tx.db.insert(noteRuns).values({ ...run, outline: [], written: [], createdAt: tx.clock.now() });
}

/** Null for a job of before runs were kept. */
export async function findRun(scope: Pick<Scope, 'db'>, taskId: string): Promise<NoteRun | null> {
  const [run] = await scope.db.select().from(noteRuns).where(eq(noteRuns.taskId, taskId));
  return run ?? null;
}

/** The sections that the job writes; what an earlier try had written goes. */
export async function beginRun(tx: Tx, taskId: string, outline: NoteRun['outline']): Promise<void> {
  await tx.db.update(noteRuns).set({ outline, written: [] }).where(eq(noteRuns.taskId, taskId));
}

export async function storeWrittenSections(tx: Tx, taskId: string, written: NoteSection[]): Promise<void> {
  await tx.db.update(noteRuns).set({ written }).where(eq(noteRuns.taskId, taskId));
}
