import type { Background } from '../facts/background.ts';
import { digitise } from '../../text/numbers.ts';
import { type Chosen, putAnswer } from './draft.ts';

// more than an answer to a question that every patient is asked
const telling = /\d|\b(?:allergic|quit|used to|stopped|years?|since|ago|packs?|started|trying)\b/;

/** The history with the illnesses of relatives whom no sentence of it names. */
export function withFamily(told: readonly Chosen[], facts: readonly Background[], last: number): Chosen[] {
  const out = [...told];
  for (const { topic, words, tells, clauses, at } of facts) {
    const isTold = out.some(({ statement }) => tells.test(statement.words.join(' ')));
    if (!isTold) putAnswer(out, { topic, words, clauses, at }, last);
  }
  return out;
}

/** The history with what was asked of every patient, each where it was told; it replaces other sentences that tell the same. */
export function withBackground(told: readonly Chosen[], facts: readonly Background[], last: number): Chosen[] {
  let out = [...told];
  for (const { topic, words, tells, clauses, at } of facts) {
    out = out.filter(({ statement }) => {
      const text = digitise(statement.words).join(' ');
      return (
        !tells.test(text) ||
        (telling.test(text) && !(/\d/.test(words.join(' ')) && !/\b(?:quit|used to|stopped|years?)\b/.test(text)))
      );
    });
    const counted = /\d+/.exec(words.join(' '))?.[0];
    const isTold = out.some(({ statement }) => {
      const text = digitise(statement.words).join(' ');
      return tells.test(text) && (counted === undefined || text.split(' ').includes(counted));
    });
    if (isTold) continue;
    putAnswer(out, { topic, words, clauses, at }, last);
  }
  return out;
}
