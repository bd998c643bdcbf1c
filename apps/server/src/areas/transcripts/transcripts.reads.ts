import { limits } from '@clinical/contract/limits';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { BinnedEntry } from '@clinical/contract/transcripts/entry-bin.schemas';
import type { ThreadLine } from '@clinical/contract/transcripts/thread.schemas';
import type { TranscriptVersion } from '@clinical/contract/transcripts/versions.schemas';
import { plainText } from '@clinical/language/note-html';
import { notFound } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { getNoteFor } from '../notes/public.ts';
import { type BinnedRow, selectEntryBin } from './bin/entry-bin.queries.ts';
import { selectLines } from './entries/thread.queries.ts';
import { showEntries } from './show-entry.ts';
import { mayAnnotate } from './transcripts.policy.ts';
import { type Entry, findTranscriptFor, selectEntries, selectThread, getTranscriptFor } from './transcripts.queries.ts';
import { viewVersion } from './transcripts.view.ts';
import { selectHistory } from './versions.queries.ts';

type Part = { newest?: number | undefined; ids?: string | undefined };

/** An entry by its id, or the thread of a chart or a part of it, oldest first, by the chart's. @throws AppError NOT_FOUND */
export async function getTranscripts(ctx: Context, id: string, part: Part = {}): Promise<Transcript | Transcript[]> {
  const entry = await findTranscriptFor(ctx, id, 'read');
  if (entry) {
    await ctx.audit('transcript.read', { type: 'transcript', id, noteId: entry.noteId });
    const [shown] = await showEntries(ctx, entry.noteId, [entry]);
    return shown!;
  }
  const note = await getNoteFor(ctx, id, 'read');
  await ctx.audit('transcript.read', { type: 'note', id: note.id, noteId: note.id });
  return showEntries(ctx, note.id, await selectPart(ctx, note.id, part));
}

function selectPart(ctx: Context, noteId: string, { newest, ids }: Part): Promise<Entry[]> {
  if (ids !== undefined) return selectEntries(ctx, noteId, ids.split(',').filter(isUuid).slice(0, limits.threadPart));
  return selectThread(ctx, noteId, newest);
}

/** The thread of a chart without its texts, oldest first. @throws AppError NOT_FOUND */
export async function getOutline(ctx: Context, noteId: string): Promise<ThreadLine[]> {
  const note = await getNoteFor(ctx, noteId, 'read');
  await ctx.audit('transcript.outline', { type: 'note', id: note.id, noteId: note.id });
  const annotate = mayAnnotate(ctx.actor, note.level);
  const lines = await selectLines(ctx, note.id);
  return lines.map(({ createdAt, updatedAt, ...line }) => ({
    ...line,
    createdAt: isoTime(createdAt),
    updatedAt: isoTime(updatedAt),
    annotate,
  }));
}

/** All versions of an entry, newest first. `noteId`, when given, must be its chart. */
export async function editHistory(ctx: Context, id: string, noteId?: string): Promise<TranscriptVersion[]> {
  const entry = await getTranscriptFor(ctx, id, 'read');
  if (noteId !== undefined && noteId !== entry.noteId) throw notFound();
  await ctx.audit('transcript.read-history', { type: 'transcript', id, noteId: entry.noteId });
  return (await selectHistory(ctx, id)).map(viewVersion);
}

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
