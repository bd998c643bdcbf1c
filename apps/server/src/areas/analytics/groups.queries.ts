import type { WorkingHours } from '@clinical/contract/accounts/accounts.schemas';
import { longestSpan, smallestGroup } from '@clinical/contract/analytics/analytics.rules';
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Scope } from '../../platform/context.ts';
import { users, workspaceMembers, workspaces } from '../accounts/accounts.table.ts';
import { departmentMembers, departments } from '../teams/teams.table.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';
import { groupRosters, groupWeeks, workSpans } from './analytics.table.ts';
import type { Interval } from './calendar.ts';
import type { GroupWeekRow, Roster } from './groups.ts';
import type { Span } from './work-time.ts';

type OfWorkspace = { workspaceId: string; week: string };

/** Workspaces with enough people for a group. */
export async function selectLargeWorkspaces(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .where(isNull(workspaceMembers.removedAt))
    .groupBy(workspaceMembers.workspaceId)
    .having(gte(count(), smallestGroup));
  return rows.map(({ id }) => id);
}

/** The people of a workspace and of its departments, as they are now; the workspace first. */
export async function selectRosters(db: Database, workspaceId: string): Promise<Roster[]> {
  const [workspace] = await db.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.id, workspaceId));
  const members = await db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), isNull(workspaceMembers.removedAt)))
    .orderBy(asc(workspaceMembers.userId));
  const everybody = members.map(({ userId }) => userId);
  const rows = await db
    .select({ id: departments.id, name: departments.name, userId: departmentMembers.userId })
    .from(departments)
    .leftJoin(departmentMembers, eq(departmentMembers.departmentId, departments.id))
    .where(eq(departments.workspaceId, workspaceId))
    .orderBy(asc(departments.name), asc(departmentMembers.userId));
  const present = new Set(everybody);
  const byDepartment = Map.groupBy(rows, ({ id }) => id);
  return [
    { departmentId: null, name: workspace?.name ?? '', userIds: everybody },
    ...[...byDepartment].map(([departmentId, some]) => ({
      departmentId,
      name: some[0]!.name,
      userIds: some.flatMap(({ userId }) => (userId !== null && present.has(userId) ? [userId] : [])),
    })),
  ];
}

export async function findRoster(
  { db }: Pick<Scope, 'db'>,
  of: { workspaceId: string; quarter: string },
): Promise<{ countedOn: string; groups: Roster[] } | null> {
  const [row] = await db
    .select({ countedOn: groupRosters.countedOn, groups: groupRosters.groups })
    .from(groupRosters)
    .where(and(eq(groupRosters.workspaceId, of.workspaceId), eq(groupRosters.quarter, of.quarter)));
  return row ?? null;
}

/** Stores who belongs to which group for a whole quarter; what another process stored meanwhile stays. */
export async function insertRoster(db: Database, row: typeof groupRosters.$inferInsert): Promise<void> {
  await db.insert(groupRosters).values(row).onConflictDoNothing();
}

export async function hasWeek(db: Database, { workspaceId, week }: OfWorkspace): Promise<boolean> {
  const rows = await db
    .select({ week: groupWeeks.week })
    .from(groupWeeks)
    .where(and(eq(groupWeeks.workspaceId, workspaceId), eq(groupWeeks.week, week)));
  return rows.length > 0;
}

/** Stores what was counted; a week is never counted again. */
export async function insertWeek(db: Database, row: OfWorkspace & { groups: GroupWeekRow[] }): Promise<void> {
  await db.insert(groupWeeks).values(row).onConflictDoNothing();
}

/** The newest weeks of the acting workspace that were counted, the oldest first. */
export async function selectWeeks(
  { db, actor }: Pick<Scope, 'db' | 'actor'>,
  limit: number,
): Promise<{ week: string; groups: GroupWeekRow[] }[]> {
  const rows = await db
    .select({ week: groupWeeks.week, groups: groupWeeks.groups })
    .from(groupWeeks)
    .where(eq(groupWeeks.workspaceId, actor.workspaceId))
    .orderBy(desc(groupWeeks.week))
    .limit(limit);
  return rows.toReversed();
}

export async function selectHoursOf(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, WorkingHours | null>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, hours: users.workingHours })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, hours }) => [id, hours]));
}

/** Spans of all people of a workspace, of no sample visit, by person and beginning. */
export async function selectSpansOfAll(
  db: Database,
  workspaceId: string,
  { start, end }: Interval,
): Promise<(Span & { userId: string })[]> {
  return db
    .select({
      userId: workSpans.userId,
      kind: workSpans.kind,
      startedAt: workSpans.startedAt,
      endedAt: workSpans.endedAt,
    })
    .from(workSpans)
    .leftJoin(transcripts, eq(transcripts.id, workSpans.transcriptId))
    .where(
      and(
        eq(workSpans.workspaceId, workspaceId),
        gt(workSpans.startedAt, start - longestSpan),
        lt(workSpans.startedAt, end),
        or(isNull(transcripts.kind), ne(transcripts.kind, 'synthetic')),
      ),
    )
    .orderBy(asc(workSpans.userId), asc(workSpans.startedAt), asc(workSpans.id));
}

/** Who wrote a note when, of no sample visit. */
export async function selectNoteTimes(
  db: Database,
  workspaceId: string,
  { start, end }: Interval,
): Promise<{ userId: string; createdAt: number }[]> {
  return db
    .select({ userId: transcripts.createdBy, createdAt: transcripts.createdAt })
    .from(transcripts)
    .where(
      and(
        eq(transcripts.workspaceId, workspaceId),
        gte(transcripts.createdAt, start),
        lt(transcripts.createdAt, end),
        gt(transcripts.version, 0),
        isNull(transcripts.deletedAt),
        ne(transcripts.kind, 'synthetic'),
      ),
    );
}
