import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { limits } from '@clinical/contract/limits';
import { createLocalReader, type ReadingProcess, startProcess } from '../src/gateways/documents/local.ts';
import type { ReadingMessage, ReadingOrder } from '../src/gateways/documents/reading-orders.ts';

const program = join(import.meta.dirname, 'warm-reader-worker.ts');
/** What documents leave behind in the process goes with it. */
const mostOrders = 100;

let warm: ChildProcess | null = null;
let orders = 0;
/** Ends with the order that was given last. */
let last: Promise<void> = Promise.resolve();

/** One order to the process that stays, in the shape of a process that carries out one and ends. */
class Turn extends EventEmitter {
  #running: ChildProcess | null = null;
  #isEnded = false;

  send(order: ReadingOrder): boolean {
    last = last.then(() => this.#carryOut(order));
    return true;
  }

  kill(): boolean {
    this.#isEnded = true;
    return this.#running?.kill('SIGKILL') ?? true;
  }

  async #carryOut(order: ReadingOrder): Promise<void> {
    if (this.#isEnded) return void this.emit('close', null, 'SIGKILL');
    const child = (warm ??= startProcess(program));
    this.#running = child;
    orders += 1;
    await new Promise<void>((resolve) => {
      const hear = (message: ReadingMessage) => {
        this.emit('message', message);
        if (message.type === 'done' || message.type === 'fault') end(0, null);
      };
      const end = (code: number | null, signal: NodeJS.Signals | null) => {
        child.off('message', hear).off('close', end);
        this.#running = null;
        if (code !== 0 || orders >= mostOrders) {
          child.kill('SIGKILL');
          warm = null;
          orders = 0;
        }
        this.emit('close', code, signal);
        resolve();
      };
      child.on('message', hear).on('close', end);
      child.send(order);
    });
  }
}

/**
 * Reads as the program does, but all documents in one process: loading what reads them takes a second of processor, and reading
 * some milliseconds. For tests of what becomes of documents; those of reading itself are `.media.`, where each has its own process.
 */
export const warmReader = createLocalReader({
  mostPages: limits.pdfPages,
  start: () => new Turn() as unknown as ReadingProcess,
});
