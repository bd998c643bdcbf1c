import type { WorkingHours } from '@clinical/contract/accounts/accounts.schemas';
import type { Database } from '../../platform/db/database.ts';
import { type Interval, mondayOf, weekFrom, workingTimes } from './calendar.ts';
import { countWeek, type PersonWeek } from './groups.ts';
import {
  findRoster,
  hasWeek,
  insertRoster,
  insertWeek,
  selectHoursOf,
  selectLargeWorkspaces,
  selectNoteTimes,
  selectRosters,
  selectSpansOfAll,
} from './groups.queries.ts';
import { type Span, documentedOn, workByDay, workedOn } from './work-time.ts';

const day = 86_400_000;
/** Devices that were offline have so long, in milliseconds, until a week is counted. */
const grace = 2 * day;
/** Weeks that are still counted when the program did not run after their end. */
const mostWeeks = 8;

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The first day of the quarter that a date is in. */
export function quarterOf(date: string): string {
  const month = Math.floor((Number(date.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${date.slice(0, 5)}${String(month).padStart(2, '0')}-01`;
}

/** Weeks that are over, the oldest first, by their Mondays. */
function weeksToCount(now: number): string[] {
  const current = Date.parse(`${mondayOf(dateOf(now - grace))}T00:00:00Z`);
  return Array.from({ length: mostWeeks }, (_, n) => dateOf(current - (mostWeeks - n) * 7 * day));
}

/** Counts the weeks of each workspace that are over and were not counted. */
export async function countGroups(db: Database, now: number): Promise<void> {
  for (const workspaceId of await selectLargeWorkspaces(db)) {
    for (const week of weeksToCount(now)) {
      if (await hasWeek(db, { workspaceId, week })) continue;
      await countWeekOf(db, { workspaceId, week, now });
    }
  }
}

/** People join and leave groups with a quarter, so that a change from one week to the next is never that of one person. */
async function rosterFor(db: Database, { workspaceId, week, now }: { workspaceId: string; week: string; now: number }) {
  const of = { workspaceId, quarter: quarterOf(week) };
  const known = await findRoster({ db }, of);
  if (known) return known.groups;
  await insertRoster(db, { ...of, countedOn: dateOf(now), groups: await selectRosters(db, workspaceId) });
  return (await findRoster({ db }, of))!.groups;
}

async function countWeekOf(db: Database, of: { workspaceId: string; week: string; now: number }): Promise<void> {
  const { workspaceId, week } = of;
  const monday = Date.parse(`${week}T00:00:00Z`);
  // a week begins earlier in the east and ends later in the west
  const within = { start: monday - day, end: monday + 8 * day };
  const spans = Map.groupBy(await selectSpansOfAll(db, workspaceId, within), ({ userId }) => userId);
  if (spans.size === 0) return;
  const notes = Map.groupBy(await selectNoteTimes(db, workspaceId, within), ({ userId }) => userId);
  const hours = await selectHoursOf(db, [...spans.keys()]);
  const people = [...spans].map(([userId, own]) =>
    personWeek(week, { userId, spans: own, hours: hours.get(userId) ?? null, notes: notes.get(userId) ?? [] }),
  );
  if (people.every(({ minutesPerNote, afterHours }) => minutesPerNote === null && afterHours === null)) return;
  await insertWeek(db, { workspaceId, week, groups: countWeek(await rosterFor(db, of), people) });
}

type Person = { userId: string; spans: Span[]; hours: WorkingHours | null; notes: { createdAt: number }[] };

function personWeek(week: string, { userId, spans, hours, notes }: Person): PersonWeek {
  const days = weekFrom(week, hours?.timeZone ?? 0);
  const whole: Interval = { start: days[0]!.start, end: days.at(-1)!.end };
  const worked = workByDay(spans, days, hours && workingTimes(hours, whole));
  const known = worked.filter((each) => workedOn(each).all > 0);
  const written = notes.filter(({ createdAt }) => createdAt >= whole.start && createdAt < whole.end).length;
  const sum = (of: (each: (typeof known)[number]) => number) => known.reduce((all, each) => all + of(each), 0) / 60_000;
  return {
    userId,
    minutesPerNote: written === 0 ? null : sum((each) => documentedOn(each).all) / written,
    afterHours: hours === null || known.length === 0 ? null : sum((each) => workedOn(each).afterHours) / known.length,
  };
}
