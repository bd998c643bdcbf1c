import { expect, test } from 'vitest';
import { batchSize, changesIn, inBatches } from './in-batches.ts';

/** Calls by number on a table of rows; `once` are those that delete what only a fresh setting has. */
function calls({ always = [] as number[], once = [] as number[], both = [] as number[] }) {
  const state = { rows: 0, ready: true, seen: new Set<number>(), looks: 0 };
  return {
    state,
    batch: {
      nameOf: (n: number) => `call ${n}`,
      call: async (n: number) => {
        state.seen.add(n);
        if (always.includes(n)) state.rows += 1;
        if (once.includes(n) && state.ready) [state.rows, state.ready] = [state.rows - 1, false];
        if (both.length > 0 && both.at(-1) === n && both.every((one) => state.seen.has(one))) state.rows += 1;
      },
      look: async () => {
        state.looks += 1;
        return { notes: String(state.rows), users: 'as ever' };
      },
      renew: async () => {
        state.ready = true;
        state.seen.clear();
      },
    },
  };
}

const twenty = Array.from({ length: batchSize }, (_, n) => n);

test('nothing changed is one look before and one after', async () => {
  const { batch, state } = calls({});
  expect(await changesIn(twenty, batch)).toEqual([]);
  expect([state.looks, state.seen.size]).toEqual([2, batchSize]);
});

test.each(twenty)('a change is put down to call %i, with its table', async (n) => {
  const { batch } = calls({ always: [n] });
  expect(await changesIn(twenty, batch)).toEqual([{ calls: [`call ${n}`], tables: ['notes'] }]);
});

test('several are each named, also those that find nothing to change a second time', async () => {
  const { batch } = calls({ always: [3, 4], once: [17] });
  expect(await changesIn(twenty, batch)).toEqual([3, 4, 17].map((n) => ({ calls: [`call ${n}`], tables: ['notes'] })));
});

test('what no half does by itself is put down to all of them, and is not lost', async () => {
  const { batch } = calls({ both: [1, 18] });
  expect(await changesIn(twenty, batch)).toEqual([{ calls: twenty.map((n) => `call ${n}`), tables: ['notes'] }]);
});

test('batches leave nothing out', () => {
  const items = Array.from({ length: 2 * batchSize + 1 }, (_, n) => n);
  expect(inBatches(items).flat()).toEqual(items);
  expect(inBatches(items).map(({ length }) => length)).toEqual([batchSize, batchSize, 1]);
});
