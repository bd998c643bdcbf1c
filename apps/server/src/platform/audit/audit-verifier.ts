import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { DatabaseEngine, DatabaseLog } from '../db/database.ts';
import { port } from '../ports.ts';
import { type BrokenSeal, ChainWalk, type VerifiedShare } from './verify-chain.ts';

/** Rows read at once: a few milliseconds of the database. */
const pageSize = 250;
/** After a page the verifier rests so many times as long as the page took, so that others get the database. */
const restFactor = 4;
const passEvery = 60 * 60_000;
/** A row that was verified is read again after this time, in ms: somebody may have changed it meanwhile. */
const wholeWalkEvery = 24 * 60 * 60_000;

/** What the last complete pass found; null before the first one. */
export type ChainReport = {
  /** When the pass ended, and when the walk began that it belongs to; epoch milliseconds. */
  checkedAt: number;
  walkedFrom: number;
  broken: BrokenSeal | null;
  shareOf(workspaceId: string): VerifiedShare;
};

export type AuditVerifier = {
  report(): ChainReport | null;
  /** Verifies what was sealed since the last pass; all callers share one pass. */
  verify(): Promise<void>;
  /** Stops the timer and waits for the page under way. */
  stop(): Promise<void>;
};

export const auditVerifier = port<AuditVerifier>('audit-verifier');

/**
 * Verifies the hash chain of the installation in the background: once an hour and when asked, from the last verified position,
 * and once a day from the start. The log names a broken seal, and the chain's head after each whole walk.
 */
export function startAuditVerifier(
  engine: DatabaseEngine,
  { clock, log, onError }: { clock: Clock; log: DatabaseLog; onError: (error: unknown) => void },
): AuditVerifier {
  let last: (ChainReport & { walk: ChainWalk }) | null = null;
  /** A walk from the start that has not reached the end yet, and when it began. */
  let fresh: { walk: ChainWalk; from: number } | null = null;
  let running: Promise<void> | null = null;
  let stopped = false;

  const isDue = () => last === null || last.broken !== null || clock.now() - last.walkedFrom >= wholeWalkEvery;

  async function pass(): Promise<void> {
    if (isDue()) fresh ??= { walk: new ChainWalk(), from: clock.now() };
    const { walk, from } = fresh ?? { walk: last!.walk, from: last!.walkedFrom };
    for (let more = true; more && !stopped;) {
      const began = performance.now();
      more = await walk.advance(engine.db, pageSize);
      if (more) await sleep((performance.now() - began) * restFactor);
    }
    if (stopped) return;
    const { broken, sealed, head } = walk;
    last = { walk, checkedAt: clock.now(), walkedFrom: from, broken, shareOf: (id) => walk.shareOf(id) };
    if (broken) log.error({ broken }, 'the audit log was changed outside the program');
    else if (fresh) log.info({ sealed, head }, 'the audit log is intact');
    fresh = null;
  }

  function verify(): Promise<void> {
    running ??= pass().finally(() => (running = null));
    return running;
  }

  const timer = setInterval(() => void verify().catch(onError), passEvery);
  timer.unref();
  return {
    report: () => last,
    verify,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
