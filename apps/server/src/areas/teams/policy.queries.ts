import type { OutsideServiceId, SharingPolicy } from '@clinical/contract/teams/policy.schemas';
import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { users, workspaceMembers, workspaces } from '../accounts/accounts.table.ts';
import { collaborations } from './teams.table.ts';

const owners = alias(users, 'owners');

type PolicyRow = { sharing: SharingPolicy; servicesOff: OutsideServiceId[] };

export async function selectPolicy(db: Database, workspaceId: string): Promise<PolicyRow> {
  const [row] = await db
    .select({ sharing: workspaces.sharingPolicy, servicesOff: workspaces.servicesOff })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row ?? { sharing: 'nobody', servicesOff: [] };
}

/** `moreOff`: a service is among those off that was not before. */
export async function storePolicy(
  tx: Tx,
  { sharing, servicesOff, moreOff }: PolicyRow & { moreOff: boolean },
): Promise<void> {
  await tx.db
    .update(workspaces)
    .set({ sharingPolicy: sharing, servicesOff, ...(moreOff && { servicesChangedAt: tx.clock.now() }) })
    .where(eq(workspaces.id, tx.actor.workspaceId));
}

/** The cap of whoever has this address in a workspace now; null for everybody outside it. */
export async function selectCapOf(db: Database, workspaceId: string, who: { email: string } | { id: string }) {
  const [row] = await db
    .select({ cap: workspaceMembers.cap })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        isNull(workspaceMembers.removedAt),
        isNull(users.closedAt),
        'id' in who ? eq(users.id, who.id) : eq(users.email, who.email),
      ),
    );
  return row?.cap ?? null;
}

/** Collaborations of the acting workspace with addresses of nobody in it, by address; of one person, or of everybody. */
export function selectOutsideShares({ db, actor }: Pick<Scope, 'actor' | 'db'>, all: boolean) {
  const { userId, workspaceId } = actor;
  const inside = db
    .select({ one: sql`1` })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        isNull(workspaceMembers.removedAt),
        sql`(${users.id} = ${collaborations.userId} or ${users.email} = ${collaborations.email})`,
      ),
    );
  return db
    .select({ collaboration: collaborations, owner: owners })
    .from(collaborations)
    .innerJoin(owners, eq(owners.id, collaborations.ownerId))
    .where(
      and(
        eq(collaborations.workspaceId, workspaceId),
        inArray(collaborations.status, ['Pending', 'Accepted']),
        all ? undefined : eq(collaborations.ownerId, userId),
        notExists(inside),
      ),
    )
    .orderBy(asc(collaborations.email), asc(collaborations.id));
}
