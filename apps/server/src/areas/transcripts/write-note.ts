import type { NoteChecks } from '@clinical/language/checks/check-types';
import type { LlmPort } from '../../gateways/llm/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { AuditRecord, Context, Tx } from '../../platform/context.ts';
import { progressTask, succeedTask } from '../../platform/jobs/background-tasks.ts';
import { actingModel } from '../accounts/public.ts';
import { getNoteFor } from '../notes/public.ts';
import { resolveRecipe } from '../templates/public.ts';
import { addVersion } from './add-version.ts';
import { checkBeforeSave } from './checks/checks-in-pool.ts';
import { testNewChecker } from './checks/self-test.ts';
import { writeLocally } from './local-note.ts';
import { writeWithModel } from './model-note.ts';
import { reserveForNote, takeForNote } from './note-credits.ts';
import { getTranscriptFor, lockTranscriptFor, preferredModel } from './transcripts.queries.ts';
import { countVersions, hasVersionOf } from './versions.queries.ts';
import type { WriteNotePayload } from './write-note.job.ts';
import type { NoteSource, WrittenNote } from './written-note.ts';

type Work = {
  record: AuditRecord;
  noteId: string;
  source: NoteSource;
  llm: LlmPort;
  model: string;
  templateName: string;
  sourceVersion: number;
};

/**
 * The job behind every note: read what is there, write, record. Only the first and the last step hold a transaction. A second
 * run finds the version that the first one recorded, and a job that was stopped records nothing.
 */
export async function writeNote(ctx: Context, { taskId, transcriptId, attempt }: WriteNotePayload): Promise<void> {
  if (await hasVersionOf(ctx, taskId)) return ctx.transaction((tx) => succeedTask(tx, taskId));
  const work = await ctx.transaction(async (tx) => {
    const taken = await takeUp(tx, taskId, transcriptId);
    await reserveForNote(tx, { taskId, attempt, noteId: taken.noteId, model: taken.model });
    // Before the words leave the machine, for the call may fail after that.
    if (taken.llm.label !== null) await tx.audit('transcript.send-to-model', taken.record);
    return taken;
  });
  const progress = reportProgress(ctx, taskId);
  const note =
    work.llm.label === null
      ? await writeLocally(ctx, work.source, progress.report)
      : await writeWithModel(ctx, work.llm, work.source, work.model, progress.report);
  await progress.settled();
  const checks = await checkBeforeSave(ctx, { ...note, utterances: work.source.utterances });
  ctx.signal.throwIfAborted();
  const { templateName, sourceVersion } = work;
  await ctx.transaction(async (tx) => {
    await takeForNote(tx, { taskId, attempt });
    await record(tx, { taskId, transcriptId, note, templateName, sourceVersion, checks });
  });
}

async function takeUp(tx: Tx, taskId: string, transcriptId: string): Promise<Work> {
  const entry = await getTranscriptFor(tx, transcriptId, 'edit');
  if (entry.utterances.length === 0) throw new AppError('EMPTY_SOURCE');
  const { recipe, name } = await resolveRecipe(tx, entry.templateId);
  const chart = await getNoteFor(tx, entry.noteId, 'edit');
  await progressTask(tx, taskId, 5);
  const birthYear = chart.dateOfBirth ? Number(chart.dateOfBirth.slice(0, 4)) : undefined;
  return {
    record: { type: 'transcript', id: entry.id, noteId: entry.noteId },
    noteId: entry.noteId,
    source: {
      utterances: entry.utterances,
      recipe,
      patient: { name: chart.title, sex: chart.sex ?? undefined, birthYear },
    },
    llm: (await actingModel(tx)).llm,
    model: entry.model ?? (await preferredModel(tx)),
    templateName: name || 'General note',
    sourceVersion: entry.sourceVersion,
  };
}

type Result = Pick<Work, 'templateName' | 'sourceVersion'> & {
  taskId: string;
  transcriptId: string;
  note: WrittenNote;
  checks: NoteChecks | null;
};

async function record(
  tx: Tx,
  { taskId, transcriptId, note, templateName, sourceVersion, checks }: Result,
): Promise<void> {
  // first, so that a job that was stopped meanwhile takes back everything below
  await succeedTask(tx, taskId);
  const entry = await lockTranscriptFor(tx, transcriptId, 'edit');
  const drafts = await countVersions(tx, entry.id, 'ai');
  const { engine } = note;
  await addVersion(
    tx,
    entry,
    {
      ...note,
      name: `AI draft ${drafts + 1}, ${templateName}`,
      cause: 'ai',
      taskId,
      baseVersion: entry.version,
      // of a source that was edited meanwhile they say nothing
      checks: entry.sourceVersion === sourceVersion ? checks : null,
    },
    { engine },
  );
  await testNewChecker(tx);
  await tx.audit('transcript.generate', { type: 'transcript', id: entry.id, noteId: entry.noteId });
}

/** Writes progress one step after the other while the work goes on. What goes wrong there shows when it settles. */
function reportProgress(
  ctx: Context,
  taskId: string,
): { report: (percent: number) => void; settled: () => Promise<void> } {
  let highest = 5;
  let writing: Promise<void> = Promise.resolve();
  return {
    report(percent) {
      if (percent <= highest) return;
      highest = percent;
      writing = writing.then(() => ctx.transaction((tx) => progressTask(tx, taskId, percent)));
      writing.catch(() => undefined);
    },
    settled: () => writing,
  };
}
