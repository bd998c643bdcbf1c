import type { PGlite } from '@electric-sql/pglite';
import { drizzle, PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite';
import { PgDialect } from 'drizzle-orm/pg-core';
import { AppError } from '../app-error.ts';
import type { Database, DatabaseEngine, DatabaseLog, SqlRow, Statement } from './database.ts';
import type { RowShape, StatementResult } from './pglite-messages.ts';
import { PgliteThread } from './pglite-thread.ts';

/** The part of PGlite's query options that Drizzle sets. */
type QueryOptions = { rowMode?: 'array' | 'object'; parsers?: object };

type Last = () => Statement | null;

const idleLimitMs = 30_000;
const dialect = new PgDialect();

function shapeOf(options: QueryOptions | undefined): RowShape | null {
  return options ? { arrays: options.rowMode === 'array', plainTimes: options.parsers !== undefined } : null;
}

/**
 * The one connection of the embedded database, in the shape that Drizzle's driver expects of PGlite. Statements outside
 * transactions are handed on at once and in order; while a transaction runs they wait for its end.
 */
class PgliteClient {
  readonly thread: PgliteThread;
  /** End of the transaction that was asked for last; null when none runs or waits. */
  #busy: Promise<void> | null = null;

  constructor(thread: PgliteThread) {
    this.thread = thread;
  }

  query(text: string, params: unknown[] = [], options?: QueryOptions): Promise<StatementResult> {
    const request = { kind: 'query', text, params, shape: shapeOf(options) } as const;
    const run = () => this.thread.call(request) as Promise<StatementResult>;
    return this.#busy ? this.#busy.then(run) : run();
  }

  exec(text: string): Promise<StatementResult[]> {
    const run = () => this.thread.call({ kind: 'exec', text, alone: true }) as Promise<StatementResult[]>;
    return this.#busy ? this.#busy.then(run) : run();
  }

  transaction<T>(work: (client: TransactionClient) => Promise<T>, last?: Last): Promise<T> {
    const result = this.#busy ? this.#busy.then(() => this.#transact(work, last)) : this.#transact(work, last);
    const end = result.then(
      () => undefined,
      () => undefined,
    );
    this.#busy = end;
    void end.then(() => {
      if (this.#busy === end) this.#busy = null;
    });
    return result;
  }

  async #transact<T>(work: (client: TransactionClient) => Promise<T>, last?: Last): Promise<T> {
    const client = new TransactionClient(this.thread);
    const begun = client.control('begin');
    // Not awaited before the work, which saves a round trip; a thread that is down fails both.
    begun.catch(() => undefined);
    try {
      const result = await Promise.race([work(client), client.abandoned]);
      await begun;
      const statement = last?.();
      // A commit after a statement that failed takes everything back, so the two need not wait for each other.
      const written = statement && client.query(statement.text, statement.params);
      await Promise.all([written, client.control('commit')]);
      return result;
    } catch (error) {
      await client.control('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.end();
    }
  }
}

/** What runs inside one transaction. One that asks for nothing for 30 seconds is rolled back: all others wait for it. */
class TransactionClient {
  readonly #thread: PgliteThread;
  readonly #generation: number;
  readonly #idle: NodeJS.Timeout;
  readonly abandoned: Promise<never>;
  #ended = false;

  constructor(thread: PgliteThread) {
    this.#thread = thread;
    this.#generation = thread.generation;
    const { promise, reject } = Promise.withResolvers<never>();
    promise.catch(() => undefined);
    this.abandoned = promise;
    this.#idle = setTimeout(() => {
      this.#ended = true;
      reject(new Error('the transaction was idle for 30 seconds and was rolled back'));
    }, idleLimitMs).unref();
  }

  query(text: string, params: unknown[] = [], options?: QueryOptions): Promise<StatementResult> {
    return this.#call({ kind: 'query', text, params, shape: shapeOf(options) }) as Promise<StatementResult>;
  }

  /** begin, commit and rollback: allowed after the idle limit as well. */
  control(text: 'begin' | 'commit' | 'rollback'): Promise<unknown> {
    return this.#thread.call({ kind: 'exec', text, alone: false }, this.#generation);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#idle);
  }

  #call(request: Parameters<PgliteThread['call']>[0]): Promise<unknown> {
    if (this.#ended)
      return Promise.reject(new Error('this transaction is over; its database handle was kept too long'));
    this.#idle.refresh();
    return this.#thread.call(request, this.#generation);
  }
}

/** The embedded database, in a thread of its own. */
export class PgliteEngine implements DatabaseEngine {
  readonly kind = 'pglite';
  readonly db: Database;
  readonly #client: PgliteClient;
  readonly #thread: PgliteThread;
  readonly #onClose: (() => Promise<void>) | null;

  private constructor(thread: PgliteThread, onClose: (() => Promise<void>) | null) {
    this.#thread = thread;
    this.#client = new PgliteClient(thread);
    this.#onClose = onClose;
    this.db = drizzle(this.#client as unknown as PGlite) as unknown as Database;
  }

  /**
   * Opens the folder, or an empty database in memory when `dataDir` is null (`snapshot`: one that was saved before).
   * `onClose` runs after the thread has ended. The caller holds the folder's lock.
   */
  static async open(options: {
    dataDir: string | null;
    log: DatabaseLog;
    snapshot?: ArrayBuffer | null;
    onClose?: () => Promise<void>;
  }): Promise<PgliteEngine> {
    const start = { dataDir: options.dataDir, snapshot: options.snapshot ?? null };
    return new PgliteEngine(await PgliteThread.open(start, options.log), options.onClose ?? null);
  }

  transaction<T>(work: (db: Database) => Promise<T>, last?: Last): Promise<T> {
    return this.#client.transaction((client) => {
      const session = new PgliteSession(client as unknown as PGlite, dialect, undefined);
      return work(new PgliteTransaction(dialect, session, undefined) as unknown as Database);
    }, last);
  }

  async query(text: string, params?: unknown[]): Promise<SqlRow[]> {
    return (await this.#client.query(text, params)).rows as SqlRow[];
  }

  async exec(text: string): Promise<SqlRow[]> {
    return (await this.#client.exec(text)).flatMap((result) => result.rows as SqlRow[]);
  }

  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    return this.#thread.listen(channel, onPayload);
  }

  async notify(channel: string, payload: string): Promise<void> {
    await this.#client.query('select pg_notify($1, $2)', [channel, payload]);
  }

  async ping(): Promise<void> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new AppError('UNAVAILABLE', { retryAfter: 2 })), 2_000);
    try {
      await Promise.race([this.#client.query('select 1'), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** From now on a thread that answers nothing for so long is ended and reopened. */
  watchSilence(seconds = 10): void {
    this.#thread.watchSilence(seconds);
  }

  /** Tar of the whole database, to open another one in memory from. */
  async snapshot(): Promise<ArrayBuffer> {
    return (await this.#thread.call({ kind: 'snapshot' })) as ArrayBuffer;
  }

  /** How often a file was forced to disk since the folder was opened. */
  async syncs(): Promise<number> {
    return (await this.#thread.call({ kind: 'syncs' })) as number;
  }

  async close(): Promise<void> {
    await this.#thread.close();
    await this.#onClose?.();
  }
}
