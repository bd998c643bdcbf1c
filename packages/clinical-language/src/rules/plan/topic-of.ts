import topicWeights from '../../../weights/topic.json' with { type: 'json' };
import { featuresOf } from './features.ts';
import { type LinearModel, readModels } from '../../learned/linear-model.ts';
import type { Statement } from '../frames/statements.ts';
import type { Topic } from './topics.ts';

/** The topics that the model tells apart; the others are found by rules. */
export const learnedTopics = [
  'hpi',
  'pmh',
  'psh',
  'meds',
  'allergies',
  'fh',
  'sh',
  'vitals',
  'exam',
  'results',
  'plan',
] as const satisfies Topic[];
export type LearnedTopic = (typeof learnedTopics)[number];

let models: ReadonlyMap<string, LinearModel> | undefined;

/** What a statement is about, by its words and place in the visit. */
export function topicOf(statements: readonly Statement[], at: number): LearnedTopic {
  models ??= readModels(topicWeights);
  const features = featuresOf(statements, at);
  let best: LearnedTopic = 'hpi';
  let top = -Infinity;
  for (const [topic, model] of models) {
    let sum = 0;
    for (const feature of features) sum += model.get(feature) ?? 0;
    if (sum > top) {
      top = sum;
      best = topic as LearnedTopic;
    }
  }
  return best;
}
