import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { GenerateEvent, GenerateNote } from '@clinical/contract/scribe/generate.schemas';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError, invalid } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { getTaskOf, toTaskStatus } from '../../../platform/jobs/background-tasks.ts';
import { getNoteFor } from '../../notes/public.ts';
import { resolveRecipe } from '../../templates/public.ts';
import { findHoldOf, refusedBy, holdEntry } from '../../checks/public.ts';
import { checkContext } from '../context/chart-context.ts';
import { languageName } from '../language-name.ts';
import {
  type NoteRequest,
  findRun,
  changeTranscript,
  type Entry,
  getTranscriptFor,
  lockTranscriptFor,
  findVersionOf,
} from '../../transcripts/public.ts';
import { startWriting } from './start-writing.ts';
import { storable } from '../../../platform/storable.ts';

/** The job may run in another process, so its row is what tells how far it is. */
const lookEveryMs = 250;

/**
 * Writes an entry's note again and reports until it is done. The first event names the task; whoever leaves finds it there.
 * @throws AppError EMPTY_SOURCE, TEMPLATE_WITHOUT_SECTIONS, CONFLICT, IDENTITY_CONFLICT, LITTLE_SPEECH, CONTEXT_TOO_LARGE before the first event
 */
export async function generateNote(
  ctx: Context,
  id: string,
  input: GenerateNote,
  send: (event: GenerateEvent) => Promise<void>,
): Promise<void> {
  const taskId = await startAgain(ctx, id, input);
  await send({ type: 'task', taskId });
  let told: number | null = null;
  const sent = new Set<string>();
  const sendNew = async (sections: readonly NoteSection[]): Promise<void> => {
    for (const section of sections.filter(({ key }) => !sent.has(key))) {
      sent.add(section.key);
      await send({ type: 'section', taskId, section });
    }
  };
  while (!ctx.signal.aborted) {
    const task = await getTaskOf(ctx.db, ctx.actor.userId, taskId);
    const status = toTaskStatus(task.status);
    if (status === 'success') {
      await sendNew(await writtenBy(ctx, taskId));
      return send({ type: 'complete', taskId, progress: 100 });
    }
    if (status === 'failure') return send({ type: 'error', taskId, message: task.message });
    await sendNew((await findRun(ctx, taskId))?.written ?? []);
    if (task.progress !== null && task.progress !== told) {
      told = task.progress;
      await send({ type: 'progress', taskId, progress: told });
    }
    await wait(lookEveryMs, undefined, { signal: ctx.signal }).catch(() => undefined);
  }
}

/** The sections of a job that has ended well. */
async function writtenBy(ctx: Context, taskId: string): Promise<NoteSection[]> {
  const [run, version] = [await findRun(ctx, taskId), await findVersionOf(ctx, taskId)];
  return version?.sections.filter(({ key }) => run?.outline.some((section) => section.key === key)) ?? [];
}

async function startAgain(ctx: Context, id: string, input: GenerateNote): Promise<string> {
  const read = await getTranscriptFor(ctx, id, 'edit');
  const chart = await getNoteFor(ctx, read.noteId, 'edit');
  const hold = await findHoldOf(ctx, chart, read, { anyway: input.anyway ?? false });
  const taskId = await ctx.transaction(async (tx) => {
    const entry = await lockTranscriptFor(tx, id, 'edit');
    // what was looked at must be what is written from
    if (entry.sourceVersion !== read.sourceVersion || entry.noteId !== read.noteId)
      throw new AppError('VERSION_CONFLICT');
    // null is a choice (the general format), absent keeps what the entry had
    const templateId = input.templateId === undefined ? entry.templateId : input.templateId;
    const { recipe } = await resolveRecipe(tx, templateId);
    const request = requestOf(entry, input, recipe);
    await checkContext(tx, entry.noteId, input.contextEntryIds ?? [], input.model ?? entry.model);
    const wanted = { templateId, request, ...(input.model ? { model: input.model } : {}) };
    if (hold) {
      await holdEntry(tx, entry, hold, wanted);
      return null;
    }
    await changeTranscript(tx, id, wanted);
    const started = await startWriting(tx, { ...entry, ...wanted });
    await tx.audit('transcript.start-generate', { type: 'transcript', id, noteId: entry.noteId });
    return started;
  });
  if (taskId === null) throw refusedBy(hold!);
  return taskId;
}

/** What is absent stays as it was asked for last, but for the sections: without them it is the whole note. */
function requestOf(entry: Entry, input: GenerateNote, recipe: TemplateRecipe): NoteRequest {
  const { language, sections } = input;
  if (language) languageName(language);
  const unknown = sections?.find((key) => !recipe.sections.some((section) => section.key === key));
  if (unknown !== undefined) throw invalid(['body', 'sections'], `the template has no section “${unknown}”`);
  return {
    extraContext: input.extraContext === undefined ? entry.request.extraContext : storable(input.extraContext).trim(),
    language: language === undefined ? entry.request.language : language,
    // without a note there is nothing that the others could stay
    sections: sections && entry.sections.length > 0 ? sections : null,
    contextEntryIds: input.contextEntryIds ?? entry.request.contextEntryIds ?? [],
    ...(entry.request.instruction ? { instruction: entry.request.instruction } : {}),
  };
}
