import { relativeForm } from '../../vocabulary/relatives.ts';
import type { Clause } from '../clauses/clauses.ts';

/** Why a clinician's clause, though it speaks of "you", tells no history: its pattern and an example. */
type ToldRule = { id: string; pattern: RegExp; example: string };

export const clinicianToldRules: readonly ToldRule[] = [
  {
    id: 'conditional',
    pattern: /\b(?:if|unless|in case|whether|should you|while you are waiting|assuming|suppose)\b/,
    example: 'if you are wheezing that often your asthma is bad',
  },
  {
    id: 'possible',
    pattern: /\byou (?:also |still |just |then )*(?:can|could|may|might|should|would|will|need to|are going to)\b/,
    example: 'you can double the dose',
  },
  { id: 'asks', pattern: /\bor (?:no|not)$/, example: 'you are not feeling faint or no' },
  { id: 'options', pattern: /^(?:\w+ ){0,2}there (?:is|are)\b/, example: 'now there are two ways for you to go on' },
  {
    id: 'reminds',
    pattern: /\byou (?:were|was|have been) (?:mentioning|telling|saying|talking)\b/,
    example: 'i know you were mentioning an itch before',
  },
];

const opensCondition = /^(?:(?:but|and|so|now|then|okay|,) )*(?:if|in case|unless|should)\b/;
const acts = /\b(?:call|come|return|go to|take yourself|seek|ring|let (?:me|us) know)\b/;
const late = 0.75;
const ofOther = /^(?:(?:so|and|okay|oh|,) )*(?:he|she) (?:has|had|is|was)\b(?!.*\byou\b)/;
const relative = new RegExp(`\\b(?:${relativeForm})\\b`);
const reach = 6;

/** Whether a clinician's clause is an explanation, a condition or a possibility, and not what the patient has told. */
export function isNoHistory(clause: Clause, clauses: readonly Clause[], place: number): boolean {
  const text = clause.words.join(' ');
  const at = clauses.indexOf(clause);
  if (ofOther.test(text))
    return clauses.slice(Math.max(0, at - reach), at).some(({ words }) => relative.test(words.join(' ')));
  if (!/\byour?\b/.test(text)) return false;
  if (place > late || clinicianToldRules.some(({ pattern }) => pattern.test(text))) return true;
  // "if it swells | and your breathing gets worse": still under the condition
  for (let k = at - 1; k >= Math.max(0, at - 3); k--) {
    const before = clauses[k]!;
    if (before.role !== clause.role) break;
    const said = before.words.join(' ');
    if (opensCondition.test(said) && !acts.test(said)) return true;
  }
  return false;
}
