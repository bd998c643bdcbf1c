import turnWeights from '../../../weights/turn.json' with { type: 'json' };
import { type LinearModel, readModel, scoreOf } from '../../learned/linear-model.ts';
import { isQuestion } from './questions.ts';

let model: LinearModel | undefined;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
const size = (words: readonly string[]): number => Math.min(5, Math.floor(Math.log2(words.length + 1)));

/** What two neighbouring sentences tell of a change of speaker between them. */
export function turnFeatures(before: string, after: string): string[] {
  const a = wordsIn(before.slice(-600));
  const b = wordsIn(after.slice(0, 600));
  const asked = before.trimEnd().endsWith('?') || isQuestion(a.slice(0, 12));
  const asks = after.trimEnd().endsWith('?');
  return [
    'bias',
    `asked ${asked}`,
    `asks ${asks}`,
    `aa ${asked} ${asks}`,
    `sizes ${size(a)} ${size(b)}`,
    `asked size ${asked} ${size(b)}`,
    `first ${b[0]}`,
    `first asked ${asked} ${b[0]}`,
    `two ${b.slice(0, 2).join(' ')}`,
    `last ${a.at(-1)}`,
    `opens ${a[0]}`,
    `opens ${a[0]} ${b[0]}`,
    `me ${a.includes('i') || a.includes('my')} ${b.includes('i') || b.includes('my')}`,
    `you ${a.includes('you') || a.includes('your')} ${b.includes('you') || b.includes('your')}`,
    `whole ${b.length < 4 ? b.join(' ') : ''}`,
    `all ${a.length < 4 ? a.join(' ') : ''}`,
  ];
}

/** Log-odds that someone else says the next sentence, learned from dialogues cut into sentences. */
export function turnLogOdds(before: string, after: string): number {
  model ??= readModel(turnWeights);
  return scoreOf(model, turnFeatures(before, after));
}
