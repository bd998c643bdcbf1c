import { invalid } from '../../platform/app-error.ts';

/** Where a page of the log ended: when its last row happened (epoch milliseconds), and its number. */
export type AuditPlace = { at: number; seq: number };

const shape = /^a(\d{1,16})\.(\d{1,16})$/;

export function writeAuditCursor({ at, seq }: AuditPlace): string {
  return Buffer.from(`a${at}.${seq}`).toString('base64url');
}

/** @throws AppError INVALID_INPUT for text that `writeAuditCursor` did not make */
export function readAuditCursor(cursor: string): AuditPlace {
  const [, at, seq] = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (at === undefined || seq === undefined) {
    throw invalid(['query', 'cursor'], 'not a place in the log; start again without it');
  }
  return { at: Number(at), seq: Number(seq) };
}
