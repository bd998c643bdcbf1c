import { passingFailures } from '@clinical/contract/fax/fax.rules';
import { and, count, countDistinct, eq, gte, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import { faxReaches, mostTries, type Reading } from './fax.queries.ts';
import { faxes, faxRecipients } from './fax.table.ts';

/** Received faxes that nobody has filed and that are nobody else's to look after. */
export async function countFaxesToFile(scope: Reading): Promise<number> {
  const { userId, workspaceId, cap } = scope.actor;
  if (cap === 'read') return 0;
  const [row] = await scope.db
    .select({ count: count() })
    .from(faxes)
    .where(
      and(
        eq(faxes.workspaceId, workspaceId),
        eq(faxes.direction, 'received'),
        isNull(faxes.filedAt),
        isNull(faxes.spamAt),
        isNull(faxes.splitAt),
        or(isNull(faxes.ownerId), eq(faxes.ownerId, userId)),
        faxReaches(scope, 'read'),
      ),
    );
  return row?.count ?? 0;
}

/** Faxes that the actor sent since `time` and that a recipient will not get by itself. */
export async function countFailedFaxes(scope: Reading, time: number): Promise<number> {
  const { userId, workspaceId } = scope.actor;
  const { state, failure, attempt } = faxRecipients;
  const hasGivenUp = or(isNull(failure), notInArray(failure, passingFailures), gte(attempt, mostTries));
  const [row] = await scope.db
    .select({ count: countDistinct(faxes.id) })
    .from(faxes)
    .innerJoin(faxRecipients, eq(faxRecipients.faxId, faxes.id))
    .where(
      and(
        eq(faxes.workspaceId, workspaceId),
        eq(faxes.createdBy, userId),
        isNotNull(faxes.sentAt),
        gte(faxRecipients.changedAt, time),
        eq(state, 'failed'),
        hasGivenUp,
        faxReaches(scope, 'read'),
      ),
    );
  return row?.count ?? 0;
}
