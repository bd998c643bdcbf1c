import type { ParsedOf } from '@clinical/contract/route';
import type * as contract from '@clinical/contract/clinical-tasks/clinical-tasks.contract';
import type { SharedTasks, TaskShares } from '@clinical/contract/clinical-tasks/shares.schemas';
import { notFound } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { sha256 } from '../../platform/crypto/sha256.ts';
import { readTaskPage } from './clinical-tasks.reads.ts';
import { findShare, selectOwnShares } from './task-shares.queries.ts';
import { viewTaskShare } from './task-shares.view.ts';

export async function listTaskShares(ctx: Context): Promise<TaskShares> {
  return { shares: (await selectOwnShares(ctx)).map(viewTaskShare) };
}

type Query = ParsedOf<typeof contract.getSharedTasks>['query'];

/**
 * A shared list as its reader may see it. The chart that it is narrowed to may be one that they do not see: then it is empty.
 * @throws AppError NOT_FOUND for a link that is unknown, revoked, expired or of another workspace
 */
export async function getSharedTasks(ctx: Context, token: string, query: Query): Promise<SharedTasks> {
  const share = await findShare(ctx, sha256(token));
  if (!share) throw notFound();
  await ctx.audit('task-share.read', { type: 'task-share', id: share.id });
  const { name, filter, expiresAt, userId } = share;
  const { assignee, ...rest } = filter;
  // the reader sees the work of who shared, not their own
  const whose = assignee === 'me' ? { mineOf: userId } : { assignee };
  return {
    ...(await readTaskPage(ctx, { ...rest, ...whose, ...query })),
    share: { name, filter, expiresAt: isoTime(expiresAt) },
  };
}
