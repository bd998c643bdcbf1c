import { isWord, wordsOf } from '../../text/words.ts';
import { isDrug } from '../../vocabulary/drugs.ts';
import { symptomSystem } from '../../vocabulary/body-systems.ts';
import { auxiliaries, baseVerbs, pastForms, thirdOf } from '../../vocabulary/verbs.ts';

const closed = new Set(
  `i he she it they we you that this there these those his her their its my our your him them us me
  the a an some any no not never of in on at to for with from by about over under into through during without between around near up down out off as than like
  and or but so because if when while until since after before although though which who what where how why
  patient denies reports states notes also then now again still already always usually sometimes recently today very too only just even both other more most all each every
  , : one`.split(/\s+/),
);
const pasts = new Set(Object.values(pastForms));
const thirds = new Set([...baseVerbs].map(thirdOf));

/** The rough part of speech of a word: itself for the small words that hold a sentence together. */
export function shapeOf(word: string): string {
  if (closed.has(word) || auxiliaries.has(word) || word === 'been' || word === 'being' || word === 'be') return word;
  if (/^\d/.test(word)) return 'NUM';
  if (isDrug(word)) return 'DRUG';
  if (symptomSystem(word) !== undefined) return 'BODY';
  if (thirds.has(word)) return 'Vs';
  if (pasts.has(word) || (word.length > 4 && word.endsWith('ed'))) return 'Ved';
  if (baseVerbs.has(word)) return 'V';
  if (word.length > 4 && word.endsWith('ing')) return 'Ving';
  if (word.length > 4 && word.endsWith('ly')) return 'ADV';
  return word.length > 3 && word.endsWith('s') ? 'Ns' : 'N';
}

/** What the model of wording sees: pairs and triples of parts of speech, from the first word to the end. */
export function wordingFeatures(words: readonly string[]): string[] {
  const shapes = ['^', ...words.map(shapeOf), '$'];
  const features = ['bias', `length ${Math.min(6, Math.floor(words.length / 4))}`];
  for (let i = 1; i < shapes.length; i++) {
    features.push(`${shapes[i - 1]} ${shapes[i]}`);
    if (i > 1) features.push(`${shapes[i - 2]} ${shapes[i - 1]} ${shapes[i]}`);
  }
  return features;
}

/** The words and commas of a written sentence, as `wordingFeatures` takes them. */
export const wordingTokens = (text: string): string[] =>
  wordsOf(text)
    .map((word) => word.text)
    .filter((word) => isWord(word) || word === ',' || word === ':');
