import type { ReplacedText } from '@clinical/contract/scribe/replace-text.schemas';
import type { EditRequest, EditResult } from '@clinical/language/edit/edit-text';
import type { LlmPort } from '../../../gateways/llm/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { runInPool, workTask } from '../../../platform/work/work-pool.ts';
import { actingModel } from '../../accounts/public.ts';
import { callModel } from '../../credits/public.ts';
import { getNoteFor } from '../../notes/public.ts';
import { cleanPieces, getTranscriptFor, preferredModel } from '../../transcripts/public.ts';
import { storable } from '../../../platform/storable.ts';
import { editPrompt, editPromptVersion } from './edit-prompt.ts';
import { htmlOfLines } from './read-lines.ts';

const editTask = workTask<EditRequest, EditResult>(new URL('./edit-text.worker.ts', import.meta.url).href);

type Input = { transcriptId: string; html: string; instruction: string; engine?: 'local' | undefined };

/**
 * Proposes another wording of a piece of an entry's note. It is free and saves nothing: an accepted proposal is an edit like any
 * other, whose changed facts lose their source.
 * @throws AppError NOT_FOUND, ENTRY_SIGNED, NOT_POSSIBLE with what the embedded engine can do, PROVIDER_FAILED
 */
export async function replaceText(ctx: Context, input: Input): Promise<ReplacedText> {
  const { transcriptId, html, instruction, engine } = input;
  const work = await ctx.transaction(async (tx) => {
    const entry = await getTranscriptFor(tx, transcriptId, 'edit');
    const chart = await getNoteFor(tx, entry.noteId, 'edit');
    const { llm } = await actingModel(tx, engine === 'local');
    const record = { type: 'transcript', id: entry.id, noteId: entry.noteId };
    await tx.audit('transcript.propose-edit', record);
    if (llm.label !== null) await tx.audit('transcript.send-to-model', record);
    return { llm, noteId: entry.noteId, model: entry.model ?? (await preferredModel(tx)), sex: chart.sex };
  });
  const [before] = await cleanPieces(ctx, [storable(html)], 'html');
  if (before === '') throw new AppError('NOT_POSSIBLE', { message: 'The selection has no text.' });
  if (work.llm.label === null) return { html: await editLocally(ctx, before!, instruction, work.sex), engine: 'local' };
  const edited = await editWithModel(ctx, work.llm, work.model, before!, instruction, work.noteId);
  return { html: edited, engine: work.model };
}

async function editLocally(ctx: Context, html: string, instruction: string, sex: string | null): Promise<string> {
  const result = await runInPool(ctx, editTask, { html, instruction, sex });
  if ('refused' in result) throw new AppError('NOT_POSSIBLE', { message: result.refused });
  return result.html;
}

async function editWithModel(
  ctx: Context,
  llm: LlmPort,
  model: string,
  html: string,
  instruction: string,
  noteId: string,
): Promise<string> {
  const request = { model, ...editPrompt(html, instruction), sectionKeys: ['text'] };
  const [written] = await callModel(ctx, llm, request, { purpose: 'edit', noteId, promptVersion: editPromptVersion });
  const lines = htmlOfLines(storable(written?.text ?? ''), { table: html.includes('<table') });
  const [clean] = await cleanPieces(ctx, [lines], 'html');
  return clean!;
}
