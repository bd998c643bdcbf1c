import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { channelMembers, channels, messages } from './messaging.table.ts';

/** Alerts of the acting workspace that the actor has not read and nobody has acknowledged. */
export async function countNewAlerts({ actor, db }: Pick<Scope, 'actor' | 'db'>): Promise<number> {
  const isAcknowledged = sql`exists (select from message_acknowledgements given where given.message_id = messages.id)`;
  const [row] = await db
    .select({ count: count() })
    .from(messages)
    .innerJoin(channels, eq(channels.id, messages.channelId))
    .innerJoin(channelMembers, and(eq(channelMembers.channelId, channels.id), eq(channelMembers.userId, actor.userId)))
    .where(
      and(
        eq(channels.workspaceId, actor.workspaceId),
        eq(channels.type, 'sentry'),
        gt(messages.sequence, channelMembers.readSequence),
        isNull(messages.deletedAt),
        sql`not ${isAcknowledged}`,
      ),
    );
  return row?.count ?? 0;
}
