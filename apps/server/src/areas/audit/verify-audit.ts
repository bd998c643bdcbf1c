import type { ChainVerification } from '@clinical/contract/audit/audit.schemas';
import { mayReadLog } from '../../platform/access.ts';
import { notFound } from '../../platform/app-error.ts';
import { type ChainReport, verifyChain } from '../../platform/audit/verify-chain.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { timeOfRow } from './audit.queries.ts';

/** Walks under way: who asks meanwhile gets the answer of the one that began. */
const walks = new WeakMap<Database, Promise<ChainReport>>();

function walk(db: Database): Promise<ChainReport> {
  const running = walks.get(db) ?? verifyChain(db).finally(() => walks.delete(db));
  walks.set(db, running);
  return running;
}

/** Checks the whole chain, which all workspaces of the installation share. @throws AppError NOT_FOUND for who reads no log */
export async function verifyAudit(ctx: Context): Promise<ChainVerification> {
  if (!mayReadLog(ctx.actor)) throw notFound();
  await ctx.audit('audit.verify', { type: 'audit', id: null });
  const { firstBroken, ...report } = await walk(ctx.db);
  const { position = 0, seq = null, why = '' } = firstBroken ?? {};
  const at = seq === null ? null : await timeOfRow(ctx, seq);
  return {
    ...report,
    checkedAt: isoTime(ctx.clock.now()),
    firstBroken: firstBroken && { position, row: seq, at: at === null ? null : isoTime(at), why },
  };
}
