import { expect, test } from 'vitest';
import { note } from '../../testing/chart-builders.ts';
import { firstPage, nextPage, type PageStart, rowsBefore, rowsOf, sizeOf } from './note-pages.ts';

const page = (ids: string[], nextCursor: string | null = null) => ({
  items: ids.map((id) => note({ id })),
  nextCursor,
});

test('pages know where they begin and the way back', () => {
  const second = nextPage(page(['a'], 'one'), firstPage)!;
  const third = nextPage(page(['b'], 'two'), second)!;
  expect([firstPage, second, third].map(rowsBefore)).toEqual([0, 50, 250]);
  expect([firstPage, second, third].map(sizeOf)).toEqual([50, 200, 200]);
  expect(third.before).toBe(second);
  expect(nextPage(page(['c']), third)).toBeNull();
});

test('a chart that moved between two fetches is shown once', () => {
  const second: PageStart = { index: 1, cursor: 'x', before: firstPage };
  const data = { pages: [page(['a', 'b']), page(['b', 'c'])], pageParams: [firstPage, second] };
  expect(rowsOf(data).notes.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('rows of pages that were let go still count', () => {
  const second: PageStart = { index: 1, cursor: 'x', before: firstPage };
  expect(rowsOf({ pages: [page(['b'])], pageParams: [second] })).toMatchObject({ before: 50 });
  expect(rowsOf(undefined)).toEqual({ notes: [], before: 0 });
});
