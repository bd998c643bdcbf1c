import { digitise } from '../text/numbers.ts';
import { stem } from '../text/stem.ts';
import { isWord, wordsOf } from '../text/words.ts';
import { drugOf } from '../checks/tables/drug-names.ts';
import { plainWords } from './terms.ts';

/** Why a sentence does not hold against its source; null when it does. */
export type QuoteFault = 'quote' | 'number' | 'direction' | 'negation' | 'population' | 'comparator' | 'drug' | 'words';

const spaced = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Whether a quote stands word for word in a text. Only white space may differ. */
export const standsIn = (quote: string, text: string): boolean => {
  const wanted = spaced(quote);
  return wanted.length > 0 && spaced(text).includes(wanted);
};

/**
 * Compares a written sentence with the quote that it rests on, and the quote with its source. Everything that changes what a clinician would do
 * must stand in the quote: numbers, directions, denials, who was studied, what it was compared with, drugs. Null: it holds.
 */
export function faultOf(sentence: string, quote: string, source: string): QuoteFault | null {
  if (!standsIn(quote, source)) return 'quote';
  if (spaced(sentence) === spaced(quote)) return null;
  const written = read(sentence);
  const said = read(quote);
  if (!follows(written.numbers, said.numbers)) return 'number';
  if (written.negative.some((number) => !said.negative.includes(number))) return 'number';
  // "reduced by 1.2" says what "-1.2" says; "1.2" alone does not
  const unsigned = said.negative.filter(
    (number) => written.numbers.includes(number) && !written.negative.includes(number),
  );
  if (unsigned.length > 0 && !written.directions.includes('down')) return 'number';
  if (written.denials !== said.denials) return 'negation';
  if (!follows(written.directions, said.directions)) return 'direction';
  // of two directions one alone may turn the sentence round
  const [only, ...others] = new Set(written.directions);
  if (only !== undefined && others.length === 0 && said.directions[0] !== only) return 'direction';
  if (!follows(written.populations, said.populations)) return 'population';
  if (!follows(written.comparators, said.comparators)) return 'comparator';
  if (written.drugs.some((drug) => !said.drugs.includes(drug))) return 'drug';
  if (!follows(written.drugs, said.drugs)) return 'comparator';
  const own = plainWords(sentence)
    .map(stem)
    .filter((word) => !frame.has(word));
  const held = new Set(plainWords(quote).map(stem));
  const known = own.filter((word) => held.has(word)).length;
  return own.length > 0 && known / own.length < leastShare ? 'words' : null;
}

/** Whether all of `written` stand in `said` in that order, each as often: two groups that change places are told of wrongly. */
function follows(written: readonly string[], said: readonly string[]): boolean {
  let at = 0;
  return written.every((one) => {
    at = said.indexOf(one, at) + 1;
    return at > 0;
  });
}

const leastShare = 0.6;
/** Words that a sentence may have of its own. */
const frame = new Set(
  'study trial patient found show result effect compare group use treatment report'.split(' ').map(stem),
);

type Facts = {
  numbers: string[];
  /** Those of them with a minus sign before them. */
  negative: string[];
  directions: string[];
  denials: number;
  populations: string[];
  comparators: string[];
  drugs: string[];
};

const directions: Named = [
  ['up', /\b(?:increas\w*|rais\w+|rise|rises|rose|higher|greater|more|elevat\w*|longer|grow\w*|gain\w*|up)\b/gi],
  [
    'down',
    /\b(?:decreas\w*|reduc\w*|lower\w*|fewer|less|declin\w*|shorter|smaller|drop\w*|fell|fall|falls|down|attenuat\w*)\b/gi,
  ],
  ['better', /\b(?:improv\w*|better|superior\w*|benefi\w*|effective\w*|prevent\w*|protect\w*|safe|safer|safely)\b/gi],
  ['worse', /\b(?:wors\w*|inferior\w*|harm\w*|ineffective\w*|deteriorat\w*|impair\w*|unsafe)\b/gi],
  ['same', /\b(?:similar\w*|comparable|equal\w*|same|unchanged|equivalent|no difference)\b/gi],
];
const denied =
  /\b(?:no|not|n't|cannot|without|neither|nor|never|none|lack(?:s|ed|ing)?|absence|fail(?:s|ed|ure)? to|non-?significant\w*|insignificant\w*|unlikely|unable|did(?:n't)|was(?:n't)|were(?:n't)|isn't|aren't)\b/gi;
const populations: Named = [
  ['children', /\b(?:child\w*|p(?:a)?ediatric|boys?|girls?|toddlers?|school-?age\w*)\b/gi],
  ['infants', /\b(?:infants?|neonat\w*|newborns?|bab(?:y|ies)|preterm)\b/gi],
  ['adolescents', /\b(?:adolescents?|teenage\w*|youths?)\b/gi],
  ['adults', /\badults?\b/gi],
  ['elderly', /\b(?:elderly|older|aged|geriatric|seniors?)\b/gi],
  ['women', /\b(?:women|woman|females?|mothers?)\b/gi],
  ['men', /\b(?:men|man|males?)\b/gi],
  ['pregnant', /\bpregnan\w*|\bgestation\w*/gi],
  ['animals', /\b(?:rats?|mice|mouse|murine|animals?|dogs?|rabbits?|pigs?|in vitro|cells?)\b/gi],
  ['healthy', /\b(?:healthy|volunteers?)\b/gi],
];
const comparators: Named = [
  ['placebo', /\b(?:placebo|sham|dummy)\b/gi],
  ['usual care', /\b(?:usual care|standard (?:care|treatment|therapy)|routine care)\b/gi],
  ['no treatment', /\b(?:no treatment|untreated|waiting list)\b/gi],
  ['baseline', /\b(?:baseline|before treatment|pre-?treatment)\b/gi],
];

type Named = readonly (readonly [name: string, pattern: RegExp])[];

/** Each time that a text names one of these, in the order in which they stand. */
const namedIn = (text: string, all: Named): string[] =>
  all
    .flatMap(([name, pattern]) => [...text.matchAll(pattern)].map(({ index }) => ({ name, index })))
    .toSorted((a, b) => a.index - b.index)
    .map(({ name }) => name);

function read(text: string): Facts {
  const words = wordsOf(text)
    .map((word) => word.text)
    .filter(isWord);
  return {
    numbers: digitise(words).flatMap(numbersOf),
    negative: [...text.matchAll(minus)].flatMap(([, number]) => numbersOf(number!)),
    directions: namedIn(text, directions),
    denials: [...text.matchAll(denied)].length,
    populations: namedIn(text, populations),
    comparators: namedIn(text, comparators),
    drugs: words.flatMap((word) => drugOf(word) ?? []),
  };
}

/** A sign, not the hyphen of a range: nothing that is read stands before it. */
const minus = /(?<![\p{L}\p{N}%)])[-−–]\s?(\d[\d.,·]*)/gu;

/** "2.5-3" as its two numbers; a decimal comma and a raised point as a point. */
const numbersOf = (word: string): string[] =>
  (word.replaceAll('·', '.').match(/\d[\d.,]*/g) ?? []).map((number) =>
    (/^\d{1,3}(?:,\d{3})+$/.test(number) ? number.replaceAll(',', '') : number.replace(',', '.')).replace(/\.$/, ''),
  );
