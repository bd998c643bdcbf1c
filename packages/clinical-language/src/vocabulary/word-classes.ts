const entries = (name: string, words: string): [string, string][] => words.split(' ').map((word) => [word, name]);

/** A rough grammatical class of the most common words, for the learned models and the clause rules. */
const classes: ReadonlyMap<string, string> = new Map([
  ...entries('SUBJ', 'i you he she we they it there nobody everything nothing everybody somebody'),
  ...entries('DEM', 'that this these those'),
  ...entries('POSS', 'my your his her our their its'),
  ...entries('OBJ', 'me him us them myself yourself himself herself'),
  ...entries('DET', 'a an the some any every each another no'),
  ...entries('BE', 'am is are was were be been being'),
  ...entries('AUX', 'have has had do does did will would can could should might may must cannot'),
  ...entries('NEG', 'not never'),
  ...entries('WH', 'what when where why how who which whose'),
  ...entries('CONJ', 'and but or so because'),
  ...entries('SUB', 'if while until unless although though since after before whenever'),
  ...entries(
    'PREP',
    'of in on at to for with from by about over under into through during without between around near up down out off as than like',
  ),
  ...entries(
    'YES',
    'yes yeah yep yup no nope nah sure correct right exactly absolutely okay ok alright good great perfect mm-hmm uh-huh',
  ),
  ...entries(
    'ADV',
    'very also too then again already still always usually sometimes often recently lately today yesterday now here there maybe probably though',
  ),
]);

/** The class of a word: a name of the table, NUM for numbers, else its ending. */
export function classOf(word: string): string {
  const known = classes.get(word);
  if (known) return known;
  if (/^\d/.test(word)) return 'NUM';
  if (word.length < 5) return 'w';
  return /(?:ing|ed|ly|tion|ness|ity|al|ous|s)$/.exec(word)?.[0] ?? 'w';
}
