import { ofPatient } from '@clinical/contract/scribe/evidence.rules';
import type { VisitCodes } from '@clinical/contract/signing/codes.schemas';
import type { Context } from '../../platform/context.ts';
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import { type Entry, getTranscriptFor } from '../transcripts/public.ts';
import { officialCodes } from './official-codes.ts';
import type { CodesInput } from './suggest-codes.worker.ts';

const task = workTask<CodesInput, Omit<VisitCodes, 'version'>>(
  new URL('./suggest-codes.worker.ts', import.meta.url).href,
);

/** Codes and a visit level that the note speaks for, each with its sentence. Suggested, never added. @throws AppError NOT_FOUND */
export async function getCodes(ctx: Context, id: string): Promise<VisitCodes> {
  const entry = ofPatient(await getTranscriptFor(ctx, id, 'read'));
  await ctx.audit('codes.read', { type: 'transcript', id, noteId: entry.noteId });
  return { version: entry.version, ...(await codesOf(ctx, entry)) };
}

/** Codes of a text that the caller has read. */
export async function codesOf(
  ctx: Context,
  { sections, sentences }: Pick<Entry, 'sections' | 'sentences'>,
): Promise<Omit<VisitCodes, 'version'>> {
  const { path } = ctx.use(officialCodes);
  return runInPool(ctx, task, { sentences, sections: sections.map(({ key, header }) => ({ key, header })), path });
}
