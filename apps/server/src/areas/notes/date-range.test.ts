import { expect, test } from 'vitest';
import { readDateRange } from './date-range.ts';

test('both days count in full', () => {
  expect(readDateRange('2026-01-01,2026-01-31')).toEqual({
    from: Date.parse('2026-01-01T00:00:00Z'),
    to: Date.parse('2026-02-01T00:00:00Z'),
  });
});

test('a side that is left out is open', () => {
  expect(readDateRange('2026-01-01,')).toEqual({ from: Date.parse('2026-01-01T00:00:00Z'), to: null });
  expect(readDateRange(' , 2026-01-01')).toEqual({ from: null, to: Date.parse('2026-01-02T00:00:00Z') });
});

test.each([
  '',
  ',',
  'yesterday',
  '2026-02-31,',
  '2026-1-1,2026-1-2',
  '2026-01-02,2026-01-01',
  '2026-01-01,2026-01-02,x',
])('anything else is refused: %j', (text) => {
  expect(() => readDateRange(text)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
});
