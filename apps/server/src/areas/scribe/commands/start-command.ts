import type { ChartCommand, StartedCommand } from '@clinical/contract/scribe/commands.schemas';
import { knownCommands, readCommand } from '@clinical/language/commands/read-command';
import type { z } from 'zod';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { startTask } from '../../../platform/jobs/background-tasks.ts';
import { actingModel } from '../../accounts/public.ts';
import { getNoteFor } from '../../notes/public.ts';
import { addEntry, showEntry, changeTranscript, preferredModel, selectThread } from '../../transcripts/public.ts';
import { storable } from '../../../platform/storable.ts';
import { citable } from './chart-lines.ts';
import { commandCredits } from './command-credits.ts';
import { writeCommandJob } from './write-command.job.ts';

type Input = z.infer<typeof ChartCommand>;

/**
 * Adds an entry for the answer to a command and starts the job that writes it from the chart. Nothing is added or set aside when
 * it cannot be written.
 * @throws AppError NOT_FOUND, NOT_POSSIBLE with what the embedded engine can write, EMPTY_SOURCE, NO_CREDITS
 */
export async function startCommand(ctx: Context, noteId: string, input: Input): Promise<StartedCommand> {
  const command = storable(input.command);
  return ctx.transaction(async (tx) => {
    const chart = await getNoteFor(tx, noteId, 'edit');
    const entries = citable(await selectThread(tx, chart.id), null);
    const wanted = input.entryIds ?? [];
    if (wanted.some((id) => !entries.some((entry) => entry.id === id))) throw notFound();
    if (entries.length === 0) {
      throw new AppError('EMPTY_SOURCE', { message: 'This chart has no entries to generate from yet.' });
    }
    const { llm } = await actingModel(tx);
    if (llm.label === null && readCommand(command) === null) {
      throw new AppError('NOT_POSSIBLE', {
        message: `The built-in engine cannot write “${command}”. It can write ${knownCommands}.`,
      });
    }
    const model = input.model ?? (await preferredModel(tx));
    const source = { question: command, utterances: [] };
    const entry = await addEntry(tx, {
      noteId: chart.id,
      workspaceId: chart.workspaceId,
      kind: 'command',
      source,
      model,
    });
    const taskId = await startTask(tx, writeCommandJob, {
      kind: 'command',
      noteId: chart.id,
      recordId: entry.id,
      payload: { transcriptId: entry.id, entryIds: wanted },
    });
    await changeTranscript(tx, entry.id, { taskId });
    await commandCredits.reserve(tx, { taskId, attempt: 1, noteId: chart.id, model });
    await tx.audit('note.command', { type: 'transcript', id: entry.id, noteId: chart.id });
    return { transcript: await showEntry(tx, entry.id), taskId };
  });
}
