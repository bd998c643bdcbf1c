import { expect, it } from 'vitest';
import { furthest } from './fax.rules.ts';

const step = (
  state: 'queued' | 'sending' | 'failed' | 'delivered',
  failure: 'busy' | 'unknown' | null = null,
  pagesSent: number | null = null,
) => ({
  state,
  failure,
  pagesSent,
});

function* orders<T>(items: readonly T[]): Generator<T[]> {
  if (items.length <= 1) yield [...items];
  for (const [at, item] of items.entries()) {
    for (const rest of orders([...items.slice(0, at), ...items.slice(at + 1)])) yield [item, ...rest];
  }
}

it('ends the same in all 5,040 orders of seven things said, some of them twice', () => {
  const said = [
    step('queued'),
    step('sending'),
    step('sending', null, 1),
    step('failed', 'unknown'),
    step('failed', 'busy', 1),
    step('delivered', null, 2),
    step('delivered', null, 2),
  ];
  const ends = new Set([...orders(said)].map((order) => JSON.stringify(furthest(order))));
  expect([...ends]).toEqual([JSON.stringify(step('delivered', null, 2))]);
  const failed = new Set([...orders(said.slice(0, 5))].map((order) => JSON.stringify(furthest(order))));
  expect([...failed]).toEqual([JSON.stringify(step('failed', 'busy', 1))]);
});

it('never goes back, and is queued before anything is said', () => {
  expect(furthest([])).toEqual(step('queued'));
  expect(furthest([step('failed', 'busy'), step('sending')])).toEqual(step('failed', 'busy'));
});
