import { expect, it } from 'vitest';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { groupByDay } from './group-by-day.ts';

const entry = (id: string, at: Date) => ({ id, createdAt: at.toISOString() }) as Transcript;

it('groups a thread by local days, oldest first', () => {
  const groups = groupByDay([
    entry('c', new Date(2026, 2, 15, 0, 5)),
    entry('b', new Date(2026, 2, 14, 23, 55)),
    entry('a', new Date(2026, 2, 14, 8, 0)),
  ]);
  expect(groups.map((group) => [group.day, group.entries.map((each) => each.id)])).toEqual([
    ['2026-03-14', ['a', 'b']],
    ['2026-03-15', ['c']],
  ]);
});
