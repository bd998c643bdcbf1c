import { stem } from '../../text/stem.ts';
import { phrasesOf } from '../../vocabulary/synonyms.ts';

// several words, or a short form, for what has one word in a note
const byFirst = Map.groupBy(
  phrasesOf.flatMap(({ name, phrases }) =>
    phrases.map((phrase) => ({ words: phrase.split(' '), concept: stem(name) })),
  ),
  ({ words }) => words[0]!,
);

/** What phrases of a text stand for, each with the place of its last word. */
export function conceptsOf(words: readonly string[]): { concept: string; at: number }[] {
  const out: { concept: string; at: number }[] = [];
  for (let at = 0; at < words.length; at++)
    for (const { words: phrase, concept } of byFirst.get(words[at]!) ?? [])
      if (phrase.every((word, i) => words[at + i] === word)) out.push({ concept, at: at + phrase.length - 1 });
  return out;
}
