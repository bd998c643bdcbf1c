import type { NoteSort } from '@clinical/contract/notes/notes.schemas';
import { invalid } from '../../platform/app-error.ts';

/**
 * Where a page ended: the last chart's place in a list. The place in a list by name is the chart's own, so that no name
 * stands in an address.
 */
export type NotePlace = { sort: NoteSort; starred: boolean; lastActivityAt: number; id: string };

const sorts: Record<string, NoteSort> = { a: 'activity', n: 'name' };
const shape = /^([an])([01])\.(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writeCursor({ sort, starred, lastActivityAt, id }: NotePlace): string {
  return Buffer.from(`${sort[0]}${starred ? 1 : 0}.${lastActivityAt}.${id}`).toString('base64url');
}

/** @throws AppError INVALID_INPUT for text that `writeCursor` did not make, or made for a list sorted otherwise. */
export function readCursor(cursor: string, sort: NoteSort): NotePlace {
  const [, order = '', starred, lastActivityAt, id] =
    shape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (lastActivityAt === undefined || id === undefined || sorts[order] !== sort) {
    throw invalid(['query', 'cursor'], 'not a place in this list; start again without it');
  }
  return { sort, starred: starred === '1', lastActivityAt: Number(lastActivityAt), id };
}
