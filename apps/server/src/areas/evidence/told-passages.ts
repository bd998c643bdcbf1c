import type { FoundSource } from '@clinical/language/literature/compose-answer';

type Passage = FoundSource['passages'][number];

/** What a model reads of all sources, and of one page, in characters. */
const mostCharacters = 40_000;
const mostOfPassage = 5_000;

/**
 * The passages of sources that a model reads, by source: the best one of each, then the others by rank, as long as there is room. A file of many
 * pages leaves the prompt as small as abstracts do.
 */
export function toldPassages(sources: readonly Pick<FoundSource, 'passages'>[]): Passage[][] {
  const all = sources.flatMap(({ passages }, at) =>
    passages
      .toSorted((a, b) => b.rank - a.rank)
      .map((passage, place) => ({ at, isBest: place === 0, passage: { ...passage, text: cut(passage.text) } })),
  );
  const order = all.toSorted((a, b) => Number(b.isBest) - Number(a.isBest) || b.passage.rank - a.passage.rank);
  const told: Passage[][] = sources.map(() => []);
  let room = mostCharacters;
  for (const { at, passage } of order) {
    if (passage.text.length > room) continue;
    room -= passage.text.length;
    told[at]!.push(passage);
  }
  return told.map((passages) => passages.toSorted((a, b) => a.page - b.page));
}

/** Whole sentences: half of one may say the opposite. */
function cut(text: string): string {
  if (text.length <= mostOfPassage) return text;
  const start = text.slice(0, mostOfPassage);
  const end = Math.max(...['. ', '.\n', '? ', '! '].map((sign) => start.lastIndexOf(sign)));
  return end < 0 ? '' : start.slice(0, end + 1);
}
