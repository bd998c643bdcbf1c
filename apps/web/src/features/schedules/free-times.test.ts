import { expect, it } from 'vitest';
import { freeTimesIn } from './free-times.ts';

it('are those of the zone', () => {
  expect(freeTimesIn(['2030-03-04T08:00:00.000Z', '2030-03-04T23:30:00.000Z'], 'Europe/Warsaw')).toEqual([
    { at: '2030-03-04T08:00:00.000Z', clock: '09:00', words: expect.stringMatching(/^0?9:00/) },
    { at: '2030-03-04T23:30:00.000Z', clock: '00:30', words: expect.stringMatching(/30/) },
  ]);
});

it('that come twice say which they are', () => {
  const night = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '2026-10-25T02:30:00.000Z'];
  const words = freeTimesIn(night, 'Europe/Warsaw').map((time) => time.words);
  expect(words.map((text) => /GMT\+\d/.exec(text)?.[0])).toEqual(['GMT+2', 'GMT+1', undefined]);
});
