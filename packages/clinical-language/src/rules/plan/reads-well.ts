import wordingWeights from '../../../weights/wording.json' with { type: 'json' };
import { type LinearModel, readModel } from '../../learned/linear-model.ts';
import { wordingFeatures } from './wording.ts';

let model: LinearModel | undefined;

// A pair or triple never seen in the training notes speaks a little against a sentence.
const unseen = -0.15;

/** How far words are built like a sentence of a note, about -1 (broken or empty talk) to 1. */
export function readsWell(words: readonly string[]): number {
  model ??= readModel(wordingWeights);
  const features = wordingFeatures(words);
  const sum = features.reduce((all, feature) => all + (model!.get(feature) ?? unseen), 0);
  return sum / Math.sqrt(features.length);
}
