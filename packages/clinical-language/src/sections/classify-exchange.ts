import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { exchangeWeights } from '../weights/exchange-weights.ts';
import { exchangeFeatures } from './exchange-features.ts';

/** What a short exchange between clinician and patient is about: one of twenty sections of a note. */
export const exchangeSections = [
  'GENHX',
  'FAM/SOCHX',
  'PASTMEDICALHX',
  'CC',
  'PASTSURGICAL',
  'ROS',
  'ALLERGY',
  'MEDICATIONS',
  'ASSESSMENT',
  'EXAM',
  'DIAGNOSIS',
  'DISPOSITION',
  'PLAN',
  'EDCOURSE',
  'IMMUNIZATIONS',
  'IMAGING',
  'GYNHX',
  'PROCEDURES',
  'OTHER_HISTORY',
  'LABS',
] as const;
export type ExchangeSection = (typeof exchangeSections)[number];

let model: ReadonlyMap<string, number[]> | undefined;

/** A line for each feature: its weight × 20 for each section. */
function load(): ReadonlyMap<string, number[]> {
  return new Map(
    exchangeWeights
      .split('\n')
      .filter((line) => line.includes('\t'))
      .map((line) => {
        const tab = line.lastIndexOf('\t');
        return [
          line.slice(0, tab),
          line
            .slice(tab + 1)
            .split(' ')
            .map((value) => Number(value) / 20),
        ];
      }),
  );
}

/**
 * The section of a note that a short exchange (one to some twenty turns) belongs to. Roles should be set (`assignRoles`).
 * Without words the answer is any of them, and means nothing.
 */
export function classifyExchange(utterances: readonly Utterance[]): ExchangeSection {
  model ??= load();
  const known = exchangeFeatures(utterances).flatMap((feature) => {
    const weights = model!.get(feature);
    return weights ? [weights] : [];
  });
  const scale = 1 / Math.sqrt(known.length || 1);
  const prior = model.get('prior');
  // `prior` lifts rare sections and does not depend on the exchange's length
  const values = exchangeSections.map(
    (_, k) => known.reduce((sum, weights) => sum + (weights[k] ?? 0), 0) * scale + (prior?.[k] ?? 0),
  );
  return exchangeSections[values.indexOf(Math.max(...values))]!;
}
