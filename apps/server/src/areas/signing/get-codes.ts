import { ofPatient } from '@clinical/contract/scribe/evidence.rules';
import type { VisitCodes } from '@clinical/contract/signing/codes.schemas';
import type { Context } from '../../platform/context.ts';
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import { getTranscriptFor } from '../transcripts/public.ts';
import { officialCodes } from './official-codes.ts';
import type { CodesInput } from './suggest-codes.worker.ts';

const task = workTask<CodesInput, Omit<VisitCodes, 'version'>>(
  new URL('./suggest-codes.worker.ts', import.meta.url).href,
);

/** Codes and a visit level that the note speaks for, each with its sentence. Suggested, never added. @throws AppError NOT_FOUND */
export async function getCodes(ctx: Context, id: string): Promise<VisitCodes> {
  const entry = ofPatient(await getTranscriptFor(ctx, id, 'read'));
  await ctx.audit('codes.read', { type: 'transcript', id, noteId: entry.noteId });
  const sections = entry.sections.map(({ key, header }) => ({ key, header }));
  const { path } = ctx.use(officialCodes);
  const found = await runInPool(ctx, task, { sentences: entry.sentences, sections, path });
  return { version: entry.version, ...found };
}
