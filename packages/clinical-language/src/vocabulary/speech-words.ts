import words from '../../lexicon/speech-words.json' with { type: 'json' };

/** Sounds without meaning, left out everywhere. */
export const fillers: ReadonlySet<string> = new Set(words.fillers);

/** An utterance of these words alone only says "I am listening". */
export const backchannels: ReadonlySet<string> = new Set(words.backchannels);

/** Words that open a turn without adding to it, taken off the front of a clause. */
export const openers: ReadonlySet<string> = new Set(words.openers);

/** A contracted word (as one token) and its full form. */
export const contractions: Readonly<Record<string, string>> = words.contractions;

/** Two tokens that stand for one spoken form, as some speech engines write them ("gon na"). */
export const splitForms: Readonly<Record<string, string>> = words.splitForms;

/** Phrases left out wherever they stand in a clause, as their words, the longest first. */
export const emptyPhrases: readonly (readonly string[])[] = words.emptyPhrases
  .map((phrase) => phrase.split(' '))
  .toSorted((a, b) => b.length - a.length);
