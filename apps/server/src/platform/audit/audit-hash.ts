import { createHash } from 'node:crypto';
import type { SqlRow } from '../db/database.ts';

/** What position 1 of the chain builds on. */
export const chainStart = '0'.repeat(64);

/** The sealed columns, in the order in which they are hashed. A new column gets a new version of the form. */
export const sealedColumns = [
  'seq',
  'id',
  'at',
  'user_id',
  'workspace_id',
  'session_id',
  'action',
  'record_type',
  'record_id',
  'note_id',
  'outcome',
  'request_id',
  'address',
  'user_agent',
] as const;

/** Seal of an audit row (columns by name): SHA-256, hex, over the seal before it and the row as a JSON array of texts. */
export function sealHash(previousHash: string, position: number, event: SqlRow): string {
  const values = sealedColumns.map((column) => (event[column] == null ? null : String(event[column])));
  return createHash('sha256')
    .update(JSON.stringify(['audit/1', previousHash, String(position), ...values]))
    .digest('hex');
}
