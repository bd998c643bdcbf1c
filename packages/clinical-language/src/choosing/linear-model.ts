/** A linear model: a weight for each feature. Stored as text, one `feature<TAB>weight × 100` a line. */
export type LinearModel = ReadonlyMap<string, number>;

/** Reads stored weights. Done once for each model, on first use. */
export function readModel(stored: string): LinearModel {
  const model = new Map<string, number>();
  for (const line of stored.split('\n')) {
    const tab = line.lastIndexOf('\t');
    if (tab > 0) model.set(line.slice(0, tab), Number(line.slice(tab + 1)) / 100);
  }
  return model;
}

/** Reads the models of several classes from one text, each after a line `#name`. */
export function readModels(stored: string): ReadonlyMap<string, LinearModel> {
  const parts = stored.split(/(?:^|\n)#/).filter((part) => part.trim() !== '');
  return new Map(
    parts.map((part) => {
      const line = part.indexOf('\n');
      return [part.slice(0, line).trim(), readModel(part.slice(line + 1))];
    }),
  );
}

/** The sum of the weights of the given features; unknown ones count nothing. */
export function scoreOf(model: LinearModel, features: Iterable<string>): number {
  let sum = 0;
  for (const feature of features) sum += model.get(feature) ?? 0;
  return sum;
}
