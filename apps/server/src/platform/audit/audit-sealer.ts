import { sql } from 'drizzle-orm';
import type { Database, DatabaseEngine, SqlRow } from '../db/database.ts';
import { chainStart, sealHash, sealedColumns } from './audit-hash.ts';

/** Advisory lock that the one sealer of a database holds for a page; the number only has to be the same everywhere. */
const sealerLock = 0x5ea1;
/** Sequence numbers looked at in one transaction. */
const pageSize = 2_000;
/** Passes that a number stays open whatever the snapshot says: an insert takes its number just before its transaction id. */
const gracePasses = 4;

export type AuditSealer = {
  /** Seals what is committed now. @returns how many rows; 0 as well when another process is at it */
  sealNow(): Promise<number>;
  /** Stops the timer and waits for the pass under way. */
  stop(): Promise<void>;
};

/** Everything up to `seq` was seen, except rows of transactions that ran then: those have ids below `nextTransaction`. */
type Mark = { seq: number; oldestTransaction: bigint; nextTransaction: bigint };
type OpenMark = Mark & { pass: number };

/**
 * Seals committed audit rows into the hash chain, once every `everyMs`. Rows may commit out of the order of their numbers, so
 * a number counts as done only when every transaction that could still bring a lower one has ended. In a fresh process
 * nothing counts as done: the first pass walks the whole log once.
 */
export function startAuditSealer(
  engine: DatabaseEngine,
  options: { everyMs?: number; onError?: (error: unknown) => void } = {},
): AuditSealer {
  const { everyMs = 500, onError = () => undefined } = options;
  /** Rows up to here are sealed, and none can appear any more. */
  let settled = 0;
  let marks: OpenMark[] = [];
  let passes = 0;
  let running: Promise<number> = Promise.resolve(0);
  let busy = 0;

  async function pass(): Promise<number> {
    const mark = await readMark(engine);
    let count = 0;
    for (let from = settled; from < mark.seq; from += pageSize) {
      const sealed = await sealPage(engine, from, Math.min(from + pageSize, mark.seq));
      // Another process is sealing; it goes on from here and so do we, next time.
      if (sealed === null) return count;
      count += sealed;
    }
    passes += 1;
    const ended = marks.filter(
      (earlier) => earlier.nextTransaction <= mark.oldestTransaction && earlier.pass + gracePasses <= passes,
    );
    settled = Math.max(settled, ...ended.map((earlier) => earlier.seq));
    marks = marks.filter((earlier) => earlier.seq > settled);
    if (mark.seq > (marks.at(-1)?.seq ?? settled)) marks.push({ ...mark, pass: passes });
    return count;
  }

  function sealNow(): Promise<number> {
    busy += 1;
    const next = running
      .catch(() => 0)
      .then(pass)
      .finally(() => (busy -= 1));
    running = next;
    return next;
  }

  const timer = setInterval(() => {
    // A long first walk, or a database that does not answer, must not let passes pile up.
    if (busy === 0) sealNow().catch(onError);
  }, everyMs);
  timer.unref();

  return {
    sealNow,
    async stop() {
      clearInterval(timer);
      await running.catch(() => 0);
    },
  };
}

async function readMark(engine: DatabaseEngine): Promise<Mark> {
  const [row] = await engine.query(
    `select coalesce((select max(seq) from audit_events), 0)::text as seq,
       pg_snapshot_xmin(pg_current_snapshot())::text as oldest, pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  );
  return {
    seq: Number(row?.seq),
    oldestTransaction: BigInt(String(row?.oldest)),
    nextTransaction: BigInt(String(row?.next)),
  };
}

/**
 * Seals the rows with `from < seq <= to` that have no seal yet. The seals are looked for in the same range: without it the
 * server reads all of them, twice a second and for ever more. @returns null when another process holds the lock
 */
async function sealPage(engine: DatabaseEngine, from: number, to: number): Promise<number | null> {
  return engine.transaction(async (db) => {
    const [lock] = await rowsOf(db, sql`select pg_try_advisory_xact_lock(${sealerLock}) as held`);
    if (lock?.held !== true) return null;
    const events = await rowsOf(
      db,
      sql`select ${sql.raw(sealedColumns.join(', '))} from audit_events event
        where seq > ${from} and seq <= ${to}
          and not exists (
            select 1 from audit_seals seal
            where seal.event_seq = event.seq and seal.event_seq > ${from} and seal.event_seq <= ${to})
        order by seq`,
    );
    if (events.length === 0) return 0;
    const [head] = await rowsOf(db, sql`select position, hash from audit_seals order by position desc limit 1`);
    await insertSeals(db, sealAll(events, Number(head?.position ?? 0), String(head?.hash ?? chainStart)));
    return events.length;
  });
}

type Seal = { position: number; event_seq: number; previous_hash: string; hash: string };

function sealAll(events: SqlRow[], lastPosition: number, lastHash: string): Seal[] {
  let hash = lastHash;
  return events.map((event, index) => {
    const position = lastPosition + index + 1;
    const previous = hash;
    hash = sealHash(previous, position, event);
    return { position, event_seq: Number(event.seq), previous_hash: previous, hash };
  });
}

async function insertSeals(db: Database, seals: Seal[]): Promise<void> {
  await db.execute(sql`insert into audit_seals (position, event_seq, previous_hash, hash)
    select position, event_seq, previous_hash, hash from json_to_recordset(${JSON.stringify(seals)}::text::json)
      as row(position bigint, event_seq bigint, previous_hash text, hash text)`);
}

async function rowsOf(db: Database, query: ReturnType<typeof sql>): Promise<SqlRow[]> {
  const result = (await db.execute(query)) as unknown as { rows: SqlRow[] };
  return result.rows;
}
