import type { Clause } from '../clauses/clauses.ts';
import type { Token } from '../normalise/tokens.ts';
import { readNumber } from '../../text/numbers.ts';
import { shortUnits, unitOf } from '../../vocabulary/units.ts';

/** One word of what a clinician says: numbers as digits, units short. `clause`: its place among the visit's clauses. */
export type Item = { word: string; tokens: Token[]; clause: number; opens: boolean };

const empty = new Set('just actually really basically also certainly definitely simply'.split(' '));
const emptyPhrases = ['go ahead and', 'you know', 'kind of', 'sort of', 'i mean', 'of course'].map((phrase) =>
  phrase.split(' '),
);
const counted = /^(?:times?|tablets?|tabs?|pills?|capsules?|puffs?|days?|weeks?|months?|years?|hours?|to|or)$/;

/** The items of neighbouring clauses of the clinician. Words without weight for an order are left out. */
export function itemsOf(clauses: readonly { clause: Clause; at: number }[]): Item[] {
  const items: Item[] = [];
  for (const { clause, at } of clauses) {
    const words = clause.tokens.map((token) => token.t);
    let opens = true;
    for (let i = 0; i < words.length;) {
      const phrase = emptyPhrases.find((each) => each.every((word, k) => words[i + k] === word));
      if (phrase || empty.has(words[i]!)) {
        i += phrase?.length ?? 1;
        continue;
      }
      const number = numberAt(words, i);
      const length = number?.length ?? 1;
      const word = number?.value ?? shortUnits.get(words[i]!) ?? words[i]!;
      items.push({ word, tokens: clause.tokens.slice(i, i + length), clause: at, opens });
      opens = false;
      i += length;
    }
  }
  return items;
}

function numberAt(words: readonly string[], at: number): { value: string; length: number } | undefined {
  const number = readNumber(words, at);
  if (!number) return undefined;
  const next = words[at + number.length] ?? '';
  const isCount = number.length > 1 || Number(number.value) > 1 || unitOf(next) !== undefined || counted.test(next);
  return isCount ? number : undefined;
}
