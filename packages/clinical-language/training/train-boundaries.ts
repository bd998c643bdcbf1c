// node packages/clinical-language/training/train-boundaries.ts DATA_DIR: writes src/weights/boundary-weights.ts
import { boundaryFeatures } from '../src/speech/boundary.ts';
import { tokensOf } from '../src/speech/tokens.ts';
import { exchangesOf, utterancesOf, visitsOf } from './data.ts';
import { fit, type Row, storedText } from './fit.ts';
import { writeWeights } from './write-weights.ts';

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
        rows.push({
          features: boundaryFeatures(words, at, since),
          value: ends.has(at) ? 1 : 0,
        });
        if (ends.has(at)) since = 0;
      }
    }
  }
  return rows;
}

if (import.meta.main) {
  const folder = process.argv[2] ?? '';
  const punctuated = (split: 'train' | 'valid'): string[] =>
    visitsOf(folder, split)
      .filter((visit) => visit.source !== 'aci')
      .map((visit) => visit.dialogue);
  const visits = punctuated('train');
  const rows = boundaryRows([...visits, ...visits, ...exchangesOf(folder, 'train').map((row) => row.dialogue)]);
  const weights = fit(rows, {
    kind: 'logistic',
    epochs: 8,
    rate: 0.05,
    l2: 0.0003,
    least: 12,
  });
  const test = boundaryRows(punctuated('valid'));
  for (const threshold of [0, -0.5, -1]) {
    let right = 0,
      said = 0,
      real = 0;
    for (const { features, value } of test) {
      const end = features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0) > threshold;
      if (end) said++;
      if (value === 1) real++;
      if (end && value === 1) right++;
    }
    console.log(
      `gaps ${rows.length}; threshold ${threshold}: valid precision ${((100 * right) / said).toFixed(1)}, recall ${((100 * right) / real).toFixed(1)}`,
    );
  }
  writeWeights(
    'boundary-weights',
    'boundaryWeights',
    'Where a sentence ends in speech without punctuation: positive for an end.',
    storedText(weights, 0.3),
  );
}
