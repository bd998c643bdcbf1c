import salienceWeights from '../../../weights/salience.json' with { type: 'json' };
import type { Statement } from '../frames/statements.ts';
import { featuresOf } from './features.ts';
import { type LinearModel, readModel, scoreOf } from '../../learned/linear-model.ts';

let model: LinearModel | undefined;

/** How much each statement belongs in a note, about 0 to 100, learned from notes that clinicians wrote. */
export function salienceOf(statements: readonly Statement[]): number[] {
  model ??= readModel(salienceWeights);
  return statements.map((_, at) => scoreOf(model!, featuresOf(statements, at)));
}
