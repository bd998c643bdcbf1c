/** A linear model: a weight for each feature. */
export type LinearModel = ReadonlyMap<string, number>;

/** A model as a file of `weights` holds it: each weight × 100, by its feature. */
export type StoredModel = Readonly<Record<string, number>>;

/** Reads stored weights. Done once for each model, on first use. */
export function readModel(stored: StoredModel): LinearModel {
  return new Map(Object.entries(stored).map(([feature, weight]) => [feature, weight / 100]));
}

/** Reads the models of several classes, by their names. */
export function readModels(stored: Readonly<Record<string, StoredModel>>): ReadonlyMap<string, LinearModel> {
  return new Map(Object.entries(stored).map(([name, model]) => [name, readModel(model)]));
}

/** The sum of the weights of the given features; unknown ones count nothing. */
export function scoreOf(model: LinearModel, features: Iterable<string>): number {
  let sum = 0;
  for (const feature of features) sum += model.get(feature) ?? 0;
  return sum;
}
