import { speechPort } from '../../../gateways/speech/port.ts';
import { actingAs } from '../../../platform/acting-as.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Started } from '../../../platform/area.ts';
import type { Context } from '../../../platform/context.ts';
import type { SpeechSwitchedOn } from '../../teams/public.ts';
import { transcribePendingJob } from './transcribe-pending.job.ts';
import { transcribeAudio } from './start-transcription.ts';
import { selectPendingEntries, type PendingEntry } from './pending.queries.ts';

/** Has the entries heard that were waiting for an engine, once the program starts with one. */
export const transcribePending: Started = async (program) => {
  if (program.use(speechPort).engine) await transcribeEach(program, await selectPendingEntries(program.db, null));
};

/** The job behind switching an engine on again: the same for one workspace. */
export async function transcribePendingInWorkspace(ctx: Context): Promise<void> {
  await transcribeEach(ctx, await selectPendingEntries(ctx.db, ctx.actor.workspaceId));
}

export const transcribePendingOnSwitch: SpeechSwitchedOn = { tell: (tx) => tx.enqueue(transcribePendingJob, {}) };

/** Each for the person who made it. */
export async function transcribeEach(program: Pick<Context, 'use'>, entries: readonly PendingEntry[]): Promise<void> {
  const { contextOf } = program.use(actingAs);
  for (const { id, ...maker } of entries) {
    try {
      await transcribeAudio(await contextOf(maker), id);
    } catch (error) {
      // whoever left may not write there any more: it waits on, for somebody who presses the button
      if (!(error instanceof AppError)) throw error;
    }
  }
}
