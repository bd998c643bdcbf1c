import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle over either engine. Areas query it with their own tables; there is no shared schema object. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A row of a raw statement. */
export type SqlRow = Record<string, unknown>;

/** A statement as it stands. With a name a PostgreSQL connection keeps its plan; then the text must always be the same. */
export type Statement = { text: string; params: unknown[]; name?: string };

/** Where the database reports what nobody waits for: a lost connection, a thread that was reopened. Pino's shape. */
export type DatabaseLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** What the platform needs of a database engine: embedded PGlite or a PostgreSQL server. */
export type DatabaseEngine = {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /**
   * Runs `work` in one transaction on one connection; rolls back when it throws. The statement that `last` gives, if any,
   * ends the transaction: it goes out together with the commit, which saves its round trip.
   */
  transaction<T>(work: (db: Database) => Promise<T>, last?: () => Statement | null): Promise<T>;
  /**
   * The same database, where no row with patient data of another workspace can be read or written (row-level security). Where its
   * user may not have that, it is the database as it is.
   */
  behind(workspaceIds: readonly string[]): Pick<DatabaseEngine, 'db' | 'transaction'>;
  /** One parameterised statement outside any transaction; unnamed, unless the statement has a name. */
  query(text: string, params?: unknown[], name?: string): Promise<SqlRow[]>;
  /** Several statements in one string, without parameters. The rows of all of them; rolls back what a failed one left open. */
  exec(text: string): Promise<SqlRow[]>;
  /** Calls back for each NOTIFY on the channel until the returned function is called. Reconnects by itself. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  /** Runs `work`, which may change the schema, while no other process does so. */
  withSchemaLock<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when the engine answers; rejects after two seconds without an answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
