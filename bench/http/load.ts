import autocannon from 'autocannon';
import { processorMs } from '../lib/child.ts';
import { median } from '../lib/numbers.ts';
import type { Operation } from './operations.ts';
import type { Server } from './servers.ts';

export const connections = 16;

/** Requests a second, milliseconds of the server's processor time for each, and how long replies took. */
type Load = { perSecond: number; processorMs: number; p50Ms: number; p99Ms: number };
export type Comparison = { ceiling: Load; program: Load; ratio: number; processorRatio: number };

/** Sends requests for some seconds, or an amount of them. @throws Error when one is refused: a fast error is no result */
export async function load(
  server: Server,
  options: Partial<autocannon.Options>,
  length: { duration: number } | { amount: number },
): Promise<Load> {
  const before = processorMs(server.pid);
  const result = await autocannon({ url: server.address, connections, ...length, ...options } as autocannon.Options);
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} replies were refused, ${result.errors} failed`);
  const total = result.requests.total;
  return {
    perSecond: total / result.duration,
    processorMs: (processorMs(server.pid) - before) / total,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

async function newestIds(server: Server): Promise<string[]> {
  const reply = await fetch(`${server.address}/api/notes/?limit=200`, { headers: server.headers });
  return ((await reply.json()) as { items: { id: string }[] }).items.map((note) => note.id);
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

function middleOf(loads: Load[]): Load {
  return {
    perSecond: Math.round(median(loads.map((one) => one.perSecond))),
    processorMs: rounded(median(loads.map((one) => one.processorMs)), 3),
    p50Ms: median(loads.map((one) => one.p50Ms)),
    p99Ms: median(loads.map((one) => one.p99Ms)),
  };
}

/**
 * Loads both servers in turns, after a second each that does not count. The ratios are medians over neighbouring turns, so that a machine that is busy with other
 * things for a while spoils a round and not the result.
 */
export async function compare(
  operation: Operation,
  ceiling: Server,
  program: Server,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Comparison> {
  const ofCeiling = operation.request(ceiling, await newestIds(ceiling));
  const ofProgram = operation.request(program, await newestIds(program));
  for (const [server, request] of [
    [ceiling, ofCeiling],
    [program, ofProgram],
  ] as const) {
    await load(server, request, { duration: 1 });
  }
  const pairs: { ceiling: Load; program: Load }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = await load(ceiling, ofCeiling, { duration: seconds });
    pairs.push({ ceiling: first, program: await load(program, ofProgram, { duration: seconds }) });
  }
  return {
    ceiling: middleOf(pairs.map((pair) => pair.ceiling)),
    program: middleOf(pairs.map((pair) => pair.program)),
    ratio: rounded(median(pairs.map((pair) => pair.program.perSecond / pair.ceiling.perSecond)), 2),
    processorRatio: rounded(median(pairs.map((pair) => pair.program.processorMs / pair.ceiling.processorMs)), 2),
  };
}
