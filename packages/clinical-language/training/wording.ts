import { wordingFeatures, wordingTokens } from '../src/rules/plan/wording.ts';
import { statementWords } from '../src/rules/sections/history.ts';
import { clausesOf } from '../src/rules/clauses/clauses.ts';
import { splitSentences } from '../src/split-sentences.ts';
import { statementsOf } from '../src/rules/frames/statements.ts';
import { renderWords } from '../src/rules/grammar/render.ts';
import { rolesToWriteBy } from '../src/writing-roles.ts';
import { findPersona } from '../src/rules/people/persona.ts';
import { type Split, type TrainingData, utterancesOf } from './data.ts';
import { fit, type FitOptions, type Row, storedModel } from './fit.ts';
import { referenceSentences } from './reference-notes.ts';
import { logisticScores, type Trained } from './trained.ts';

const shortest = 4;

/** Every statement of a visit as it would be written, good and bad. */
function written(dialogue: string): string[] {
  const utterances = rolesToWriteBy(utterancesOf(dialogue));
  const persona = findPersona(utterances);
  return statementsOf(clausesOf(utterances), persona, utterances).map((statement) =>
    renderWords(statementWords(statement, persona), new Set()),
  );
}

function wordingRows({ visits, exchanges }: Split): Row[] {
  const rows: Row[] = [];
  const add = (text: string, value: number): void => {
    const words = wordingTokens(text);
    if (words.length >= shortest) rows.push({ features: wordingFeatures(words), value });
  };
  for (const { note, dialogue } of visits) {
    for (const { text } of referenceSentences(note)) add(text, 1);
    for (const text of written(dialogue)) add(text, 0);
  }
  for (const exchange of exchanges) for (const { text } of splitSentences(exchange.text)) add(text, 1);
  return rows;
}

const options: FitOptions = { kind: 'logistic', epochs: 10, rate: 0.02, l2: 0.001, least: 4 };
const smallest = 0.05;

export function trainWording({ train, valid }: TrainingData): Trained[] {
  const rows = wordingRows(train);
  const weights = fit(rows, options);
  return [
    {
      name: 'wording',
      predicts: 'that words are built like a sentence of a note, and not like speech',
      options: { ...options, smallest },
      rows: rows.length,
      scores: logisticScores(weights, wordingRows(valid)),
      weights: storedModel(weights, smallest),
    },
  ];
}
