import { roleFeatures } from '../src/speaker-roles.ts';
import { splitSentences } from '../src/split-sentences.ts';
import { dialoguesOf, type Split, type TrainingData, utterancesOf } from './data.ts';
import { fit, type FitOptions, type Row, storedModel } from './fit.ts';
import { logisticScores, type Trained } from './trained.ts';

function roleRows(split: Split): Row[] {
  const rows: Row[] = [];
  for (const dialogue of dialoguesOf(split)) {
    for (const { role, text } of utterancesOf(dialogue)) {
      if (role === 'unknown') continue;
      const value = role === 'clinician' ? 1 : 0;
      rows.push({ features: roleFeatures(text), value });
      // text without labels often comes a sentence at a time
      const sentences = splitSentences(text);
      if (sentences.length > 1)
        for (const sentence of sentences) rows.push({ features: roleFeatures(sentence.text), value });
    }
  }
  return rows;
}

const options: FitOptions = { kind: 'logistic', epochs: 6, rate: 0.04, l2: 0.0005, least: 4 };
const smallest = 0.05;

export function trainRoles({ train, valid }: TrainingData): Trained[] {
  const rows = roleRows(train);
  const weights = fit(rows, options);
  return [
    {
      name: 'role',
      predicts: 'that the clinician says such words',
      options: { ...options, smallest },
      rows: rows.length,
      scores: logisticScores(weights, roleRows(valid)),
      weights: storedModel(weights, smallest),
    },
  ];
}
