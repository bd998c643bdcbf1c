import type { AppEvent } from '@clinical/contract/operations/events.schemas';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Ids } from './ids.ts';
import type { JobContract } from './jobs/job.ts';
import type { Port } from './ports.ts';
import type { Actor } from './session.ts';

/** What an audit row names: ids only, never patient data. */
export type AuditRecord = { type: string; id: string | null; noteId?: string | null };

/** Who learns of an event: every open stream that holds one of these principals. */
export type Audience = readonly string[];

/** What reads and transactions have in common. Queries and getters take a scope. */
export type Scope<A = Actor> = {
  readonly actor: A;
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /**
   * Records one audit row. In a transaction it is part of it; outside it is batched, and no reply leaves before it is safe.
   * `action` is `<record>.<verb>`, e.g. `note.read`.
   */
  audit(action: string, record: AuditRecord): Promise<void>;
};

/** Inside a transaction: rows, audit, jobs and events become real together, or not at all. */
export type Tx<A = Actor> = Scope<A> & {
  /** Queues a job; it exists only if the transaction commits. */
  enqueue<P>(job: JobContract<P>, payload: P): Promise<void>;
  /** Tells open streams after the commit. */
  emit(audience: Audience, event: AppEvent): void;
  /** The adapter behind a port, for what it says of itself: nothing is asked of the outside world in a transaction. */
  use<T>(port: Port<T>): T;
};

/** `evenWhenFull`: a few rows that reading needs (signing in) or that must not be refused (ending a session). */
export type TransactionOptions = { evenWhenFull?: boolean };

/** One request or job. `db` throws while a transaction is open: an outer query would wait for ever on the embedded database. */
export type Context<A = Actor> = Scope<A> & {
  readonly requestId: string;
  readonly idempotencyKey: string | null;
  /** The version a save was based on (`If-Match`), when the client named one. */
  readonly ifMatch: number | null;
  readonly origin: { address: string; userAgent: string };
  /** Aborted when the client has gone, the job was cancelled or the process stops. */
  readonly signal: AbortSignal;
  /** True in a job: no client waits, and heavy work is not rejected when much is pending. */
  readonly inBackground: boolean;
  /** @throws AppError STORAGE_FULL, STORAGE_READ_ONLY while the disk takes no writes, unless it is `evenWhenFull` */
  transaction<T>(work: (tx: Tx<A>) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** The adapter behind a port. */
  use<T>(port: Port<T>): T;
  /**
   * The same request, with which the database gives and takes no row with patient data of another workspace than these: for
   * exports and for what admins read and change of others. Jobs are behind the wall from the start.
   */
  withRowLevelSecurity(...workspaceIds: readonly string[]): Context<A>;
};

/** A request without a session: registering, confirming, health. */
export type PublicContext = Context<null> & {
  /** The same request acting for somebody whom it has shown to be behind it. What it audits is awaited by who calls. */
  as(actor: Actor): Context;
};
