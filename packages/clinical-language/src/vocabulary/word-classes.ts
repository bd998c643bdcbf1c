import functionWords from '../../lexicon/function-words.json' with { type: 'json' };

/** A rough grammatical class of the most common words, for the learned models and the clause rules. */
const classes: ReadonlyMap<string, string> = new Map(
  Object.entries(functionWords.classes).flatMap(([name, words]) => words.map((word) => [word, name] as const)),
);

/** The class of a word: a name of the table, NUM for numbers, else its ending. */
export function classOf(word: string): string {
  const known = classes.get(word);
  if (known) return known;
  if (/^\d/.test(word)) return 'NUM';
  if (word.length < 5) return 'w';
  return /(?:ing|ed|ly|tion|ness|ity|al|ous|s)$/.exec(word)?.[0] ?? 'w';
}
