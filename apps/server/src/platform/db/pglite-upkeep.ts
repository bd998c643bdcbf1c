import type { DatabaseEngine, DatabaseLog } from './database.ts';

const everyMs = 60_000;
/** Write-ahead log that a start after a crash has to read again; about a second's worth. */
const mostLogBytes = 32 * 1024 * 1024;

const logSinceCheckpoint = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()`;

/** The thresholds of PostgreSQL's own autovacuum. */
const neglectedTable = `
  select format('%I.%I', schemaname, relname) as name, n_dead_tup > 50 + 0.2 * n_live_tup as dead
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
  order by n_dead_tup + n_mod_since_analyze desc
  limit 1`;

/**
 * What a PostgreSQL server's own processes do in the background and PGlite does not: a checkpoint when the write-ahead
 * log has grown, and vacuum and statistics for the table that needs them most.
 */
export async function keepUp(engine: DatabaseEngine): Promise<void> {
  const [log] = await engine.query(logSinceCheckpoint);
  if (Number(log?.['bytes']) > mostLogBytes) await engine.exec('checkpoint');
  const [table] = await engine.query(neglectedTable);
  if (table) await engine.exec(table['dead'] ? `vacuum (analyze) ${table['name']}` : `analyze ${table['name']}`);
}

/** Keeps the embedded database up once a minute until the returned function is called. */
export function startUpkeep(engine: DatabaseEngine, log: DatabaseLog): () => void {
  const timer = setInterval(() => {
    keepUp(engine).catch((error: unknown) => log.warn({ err: error }, 'the upkeep of the database failed'));
  }, everyMs).unref();
  return () => clearInterval(timer);
}
