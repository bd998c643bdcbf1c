import type { StoredModel } from '../src/learned/linear-model.ts';
import type { FitOptions, Row } from './fit.ts';

/** A fitted model: the file of `weights` that it becomes, and what the manifest says of it. */
export type Trained = {
  /** Name of its file, without `.json`. */
  name: string;
  /** What it predicts, for readers of the manifest. */
  predicts: string;
  options: FitOptions & { smallest: number };
  /** How many rows it was fitted on. */
  rows: number;
  /** On the validation split; shares from 0 to 1. */
  scores: Record<string, number>;
  weights: StoredModel | Readonly<Record<string, StoredModel>>;
};

const sumOf = (weights: ReadonlyMap<string, number>, { features }: Row): number =>
  features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);

const rounded = (share: number): number => Math.round(share * 1_000) / 1_000;

/** How a logistic model does on rows that it has not seen: share that is right, precision and recall of the value 1. */
export function logisticScores(weights: ReadonlyMap<string, number>, rows: readonly Row[]): Record<string, number> {
  const said = rows.filter((row) => sumOf(weights, row) > 0);
  const real = rows.filter(({ value }) => value === 1);
  const found = said.filter(({ value }) => value === 1);
  const wrong = said.length + real.length - 2 * found.length;
  return {
    accuracy: rounded(1 - wrong / Math.max(1, rows.length)),
    precision: rounded(found.length / Math.max(1, said.length)),
    recall: rounded(found.length / Math.max(1, real.length)),
  };
}

/** Pearson's correlation of what a model predicts with what is true, on rows that it has not seen. */
export function correlation(weights: ReadonlyMap<string, number>, rows: readonly Row[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const predicted = rows.map((row) => sumOf(weights, row));
  const [middle, truth] = [mean(predicted), mean(rows.map(({ value }) => value))];
  let [shared, own, real] = [0, 0, 0];
  for (const [i, { value }] of rows.entries()) {
    const [a, b] = [predicted[i]! - middle, value - truth];
    shared += a * b;
    own += a * a;
    real += b * b;
  }
  return rounded(shared / Math.sqrt(own * real));
}
