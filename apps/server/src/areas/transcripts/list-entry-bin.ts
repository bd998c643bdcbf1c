import { limits } from '@clinical/contract/limits';
import type { BinnedEntry } from '@clinical/contract/transcripts/entry-bin.schemas';
import { plainText } from '@clinical/language/note-html';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { type BinnedRow, selectEntryBin } from './entry-bin.queries.ts';

/** Entries of a chart in the bin, newest first. @throws AppError NOT_FOUND */
export async function listEntryBin(ctx: Context, noteId: string): Promise<BinnedEntry[]> {
  const note = await getNoteFor(ctx, noteId, 'edit');
  await ctx.audit('transcript.list-bin', { type: 'note', id: note.id, noteId: note.id });
  const rows = await selectEntryBin(ctx, note.id, ctx.clock.now() - limits.binLife);
  return rows.map(({ id, kind, fileName, createdAt, deletedAt, ...row }) => ({
    id,
    noteId: note.id,
    createdAt: isoTime(createdAt),
    kind,
    fileName,
    firstWords: firstWords(row),
    deletedAt: isoTime(deletedAt),
    purgedAt: isoTime(deletedAt + limits.binLife),
  }));
}

function firstWords({ sections, question }: Pick<BinnedRow, 'sections' | 'question'>): string {
  const text = sections.map(({ html }) => plainText(html)).find((words) => words !== '') ?? question;
  return text.replace(/\s+/g, ' ').slice(0, 200);
}
