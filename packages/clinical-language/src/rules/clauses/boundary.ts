import boundaryWeights from '../../../weights/boundary.json' with { type: 'json' };
import { type LinearModel, readModel, scoreOf } from '../../learned/linear-model.ts';
import { classOf } from '../../vocabulary/word-classes.ts';

let model: LinearModel | undefined;

/** Features of the gap before `words[at]`, for speech without punctuation. `since` is the number of words since the last end. */
export function boundaryFeatures(words: readonly string[], at: number, since: number): string[] {
  const a = words[at - 2] ?? '^';
  const b = words[at - 1] ?? '^';
  const c = words[at] ?? '$';
  const d = words[at + 1] ?? '$';
  const e = words[at + 2] ?? '$';
  const [ka, kb, kc, kd, ke] = [classOf(a), classOf(b), classOf(c), classOf(d), classOf(e)];
  const far = since < 2 ? 0 : since < 4 ? 1 : since < 8 ? 2 : since < 15 ? 3 : 4;
  return [
    'bias',
    `n ${far}`,
    `K ${kb} ${kc}`,
    `K1 ${kc} ${kd}`,
    `K2 ${ka} ${kb} ${kc}`,
    `K3 ${kb} ${kc} ${kd}`,
    `K4 ${kc} ${kd} ${ke}`,
    `K5 ${b} ${kc} ${kd}`,
    `K6 ${ka} ${kb} ${kc} ${kd}`,
    `K7 ${kb} ${c} ${kd}`,
    `b ${b}`,
    `c ${c}`,
    `a ${a}`,
    `d ${d}`,
    `bc ${b} ${c}`,
    `cd ${c} ${d}`,
    `ab ${a} ${b}`,
    `bcd ${b} ${c} ${d}`,
    `nc ${far} ${c}`,
    `nb ${far} ${b}`,
  ];
}

/** Log-odds that a sentence ends before `words[at]`. */
export function boundaryLogOdds(words: readonly string[], at: number, since: number): number {
  model ??= readModel(boundaryWeights);
  return scoreOf(model, boundaryFeatures(words, at, since));
}
