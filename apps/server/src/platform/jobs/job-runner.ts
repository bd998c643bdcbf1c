import { PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Alert } from '../alerts.ts';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Audience, Context, Scope } from '../context.ts';
import type { AppEvent } from '@clinical/contract/operations/events.schemas';
import type { Database, DatabaseEngine, DatabaseLog } from '../db/database.ts';
import { databaseFault } from '../db/errors.ts';
import type { Actor } from '../session.ts';
import {
  cancelChannel,
  claimTask,
  failTask,
  failureOf,
  TaskEnded,
  type TaskFailure,
  taskPayload,
  type TaskScope,
} from './background-tasks.ts';
import { bossDatabase, bossTransaction } from './boss-database.ts';
import { fairTag } from './fair-order.ts';
import { failedTaskAlert } from './failed-job.ts';
import type { JobBinding, JobContract } from './job.ts';

/** Who a job acts for; rights are looked up again when it runs. */
export type ActorRef = { userId: string; workspaceId: string };

/** What a queued job holds. */
type Envelope = { job: string; actor: ActorRef | null; payload: unknown; requestId: string };

export type JobRunnerOptions = {
  engine: DatabaseEngine;
  clock: Clock;
  log: DatabaseLog;
  jobs: readonly JobBinding[];
  /** Builds the context that a handler acts with. What it throws counts as a failure of the job. */
  createContext(run: {
    actor: ActorRef | null;
    requestId: string;
    signal: AbortSignal;
    /** The chart that its task is about. */
    noteId: string | null;
  }): Promise<Context>;
  publish(audience: Audience, event: AppEvent): void;
  /** Tells the people of a workspace of a job that failed for good, in the transaction that ends its task. */
  alert?(scope: TaskScope, alert: Alert): Promise<void>;
  /** False in a process that only queues. */
  work: boolean;
  /** Jobs at the same time in this process, 5 by default; one workspace holds all but one of them. */
  concurrency?: number;
  /** Wait before the first retry, doubled with each further one; 1 by default. */
  retryDelaySeconds?: number;
  /** How often jobs are looked for that a clock that was set back would keep waiting; 10 by default. */
  dueEverySeconds?: number;
};

const queue = 'work';
const deadQueue = 'work-given-up';
/** A job whose process died counts as one try; this many are allowed on top of the contract's. */
const deathsAllowed = 3;
const stopMs = 5_000;
/** The longest pause between two tries, in seconds. */
const retryDelayMaxSeconds = 60;
const interrupted = 'The job was interrupted too often. Try again.';

/** Refusals that another try would only repeat: what the input or the rights make impossible. */
function isFinal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500 && error.code !== 'RATE_LIMITED';
}

/** Runs the areas' jobs, and queues them. One queue serves all kinds, so that an idle process asks little of the database. */
export class JobRunner {
  readonly #options: JobRunnerOptions;
  readonly #boss: PgBoss;
  readonly #bindings: ReadonlyMap<string, JobBinding>;
  readonly #running = new Set<{ taskId: string | null; controller: AbortController }>();
  #stopping = false;
  #saidUnavailableAt = 0;
  #worker: string | null = null;
  #unlisten: (() => Promise<void>) | null = null;
  #earlier: NodeJS.Timeout | undefined;

