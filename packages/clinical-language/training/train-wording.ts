// node packages/clinical-language/training/train-wording.ts DATA_DIR: writes src/weights/wording-weights.ts
import { wordingFeatures, wordingTokens } from '../src/choosing/wording.ts';
import { statementWords } from '../src/compose/history.ts';
import { clausesOf } from '../src/speech/clauses.ts';
import { splitSentences } from '../src/split-sentences.ts';
import { statementsOf } from '../src/statements.ts';
import { renderWords } from '../src/writing/render.ts';
import { rolesToWriteBy } from '../src/writing-roles.ts';
import { findPersona } from '../src/writing/persona.ts';
import { exchangesOf, utterancesOf, visitsOf } from './data.ts';
import { fit, type Row, storedText } from './fit.ts';
import { referenceSentences } from './reference-notes.ts';
import { writeWeights } from './write-weights.ts';

const shortest = 4;
const rows: Row[] = [];
const add = (text: string, value: number): void => {
  const words = wordingTokens(text);
  if (words.length >= shortest) rows.push({ features: wordingFeatures(words), value });
};

/** Every statement of a visit as it would be written, good and bad. */
function written(dialogue: string): string[] {
  const utterances = rolesToWriteBy(utterancesOf(dialogue));
  const persona = findPersona(utterances);
  return statementsOf(clausesOf(utterances), persona, utterances).map((statement) =>
    renderWords(statementWords(statement, persona), new Set()),
  );
}

const folder = process.argv[2] ?? '';
for (const visit of visitsOf(folder, 'train')) {
  for (const { text } of referenceSentences(visit.note)) add(text, 1);
  for (const text of written(visit.dialogue)) add(text, 0);
}
for (const exchange of exchangesOf(folder, 'train')) for (const { text } of splitSentences(exchange.text)) add(text, 1);
console.log(`${rows.length} sentences, ${rows.filter((row) => row.value === 1).length} of notes`);
const weights = fit(rows, { kind: 'logistic', epochs: 10, rate: 0.02, l2: 0.001, least: 4 });
writeWeights(
  'wording-weights',
  'wordingWeights',
  'How sentences of notes are built, against statements as they were spoken: positive for a note.',
  storedText(weights, 0.05),
);
