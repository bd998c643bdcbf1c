import { expect, test } from 'vitest';
import { describeLedger } from './describe-ledger.ts';

const item = (state: 'used' | 'missing' | 'dismissed', n: number) => ({
  key: `k${n}`,
  utteranceId: 'u1',
  start: 0,
  end: 4,
  category: 'symptom',
  severity: 'moderate' as const,
  state,
  usedBy: state === 'used' ? [0] : [],
});

test('the items in the note are counted, and those that are not included', () => {
  const ledger = [item('used', 1), item('used', 2), item('missing', 3), item('dismissed', 4)];
  expect(describeLedger({ ledger })).toBe('2 of 4 items said are in the note · 2 not included');
});

test('a note with every item names no others, and one without items says nothing', () => {
  expect(describeLedger({ ledger: [item('used', 1)] })).toBe('1 of 1 item said is in the note');
  expect(describeLedger({ ledger: [] })).toBe('');
});
