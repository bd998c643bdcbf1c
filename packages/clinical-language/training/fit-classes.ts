/** One training row: its features (each counts once), its class, and how much it counts. */
export type ClassRow = { features: readonly string[]; name: string; weight: number };

type Options = { epochs: number; rate: number; l2: number; least: number };

/**
 * Fits a linear model for each class together (softmax over sums divided by the root of the number of features), by Adagrad
 * over rows in a fixed shuffled order: the same data give the same weights.
 */
export function fitClasses(
  rows: readonly ClassRow[],
  names: readonly string[],
  options: Options,
): Map<string, Map<string, number>> {
  const counts = new Map<string, number>();
  for (const row of rows) for (const feature of row.features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= options.least).map(([feature]) => feature);
  const index = new Map(kept.map((feature, id) => [feature, id]));
  const data = rows.map((row) => ({
    right: names.indexOf(row.name),
    weight: row.weight,
    ids: row.features.flatMap((feature) => index.get(feature) ?? []),
  }));
  const size = names.length;
  const weights = new Float64Array(index.size * size);
  const squares = new Float64Array(index.size * size).fill(1e-4);
  const order = data.map((_, i) => i);
  let state = 12345;
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      state = (state * 1103515245 + 12345) % 2147483648;
      const j = state % (i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (const at of order) {
      const { ids, right, weight } = data[at]!;
      const scale = 1 / Math.sqrt(ids.length || 1);
      const sums = names.map((_, k) => ids.reduce((sum, id) => sum + weights[id * size + k]! * scale, 0));
      const top = Math.max(...sums);
      const shares = sums.map((sum) => Math.exp(sum - top));
      const all = shares.reduce((sum, share) => sum + share, 0);
      for (const [k, share] of shares.entries()) {
        const error = (share / all - (k === right ? 1 : 0)) * weight;
        for (const id of ids) {
          const cell = id * size + k;
          const gradient = error * scale + options.l2 * weights[cell]!;
          squares[cell]! += gradient * gradient;
          weights[cell]! -= (options.rate * gradient) / Math.sqrt(squares[cell]!);
        }
      }
    }
  }
  return new Map(
    names.map((name, k) => [name, new Map([...index].map(([feature, id]) => [feature, weights[id * size + k]!]))]),
  );
}
