import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('has title, method and head of each table, and no formula', () => {
  const tables = [
    {
      title: 'One',
      method: 'Means.',
      head: ['Day', 'Minutes'],
      rows: [
        ['=1+1', -3],
        ['a "b"', null],
      ],
    },
    { title: 'Two', method: 'Sums.', head: ['Week'], rows: [] },
  ] as const;
  expect(csvOf(tables)).toBe(
    '"One"\r\n"Means."\r\n"Day","Minutes"\r\n"\'=1+1","-3"\r\n"a ""b""",""\r\n\r\n"Two"\r\n"Sums."\r\n"Week"\r\n',
  );
});
