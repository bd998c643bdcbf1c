import { performance } from 'node:perf_hooks';
import { memoryUsage } from 'node:process';

const MiB = 1024 * 1024;
const lookEveryMs = 10_000;
/** So much more than there was is worth a collection, which holds its thread up for some 50 ms. */
const worthwhile = 32 * MiB;
/** A thread that worked for less than this share of the time is at rest: hardly anyone waits for it. */
const restingBelow = 0.1;
/** What is in use cannot be collected: it is tried again after twice as many looks each time, up to this many. */
const mostLooks = 32;

type Measured = {
  /** Bytes. */
  held(): number;
  /** Share of the time since the last look in which the thread worked. */
  busy(): number;
  collect(): void;
};

function thisThread(): Measured {
  let last = performance.eventLoopUtilization();
  return {
    held() {
      const { heapTotal, external } = memoryUsage();
      return heapTotal + external;
    },
    busy() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    // The start passes `--expose-gc`; without it memory is collected when V8 does so.
    collect: () => globalThis.gc?.(),
  };
}

/** One look at a thread, which collects garbage when the thread is at rest and there is enough of it. */
export function createLook({ held, busy, collect }: Measured): () => void {
  let least = held();
  let [wait, skipped] = [0, 0];
  return () => {
    const before = held();
    least = Math.min(least, before);
    if (busy() >= restingBelow) return;
    if (before < least + worthwhile) wait = 0;
    else if (skipped < wait) skipped += 1;
    else {
      collect();
      const isFreed = held() < before - worthwhile / 2;
      [wait, skipped] = [isFreed ? 0 : Math.min(mostLooks, wait * 2 + 1), 0];
    }
  };
}

/**
 * From now on this thread gives back the memory of large work when it is at rest, until the returned function is called. V8 alone
 * collects garbage only when more is allocated, so a thread at rest would hold it for good.
 */
export function releaseMemoryAtRest(): () => void {
  const timer = setInterval(createLook(thisThread()), lookEveryMs).unref();
  return () => clearInterval(timer);
}
