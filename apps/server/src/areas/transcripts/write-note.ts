import type { LlmPort } from '../../gateways/llm/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { AuditRecord, Context, Tx } from '../../platform/context.ts';
import { progressTask, succeedTask } from '../../platform/jobs/background-tasks.ts';
import type { BuiltFrom } from '@clinical/contract/transcripts/transcripts.schemas';
import { actingModel } from '../accounts/public.ts';
import { getNoteFor } from '../notes/public.ts';
import { resolveRecipe } from '../templates/public.ts';
import { contextOf } from './chart-context.ts';
import { writeLocally } from './local-note.ts';
import { writeWithModel } from './model-note.ts';
import { reserveForNote } from './note-credits.ts';
import { recordNote } from './record-note.ts';
import { beginRun, findRun } from './runs.queries.ts';
import { getTranscriptFor, isNewestEntry, preferredModel } from './transcripts.queries.ts';
import { findVersionOf } from './versions.queries.ts';
import type { WriteNotePayload } from './write-note.job.ts';
import { writeProgress } from './write-progress.ts';
import { type NoteSource, wantedSections } from './written-note.ts';

type Work = {
  record: AuditRecord;
  noteId: string;
  source: NoteSource;
  llm: LlmPort;
  model: string;
  templateName: string;
  sourceVersion: number;
  baseVersion: number;
  builtFrom: BuiltFrom[];
};

/**
 * The job behind every note: read what is there, write, record. Only the first and the last step hold a transaction. A second
 * run finds the version that the first one recorded, and a job that was stopped records nothing.
 */
export async function writeNote(ctx: Context, { taskId, transcriptId, attempt }: WriteNotePayload): Promise<void> {
  if (await findVersionOf(ctx, taskId)) return ctx.transaction((tx) => succeedTask(tx, taskId));
  const work = await ctx.transaction(async (tx) => {
    const taken = await takeUp(tx, taskId, transcriptId);
    await reserveForNote(tx, { taskId, attempt, noteId: taken.noteId, model: taken.model });
    // Before the words leave the machine, for the call may fail after that.
    if (taken.llm.label !== null) await tx.audit('transcript.send-to-model', taken.record);
    return taken;
  });
  const { source, llm, model, templateName, sourceVersion, baseVersion, builtFrom } = work;
  const progress = writeProgress(ctx, taskId);
  const note = await (
    llm.label === null
      ? writeLocally(ctx, source, progress.report)
      : writeWithModel(ctx, llm, source, model, progress.report)
  ).finally(() => progress.settled());
  ctx.signal.throwIfAborted();
  const { utterances, request } = source;
  const outcome = {
    taskId,
    attempt,
    transcriptId,
    note,
    templateName,
    utterances,
    sourceVersion,
    baseVersion,
    builtFrom,
  };
  await recordNote(ctx, { ...outcome, keys: request.sections });
}

async function takeUp(tx: Tx, taskId: string, transcriptId: string): Promise<Work> {
  const entry = await getTranscriptFor(tx, transcriptId, 'edit');
  if (entry.utterances.length === 0) throw new AppError('EMPTY_SOURCE');
  const { recipe, name } = await resolveRecipe(tx, entry.templateId);
  const chart = await getNoteFor(tx, entry.noteId, 'edit');
  const run = await findRun(tx, taskId);
  const birthYear = chart.dateOfBirth ? Number(chart.dateOfBirth.slice(0, 4)) : undefined;
  const request = run?.request ?? entry.request;
  const model = entry.model ?? (await preferredModel(tx));
  const ids = request.contextEntryIds ?? [];
  const context = await contextOf(tx, entry, { ids, model, isNewest: await isNewestEntry(tx, entry) });
  const source = {
    utterances: entry.utterances,
    recipe,
    patient: { name: chart.title, sex: chart.sex ?? undefined, birthYear },
    request,
    materials: context.materials,
  };
  const outline = wantedSections(source).map(({ key, header }) => ({ key, header }));
  if (outline.length === 0) {
    throw new AppError('CONFLICT', { message: 'The template no longer has this section. Write the whole note again.' });
  }
  await beginRun(tx, taskId, outline);
  await progressTask(tx, taskId, 5);
  return {
    record: { type: 'transcript', id: entry.id, noteId: entry.noteId },
    noteId: entry.noteId,
    source,
    llm: (await actingModel(tx)).llm,
    model,
    templateName: name || 'General note',
    sourceVersion: entry.sourceVersion,
    baseVersion: run?.baseVersion ?? entry.version,
    builtFrom: context.builtFrom,
  };
}
