import type { StoredModel } from '../src/learned/linear-model.ts';

/** One training row: its features (each counts once) and the value to predict. */
export type Row = { features: readonly string[]; value: number };

const rareBelow = (rows: readonly Row[], least: number): Set<string> => {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const feature of new Set(row.features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count < least).map(([feature]) => feature));
};

export type FitOptions = {
  kind: 'logistic' | 'ridge';
  epochs: number;
  rate: number;
  l2: number;
  least: number;
};

/**
 * Fits a linear model by Adagrad with weight decay, over rows in a fixed shuffled order (no random numbers, so that the same
 * data give the same weights). `logistic`: value 0 or 1; `ridge`: any number.
 */
export function fit(rows: readonly Row[], options: FitOptions): Map<string, number> {
  const rare = rareBelow(rows, options.least);
  const index = new Map<string, number>();
  const data = rows.map((row) => ({
    value: row.value,
    ids: [...new Set(row.features)]
      .filter((feature) => !rare.has(feature))
      .map((feature) => {
        const known = index.get(feature);
        if (known !== undefined) return known;
        index.set(feature, index.size);
        return index.size - 1;
      }),
  }));
  const weights = new Float64Array(index.size);
  const squares = new Float64Array(index.size).fill(1e-6);
  const order = shuffled(data.length);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (const at of order) {
      const { ids, value } = data[at]!;
      let sum = 0;
      for (const id of ids) sum += weights[id]!;
      const predicted = options.kind === 'logistic' ? 1 / (1 + Math.exp(-sum)) : sum;
      const error = predicted - value;
      for (const id of ids) {
        const gradient = error + options.l2 * weights[id]!;
        squares[id]! += gradient * gradient;
        weights[id]! -= (options.rate * gradient) / Math.sqrt(squares[id]!);
      }
    }
  }
  return new Map([...index].map(([feature, id]) => [feature, weights[id]!]));
}

function shuffled(length: number): number[] {
  const order = Array.from({ length }, (_, i) => i);
  let state = 12345;
  for (let i = length - 1; i > 0; i--) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const j = state % (i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** The stored form: weights × 100, small ones left out, in alphabetical order. */
export function storedModel(weights: ReadonlyMap<string, number>, smallest: number): StoredModel {
  const kept = [...weights].filter(([, weight]) => Math.abs(weight) >= smallest);
  const stored = kept.map(([feature, weight]): [string, number] => [feature, Math.round(weight * 100)]);
  return Object.fromEntries(stored.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
