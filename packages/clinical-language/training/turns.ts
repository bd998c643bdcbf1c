import { turnFeatures } from '../src/rules/clauses/turns.ts';
import { splitSentences } from '../src/split-sentences.ts';
import { dialoguesOf, type Split, type TrainingData, utterancesOf } from './data.ts';
import { fit, type FitOptions, type Row, storedModel } from './fit.ts';
import { logisticScores, type Trained } from './trained.ts';

/** Gaps between sentences; the value says whether the speaker changes there. */
function turnRows(split: Split): Row[] {
  const rows: Row[] = [];
  for (const dialogue of dialoguesOf(split)) {
    const said = utterancesOf(dialogue).flatMap(({ role, text }) =>
      splitSentences(text).map((sentence) => ({ role, text: sentence.text })),
    );
    for (const [i, after] of said.entries()) {
      const before = said[i - 1];
      if (before)
        rows.push({ features: turnFeatures(before.text, after.text), value: before.role === after.role ? 0 : 1 });
    }
  }
  return rows;
}

const options: FitOptions = { kind: 'logistic', epochs: 8, rate: 0.03, l2: 0.0005, least: 5 };
const smallest = 0.1;

export function trainTurns({ train, valid }: TrainingData): Trained[] {
  const rows = turnRows(train);
  const weights = fit(rows, options);
  return [
    {
      name: 'turn',
      predicts: 'that the next sentence is of another speaker',
      options: { ...options, smallest },
      rows: rows.length,
      scores: logisticScores(weights, turnRows(valid)),
      weights: storedModel(weights, smallest),
    },
  ];
}
