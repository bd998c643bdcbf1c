import type { AppEvent } from '@clinical/contract/operations/events.schemas';
import type { AuditRow } from '../audit/audit-row.ts';
import { auditInsert } from '../audit/audit-writer.ts';
import type { Audience, AuditRecord, Context, Scope, TransactionOptions, Tx } from '../context.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseEngine } from '../db/database.ts';
import { leaveRowLevelSecurity } from '../db/row-level-security.ts';
import type { Ids } from '../ids.ts';
import type { JobContract } from '../jobs/job.ts';
import type { Port, PortRegistry } from '../ports.ts';
import type { Actor } from '../session.ts';

/** What contexts are made of; one for the process. */
export type ContextParts = {
  engine: DatabaseEngine;
  clock: Clock;
  ids: Ids;
  ports: PortRegistry;
  /** Resolves when the row is committed. */
  batchAudit(row: AuditRow): Promise<void>;
  enqueue(
    db: Database,
    scope: Scope<Actor | null>,
    job: JobContract<unknown>,
    payload: unknown,
    requestId: string,
  ): Promise<void>;
  publish(audience: Audience, event: AppEvent): void;
  /** Refuses writes on a disk that is full or read-only. */
  assertWritable(): void;
};

export type ContextInput<A> = {
  actor: A;
  requestId: string;
  idempotencyKey?: string | null;
  ifMatch?: number | null;
  origin: { address: string; userAgent: string };
  /** Gives the signal when somebody asks for it. */
  ending: { readonly signal: AbortSignal };
  inBackground?: boolean;
  /** Runs at the end of each transaction, inside it, with the work's result. */
  beforeCommit?: ((db: Database, result: unknown) => Promise<void>) | undefined;
  /** The workspaces whose rows with patient data it may read and write; without it the program's own rules decide alone. */
  wall?: readonly string[] | undefined;
  /** What the first transaction gave when this request came before: it is not run again. */
  firstResult?: { value: unknown };
};

/** What a context has in common with its views behind the wall. */
type Progress = { pending: Promise<void>[]; firstResult: { value: unknown } | null; open: number };

type Effects = { audits: AuditRow[]; events: { audience: Audience; event: AppEvent }[] };

/** The context of one request or job. */
export class RequestContext<A extends Actor | null> implements Context<A> {
  readonly actor: A;
  readonly requestId: string;
  readonly idempotencyKey: string | null;
  readonly ifMatch: number | null;
  readonly origin: { address: string; userAgent: string };
  readonly inBackground: boolean;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly #parts: ContextParts;
  readonly #input: ContextInput<A>;
  readonly #progress: Progress;
  readonly #database: Pick<DatabaseEngine, 'db' | 'transaction'>;

  constructor(parts: ContextParts, input: ContextInput<A>, progress?: Progress) {
    this.#parts = parts;
    this.#input = input;
    this.#progress = progress ?? { pending: [], firstResult: input.firstResult ?? null, open: 0 };
    this.#database = input.wall ? parts.engine.behind(input.wall) : parts.engine;
    this.actor = input.actor;
    this.requestId = input.requestId;
    this.idempotencyKey = input.idempotencyKey ?? null;
    this.ifMatch = input.ifMatch ?? null;
    this.origin = input.origin;
    this.inBackground = input.inBackground ?? false;
    this.clock = parts.clock;
    this.ids = parts.ids;
  }

  get signal(): AbortSignal {
    return this.#input.ending.signal;
  }

  get db(): Database {
    if (this.#progress.open > 0) throw new Error('ctx.db was used while a transaction is open: use tx');
    return this.#database.db;
  }

  use<T>(port: Port<T>): T {
    return this.#parts.ports.get(port);
  }

  as(actor: Actor): RequestContext<Actor> {
    return new RequestContext<Actor>(this.#parts, { ...this.#input, actor });
  }

  withRowLevelSecurity(...workspaceIds: readonly string[]): RequestContext<A> {
    return new RequestContext<A>(this.#parts, { ...this.#input, wall: workspaceIds }, this.#progress);
  }

  auditRow(action: string, record: AuditRecord, outcome: AuditRow['outcome'] = 'ok'): AuditRow {
    return {
      id: this.ids.uuid(),
      at: this.clock.now(),
      userId: this.actor?.viewing?.by.userId ?? this.actor?.userId ?? null,
      asUserId: this.actor?.viewing ? this.actor.userId : null,
      workspaceId: this.actor?.workspaceId ?? null,
      sessionId: this.actor?.sessionId || null,
      action,
      recordType: record.type,
      recordId: record.id,
      noteId: record.noteId ?? null,
      outcome,
      requestId: this.requestId,
      ...this.origin,
    };
  }

  audit(action: string, record: AuditRecord): Promise<void> {
    return this.record(this.auditRow(action, record));
  }

  /** Batches a row and remembers it, so that `settled` can hold the reply back until it is safe. */
  record(row: AuditRow): Promise<void> {
    const safe = this.#parts.batchAudit(row);
    safe.catch(() => undefined);
    this.#progress.pending.push(safe);
    return safe;
  }

  /** Resolves when every audit row of this request is safe; rejects when one is not. */
  async settled(): Promise<void> {
    const { pending } = this.#progress;
    if (pending.length > 0) await Promise.all(pending);
  }

  async transaction<T>(work: (tx: Tx<A>) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const first = this.#progress.firstResult;
    this.#progress.firstResult = null;
    if (first) return first.value as T;
    if (!options.evenWhenFull) this.#parts.assertWritable();
    this.#progress.open += 1;
    const effects: Effects = { audits: [], events: [] };
    try {
      const result = await this.#database.transaction(
        async (db) => {
          effects.audits.length = 0;
          effects.events.length = 0;
          const value = await work(this.#tx(db, effects));
          if (this.#input.beforeCommit) {
            // what it keeps of a reply is the program's own
            if (this.#input.wall) await db.execute(leaveRowLevelSecurity);
            await this.#input.beforeCommit(db, value);
          }
          return value;
        },
        () => (effects.audits.length > 0 ? auditInsert(effects.audits) : null),
      );
      for (const { audience, event } of effects.events) this.#parts.publish(audience, event);
      return result;
    } finally {
      this.#progress.open -= 1;
    }
  }

  #tx(db: Database, effects: Effects): Tx<A> {
    const scope: Scope<A> = {
      actor: this.actor,
      db,
      clock: this.clock,
      ids: this.ids,
      audit: async (action, record) => {
        effects.audits.push(this.auditRow(action, record));
      },
    };
    return {
      ...scope,
      enqueue: (job, payload) => this.#parts.enqueue(db, scope, job as JobContract<unknown>, payload, this.requestId),
      emit: (audience, event) => {
        effects.events.push({ audience, event });
      },
      use: (port) => this.use(port),
    };
  }
}
