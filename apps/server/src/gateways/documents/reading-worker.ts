/**
 * The process that opens documents from outside, one for each document. It holds no keys, may read nothing but the program's own
 * files and write none, and ends itself when it takes more memory or processor than it was given.
 */
import { Worker } from 'node:worker_threads';
import { carryOut, type ReadingOrder } from './reading-orders.ts';

/** A thread that is never busy looks after the one that may be caught in a loop. */
function keepWithin({ memoryMb, processorMs }: Pick<ReadingOrder, 'memoryMb' | 'processorMs'>): void {
  const watch = `
    const { memoryMb, processorMs } = require('node:worker_threads').workerData;
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      if (process.memoryUsage.rss() > memoryMb * 1048576 || (user + system) / 1000 > processorMs) process.kill(process.pid, 'SIGKILL');
    }, 25);`;
  new Worker(watch, { eval: true, workerData: { memoryMb, processorMs } }).unref();
}

process.once('message', (order: ReadingOrder) => {
  keepWithin(order);
  void carryOut(order).finally(() => process.exit());
});
