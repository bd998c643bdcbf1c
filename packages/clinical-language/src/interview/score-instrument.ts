import type { Locale } from '../red-flags/locale.ts';
import { plainText } from '../red-flags/said.ts';
import { isNo } from '../red-flags/find-red-flags.ts';
import { choices, type InstrumentId, instruments } from './instruments.data.ts';

/** The number of an item's answer: a digit, the words of a choice or everyday words for one; null when it is unclear. */
export function itemScore(text: string): number | null {
  const plain = plainText(text).trim();
  const digit = /^(?:score |es |it is |a |un )?([0-3])\b(?![./%-])/.exec(plain)?.[1];
  if (digit !== undefined) return Number(digit);
  for (const [value, pattern] of everyday) if (pattern.test(plain)) return value;
  return isNo(text) ? 0 : null;
}

/** The highest first: "nearly every day" holds "day". */
const everyday: readonly (readonly [number, RegExp])[] = [
  [
    3,
    /\b(?:(?:nearly |almost )?every ?day|all (?:of )?the time|always|daily|constantly|casi (?:todos los dias|siempre)|todos los dias|siempre|diario|a diario)\b/,
  ],
  [
    2,
    /\b(?:more than half|over half|most (?:of the )?days|mostly|often|more days than not|mas de la mitad|la mayoria|a menudo|mas de medio|frecuentemente)\b/,
  ],
  [0, /\b(?:not at all|never|none|zero|no days?|ningun dia|nunca|cero|para nada|nada)\b/],
  [
    1,
    /\b(?:several|some(?:times)?|few|couple|now and then|occasional\w*|once|twice|a little|a bit|rarely|varios|algunos|a veces|de vez en cuando|pocos|un poco|algun)\b/,
  ],
];

export type InstrumentScore = {
  instrument: string;
  /** Of the answered items; null while one is unanswered or unclear. */
  total: number | null;
  most: number;
  band: string | null;
  isPositive: boolean | null;
  items: { text: string; score: number | null; answer: number | null }[];
};

/** The score of a questionnaire from its answers, in the order of its items. Nothing is filled in for what was not answered. */
export function scoreInstrument(id: InstrumentId, answers: readonly string[], locale: Locale): InstrumentScore {
  const { name, items, bands, positiveFrom } = instruments[id];
  const scored = items[locale].map((text, item) => ({
    text,
    score: answers[item] === undefined ? null : itemScore(answers[item]),
    answer: answers[item] === undefined ? null : item,
  }));
  const scores = scored.flatMap(({ score }) => score ?? []);
  const total = scores.length === scored.length ? scores.reduce((sum, score) => sum + score, 0) : null;
  return {
    instrument: name,
    total,
    most: scored.length * (choices[locale].length - 1),
    band: total === null ? null : bands.findLast(({ from }) => total >= from)!.name[locale],
    isPositive: total === null ? null : total >= positiveFrom,
    items: scored,
  };
}
