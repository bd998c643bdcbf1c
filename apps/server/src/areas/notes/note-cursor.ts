import { invalid } from '../../platform/app-error.ts';

/** Where a page ended: the last chart's place in "newest activity first". */
export type NotePlace = { lastActivityAt: number; id: string };

const shape = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writeCursor(place: NotePlace): string {
  return Buffer.from(`${place.lastActivityAt}.${place.id}`).toString('base64url');
}

/** @throws AppError INVALID_INPUT for text that `writeCursor` did not make. */
export function readCursor(cursor: string): NotePlace {
  const [, lastActivityAt, id] = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (lastActivityAt === undefined || id === undefined) {
    throw invalid(['query', 'cursor'], 'not a place in this list; start again without it');
  }
  return { lastActivityAt: Number(lastActivityAt), id };
}
