import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { backgroundTasks } from '../../platform/jobs/background-tasks.table.ts';
import { faxes, faxRecipients } from '../fax/fax.table.ts';
import { modelCalls } from '../credits/credits.table.ts';
import { notes } from '../notes/notes.table.ts';
import { transcripts, transcriptVersions } from '../transcripts/transcripts.table.ts';

/** When a model last answered for the acting workspace, epoch milliseconds. */
export async function findLastAnswer({ db, actor }: Scope): Promise<number | null> {
  const [row] = await db
    .select({ at: max(modelCalls.createdAt) })
    .from(modelCalls)
    .where(and(eq(modelCalls.workspaceId, actor.workspaceId), eq(modelCalls.outcome, 'answered')));
  return row?.at ?? null;
}

/** When the built-in engine last wrote a note in the acting workspace. The sample patient's counts as none. */
export async function findLastLocalNote({ db, actor }: Scope): Promise<number | null> {
  const [row] = await db
    .select({ at: max(transcriptVersions.createdAt) })
    .from(transcriptVersions)
    .innerJoin(transcripts, eq(transcripts.id, transcriptVersions.transcriptId))
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .where(
      and(
        eq(transcripts.workspaceId, actor.workspaceId),
        eq(notes.sample, false),
        eq(transcriptVersions.cause, 'ai'),
        eq(transcriptVersions.engine, 'local'),
      ),
    );
  return row?.at ?? null;
}

/** When this speech engine last transcribed audio of the acting workspace. A job can end without any. */
export async function findLastTranscription({ db, actor }: Scope, engine: string): Promise<number | null> {
  const [row] = await db
    .select({ at: max(backgroundTasks.finishedAt) })
    .from(backgroundTasks)
    .innerJoin(transcripts, eq(transcripts.id, backgroundTasks.recordId))
    .where(
      and(
        eq(backgroundTasks.workspaceId, actor.workspaceId),
        eq(transcripts.workspaceId, actor.workspaceId),
        eq(backgroundTasks.status, 'SUCCESS'),
        inArray(backgroundTasks.job, ['hear-entry', 'finish-recording']),
        eq(sql`${transcripts.speech} ->> 'engine'`, engine),
      ),
    );
  return row?.at ?? null;
}

/** When a fax of the acting workspace last arrived, or came in. */
export async function findLastFax({ db, actor }: Scope): Promise<number | null> {
  const [sent] = await db
    .select({ at: max(faxRecipients.changedAt) })
    .from(faxRecipients)
    .where(and(eq(faxRecipients.workspaceId, actor.workspaceId), eq(faxRecipients.state, 'delivered')));
  const [received] = await db
    .select({ at: max(faxes.sentAt) })
    .from(faxes)
    .where(and(eq(faxes.workspaceId, actor.workspaceId), eq(faxes.direction, 'received')));
  const times = [sent?.at ?? null, received?.at ?? null].filter((at) => at !== null);
  return times.length > 0 ? Math.max(...times) : null;
}
