import { normaliseTitle } from '../notes/public.ts';

type Hidden = { hide: (text: string) => string; fill: (text: string) => string };

const word = /\p{L}[\p{L}\p{M}]+/gu;
const mark = /\[NAME (\d{1,3})\]/gi;

/** Puts marks in place of all words that stand in a patient's name, with accents or without, and back. */
export function hideNames(titles: readonly string[]): Hidden {
  const names = new Set(titles.flatMap((title) => normaliseTitle(title).match(word) ?? []));
  const hidden: string[] = [];
  return {
    hide: (text) =>
      text.replace(word, (each) => {
        if (!names.has(normaliseTitle(each))) return each;
        if (!hidden.includes(each)) hidden.push(each);
        return `[NAME ${hidden.indexOf(each) + 1}]`;
      }),
    fill: (text) => text.replace(mark, (whole, number: string) => hidden[Number(number) - 1] ?? whole),
  };
}
