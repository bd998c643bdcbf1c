/** A word or mark of a text, in lower case, with its place in UTF-16 units. */
export type Token = { text: string; start: number; end: number };

const form = /[a-z]+(?:['’][a-z]+)?(?:[-/][a-z]+(?:['’][a-z]+)?)*|[?]?\d+(?:[.,/:]\d+)*%?(?:[a-z]+\b)?|[.,;:?!()•#]/giu;
const short: Readonly<Record<string, readonly string[]>> = {
  cannot: ['can', 'not'],
  gonna: ['going', 'to'],
  wanna: ['want', 'to'],
  dont: ['do', 'not'],
};

/** The words and marks of a text; contractions are written out. Built apart from the writer's reading. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(form)].flatMap((match): Token[] => {
    const word = match[0].toLowerCase().replace('’', "'");
    const place = { start: match.index, end: match.index + match[0].length };
    return partsOf(word).map((part) => ({ text: part, ...place }));
  });
}

function partsOf(word: string): readonly string[] {
  if (Object.hasOwn(short, word)) return short[word]!;
  if (word === "can't") return ['can', 'not'];
  if (word === "won't") return ['will', 'not'];
  if (word.endsWith("n't")) return word === "n't" ? ['not'] : [word.slice(0, -3), 'not'];
  // "back/hands", "sob/cough" are two things
  if (/^[a-z]+\/[a-z]+/.test(word)) return word.split('/').flatMap((part, at) => (at === 0 ? [part] : ['or', part]));
  return [word.replace(/'(?:s|ve|re|ll|d|m)$/, '')];
}
