import { smallestGroup } from '@clinical/contract/analytics/analytics.rules';

/** People of a department, or of the workspace where it has none, as they were when a quarter was first counted. */
export type Roster = { departmentId: string | null; name: string; userIds: string[] };

/** Means of a week, rounded; null where too few people, or too few beside them, have data. */
export type GroupWeekRow = { departmentId: string | null; minutesPerNote: number | null; afterHours: number | null };

/** A person's own means of one week; null without data. Minutes. */
export type PersonWeek = { userId: string; minutesPerNote: number | null; afterHours: number | null };

/** How many people each set of groups has in common and no other group: what no combination of the groups' sums takes apart. */
function sizesOfParts(groups: readonly ReadonlySet<string>[]): number[] {
  const parts = new Map<string, number>();
  for (const person of new Set(groups.flatMap((group) => [...group]))) {
    const part = groups.map((group) => (group.has(person) ? '1' : '0')).join('');
    parts.set(part, (parts.get(part) ?? 0) + 1);
  }
  return [...parts.values()];
}

/**
 * Which groups may be shown together. They divide people into parts: those of one group alone, those of two, and so on. Every part has
 * at least five people, so nothing that is computed from these groups tells one of them from four others. Larger groups come first.
 * @param people by group; the groups keep their order where their sizes are equal
 */
export function showableGroups<Key>(people: ReadonlyMap<Key, ReadonlySet<string>>): Set<Key> {
  const bySize = [...people].toSorted(([, a], [, b]) => b.size - a.size);
  const shown = new Map<Key, ReadonlySet<string>>();
  for (const [key, group] of bySize) {
    if (group.size < smallestGroup) continue;
    if (sizesOfParts([...shown.values(), group]).every((size) => size >= smallestGroup)) shown.set(key, group);
  }
  return new Set(shown.keys());
}

const roundedTo = (value: number, step: number): number => Math.round(value / step) * step;

function meansOf(
  rosters: readonly Roster[],
  values: ReadonlyMap<string, number>,
  step: number,
): ReadonlyMap<string | null, number> {
  const people = new Map(
    rosters.map(({ departmentId, userIds }) => [departmentId, new Set(userIds.filter((id) => values.has(id)))]),
  );
  const shown = showableGroups(people);
  const means = new Map<string | null, number>();
  for (const [key, group] of people) {
    if (!shown.has(key)) continue;
    const sum = [...group].reduce((all, id) => all + values.get(id)!, 0);
    means.set(key, roundedTo(sum / group.size, step));
  }
  return means;
}

/** Minutes that after-hours means are rounded to. */
const afterHoursStep = 5;

/** The figures of a week that may be shown: means of people's own means, so that nobody's many notes make up a group's figure. */
export function countWeek(rosters: readonly Roster[], people: readonly PersonWeek[]): GroupWeekRow[] {
  const valuesOf = (pick: (person: PersonWeek) => number | null) =>
    new Map(people.flatMap((person) => (pick(person) === null ? [] : [[person.userId, pick(person)!] as const])));
  const perNote = meansOf(
    rosters,
    valuesOf(({ minutesPerNote }) => minutesPerNote),
    1,
  );
  const after = meansOf(
    rosters,
    valuesOf(({ afterHours }) => afterHours),
    afterHoursStep,
  );
  return rosters.map(({ departmentId }) => ({
    departmentId,
    minutesPerNote: perNote.get(departmentId) ?? null,
    afterHours: after.get(departmentId) ?? null,
  }));
}

/** Why a group is never shown this quarter; null when it may be. */
export function hiddenBecause(rosters: readonly Roster[]): ReadonlyMap<string | null, 'small' | 'rest' | null> {
  const people = new Map(rosters.map(({ departmentId, userIds }) => [departmentId, new Set(userIds)]));
  const shown = showableGroups(people);
  const reason = (key: string | null, size: number) => {
    if (size < smallestGroup) return 'small';
    return shown.has(key) ? null : 'rest';
  };
  return new Map([...people].map(([key, group]) => [key, reason(key, group.size)]));
}
