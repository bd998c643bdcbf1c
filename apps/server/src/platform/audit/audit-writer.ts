import { AppError } from '../app-error.ts';
import type { DatabaseEngine, Statement } from '../db/database.ts';
import { databaseFault } from '../db/errors.ts';
import { type AuditRow, columnsOf } from './audit-row.ts';

/** One statement and one parameter for any number of rows: the insert is the dearest part of a read. */
const insertText = `insert into audit_events (id, at, user_id, workspace_id, session_id, action, record_type, record_id, note_id,
  outcome, request_id, address, user_agent, as_user_id)
select id, at, user_id, workspace_id, session_id, action, record_type, record_id, note_id,
  outcome, request_id, address, user_agent, as_user_id
from json_to_recordset($1::text::json) as row(id uuid, at bigint, user_id text, workspace_id text, session_id text, action text,
  record_type text, record_id text, note_id text, outcome text, request_id text, address text, user_agent text, as_user_id text)`;

/** The statement that writes these rows. */
export function auditInsert(rows: readonly AuditRow[]): Statement {
  return { text: insertText, params: [JSON.stringify(rows.map(columnsOf))], name: 'insert_audit' };
}

export type AuditBatcher = {
  /** Resolves when the row is committed; rejects when it could not be, so that its reply is not sent. */
  add(row: AuditRow): Promise<void>;
  /** Writes what is waiting; later rows are refused. */
  close(): Promise<void>;
};

type Waiting = { row: AuditRow; resolve: () => void; reject: (error: Error) => void };

/**
 * Gathers the audit rows of reads. While inserts are under way the next rows wait and go together, so a lone read waits for
 * nothing and a busy server writes one statement for many. A PostgreSQL server is given a few at a time: most of
 * an insert is waiting for the disk.
 */
export function createAuditBatcher(
  engine: DatabaseEngine,
  options: { maxRows?: number; maxWaiting?: number; lanes?: number } = {},
): AuditBatcher {
  const { maxRows = 200, maxWaiting = 20_000, lanes = engine.kind === 'postgres' ? 4 : 1 } = options;
  let waiting: Waiting[] = [];
  let busyLanes = 0;
  let gathering = false;
  let flushed: Promise<void> = Promise.resolve();
  let closed = false;

  async function write(batch: Waiting[]): Promise<void> {
    try {
      const { text, params, name } = auditInsert(batch.map((entry) => entry.row));
      await engine.query(text, params, name);
      for (const entry of batch) entry.resolve();
    } catch (error) {
      const failure = databaseFault(error) ?? new AppError('UNAVAILABLE', { cause: error, retryAfter: 2 });
      for (const entry of batch) entry.reject(failure);
    }
  }

  async function flush(): Promise<void> {
    busyLanes += 1;
    gathering = true;
    // One turn of the event loop lets the requests that arrived together share a statement.
    await new Promise((resolve) => setImmediate(resolve));
    gathering = false;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxRows);
      waiting = waiting.slice(maxRows);
      await write(batch);
    }
    busyLanes -= 1;
  }

  return {
    add(row) {
      if (closed || waiting.length >= maxWaiting) return Promise.reject(new AppError('UNAVAILABLE', { retryAfter: 2 }));
      return new Promise((resolve, reject) => {
        waiting.push({ row, resolve, reject });
        if (gathering || busyLanes >= lanes) return;
        flushed = Promise.all([flushed, flush()]).then(() => undefined);
      });
    },
    async close() {
      closed = true;
      await flushed;
    },
  };
}
