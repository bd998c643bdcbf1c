// node packages/clinical-language/training/train-turns.ts DATA_DIR: writes src/weights/turn-weights.ts
import { turnFeatures } from '../src/speech/turns.ts';
import { splitSentences } from '../src/split-sentences.ts';
import { exchangesOf, utterancesOf, visitsOf } from './data.ts';
import { fit, type Row, storedText } from './fit.ts';
import { writeWeights } from './write-weights.ts';

const folder = process.argv[2] ?? '';
const dialogues = [...visitsOf(folder, 'train'), ...exchangesOf(folder, 'train')].map((row) => row.dialogue);
const rows: Row[] = [];
for (const dialogue of dialogues) {
  const said = utterancesOf(dialogue).flatMap(({ role, text }) =>
    splitSentences(text).map((sentence) => ({ role, text: sentence.text })),
  );
  for (const [i, after] of said.entries()) {
    const before = said[i - 1];
    if (before)
      rows.push({ features: turnFeatures(before.text, after.text), value: before.role === after.role ? 0 : 1 });
  }
}
console.log(`${rows.length} gaps`);
const weights = fit(rows, { kind: 'logistic', epochs: 8, rate: 0.03, l2: 0.0005, least: 5 });
writeWeights(
  'turn-weights',
  'turnWeights',
  'Whether the next sentence is of another speaker: positive for a change.',
  storedText(weights, 0.1),
);
