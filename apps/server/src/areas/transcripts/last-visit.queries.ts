import { sql, type SQL } from 'drizzle-orm';
import type { EntryKind } from '@clinical/contract/transcripts/entries.schemas';
import type { Tx } from '../../platform/context.ts';
import { touchNote } from '../notes/public.ts';

/** Entries of other kinds are answers and papers, not visits. */
export const visitKinds: readonly EntryKind[] = [
  'recording',
  'dictation',
  'audio',
  'image',
  'pdf',
  'typed',
  'synthetic',
];

/** A condition on `visit`, a row of the entries. */
export const isVisit = sql.raw(`visit.kind in (${visitKinds.map((kind) => `'${kind}'`).join(', ')})
  and visit.deleted_at is null`);

const lastVisitOf = (noteId: string): SQL => sql`(
  select jsonb_build_object('at', visit.created_at, 'reason', visit.reason, 'state',
    case when visit.signed_at is not null then 'signed' when visit.version > 0 then 'draft' else 'open' end)
  from transcripts visit where visit.note_id = ${noteId}::uuid and ${isVisit} order by visit.created_at desc limit 1)`;

/** Marks activity in a chart after its entries changed, and stores which visit is its newest. */
export function touchChart(tx: Tx, noteId: string, change: { entriesDelta?: number } = {}): Promise<void> {
  return touchNote(tx, noteId, { ...change, lastVisit: lastVisitOf(noteId) });
}
