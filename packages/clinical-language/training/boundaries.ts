import { boundaryFeatures } from '../src/rules/clauses/boundary.ts';
import { tokensOf } from '../src/rules/normalise/tokens.ts';
import { type Split, type TrainingData, utterancesOf } from './data.ts';
import { fit, type FitOptions, type Row, storedModel } from './fit.ts';
import { logisticScores, type Trained } from './trained.ts';

/** Gaps of punctuated utterances with their marks taken out; the value says whether a sentence ended there. */
function boundaryRows(dialogues: readonly string[]): Row[] {
  const rows: Row[] = [];
  for (const dialogue of dialogues) {
    for (const { text } of utterancesOf(dialogue)) {
      if (!/[.?!]/.test(text)) continue;
      const words: string[] = [];
      const ends = new Set<number>();
      for (const { t } of tokensOf(text, 0)) {
        if (/[\p{L}\p{N}]/u.test(t)) words.push(t);
        else if (/[.?!]/.test(t)) ends.add(words.length);
      }
      let since = 0;
      for (let at = 1; at < words.length; at++) {
        since++;
        rows.push({ features: boundaryFeatures(words, at, since), value: ends.has(at) ? 1 : 0 });
        if (ends.has(at)) since = 0;
      }
    }
  }
  return rows;
}

const options: FitOptions = { kind: 'logistic', epochs: 8, rate: 0.05, l2: 0.0003, least: 12 };
const smallest = 0.3;

/** Visits whose transcript is punctuated. */
const punctuated = ({ visits }: Split): string[] =>
  visits.filter(({ source }) => source !== 'aci').map(({ dialogue }) => dialogue);

export function trainBoundaries({ train, valid }: TrainingData): Trained[] {
  const visits = punctuated(train);
  const rows = boundaryRows([...visits, ...visits, ...train.exchanges.map(({ dialogue }) => dialogue)]);
  const weights = fit(rows, options);
  return [
    {
      name: 'boundary',
      predicts: 'where a sentence ends in speech without punctuation',
      options: { ...options, smallest },
      rows: rows.length,
      scores: logisticScores(weights, boundaryRows(punctuated(valid))),
      weights: storedModel(weights, smallest),
    },
  ];
}
