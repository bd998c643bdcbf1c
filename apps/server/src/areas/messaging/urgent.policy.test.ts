import { expect, it } from 'vitest';
import { asksAgainAfter, nextCall, peopleToCall } from './urgent.policy.ts';

const minute = 60_000;
const asked = { members: ['ben'], onCall: ['cleo', 'dan'], admins: ['ada'], authorId: 'eve', isAlert: false };
const namesOf = (elapsed: number, changes: Partial<typeof asked> & { authorId?: string } = {}) =>
  peopleToCall({ ...asked, ...changes, elapsedMs: elapsed * minute }).map(({ userId }) => userId);

it('asks the members of a channel, and after ten minutes one more person on call each time', () => {
  expect(namesOf(0)).toEqual(['ben']);
  expect(namesOf(9)).toEqual(['ben']);
  expect(namesOf(10)).toEqual(['ben', 'cleo']);
  expect(namesOf(20)).toEqual(['ben', 'cleo', 'dan']);
  expect(namesOf(90)).toEqual(['ben', 'cleo', 'dan']);
});

it('asks nobody twice, and never the author', () => {
  expect(namesOf(20, { members: ['cleo'], authorId: 'dan' })).toEqual(['cleo']);
  expect(peopleToCall({ ...asked, members: ['cleo'], elapsedMs: 10 * minute })).toEqual([
    { userId: 'cleo', onCall: false },
  ]);
});

it('asks who is on call at once for an alert, and the admins when nobody is', () => {
  const alert = { members: [], isAlert: true };
  expect(namesOf(0, alert)).toEqual(['cleo']);
  expect(namesOf(10, alert)).toEqual(['cleo', 'dan']);
  expect(namesOf(0, { ...alert, onCall: [] })).toEqual(['ada']);
});

it('keeps to its times, and leaves out those that passed while nothing ran', () => {
  expect(nextCall(1_000, 1_000)).toBe(1_000 + asksAgainAfter);
  expect(nextCall(1_000, 1_000 + 4 * minute)).toBe(1_000 + asksAgainAfter);
  expect(nextCall(1_000, 1_000 + 17 * minute)).toBe(1_000 + 20 * minute);
});
