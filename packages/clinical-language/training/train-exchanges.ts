// node packages/clinical-language/training/train-exchanges.ts DATA_DIR: writes src/weights/exchange-weights.ts
import { exchangeSections } from '../src/sections/classify-exchange.ts';
import { exchangeFeatures, wordFeatures } from '../src/sections/exchange-features.ts';
import { exchangesOf, utterancesOf, visitsOf } from './data.ts';
import { type ClassRow, fitClasses } from './fit-classes.ts';
import { referenceSentences } from './reference-notes.ts';
import { writeWeights } from './write-weights.ts';

// How far rare sections are lifted against common ones; chosen by four-fold tests on the training exchanges.
const lift = 0.5;
// The section's own text tells what words belong to it, but not how people say them.
const weightOfText = 0.6;

const exchanges = exchangesOf(process.argv[2] ?? '', 'train');
// Sections of whole visits say more of exams, plans and results than the few exchanges about them.
const weightOfVisit = 0.15;

const images = /x-?ray|mri|ct|ultrasound|echo|ekg/i;
const sectionOf = (topic: string, text: string): string | undefined =>
  ({ exam: 'EXAM', plan: 'PLAN', ros: 'ROS', results: images.test(text) ? 'IMAGING' : 'LABS' })[topic];

const visitRows: ClassRow[] = visitsOf(process.argv[2] ?? '', 'train').flatMap(({ note }) => {
  const bySection = Map.groupBy(referenceSentences(note), ({ topic, text }) => sectionOf(topic, text));
  return [...bySection].flatMap(([name, sentences]) =>
    name === undefined
      ? []
      : [{ features: wordFeatures(sentences.map(({ text }) => text)), name, weight: weightOfVisit }],
  );
});
const rows: ClassRow[] = exchanges.flatMap(({ dialogue, section, text }) => [
  {
    features: exchangeFeatures(utterancesOf(dialogue)),
    name: section,
    weight: 1,
  },
  { features: wordFeatures([text]), name: section, weight: weightOfText },
]);
rows.push(...visitRows);
const options = { epochs: 25, rate: 0.1, l2: 0.001, least: 2 };

/** The features that weigh most over all rows, so that the shipped table stays small; the model is fitted again on these. */
function weightiest(most: number): Set<string> {
  const counts = new Map<string, number>();
  for (const row of rows) for (const feature of row.features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const power = new Map<string, number>();
  for (const weights of fitClasses(rows, exchangeSections, options).values())
    for (const [feature, weight] of weights)
      power.set(feature, (power.get(feature) ?? 0) + weight * weight * Math.sqrt(counts.get(feature) ?? 0));
  return new Set(
    [...power]
      .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, most)
      .map(([feature]) => feature),
  );
}

const kept = weightiest(Number(process.argv[3] ?? 3500));
const fitted = fitClasses(
  rows.map((row) => ({
    ...row,
    features: row.features.filter((feature) => kept.has(feature)),
  })),
  exchangeSections,
  options,
);
const lines = [...kept].map((feature) => {
  const weights = exchangeSections.map((section) => Math.round((fitted.get(section)?.get(feature) ?? 0) * 20));
  return `${feature}\t${weights.join(' ')}`;
});
const priors = exchangeSections.map((section) => {
  const count = exchanges.filter((exchange) => exchange.section === section).length;
  return Math.round(-lift * Math.log(Math.max(1, count)) * 20);
});
writeWeights(
  'exchange-weights',
  'exchangeWeights',
  'The section of a note that a short exchange belongs to: weights × 20 for each section in the order of `exchangeSections`.',
  [`prior\t${priors.join(' ')}`, ...lines.toSorted()].join('\n'),
);
