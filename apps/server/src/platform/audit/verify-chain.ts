import { sql } from 'drizzle-orm';
import type { Database, SqlRow } from '../db/database.ts';
import { chainStart, sealHash, sealedColumns } from './audit-hash.ts';

/** The first row of the chain that was changed, removed or moved. */
export type BrokenSeal = {
  position: number;
  /** Number of the audit row; null when its seal is missing. */
  seq: number | null;
  /** Of the row as it is now; null when it is gone or belongs to none. */
  workspaceId: string | null;
  /** When the row says that it happened, in epoch milliseconds; null when it is gone. */
  at: number | null;
  why: string;
};

/** How much of the chain belongs to one workspace. */
export type VerifiedShare = {
  sealed: number;
  /** Hash of the newest seal of one of its rows. */
  head: string;
};

/** A walk along the hash chain from its start, page by page. It alters nothing. */
export class ChainWalk {
  /** Seals that hold, up to the first broken one. */
  sealed = 0;
  /** Hash of the last seal that holds. */
  head = chainStart;
  broken: BrokenSeal | null = null;
  readonly #shares = new Map<string, VerifiedShare>();

  shareOf(workspaceId: string): VerifiedShare {
    return this.#shares.get(workspaceId) ?? { sealed: 0, head: chainStart };
  }

  /** Verifies the next page. @returns whether another may follow */
  async advance(db: Database, pageSize: number): Promise<boolean> {
    const [known, ...rows] = await readPage(db, this.sealed, pageSize);
    const page = this.sealed === 0 && known ? [known, ...rows] : rows;
    if (this.sealed > 0 && (Number(known?.['position']) !== this.sealed || known?.['hash'] !== this.head)) {
      this.broken = { position: this.sealed, seq: null, workspaceId: null, at: null, why: 'the end was cut off' };
      return false;
    }
    for (const row of page) {
      const why = faultOf(row, this.sealed + 1, this.head);
      if (why) {
        this.broken = describeBroken(row, this.sealed + 1, why);
        return false;
      }
      this.sealed += 1;
      this.head = String(row['hash']);
      if (row['workspace_id'] != null) this.#count(String(row['workspace_id']));
    }
    return page.length >= pageSize;
  }

  #count(workspaceId: string): void {
    this.#shares.set(workspaceId, { sealed: this.shareOf(workspaceId).sealed + 1, head: this.head });
  }
}

function describeBroken(row: SqlRow, position: number, why: string): BrokenSeal {
  const number = (value: unknown) => (value == null ? null : Number(value));
  const workspaceId = row['workspace_id'] == null ? null : String(row['workspace_id']);
  return { position, seq: number(row['event_seq']), workspaceId, at: number(row['at']), why };
}

function faultOf(row: SqlRow, position: number, previousHash: string): string | null {
  if (Number(row['position']) !== position) return 'its seal is missing';
  if (row['seq'] == null) return 'the audit row is missing';
  if (row['previous_hash'] !== previousHash) return 'its seal does not follow the one before';
  if (row['hash'] !== sealHash(previousHash, position, row)) return 'the audit row or its seal was changed';
  return null;
}

/** The seal at that position, which a pass before has verified, and those after it. */
async function readPage(db: Database, from: number, pageSize: number): Promise<SqlRow[]> {
  const columns = sql.raw(sealedColumns.map((column) => `event.${column}`).join(', '));
  const result = (await db.execute(
    sql`select seal.position, seal.event_seq, seal.previous_hash, seal.hash, ${columns}
      from audit_seals seal left join audit_events event on event.seq = seal.event_seq
      where seal.position >= ${from} order by seal.position limit ${pageSize + 1}`,
  )) as unknown as { rows: SqlRow[] };
  return result.rows;
}
