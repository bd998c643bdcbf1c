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
  'as_user_id',
] as const;

/** Columns of the first form of a seal; rows that fill no later one are still sealed by it. */
const firstForm = sealedColumns.slice(0, sealedColumns.indexOf('as_user_id'));

/**
 * Seal of an audit row (columns by name): SHA-256, hex, over the form, the seal before it and the row as a JSON array of texts. The
 * form is `audit/1` for a row without `as_user_id`, else `audit/2`.
 */
export function sealHash(previousHash: string, position: number, event: SqlRow): string {
  const [form, columns] = event.as_user_id == null ? ['audit/1', firstForm] : ['audit/2', sealedColumns];
  const values = columns.map((column) => (event[column] == null ? null : String(event[column])));
  return createHash('sha256')
    .update(JSON.stringify([form, previousHash, String(position), ...values]))
    .digest('hex');
}
