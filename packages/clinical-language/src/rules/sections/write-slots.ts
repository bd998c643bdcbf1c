import { mentionsIn } from '../../vocabulary/order-terms.ts';
import type { Slot } from '../facts/history-slots.ts';
import { type Chosen, putAnswer } from './draft.ts';

/** Sentences that tell a slot already, in another way. */
const tells: Readonly<Record<Slot['id'], RegExp>> = {
  onset:
    /^(?:symptoms (?:have been present|started)|(?:the |his |her |their )?(?:\S+ ){0,3}(?:pain|symptoms|headaches?|cough|swelling|rash)s? (?:started|began)|onset)\b/,
  character:
    /^(?:the |his |her |their )?(?:\S+ ){0,3}(?:pain|headaches?|ache)s? (?:is|was|are|feels?|felt) (?:\S+ ){0,4}(?:sharp|dull|aching|achy|throbbing|burning|stabbing|cramp\w*|ache)\b|\b(?:sharp|dull|aching|throbbing|burning|stabbing|cramping) pain\b/,
  course: /\b(?:comes? and goes?|constant|intermittent|on and off|off and on)\b/,
  worse: /\b(?:worse|aggravat\w+) (?:with|when|whenever|after|at|in|if|while)\b/,
  better: /\b(?:better|relieved|goes away) (?:with|when|after|by|if)\b/,
  site: /\b(?:pain|discomfort|tightness|numbness|tingling) is (?:located )?(?:in|on|over|around|at|across|under|behind|below|above|near)\b/,
  spread: /\b(?:radiat|spread|shoot|travel)\w*\b/,
  still: /\bstill (?:present|there|ha)/,
  tried: /^$/,
  injury: /\b(?:denies any|not|no|never)\b.*\b(?:injur\w+|trauma|hit|hurt)\b/,
  before: /\b(?:denies any|not|no|never)\b.*\b(?:injur\w+|trauma|hurt)\b/,
};

const namesOf = (words: readonly string[]): string[] =>
  mentionsIn(words)
    .filter(({ kind }) => kind === 'drug' || kind === 'drugClass')
    .map(({ name }) => name);

/** The history with the slots that no sentence of it tells, each where it was told. */
export function withSlots(told: readonly Chosen[], slots: readonly Slot[], last: number): Chosen[] {
  const out = [...told];
  for (const { id, words, clauses, at } of slots) {
    const drugs = namesOf(words.map((word) => word.toLowerCase()));
    const isTold = out.some(({ statement }) => {
      const text = statement.words.join(' ');
      return id === 'tried'
        ? drugs.length > 0 && drugs.every((name) => namesOf(statement.words).includes(name))
        : tells[id].test(text);
    });
    if (isTold) continue;
    // "he took some ibuprofen" beside "he has tried ibuprofen and ice"
    if (id === 'tried')
      for (let k = out.length - 1; k >= 0; k--) {
        const own = out[k]!.statement.words;
        if (own.length <= 6 && namesOf(own).length > 0 && namesOf(own).every((name) => drugs.includes(name)))
          out.splice(k, 1);
      }
    putAnswer(out, { topic: 'hpi', words, clauses, at }, last);
  }
  return out;
}
