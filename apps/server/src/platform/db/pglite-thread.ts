import { Worker } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import type { DatabaseLog } from './database.ts';
import type { NumberedRequest, ThreadError, ThreadOptions, ThreadReply, ThreadRequest } from './pglite-messages.ts';

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

const tickMs = 1_000;

function databaseError({ message, ...rest }: ThreadError): Error {
  return Object.assign(new Error(message), rest);
}

function unavailable(): AppError {
  return new AppError('UNAVAILABLE', { retryAfter: 1 });
}

/**
 * The thread that PGlite runs in. Requests are answered in the order they were made. A thread that dies, or is silent
 * too long while requests wait, is ended and reopened; what was waiting then fails with UNAVAILABLE.
 */
export class PgliteThread {
  readonly #options: ThreadOptions;
  readonly #log: DatabaseLog;
  #silenceSeconds = Number.POSITIVE_INFINITY;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  readonly #watch: NodeJS.Timeout;
  #worker: Worker | null = null;
  #lastId = 0;
  #silentTicks = 0;
  #generation = 0;
  #closing = false;

  private constructor(options: ThreadOptions, log: DatabaseLog) {
    this.#options = options;
    this.#log = log;
    this.#watch = setInterval(() => this.#checkSilence(), tickMs).unref();
  }

  /** @throws Error when the folder cannot be opened */
  static async open(options: ThreadOptions, log: DatabaseLog): Promise<PgliteThread> {
    const thread = new PgliteThread(options, log);
    try {
      await thread.#start();
    } catch (error) {
      clearInterval(thread.#watch);
      throw error;
    }
    return thread;
  }

  /** From now on a thread that is silent for so long is reopened; before, a migration may take its time. */
  watchSilence(seconds: number): void {
    this.#silenceSeconds = seconds;
  }

  /** Grows with each reopening; what was begun in an earlier generation is gone. */
  get generation(): number {
    return this.#generation;
  }

  /** @throws AppError UNAVAILABLE while the thread is down, or when it is not of `generation` any more */
  call(request: ThreadRequest, generation = this.#generation): Promise<unknown> {
    const worker = this.#worker;
    if (!worker || generation !== this.#generation) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const id = this.#lastId;
      this.#waiting.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id, request } satisfies NumberedRequest);
    });
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners);
    listeners.add(onPayload);
    await this.call({ kind: 'listen', channel });
    return async () => {
      listeners.delete(onPayload);
      if (listeners.size > 0 || this.#listeners.get(channel) !== listeners || this.#closing) return;
      this.#listeners.delete(channel);
      await this.call({ kind: 'unlisten', channel });
    };
  }

  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    clearInterval(this.#watch);
    if (!this.#worker) return;
    await this.call({ kind: 'close' }).catch(() => undefined);
    await this.#worker.terminate();
    this.#drop();
  }

  async #start(): Promise<void> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: this.#options });
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (message: ThreadReply) => {
        if (message.kind === 'ready') resolve();
        else if (message.kind === 'open-failed') reject(databaseError(message.error));
        else this.#receive(message);
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the database thread ended while it opened the folder')));
    }).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
    worker.on('error', (error) => this.#log.error({ err: error }, 'the database thread failed'));
    worker.once('exit', () => {
      if (this.#worker === worker) void this.#reopen('the database thread ended');
    });
    this.#silentTicks = 0;
    this.#worker = worker;
  }

  #receive(message: ThreadReply): void {
    this.#silentTicks = 0;
    if (message.kind === 'notification') {
      for (const onPayload of this.#listeners.get(message.channel) ?? []) onPayload(message.payload);
    } else if (message.kind === 'result' || message.kind === 'failure') {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.kind === 'result') waiting?.resolve(message.value);
      else waiting?.reject(databaseError(message.error));
    }
  }

  /** Counts ticks, not time: a main thread that was busy itself must not blame the other one. */
  #checkSilence(): void {
    if (!this.#worker || this.#waiting.size === 0) {
      this.#silentTicks = 0;
      return;
    }
    this.#silentTicks += 1;
    if (this.#silentTicks > this.#silenceSeconds) void this.#reopen('the database thread was silent');
  }

  /** Forgets the thread; everything that waited for it fails. */
  #drop(): void {
    this.#worker = null;
    this.#generation += 1;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const waiting of lost) waiting.reject(unavailable());
  }

  async #reopen(reason: string): Promise<void> {
    if (this.#closing) return;
    const old = this.#worker;
    this.#drop();
    this.#log.error({}, `${reason}; reopening the database`);
    await old?.terminate();
    // What lived in memory is lost with its thread: reopening would only hide it.
    if (this.#options.dataDir === null) return;
    while (!this.#closing) {
      try {
        await this.#start();
        await Promise.all([...this.#listeners.keys()].map((channel) => this.call({ kind: 'listen', channel })));
        this.#log.info({}, 'the database is open again');
        return;
      } catch (error) {
        this.#log.error({ err: error }, 'the database could not be reopened; trying again');
        await new Promise((resolve) => setTimeout(resolve, tickMs));
      }
    }
  }
}
