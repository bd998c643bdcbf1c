import type { GroupFigures } from '@clinical/contract/analytics/analytics.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { quarterOf } from './count-groups.ts';
import { type GroupWeekRow, hiddenBecause } from './groups.ts';
import { findRoster, selectWeeks } from './groups.queries.ts';

/** Weeks that are shown; all of one quarter, so that their groups are the same people. */
const shownWeeks = 13;

/** Figures that were counted once. There is nothing to choose: no filter, no period, no person. @throws AppError NOT_FOUND */
export async function getGroupFigures(ctx: Context): Promise<GroupFigures> {
  if (ctx.actor.cap !== 'admin') throw notFound();
  const all = await selectWeeks(ctx, shownWeeks);
  const quarter = quarterOf(all.at(-1)?.week ?? '');
  const weeks = all.filter(({ week }) => quarterOf(week) === quarter);
  const roster = await findRoster(ctx, { workspaceId: ctx.actor.workspaceId, quarter });
  await ctx.audit('group-figure.read', { type: 'workspace', id: ctx.actor.workspaceId });
  if (!roster) return { weeks: [], asOf: null, groups: [] };
  const hidden = hiddenBecause(roster.groups);
  return {
    weeks: weeks.map(({ week }) => week),
    asOf: roster.countedOn,
    groups: roster.groups.map(({ departmentId, name, userIds }) => ({
      departmentId,
      name,
      people: userIds.length,
      hidden: hidden.get(departmentId) ?? null,
      weeks: weeks.map(({ week, groups }) => ({ week, ...viewWeek(groups, departmentId) })),
    })),
  };
}

function viewWeek(groups: readonly GroupWeekRow[], departmentId: string | null) {
  const row = groups.find((group) => group.departmentId === departmentId);
  return { minutesPerNote: row?.minutesPerNote ?? null, afterHours: row?.afterHours ?? null };
}
