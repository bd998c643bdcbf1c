// node packages/clinical-language/training/train-roles.ts DATA_DIR: writes src/weights/role-weights.ts
import { roleFeatures } from '../src/speaker-roles.ts';
import { splitSentences } from '../src/split-sentences.ts';
import { exchangesOf, utterancesOf, visitsOf } from './data.ts';
import { fit, type Row, storedText } from './fit.ts';
import { writeWeights } from './write-weights.ts';

const folder = process.argv[2] ?? '';
const dialogues = [...visitsOf(folder, 'train'), ...exchangesOf(folder, 'train')].map((row) => row.dialogue);
const rows: Row[] = [];
for (const dialogue of dialogues) {
  for (const utterance of utterancesOf(dialogue)) {
    if (utterance.role === 'unknown') continue;
    const value = utterance.role === 'clinician' ? 1 : 0;
    rows.push({ features: roleFeatures(utterance.text), value });
    // text without labels often comes a sentence at a time
    const sentences = splitSentences(utterance.text);
    if (sentences.length > 1) for (const { text } of sentences) rows.push({ features: roleFeatures(text), value });
  }
}
const weights = fit(rows, {
  kind: 'logistic',
  epochs: 6,
  rate: 0.04,
  l2: 0.0005,
  least: 4,
});
writeWeights(
  'role-weights',
  'roleWeights',
  'Who says such words: positive for the clinician.',
  storedText(weights, 0.05),
);
