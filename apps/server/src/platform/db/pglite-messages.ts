/** What the database thread is started with. */
export type ThreadOptions = {
  /** Folder of the database; null keeps it in memory. */
  dataDir: string | null;
  /** Tar of a data folder to start an in-memory database from. */
  snapshot: ArrayBuffer | null;
};

/** How rows come back: as arrays, and with times left as text (Drizzle's wish). */
export type RowShape = { arrays: boolean; plainTimes: boolean };

/** One statement with its parameters, on its own or as the first or last of a transaction. */
export type StatementRequest = {
  text: string;
  params: unknown[];
  shape: RowShape | null;
  /** Its plan is kept; then the text must always be the same. */
  keep: boolean;
  /** The statement is the first of a transaction. */
  begins: boolean;
  /** The transaction is committed after it. */
  commits: boolean;
};

export type ThreadRequest =
  | ({ kind: 'query' } & StatementRequest)
  /** `alone` is outside any transaction: what a failure left open is rolled back. */
  | { kind: 'exec'; text: string; alone: boolean }
  | { kind: 'commit' }
  | { kind: 'listen'; channel: string }
  | { kind: 'unlisten'; channel: string }
  | { kind: 'snapshot' }
  | { kind: 'syncs' }
  | { kind: 'close' };

export type NumberedRequest = { id: number; request: ThreadRequest };

/** A database error as it crosses the thread border; SQLSTATE in `code`. */
export type ThreadError = {
  message: string;
  code?: string;
  detail?: string;
  constraint?: string;
  table?: string;
  column?: string;
};

export type ThreadReply =
  | { kind: 'ready' }
  | { kind: 'open-failed'; error: ThreadError }
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'failure'; id: number; error: ThreadError }
  | { kind: 'notification'; channel: string; payload: string };

/** Rows of one statement as PGlite reports them. */
export type StatementResult = {
  rows: unknown[];
  affectedRows?: number;
  fields: { name: string; dataTypeID: number }[];
};
