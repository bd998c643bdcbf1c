import { changedTables, type Sums } from './tables.ts';

/** What a set of calls changed although it must not. */
export type Change = { calls: string[]; tables: string[] };

type Batch<T> = {
  nameOf: (item: T) => string;
  /** Makes the calls of one item. */
  call: (item: T) => Promise<void>;
  look: () => Promise<Sums>;
  /** Makes anew what the calls are about, for a call that changed something may find nothing to change a second time. */
  renew: () => Promise<void>;
};

/** How many calls are made before anybody looks at the tables. */
export const batchSize = 20;

export function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, batch) =>
    items.slice(batch * batchSize, (batch + 1) * batchSize),
  );
}

async function changesBy<T>(items: readonly T[], batch: Batch<T>): Promise<string[]> {
  const before = await batch.look();
  for (const item of items) await batch.call(item);
  return changedTables(before, await batch.look());
}

/** The items of a batch that change something, found by halving it; all of it where none does so without the others. */
async function culprits<T>(items: readonly T[], tables: string[], batch: Batch<T>): Promise<Change[]> {
  if (items.length === 1) return [{ calls: items.map(batch.nameOf), tables }];
  const found: Change[] = [];
  const middle = Math.ceil(items.length / 2);
  for (const half of [items.slice(0, middle), items.slice(middle)]) {
    await batch.renew();
    const changed = await changesBy(half, batch);
    if (changed.length > 0) found.push(...(await culprits(half, changed, batch)));
  }
  return found.length > 0 ? found : [{ calls: items.map(batch.nameOf), tables }];
}

/** Makes all calls of a batch, looks once, and only after a change finds out whose it was. */
export async function changesIn<T>(items: readonly T[], batch: Batch<T>): Promise<Change[]> {
  const tables = await changesBy(items, batch);
  return tables.length > 0 ? culprits(items, tables, batch) : [];
}
