import type { FieldQuestion } from '../../vocabulary/field-questions.ts';
import type { Clause } from '../clauses/clauses.ts';
import { withoutOpeners } from '../normalise/clean-words.ts';
import { readAnswer } from '../frames/answers.ts';
import { hasVerb } from '../grammar/polish.ts';

/** How an answer is written: denied, had, its words behind a label, its words quoted; undefined where no rule can say. */
export type FieldAnswer =
  | { as: 'denied' | 'had'; left: readonly string[] }
  | { as: 'label'; words: readonly string[] }
  | { as: 'quote' }
  | undefined;

// "Not really" is no denial that a clinician would write for the patient
const hedged =
  /^(?:no |yes |yeah |well )*,? ?(?:not really|not exactly|not seriously|not (?:at the moment|right now|now|today|lately|recently|anymore|any more|as (?:much|often))|i do not (?:think so|know)|i guess|maybe|kind of|sort of|hard to say|sometimes|probably|possibly|it depends|a (?:little|bit))\b/;
const denying =
  /^(?:neither|never|none|nobody|no one|nope|absolutely not|of course not|definitely not|god no|oh no|not at all|not ever|no way|(?:i )?(?:do|have|would|did|am) not(?: (?:have any|do that|at all|ever))?$)/;
const turned = /\b(?:but|except|although|though|just|only|however|until|used to)\b/;
const tookBack =
  /^not (?!at all|ever|really)|^i (?:did|have|do|was|had|used to)\b|\b(?:though|last (?:night|week|month|year|time)|yesterday|a while ago)\b/;
const agreed = /^(?:right|correct|that is (?:right|correct)|exactly|yes ,? ?(?:correct|no))\b/;
const negative = /^(?:and |so |but |,)*(?:no|not|you (?:do|are|have) not|you deny|still no)\b/;
const ofAnswer =
  /^(?:no|none|nothing|neither|never|nope|to|plans?|intent(?:ions?)?|thoughts?|guns?|weapons?|firearms?|of|that|those|like|at|all|not|any|ever|,|i|do|have|would|did|had|it|them|nor|and|or|sir|ma'am|drugs?|bleeding|leaking|voices|attempts?)$/;

/** Reads the first clause of an answer to a question of a field. `rest` are the clauses that follow it in the same turn. */
export function readFieldAnswer(
  { always }: FieldQuestion,
  asked: readonly string[],
  answer: Clause,
  rest: readonly Clause[],
): FieldAnswer {
  const text = answer.words.join(' ');
  const second = rest[0]?.words ?? [];
  const takenBack = turned.test(second.slice(0, 2).join(' ')) || tookBack.test(second.join(' '));
  if (always && (hedged.test(text) || takenBack)) return { as: 'quote' };
  if (negative.test(asked.join(' ')) && agreed.test(text)) return { as: 'denied', left: [] };
  const found = denying.test(text) ? { polarity: 'no' as const, rest: [] } : readAnswer(answer.words);
  if (found?.polarity === 'no' || /^i do not think so ,? ?no$/.test(text)) {
    const left = (found?.rest ?? []).filter((word, at) => at > 0 || word !== ',');
    if (turned.test(text)) return always ? { as: 'quote' } : undefined;
    const more = left.every((word) => ofAnswer.test(word)) ? [] : left;
    // what is no sentence of its own bears on the denial
    if (always && more.length > 0 && !/^(?:i|my|he|she|we|it)$/.test(more[0]!)) return { as: 'quote' };
    return { as: 'denied', left: more };
  }
  if (found?.polarity === 'yes') {
    const bare = found.rest.length === 0 && rest.length === 0;
    if (bare) return { as: 'had', left: [] };
    return always ? { as: 'quote' } : { as: 'label', words: found.rest };
  }
  if (always) return { as: 'quote' };
  const words = withoutOpeners(answer.words);
  return isFragment(words) ? { as: 'label', words } : undefined;
}

const opensSentence = /^(?:i|he|she|it|they|we|you|there|that|this|nothing|everything)\b/;
// "Cold. Not hot."
const goesOnWith = /^(?:but |and )?(?:not|no|never|only|mostly|sometimes)(?: [a-z]+){1,4}$/;

/** The clauses right behind a fragment that belong to it. */
export const goesOn = (rest: readonly Clause[]): readonly Clause[] =>
  rest.slice(0, 1).filter(({ words }) => goesOnWith.test(words.join(' ')) && !hasVerb(words));

const isFragment = (words: readonly string[]): boolean =>
  words.length > 0 && words.length <= 24 && !opensSentence.test(words.join(' ')) && !hasVerb(words.slice(0, 3));
