import type { PhraseField } from '@clinical/contract/quick-phrases/quick-phrases.rules';
import { createContext } from 'react';

/** A quick phrase as it is inserted: rich text with its fields not yet filled in. */
export type Phrase = { name: string; html: string; mine: boolean };

/** Where quick phrases come from; the shell fills it. Each name once, mine before the workspace's. `want` fetches them. */
export const PhraseSource = createContext<{ phrases: readonly Phrase[]; want: () => void }>({
  phrases: [],
  want: () => undefined,
});

/** What a phrase's fields stand for here; a chart names its patient. */
export const PhraseValues = createContext<Partial<Record<PhraseField, string>>>({});

/** The "/" and what is typed after it, at the end of `text`; null when no phrase is being called. `length` counts the slash. */
export function slashBefore(text: string): { query: string; length: number } | null {
  // a name is short, and the text before it may be hours of talk
  const found = /(?:^|[\s(])\/([\p{L}\p{M}\p{N}._-]{0,40})$/u.exec(text.slice(-60));
  return found ? { query: found[1]!, length: found[1]!.length + 1 } : null;
}

const mostShown = 8;

/** Phrases whose name begins with the words, then those that hold them. */
export function findPhrases(phrases: readonly Phrase[], query: string): Phrase[] {
  const wanted = query.normalize('NFC').toLowerCase();
  const place = ({ name }: Phrase): number => name.normalize('NFC').toLowerCase().indexOf(wanted);
  const rank = (phrase: Phrase): number => (place(phrase) === 0 ? 0 : 1);
  return phrases
    .filter((phrase) => place(phrase) >= 0)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostShown);
}

/** A phrase's HTML as plain text, for fields that hold no formatting: lists keep their signs. */
export function phraseText(html: string): string {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  for (const item of body.querySelectorAll('li')) {
    const list = item.parentElement;
    const number = list?.tagName === 'OL' ? `${[...list.children].indexOf(item) + 1}. ` : '- ';
    item.prepend(number);
  }
  for (const cell of body.querySelectorAll('td + td, th + th, td + th, th + td')) cell.prepend(' | ');
  for (const end of body.querySelectorAll('p, li, tr, h2, h3, blockquote, br')) end.append('\n');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
