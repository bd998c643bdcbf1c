import type { Socket } from 'node:net';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { Client, Pool, types, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { AppError } from '../app-error.ts';
import type { Database, DatabaseEngine, DatabaseLog, SqlRow, Statement } from './database.ts';
import { databaseFault } from './errors.ts';
import { PostgresListener } from './postgres-listener.ts';
import { limitToWorkspaces } from './row-level-security.ts';

/** int8 as a number where it is exact, as PGlite reads it; node-postgres alone would give text. */
types.setTypeParser(types.builtins.INT8, (text) => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
});

const dialect = new PgDialect();

/** Limits of the pool's connections, in milliseconds. What runs into one is UNAVAILABLE. */
const limits = {
  /** A request behind a lock that nobody releases is answered within two seconds. */
  lock_timeout: 1_500,
  /** No statement of a page or a job needs this long. Migrations are exempt. */
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
  /** For a server that does not even answer that a statement was canceled. */
  query_timeout: 35_000,
  connectionTimeoutMillis: 2_000,
};

/** A process that starts on a busy machine may look at its connection only after seconds. */
const ownConnectTimeout = 10_000;

/** Reads one row of each table, so that a table behind a lock shows. The queue's partitions are read with their parent. */
const probe = `select string_agg(format('(select 1 from %s limit 1)', t.oid::regclass), ', ') as columns
  from pg_class t join pg_namespace s on s.oid = t.relnamespace
  where s.nspname = 'public' and t.relkind in ('r', 'p') and not t.relispartition`;

/** Any number, the same in every process: one changes the schema, the others wait for it. */
const schemaLock = 727_073_695;

/** Lets what is asked of a connection in this turn of the event loop leave in one piece. */
function gather(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** The connection without names for its statements: plans that are kept would be made anew with each change of the role. */
function nameless(client: PoolClient): PoolClient {
  const query = (config: QueryConfig, params?: unknown[]) => client.query({ ...config, name: undefined }, params);
  return { query } as unknown as PoolClient;
}

const unnamed = (statement: Statement | null): Statement | null => statement && { ...statement, name: undefined };

/** Ends a transaction. A commit after a statement that failed is answered with ROLLBACK, not with an error. */
async function commit(client: PoolClient, last: Statement | null): Promise<void> {
  gather(client);
  const written = last && client.query({ text: last.text, name: last.name }, last.params);
  const committed = client.query('commit');
  await Promise.all([written, committed]);
  if ((await committed).command !== 'COMMIT') throw new Error('a statement had failed, so nothing was committed');
}

/**
 * A PostgreSQL server behind a pool. No free or reachable connection within two seconds is UNAVAILABLE, and so is a statement
 * that waits for a lock or runs longer than `limits` allow.
 */
export class PostgresEngine implements DatabaseEngine {
  readonly kind = 'postgres';
  /** Whether row-level security is enabled; set once, when the database is opened. */
  hasRowLevelSecurity = false;
  readonly db: Database;
  readonly #url: string;
  readonly #pool: Pool;
  readonly #listener: PostgresListener;
  /** What transactions on a connection work with; kept, so that hot statements are built once for each connection. */
  readonly #transactable = new WeakMap<PoolClient, Database>();

  constructor(options: { url: string; log: DatabaseLog; connections?: number }) {
    this.#url = options.url;
    this.#pool = new Pool({
      connectionString: options.url,
      application_name: 'clinical-workspace',
      max: options.connections ?? 16,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      pipeline: true,
      ...limits,
    });
    const onLost = (error: Error): void => options.log.warn({ err: error }, 'a database connection was lost');
    this.#pool.on('error', onLost);
    // The pool listens to idle connections only; one lost in the middle of a transaction would end the process.
    this.#pool.on('connect', (client) => client.on('error', onLost));
    this.#listener = new PostgresListener(options.url, options.log);
    this.db = drizzle(this.#pool) as unknown as Database;
  }

  transaction<T>(work: (db: Database) => Promise<T>, last?: () => Statement | null): Promise<T> {
    return this.withConnection((client) => this.#transact(client, null, () => work(this.#inTransaction(client)), last));
  }

  behind(workspaceIds: readonly string[]): Pick<DatabaseEngine, 'db' | 'transaction'> {
    if (!this.hasRowLevelSecurity) return this;
    const wall = limitToWorkspaces(workspaceIds);
    const alone = (config: QueryConfig, params?: unknown[]) =>
      this.withConnection((client) => this.#transact(client, wall, () => nameless(client).query(config, params)));
    return {
      db: drizzle({ query: alone } as unknown as Pool) as unknown as Database,
      transaction: (work, last) =>
        this.withConnection((client) => {
          const session = new NodePgSession(nameless(client), dialect, undefined);
          const db = new NodePgTransaction(dialect, session, undefined) as unknown as Database;
          return this.#transact(
            client,
            wall,
            () => work(db),
            () => unnamed(last?.() ?? null),
          );
        }),
    };
  }

  async #transact<T>(
    client: PoolClient,
    first: Statement | null,
    work: () => Promise<T>,
    last?: () => Statement | null,
  ): Promise<T> {
    gather(client);
    const begun = Promise.all([client.query('begin'), first && client.query(first.text, first.params)]);
    // Not awaited before the work, which saves a round trip: both fail when the connection does.
    begun.catch(() => undefined);
    try {
      const result = await work();
      await begun;
      await commit(client, last?.() ?? null);
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  }

  async query(text: string, params?: unknown[], name?: string): Promise<SqlRow[]> {
    try {
      return (await this.#pool.query({ text, name }, params)).rows;
    } catch (error) {
      throw databaseFault(error) ?? error;
    }
  }

  async exec(text: string): Promise<SqlRow[]> {
    return this.withConnection(async (client) => {
      try {
        const results = (await client.query(text)) as QueryResult | QueryResult[];
        return Array.isArray(results) ? results.flatMap((result) => result.rows) : results.rows;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    });
  }

  /** Runs `work` with one connection held; a connection that failed is not used again. */
  async withConnection<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    let client: PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw databaseFault(error) ?? error;
    }
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      const fault = databaseFault(error);
      client.release(fault?.code === 'UNAVAILABLE');
      throw fault ?? error;
    }
  }

  /**
   * The lock lies on a connection of its own, and ends with it. `work` may use that: it has no limits of time, for a large table may
   * take a migration minutes.
   */
  async withSchemaLock<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: ownConnectTimeout,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select pg_advisory_lock($1)', [schemaLock]);
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  #inTransaction(client: PoolClient): Database {
    let db = this.#transactable.get(client);
    if (!db) {
      const session = new NodePgSession(client, dialect, undefined);
      db = new NodePgTransaction(dialect, session, undefined) as unknown as Database;
      this.#transactable.set(client, db);
    }
    return db;
  }

  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    return this.#listener.listen(channel, onPayload);
  }

  async notify(channel: string, payload: string): Promise<void> {
    await this.query('select pg_notify($1, $2)', [channel, payload]);
  }

  /** Reads each table. @throws AppError UNAVAILABLE when the server does not answer, or a table is locked, for two seconds */
  async ping(): Promise<void> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new AppError('UNAVAILABLE', { retryAfter: 2 })), 2_000);
    try {
      await Promise.race([this.#readTables(), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #readTables(): Promise<void> {
    const [tables] = await this.query(probe);
    await this.query(`select ${tables?.['columns'] ?? 1}`);
  }

  async close(): Promise<void> {
    await this.#listener.close();
    await this.#pool.end();
  }
}
