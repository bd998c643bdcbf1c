import { invalid } from '../../platform/app-error.ts';

/** Where a page of the bin ended: when its last chart was deleted (epoch milliseconds), and which it is. */
export type BinPlace = { deletedAt: number; id: string };

const shape = /^b(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writeBinCursor({ deletedAt, id }: BinPlace): string {
  return Buffer.from(`b${deletedAt}.${id}`).toString('base64url');
}

/** @throws AppError INVALID_INPUT for text that `writeBinCursor` did not make */
export function readBinCursor(cursor: string): BinPlace {
  const [, deletedAt, id] = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (deletedAt === undefined || id === undefined) {
    throw invalid(['query', 'cursor'], 'not a place in the bin; start again without it');
  }
  return { deletedAt: Number(deletedAt), id };
}
