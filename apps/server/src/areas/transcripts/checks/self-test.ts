import type { SelfTest, SelfTestState } from '@clinical/contract/transcripts/checks.schemas';
import { checkerVersion } from '@clinical/language/checks/checker-version';
import type { Context, Tx } from '../../../platform/context.ts';
import { insertSelfTest, lastSelfTest } from '../checks.queries.ts';
import { viewSelfTest } from './checks.view.ts';
import { selfTestJob } from './self-test.job.ts';
import { selfTestInPool } from './checks-in-pool.ts';

/** The last try of the checker on seeded errors. */
export async function getSelfTest(ctx: Context): Promise<SelfTestState> {
  const last = (await lastSelfTest(ctx, checkerVersion)) ?? (await lastSelfTest(ctx));
  return { checkerVersion, last: last && viewSelfTest(last) };
}

/** The first note that a new checker checks has it tried, so that the notes after it can say how far it is to be trusted. */
export async function testNewChecker(tx: Tx): Promise<void> {
  if (!(await lastSelfTest(tx, checkerVersion))) await tx.enqueue(selfTestJob, {});
}

/** The job behind it: two notes at once may both have asked. */
export async function selfTestOnce(ctx: Context): Promise<void> {
  if (!(await lastSelfTest(ctx, checkerVersion))) await runSelfTest(ctx);
}

/** Tries the checker on seeded errors now, and keeps how it did. */
export async function runSelfTest(ctx: Context): Promise<SelfTest> {
  const suite = await selfTestInPool(ctx);
  return ctx.transaction(async (tx) => {
    await tx.audit('checks.self-test', { type: 'self-test', id: null });
    return viewSelfTest(await insertSelfTest(tx, suite));
  });
}