  constructor(options: JobRunnerOptions) {
    this.#options = options;
    this.#bindings = new Map(options.jobs.map((binding) => [binding.job.name, binding]));
    this.#boss = new PgBoss({
      db: bossDatabase(options.engine),
      backend: options.engine.kind,
      useListenNotify: options.work,
      schedule: false,
      supervise: options.work,
      superviseIntervalSeconds: 3,
      monitorIntervalSeconds: 3,
      monitorVacuum: false,
    });
    this.#boss.on('error', (error) => this.#report(error));
    this.#boss.on('warning', (warning) => options.log.warn({ warning }, 'the job queue reported a warning'));
  }

  /** Makes the queue if it is not there and, in a working process, takes up what waits in it. */
  async start(): Promise<void> {
    const boss = this.#boss;
    // pg-boss looks for its tables before it locks anything: two processes at once would both make them.
    await this.#options.engine.withSchemaLock(async () => {
      await boss.start();
      await boss.createQueue(deadQueue, { notify: true, retryLimit: 5, retryDelay: 2 });
      await boss.createQueue(queue, {
        notify: true,
        deadLetter: deadQueue,
        heartbeatSeconds: 10,
        deleteAfterSeconds: 86_400,
      });
    });
    // Reads the queues into pg-boss's memory: inside a transaction of the embedded database it could not ask for them.
    await boss.findJobs(queue, { key: 'none' });
    if (!this.#options.work) return;
    if (this.#options.engine.kind === 'pglite') await this.#resumeOrphans();
    const dueEveryMs = (this.#options.dueEverySeconds ?? 10) * 1_000;
    this.#earlier = setInterval(() => void this.#startDue().catch((error: unknown) => this.#report(error)), dueEveryMs);
    this.#unlisten = await this.#options.engine.listen(cancelChannel, (taskId) => this.#abort(taskId));
    const often = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 };
    const localConcurrency = this.#options.concurrency ?? 5;
    const localGroupConcurrency = Math.max(1, localConcurrency - 1);
    this.#worker = await boss.work<Envelope>(
      queue,
      { ...often, localConcurrency, localGroupConcurrency, includeMetadata: true },
      async ([job]) => {
        if (job) await this.#run(job as JobWithMetadata<Envelope>);
      },
    );
    await boss.work<Envelope>(
      deadQueue,
      { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 },
      async ([job]) => {
        if (job) await this.#giveUp(job.data, job.id);
      },
    );
  }

  /**
   * Queues a job in the caller's transaction. @throws Error for a payload that does not fit, or a job that no area binds
   */
  async enqueue(
    db: Database,
    scope: Pick<Scope<Actor | null>, 'actor'>,
    job: JobContract<unknown>,
    payload: unknown,
    requestId: string,
  ): Promise<void> {
    const contract = this.#bindings.get(job.name)?.job;
    if (!contract) throw new Error(`no area binds a handler to the job "${job.name}"`);
    const { actor } = scope;
    const envelope: Envelope = {
      job: contract.name,
      actor: actor ? { userId: actor.userId, workspaceId: actor.workspaceId } : null,
      payload: contract.payload.parse(payload),
      requestId,
    };
    const retryDelay = this.#options.retryDelaySeconds ?? 1;
    await this.#boss.send(queue, envelope, {
      db: bossTransaction(db),
      ...(actor ? { group: { id: actor.workspaceId }, priority: -(await fairTag(db, queue, actor)) } : {}),
      retryLimit: contract.retries + deathsAllowed,
      ...(retryDelay > 0 ? { retryDelay, retryBackoff: true, retryDelayMax: retryDelayMaxSeconds } : { retryDelay }),
      expireInSeconds: contract.timeoutSeconds,
    });
  }

  /** Takes up nothing more. What runs goes on, and jobs can still be queued. */
  async rest(): Promise<void> {
    this.#stopping = true;
    for (const name of [queue, deadQueue]) await this.#boss.offWork(name, { wait: false });
  }

  /** Takes up nothing more, waits so long (a second at least) for what runs, and gives the rest back to the queue. */
  async stop(waitMs = stopMs): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#earlier);
    await this.#unlisten?.();
    await this.#boss.stop({ graceful: true, timeout: waitMs });
    for (const { controller } of this.#running) controller.abort(new Error('the process stops'));
  }

  /** The embedded database has one process: what was running when it opened lost its own, and need not wait for a missed heartbeat. */
  async #resumeOrphans(): Promise<void> {
    const orphans = `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 day' where name = $1 and state = 'active'`;
    await this.#options.engine.query(orphans, [queue]);
    await this.#boss.supervise(queue);
  }

  /** No job waits longer than its longest pause: one that seems to was queued before the database's clock was set back. */
  async #startDue(): Promise<void> {
    const { engine } = this.#options;
    await engine.query(
      `update pgboss.job set start_after = now() where state < 'active' and start_after > now() + interval '${2 * retryDelayMaxSeconds} seconds'`,
    );
    // when the queues were last looked after
    await engine.query(
      'update pgboss.queue set monitor_claim_on = null, maintain_on = null where greatest(monitor_claim_on, maintain_on) > now()',
    );
  }

  /** While the database is away each poll fails; that is said once in ten seconds. */
  #report(error: unknown): void {
    const now = this.#options.clock.now();
    if (databaseFault(error)?.code === 'UNAVAILABLE') {
      if (now - this.#saidUnavailableAt < 10_000) return;
      this.#saidUnavailableAt = now;
    }
    this.#options.log.error({ err: error }, 'the job queue reported an error');
  }

  #abort(taskId: string): void {
    for (const run of this.#running) {
      if (run.taskId === taskId) run.controller.abort(new TaskEnded(taskId));
    }
  }

  async #run(job: JobWithMetadata<Envelope>): Promise<void> {
    const { actor, payload, requestId, job: name } = job.data;
    const binding = this.#bindings.get(name);
    if (!binding) throw new Error(`no area binds a handler to the job "${name}"`);
    const ref = taskPayload.safeParse(payload).data ?? null;
    const run = { taskId: ref?.taskId ?? null, controller: new AbortController() };
    const signal = AbortSignal.any([run.controller.signal, job.signal]);
    this.#running.add(run);
    try {
      const task = ref && (await this.#inTransaction((scope) => claimTask(scope, ref)));
      if (ref && !task) return;
      const noteId = task?.noteId ?? null;
      await binding.handle(await this.#options.createContext({ actor, requestId, signal, noteId }), payload);
    } catch (error) {
      if (error instanceof TaskEnded || signal.reason instanceof TaskEnded) return;
      const last = isFinal(error) || job.retryCount >= binding.job.retries;
      const fields = { err: error, job: name, requestId, taskId: run.taskId };
      if (this.#stopping || !last) {
        this.#options.log.warn(fields, 'a job failed and will be tried again');
        throw error;
      }
      this.#options.log.error(fields, 'a job failed');
      await this.#fail(job.data, job.id, failureOf(error));
    } finally {
      this.#running.delete(run);
      // A worker sleeps between jobs; more may be waiting.
      if (this.#worker) this.#boss.notifyWorker(this.#worker);
    }
  }

  /** For a job that pg-boss gave up: its process died, or its time ran out, too often. */
  async #giveUp(envelope: Envelope, jobId: string): Promise<void> {
    this.#options.log.error({ job: envelope.job, requestId: envelope.requestId }, 'a job was interrupted too often');
    await this.#fail(envelope, jobId, { message: interrupted, localEngineCan: false });
  }

  /** Ends the job's task, if it has one, and tells its workspace. */
  #fail({ payload, actor }: Envelope, jobId: string, failure: TaskFailure): Promise<void> {
    const ref = taskPayload.safeParse(payload).data;
    return this.#inTransaction(async (scope) => {
      const task = ref ? await failTask(scope, ref, failure) : null;
      if (task) await this.#options.alert?.(scope, failedTaskAlert(task));
      else if (!ref && actor) {
        const { workspaceId } = actor;
        const alert = { kind: 'job-failed', workspaceId, key: jobId, noteId: null, recordId: null } as const;
        await this.#options.alert?.(scope, alert);
      }
    });
  }

  /** A transaction of the runner itself, which acts for nobody. Events go out after the commit. */
  async #inTransaction<T>(work: (scope: TaskScope) => Promise<T>): Promise<T> {
    const events: { audience: Audience; event: AppEvent }[] = [];
    const { engine, clock, publish } = this.#options;
    const emit = (audience: Audience, event: AppEvent): void => void events.push({ audience, event });
    const result = await engine.transaction((db) => work({ db, clock, emit }));
    for (const { audience, event } of events) publish(audience, event);
    return result;
  }
}
