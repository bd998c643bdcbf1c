import type { NoteFilter, NoteList } from '@clinical/contract/notes/notes.schemas';
import type { Context } from '../../platform/context.ts';
import { readDateRange } from './date-range.ts';
import { readCursor, writeCursor } from './note-cursor.ts';
import { selectNotes, type NoteSelection } from './note-list.queries.ts';
import { viewNote } from './notes.view.ts';
import { searchPattern } from './search-pattern.ts';
import { readTags } from './read-tags.ts';

type Owned = Pick<NoteSelection, 'ownerId' | 'departmentId'>;

/** Visible charts that fit the filter, with one audit row: a page when `limit` is given, else all of them. */
export async function readNoteList(ctx: Context, filter: NoteFilter, owned: Owned = {}): Promise<NoteList> {
  const limit = filter.limit === undefined ? undefined : Number(filter.limit);
  const sort = filter.sort ?? 'activity';
  const selection: NoteSelection = {
    ...owned,
    sort,
    searchPattern: filter.query?.trim() ? searchPattern(filter.query, ctx.clock.now()) : undefined,
    tags: readTags(filter.tag),
    activity: filter.date_range?.trim() ? readDateRange(filter.date_range) : undefined,
    dateOfBirth: filter.date_of_birth,
    archived: filter.archived,
    after: filter.cursor ? readCursor(filter.cursor, sort) : undefined,
    // One more than asked for tells whether another page follows.
    limit: limit === undefined ? undefined : limit + 1,
  };
  const audited = ctx.audit('note.list', { type: 'note', id: null });
  const [rows] = await Promise.all([selectNotes(ctx, selection), audited]);
  if (limit === undefined) return rows.map((row) => viewNote(ctx.actor, row));
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => viewNote(ctx.actor, row)),
    nextCursor: rows.length > limit && last ? writeCursor({ ...last, sort, starred: last.isReferralFavorite }) : null,
  };
}
