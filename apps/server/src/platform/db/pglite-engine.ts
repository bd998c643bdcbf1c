import type { PGlite } from '@electric-sql/pglite';
import { PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite';
import { PgDatabase, PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { AppError } from '../app-error.ts';
import type { Database, DatabaseEngine, DatabaseLog, SqlRow, Statement } from './database.ts';
import type { RowShape, StatementRequest, StatementResult, ThreadRequest } from './pglite-messages.ts';
import { PgliteThread } from './pglite-thread.ts';
import { limitToWorkspaces } from './row-level-security.ts';

/** The part of PGlite's query options that Drizzle sets, and ours: a statement with a name is kept. */
type QueryOptions = { rowMode?: 'array' | 'object'; parsers?: object; name?: string | undefined };

type Last = () => Statement | null;

const idleLimitMs = 30_000;
const dialect = new PgDialect();

function shapeOf(options: QueryOptions | undefined): RowShape | null {
  return options?.rowMode ? { arrays: options.rowMode === 'array', plainTimes: options.parsers !== undefined } : null;
}

function requestOf(text: string, params: unknown[], options?: QueryOptions): { kind: 'query' } & StatementRequest {
  const keep = options?.name !== undefined;
  return { kind: 'query', text, params, shape: shapeOf(options), keep, begins: false, commits: false };
}

/**
 * The one connection of the embedded database, in the shape that Drizzle's driver expects of PGlite. Statements outside
 * transactions are handed on at once and in order; while a transaction runs they wait until its commit is on its way.
 */
class PgliteClient {
  readonly thread: PgliteThread;
  /** End of the transaction that was asked for last; null when none runs or waits. */
  #busy: Promise<void> | null = null;

  constructor(thread: PgliteThread) {
    this.thread = thread;
  }

  query(text: string, params: unknown[] = [], options?: QueryOptions): Promise<StatementResult> {
    const request = requestOf(text, params, options);
    const run = () => this.thread.call(request) as Promise<StatementResult>;
    return this.#busy ? this.#busy.then(run) : run();
  }

  exec(text: string): Promise<StatementResult[]> {
    const run = () => this.thread.call({ kind: 'exec', text, alone: true }) as Promise<StatementResult[]>;
    return this.#busy ? this.#busy.then(run) : run();
  }

  transaction<T>(work: (client: TransactionClient) => Promise<T>, last?: Last): Promise<T> {
    const { promise: end, resolve: over } = Promise.withResolvers<void>();
    const before = this.#busy;
    this.#busy = end;
    void end.then(() => {
      if (this.#busy === end) this.#busy = null;
    });
    return before ? before.then(() => this.#transact(work, last, over)) : this.#transact(work, last, over);
  }

  /** Calls `over` when the thread has all of the transaction, though its answer may still be to come. */
  async #transact<T>(
    work: (client: TransactionClient) => Promise<T>,
    last: Last | undefined,
    over: () => void,
  ): Promise<T> {
    const client = new TransactionClient(this.thread);
    try {
      const result = await Promise.race([work(client), client.abandoned]);
      const committed = client.commit(last?.() ?? null);
      over();
      await committed;
      return result;
    } catch (error) {
      await client.rollBack().catch(() => undefined);
      throw error;
    } finally {
      client.end();
      over();
    }
  }
}

/** What runs inside one transaction. One that asks for nothing for 30 seconds is rolled back: all others wait for it. */
class TransactionClient {
  readonly #thread: PgliteThread;
  readonly #generation: number;
  readonly #idle: NodeJS.Timeout;
  readonly abandoned: Promise<never>;
  /** It is begun by its first statement, which saves a round trip. Over: its commit is on its way, or it was rolled back. */
  #state: 'new' | 'begun' | 'over' = 'new';
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
    if (this.#ended)
      return Promise.reject(new Error('this transaction is over; its database handle was kept too long'));
    this.#idle.refresh();
    return this.#statement(requestOf(text, params, options));
  }

  /** Commits after the statement, if there is one. Whatever comes of it, the transaction is over. */
  async commit(last: Statement | null): Promise<void> {
    if (last) await this.#statement({ ...requestOf(last.text, last.params, { name: last.name }), commits: true });
    else if (this.#state === 'begun') await this.#over({ kind: 'commit' });
  }

  async rollBack(): Promise<void> {
    if (this.#state === 'begun') await this.#over({ kind: 'exec', text: 'rollback', alone: false });
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#idle);
  }

  #over(request: ThreadRequest): Promise<unknown> {
    this.#state = 'over';
    return this.#thread.call(request, this.#generation);
  }

  #statement(request: { kind: 'query' } & StatementRequest): Promise<StatementResult> {
    const begins = this.#state === 'new';
    this.#state = request.commits ? 'over' : 'begun';
    return this.#thread.call({ ...request, begins }, this.#generation) as Promise<StatementResult>;
  }
}

type NoSchema = Record<string, never>;

/** Drizzle's session, with what it leaves out: that a statement with a name is kept. */
class NamingSession extends PgliteSession<NoSchema, NoSchema> {
  readonly #client: PgliteClient | TransactionClient;

  constructor(client: PgliteClient | TransactionClient) {
    super(client as unknown as PGlite, dialect, undefined);
    this.#client = client;
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    ...parameters: Parameters<PgliteSession<NoSchema, NoSchema>['prepareQuery']>
  ): PgPreparedQuery<T> {
    const name = parameters[2];
    if (name === undefined) return super.prepareQuery<T>(...parameters);
    const client = this.#client;
    const naming = {
      query: (text: string, params: unknown[], options: QueryOptions) =>
        client.query(text, params, { ...options, name }),
    };
    const session = new PgliteSession<NoSchema, NoSchema>(naming as unknown as PGlite, dialect, undefined);
    return session.prepareQuery<T>(...parameters);
  }
}

/** The embedded database, in a thread of its own. */
export class PgliteEngine implements DatabaseEngine {
  readonly kind = 'pglite';
  /** Whether row-level security is enabled; set once, when the database is opened. */
  hasRowLevelSecurity = false;
  readonly db: Database;
  readonly #client: PgliteClient;
  readonly #thread: PgliteThread;
  readonly #onClose: (() => Promise<void>) | null;

  private constructor(thread: PgliteThread, onClose: (() => Promise<void>) | null) {
    this.#thread = thread;
    this.#client = new PgliteClient(thread);
    this.#onClose = onClose;
    this.db = new PgDatabase(dialect, new NamingSession(this.#client), undefined) as unknown as Database;
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
      return work(new PgliteTransaction(dialect, new NamingSession(client), undefined) as unknown as Database);
    }, last);
  }

  behind(workspaceIds: readonly string[]): Pick<DatabaseEngine, 'db' | 'transaction'> {
    if (!this.hasRowLevelSecurity) return this;
    const wall = limitToWorkspaces(workspaceIds);
    const within = <T>(work: (client: TransactionClient) => Promise<T>, last?: Last): Promise<T> =>
      this.#client.transaction(async (client) => {
        await client.query(wall.text, wall.params);
        return work(client);
      }, last);
    // Drizzle's own session leaves names out: plans that are kept would be made anew with each change of the role.
    const sessionOf = (client: unknown) => new PgliteSession<NoSchema, NoSchema>(client as PGlite, dialect, undefined);
    const alone = (text: string, params?: unknown[], options?: QueryOptions) =>
      within((client) => client.query(text, params, options));
    return {
      db: new PgDatabase(dialect, sessionOf({ query: alone }), undefined) as unknown as Database,
      transaction: (work, last) =>
        within(
          (client) => work(new PgliteTransaction(dialect, sessionOf(client), undefined) as unknown as Database),
          last,
        ),
    };
  }

  async query(text: string, params?: unknown[], name?: string): Promise<SqlRow[]> {
    return (await this.#client.query(text, params, name === undefined ? undefined : { name })).rows as SqlRow[];
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

  /** The data folder is locked for this process. */
  withSchemaLock<T>(work: () => Promise<T>): Promise<T> {
    return work();
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
