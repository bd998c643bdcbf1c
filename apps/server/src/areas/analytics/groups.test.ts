import { smallestGroup } from '@clinical/contract/analytics/analytics.rules';
import { describe, expect, it } from 'vitest';
import { countWeek, hiddenBecause, type PersonWeek, type Roster, showableGroups } from './groups.ts';

const named = (prefix: string, n: number) => Array.from({ length: n }, (_, at) => `${prefix}${at}`);
const roster = (departmentId: string | null, userIds: string[]): Roster => ({
  departmentId,
  name: departmentId ?? 'All',
  userIds,
});

/** Repeatable chance (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A workspace with departments that may share people, hold each other or be empty. */
function someRosters(next: () => number): Roster[] {
  const people = named('p', Math.floor(next() * 60));
  const departments = Array.from({ length: Math.floor(next() * 7) }, (_, n) => {
    const [from, size] = [Math.floor(next() * people.length), Math.floor(next() * people.length)];
    // some are neighbours in the list, as wards are, and some are thrown together
    const members = next() < 0.5 ? people.slice(from, from + size) : people.filter(() => next() < 0.4);
    return roster(`d${n}`, members);
  });
  return [roster(null, people), ...departments];
}

const someWeek = (people: readonly string[], next: () => number): PersonWeek[] =>
  people
    .filter(() => next() < 0.85)
    .map((userId) => ({
      userId,
      minutesPerNote: next() < 0.1 ? null : next() * 30,
      afterHours: next() < 0.3 ? null : next() * 120,
    }));

/** What each person adds to each group that is answered with a value. */
function answered(rosters: readonly Roster[], people: readonly PersonWeek[], measure: 'minutesPerNote' | 'afterHours') {
  const rows = countWeek(rosters, people);
  const known = new Set(people.flatMap((person) => (person[measure] === null ? [] : [person.userId])));
  return rosters.flatMap(({ departmentId, userIds }) => {
    const value = rows.find((row) => row.departmentId === departmentId)![measure];
    return value === null ? [] : [new Set(userIds.filter((id) => known.has(id)))];
  });
}

describe('what managers see', () => {
  it('tells nobody from four others, in any answer or combination of them: 2,000 random workspaces', () => {
    for (let seed = 1; seed <= 2_000; seed += 1) {
      const next = chance(seed);
      const rosters = someRosters(next);
      const week = someWeek(rosters[0]!.userIds, next);
      for (const measure of ['minutesPerNote', 'afterHours'] as const) {
        const groups = answered(rosters, week, measure);
        // people who are in the same groups add the same to every sum, difference and mean of them
        const alike = Map.groupBy(new Set(groups.flatMap((group) => [...group])), (person) =>
          groups.map((group) => group.has(person)).join(),
        );
        for (const some of alike.values()) expect(some.length, `seed ${seed}`).toBeGreaterThanOrEqual(smallestGroup);
      }
    }
  });

  it('stays the same when two such people change their values: 100 random workspaces', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const next = chance(seed);
      const rosters = someRosters(next);
      const week = someWeek(rosters[0]!.userIds, next).map((person) => ({ ...person, minutesPerNote: next() * 30 }));
      const groups = answered(rosters, week, 'minutesPerNote');
      const key = (person: string) => groups.map((group) => group.has(person)).join();
      for (const one of week) {
        const alike = week.filter((other) => other !== one && key(other.userId) === key(one.userId));
        if (!key(one.userId).includes('true')) continue;
        expect(alike.length, `seed ${seed}`).toBeGreaterThanOrEqual(smallestGroup - 1);
        const [other] = alike;
        const swapped = week.map((person) => {
          if (person === one) return { ...person, minutesPerNote: other!.minutesPerNote };
          return person === other ? { ...person, minutesPerNote: one.minutesPerNote } : person;
        });
        expect(countWeek(rosters, swapped)).toEqual(countWeek(rosters, week));
      }
    }
  });

  it('hides a group of five whose rest would be one person', () => {
    const six = named('p', 6);
    expect(
      showableGroups(
        new Map([
          ['all', new Set(six)],
          ['five', new Set(six.slice(0, 5))],
        ]),
      ),
    ).toEqual(new Set(['all']));
  });

  it('says why a group is hidden', () => {
    const [family, internal, children, urgent] = [named('f', 8), named('i', 7), named('c', 4), named('u', 5)];
    const rosters = [
      roster(null, [...family, ...internal, ...children, ...urgent]),
      roster('family', family),
      roster('internal', internal),
      roster('children', children),
      roster('urgent', urgent),
    ];
    expect([...hiddenBecause(rosters)]).toEqual([
      [null, null],
      ['family', null],
      ['internal', null],
      ['children', 'small'],
      ['urgent', 'rest'],
    ]);
  });

  it('is a mean of means, rounded: one person with many notes does not make it', () => {
    const people = named('p', 5);
    const week = people.map((userId, n) => ({ userId, minutesPerNote: n === 0 ? 20.4 : 4, afterHours: 33 }));
    expect(countWeek([roster(null, people)], week)).toEqual([
      { departmentId: null, minutesPerNote: 7, afterHours: 35 },
    ]);
  });

  it('leaves out a week in which too few have data', () => {
    const people = named('p', 9);
    const week = people.map((userId, n) => ({ userId, minutesPerNote: n < 4 ? 5 : null, afterHours: 10 }));
    expect(countWeek([roster(null, people)], week)).toEqual([
      { departmentId: null, minutesPerNote: null, afterHours: 10 },
    ]);
  });
});
