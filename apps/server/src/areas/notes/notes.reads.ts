import { limits } from '@clinical/contract/limits';
import type { NoteMerge } from '@clinical/contract/notes/merges.schemas';
import type {
  NoteFilter,
  NoteList,
  DepartmentNoteFilter,
  Note,
  BinFilter,
  BinList,
  BinnedNote,
  SampleNote,
} from '@clinical/contract/notes/notes.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { assertDepartment } from '../teams/public.ts';
import { readBinCursor, writeBinCursor } from './bin-cursor.ts';
import { type BinnedRow, selectBin } from './bin.queries.ts';
import { selectMergesFor } from './merges.queries.ts';
import { getNoteFor } from './notes.queries.ts';
import { viewNote } from './notes.view.ts';
import { readNoteList } from './read-note-list.ts';
import { selectTags } from './note-list.queries.ts';
import { findSample } from './sample.queries.ts';

export async function listNotes(ctx: Context, filter: NoteFilter): Promise<NoteList> {
  return readNoteList(ctx, filter);
}

export async function listMyNotes(ctx: Context, filter: NoteFilter): Promise<NoteList> {
  return readNoteList(ctx, filter, { ownerId: ctx.actor.userId });
}

/** Visible charts of one department of the acting workspace, or of none. @throws AppError NOT_FOUND for a department elsewhere */
export async function listDepartmentNotes(ctx: Context, filter: DepartmentNoteFilter): Promise<NoteList> {
  const { departmentId: wanted, ...rest } = filter;
  if (wanted === 'none') return readNoteList(ctx, rest, { departmentId: null });
  await assertDepartment(ctx, wanted);
  return readNoteList(ctx, rest, { departmentId: wanted });
}

/** What a list of charts can be narrowed to. */
export async function listTags(ctx: Context): Promise<string[]> {
  const [tags] = await Promise.all([selectTags(ctx), ctx.audit('note.list-tags', { type: 'note', id: null })]);
  return tags;
}

export async function getNote(ctx: Context, id: string): Promise<Note> {
  const note = await getNoteFor(ctx, id, 'read');
  await ctx.audit('note.read', { type: 'note', id: note.id, noteId: note.id });
  return viewNote(ctx.actor, note);
}

/** The own sample patient, which stands in no list. */
export async function getSample(ctx: Context): Promise<SampleNote> {
  const note = await findSample(ctx);
  await ctx.audit('note.read-sample', { type: 'note', id: note?.id ?? null, noteId: note?.id ?? null });
  return { sample: note && viewNote(ctx.actor, note) };
}

/** Charts in the bin that the actor may restore, newest first: a page when `limit` is given, else all of them. */
export async function listBin(ctx: Context, filter: BinFilter): Promise<BinList> {
  const limit = filter.limit === undefined ? undefined : Number(filter.limit);
  const selection = {
    after: filter.cursor ? readBinCursor(filter.cursor) : undefined,
    // one more than asked for tells whether another page follows
    limit: limit === undefined ? undefined : limit + 1,
  };
  const [rows] = await Promise.all([
    selectBin(ctx, ctx.clock.now() - limits.binLife, selection),
    ctx.audit('note.list-bin', { type: 'note', id: null }),
  ]);
  const view = (row: BinnedRow): BinnedNote => ({
    ...viewNote(ctx.actor, row),
    deletedAt: isoTime(row.deletedAt),
    purgedAt: isoTime(row.deletedAt + limits.binLife),
  });
  if (limit === undefined) return rows.map(view);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { items: page.map(view), nextCursor: rows.length > limit && last ? writeBinCursor(last) : null };
}

/** Merges that the actor may take back, newest first. */
export async function listMerges(ctx: Context): Promise<NoteMerge[]> {
  const [rows] = await Promise.all([
    selectMergesFor(ctx.withRowLevelSecurity(ctx.actor.workspaceId), ctx.clock.now() - limits.binLife),
    ctx.audit('note.list-merges', { type: 'note', id: null }),
  ]);
  return rows.map(({ merge, sourceTitle, targetTitle }) => ({
    id: merge.id,
    sourceId: merge.sourceId,
    sourceTitle,
    targetId: merge.targetId,
    targetTitle,
    entries: merge.record.entries,
    mergedAt: isoTime(merge.mergedAt),
    undoUntil: isoTime(merge.mergedAt + limits.binLife),
  }));
}
