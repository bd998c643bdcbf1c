import type { LlmPort } from '../../../gateways/llm/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import { isoTime } from '../../../platform/clock.ts';
import type { AuditRecord, Context, Tx } from '../../../platform/context.ts';
import { progressTask, succeedTask, type TaskRef } from '../../../platform/jobs/background-tasks.ts';
import { isMark } from '@clinical/contract/transcripts/speakers.rules';
import type { BuiltFrom } from '@clinical/contract/transcripts/entries.schemas';
import { taskModel } from '../../accounts/public.ts';
import { getNoteFor } from '../../notes/public.ts';
import { readGlobalInstructions, resolveRecipe } from '../../templates/public.ts';
import { contextOf } from '../context/chart-context.ts';
import { rejectHeldEntry } from '../../checks/public.ts';
import { fillChartBlanks } from '../blanks/fill-chart-blanks.ts';
import { writeLocally } from './local-note.ts';
import { writeWithModel } from './model-note.ts';
import { withEvidence } from './note-evidence.ts';
import { noteKeyOf, reserveForNote } from '../note-credits.ts';
import { recordNote } from './record-note.ts';
import {
  beginRun,
  findRun,
  type Entry,
  getTranscriptFor,
  isNewestEntry,
  preferredModel,
  findVersionOf,
} from '../../transcripts/public.ts';
import { type VisitPlan, visitPlans } from '../visit-plan.ts';
import type { WriteNotePayload } from './write-note.job.ts';
import { writeProgress } from './write-progress.ts';
import { type NoteSource, wantedSections } from '../written-note.ts';

type Work = {
  record: AuditRecord;
  noteId: string;
  entry: Pick<Entry, 'id' | 'noteId' | 'createdAt' | 'kind' | 'version'>;
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
 * run finds the version that the first one recorded, and a job that was stopped records nothing. `from`: percent that a job has behind
 * it already.
 */
export async function writeNote(
  ctx: Context,
  { taskId, transcriptId, attempt, local }: WriteNotePayload,
  from = 5,
): Promise<void> {
  if (await findVersionOf(ctx, taskId)) return ctx.transaction((tx) => succeedTask(tx, taskId));
  if (attempt > 1) await rejectHeldEntry(ctx, transcriptId);
  const work = await ctx.transaction(async (tx) => {
    const taken = await takeUp(tx, { taskId, attempt, local }, transcriptId, from);
    const { noteId, model: key, entry } = taken;
    await reserveForNote(tx, { taskId, attempt, local, noteId, model: key, entry });
    // Before the words leave the machine, for the call may fail after that.
    if (taken.llm.label !== null) await tx.audit('transcript.send-to-model', taken.record);
    return taken;
  });
  const { source, llm, model, templateName, sourceVersion, baseVersion, builtFrom } = work;
  const creditKey = noteKeyOf({ taskId, attempt });
  const progress = writeProgress(ctx, taskId, from);
  const written = await (
    llm.label === null
      ? writeLocally(ctx, source, progress.report)
      : writeWithModel(ctx, llm, source, model, progress.report, {
          purpose: 'note',
          noteId: work.noteId,
          creditKey,
        })
  ).finally(() => progress.settled());
  ctx.signal.throwIfAborted();
  const { utterances, request, recipe } = source;
  const note = await withEvidence(ctx, written, request.sections === null);
  const filled = await fillChartBlanks(ctx, work.entry, recipe, { note, builtFrom });
  const outcome = {
    taskId,
    attempt,
    transcriptId,
    templateName,
    utterances,
    sourceVersion,
    baseVersion,
    ...filled,
  };
  await recordNote(ctx, { ...outcome, keys: request.sections });
}

async function takeUp(tx: Tx, { taskId, local }: TaskRef, transcriptId: string, from: number): Promise<Work> {
  const entry = await getTranscriptFor(tx, transcriptId, 'edit');
  if (entry.utterances.length === 0) throw new AppError('EMPTY_SOURCE');
  const { recipe, name } = await resolveRecipe(tx, entry.templateId);
  const chart = await getNoteFor(tx, entry.noteId, 'edit');
  const run = await findRun(tx, taskId);
  const acting = await taskModel(tx, { taskId, local });
  const birthYear = chart.dateOfBirth ? Number(chart.dateOfBirth.slice(0, 4)) : undefined;
  const request = run?.request ?? entry.request;
  const model = entry.model ?? (await preferredModel(tx));
  const ids = request.contextEntryIds ?? [];
  const context = await contextOf(tx, entry, { ids, model, isNewest: await isNewestEntry(tx, entry) });
  // the embedded engine follows no instructions
  const plan = acting.llm.label === null || entry.kind === 'synthetic' ? null : await tx.use(visitPlans).of(tx, entry);
  const source = {
    // what was not recorded or not heard is no speech
    utterances: entry.utterances.filter((utterance) => !isMark(utterance)),
    heardIn: entry.speech?.language,
    recipe,
    globalInstructions: await readGlobalInstructions(tx),
    patient: { name: chart.title, sex: chart.sex ?? undefined, birthYear },
    request,
    plan,
    materials: context.materials,
  };
  const outline = wantedSections(source).map(({ key, header }) => ({ key, header }));
  if (outline.length === 0) {
    throw new AppError('CONFLICT', { message: 'The template no longer has this section. Regenerate the whole note.' });
  }
  await beginRun(tx, taskId, outline);
  await progressTask(tx, taskId, from);
  return {
    record: { type: 'transcript', id: entry.id, noteId: entry.noteId },
    noteId: entry.noteId,
    entry,
    source,
    llm: acting.llm,
    model,
    templateName: name || 'General note',
    sourceVersion: entry.sourceVersion,
    baseVersion: run?.baseVersion ?? entry.version,
    builtFrom: [...(plan ? [bookedAs(plan)] : []), ...context.builtFrom],
  };
}

const bookedAs = ({ id, version, at }: VisitPlan): BuiltFrom => ({
  kind: 'appointment',
  id,
  version,
  createdAt: isoTime(at),
});
