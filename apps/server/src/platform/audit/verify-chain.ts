import { sql } from 'drizzle-orm';
import type { Database, SqlRow } from '../db/database.ts';
import { chainStart, sealHash, sealedColumns } from './audit-hash.ts';

export type ChainReport = {
  ok: boolean;
  /** Seals that hold, up to the first broken one. */
  sealed: number;
  /** Rows that are committed and not sealed yet; more than a second's worth means that no sealer runs. */
  unsealed: number;
  /** Hash of the last seal. Kept elsewhere, it shows later that the end of the chain was not cut off. */
  head: string;
  firstBroken: { position: number; seq: number | null; why: string } | null;
};

const pageSize = 2_000;

/** Walks the whole chain and names the first row that was changed, removed or moved. Works in pages, alters nothing. */
export async function verifyChain(db: Database): Promise<ChainReport> {
  let head = chainStart;
  let sealed = 0;
  for (;;) {
    const page = await readPage(db, sealed);
    for (const row of page) {
      const why = faultOf(row, sealed + 1, head);
      if (why) {
        const seq = row.event_seq == null ? null : Number(row.event_seq);
        return {
          ok: false,
          sealed,
          unsealed: await countUnsealed(db),
          head,
          firstBroken: { position: sealed + 1, seq, why },
        };
      }
      sealed += 1;
      head = String(row.hash);
    }
    if (page.length < pageSize) break;
  }
  return { ok: true, sealed, unsealed: await countUnsealed(db), head, firstBroken: null };
}

function faultOf(row: SqlRow, position: number, previousHash: string): string | null {
  if (Number(row.position) !== position) return 'its seal is missing';
  if (row.seq == null) return 'the audit row is missing';
  if (row.previous_hash !== previousHash) return 'its seal does not follow the one before';
  if (row.hash !== sealHash(previousHash, position, row)) return 'the audit row or its seal was changed';
  return null;
}

async function readPage(db: Database, after: number): Promise<SqlRow[]> {
  const columns = sql.raw(sealedColumns.map((column) => `event.${column}`).join(', '));
  const result = (await db.execute(
    sql`select seal.position, seal.event_seq, seal.previous_hash, seal.hash, ${columns}
      from audit_seals seal left join audit_events event on event.seq = seal.event_seq
      where seal.position > ${after} order by seal.position limit ${pageSize}`,
  )) as unknown as { rows: SqlRow[] };
  return result.rows;
}

async function countUnsealed(db: Database): Promise<number> {
  const result = (await db.execute(
    sql`select count(*)::int as count from audit_events event
      where not exists (select 1 from audit_seals seal where seal.event_seq = event.seq)`,
  )) as unknown as { rows: SqlRow[] };
  return Number(result.rows[0]?.count);
}
