import { digitise } from '../text/numbers.ts';
import { stem } from '../text/stem.ts';
import { isWord, wordsOf } from '../text/words.ts';
import { drugOf } from '../checks/tables/drug-names.ts';
import { wholeSentences } from './whole-sentences.ts';

/** Why a sentence does not hold against its source; null when it does. */
export type QuoteFault =
  | 'quote'
  | 'number'
  | 'direction'
  | 'negation'
  | 'hedge'
  | 'population'
  | 'comparator'
  | 'drug'
  | 'words';

const spaced = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Whether a quote stands word for word in a text. Only white space may differ. */
export const standsIn = (quote: string, text: string): boolean => wholeQuote(quote, text) !== null;

/**
 * The whole sentences of a source that a quote stands in; null where it does not stand word for word, from the beginning of a word to the end of
 * one. A piece of a sentence may say the opposite: "no evidence that aspirin reduced mortality".
 */
export function wholeQuote(quote: string, source: string): string | null {
  const wanted = spaced(quote);
  if (wanted === '') return null;
  const sentences = paragraphsOf(source).flatMap(wholeSentences).map(spaced);
  const text = sentences.join(' ');
  const edge = String.raw`[\p{L}\p{M}\p{N}]`;
  const before = /^[\p{L}\p{N}]/u.test(wanted) ? String.raw`(?<!${edge}|${edge}[-–'’]|\d[.,])` : '';
  const after = /[\p{L}\p{N}]$/u.test(wanted) ? String.raw`(?!${edge}|[-–'’]${edge}|[.,]\d)` : '';
  const from = new RegExp(`${before}${escaped(wanted)}${after}`, 'u').exec(text)?.index;
  if (from === undefined) return null;
  const whole: string[] = [];
  let at = 0;
  for (const sentence of sentences) {
    if (at < from + wanted.length && at + sentence.length > from) whole.push(sentence);
    at += sentence.length + 1;
  }
  return whole.join(' ');
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`);

/** Lines as paragraphs: one that does not end where a sentence does goes on in the next. Headings are left out. */
function paragraphsOf(source: string): string[] {
  const out: string[] = [];
  let isOpen = false;
  for (const line of source.normalize('NFC').split('\n')) {
    const isHeading = line.startsWith('## ');
    if (isOpen && !isHeading && line.trim() !== '') out.push(`${out.pop()} ${line}`);
    else if (!isHeading) out.push(line);
    isOpen = !isHeading && line.trim() !== '' && !/[.?!:]["'”’)\]]*\s*$/.test(line);
  }
  return out;
}

/**
 * Compares a written sentence with the whole sentences of the source that its quote stands in. A sentence says what they say, in their order: it
 * may leave out what stands in brackets or between commas and changes nothing, and has no word of its own. Null: it holds.
 */
export function faultOf(sentence: string, quote: string, source: string): QuoteFault | null {
  const whole = wholeQuote(quote, source);
  if (whole === null) return 'quote';
  if (spaced(sentence) === whole) return null;
  const written = read(sentence);
  const said = read(whole);
  if (!follows(written.numbers, said.numbers)) return 'number';
  if (written.negative.some((number) => !said.negative.includes(number))) return 'number';
  // "reduced by 1.2" says what "-1.2" says; "1.2" alone does not
  const unsigned = said.negative.filter(
    (number) => written.numbers.includes(number) && !written.negative.includes(number),
  );
  if (unsigned.length > 0 && !written.directions.includes('down')) return 'number';
  if (written.denials !== said.denials) return 'negation';
  if (written.hedges.join() !== said.hedges.join()) return 'hedge';
  if (!follows(written.directions, said.directions)) return 'direction';
  // of two directions one alone may turn the sentence round
  const [only, ...others] = new Set(written.directions);
  if (only !== undefined && others.length === 0 && said.directions[0] !== only) return 'direction';
  // who was studied is neither added nor left out
  if (!follows(written.populations, said.populations)) return 'population';
  if (said.populations.some((one) => !written.populations.includes(one))) return 'population';
  if (!follows(written.comparators, said.comparators)) return 'comparator';
  if (written.drugs.some((drug) => !said.drugs.includes(drug))) return 'drug';
  if (!follows(written.drugs, said.drugs)) return 'comparator';
  return isShortened(keysOf(sentence), partsOf(whole)) ? null : 'words';
}

/** Whether all of `written` stand in `said` in that order, each as often: two groups that change places are told of wrongly. */
function follows(written: readonly string[], said: readonly string[]): boolean {
  let at = 0;
  return written.every((one) => {
    at = said.indexOf(one, at) + 1;
    return at > 0;
  });
}

/** Words that a sentence may have or leave out. */
const frame = new Set(
  'study trial found find show showed shown result report a an the that these those this our we'.split(' ').map(stem),
);
const being = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being']);
/** Openings that say nothing of their own. */
const opening =
  /^(?:however|moreover|furthermore|overall|thus|therefore|finally|notably|in (?:conclusion|summary|addition)|taken together)$/i;
/** What begins so limits what is said beside it. */
const limiting =
  /^(?:in|among|for|with|without|within|if|when|whereas|while|although|though|after|before|during|until|unless|except|only|but|compared|versus|especially|particularly|mainly|provided|despite|at|on|under|over|by|from|to|and|or|which|who|whose|that)\b|\bsub-?groups?\b|\bonly\b|\bexcept\b/i;

/** All words but those of the frame, in their order, as stems; "by" before a number is left out. */
function keysOf(text: string): string[] {
  const words = wordsOf(text.replaceAll(minus, ' $1'))
    .map((word) => word.text.replace(/^[-−]/, ''))
    .filter(isWord);
  const plain = words.filter((word, at) => !(word === 'by' && /^\d/.test(words[at + 1] ?? '')));
  return digitise(plain)
    .map((word) => (being.has(word) ? 'be' : stem(word)))
    .filter((word) => !frame.has(word));
}

type Part = { keys: string[]; isBracket: boolean; isSpare: boolean };

/** A quote between its brackets, semicolons and commas. `isSpare`: it may be left out, for it says neither who nor what came of it nor that it did not. */
function partsOf(quote: string): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let text = '';
  const close = () => {
    const one = read(text);
    const changes =
      one.denials > 0 ||
      [one.hedges, one.populations, one.comparators, one.drugs, one.directions].some((all) => all.length > 0);
    const isBracket = depth > 0;
    const isSpare = isBracket
      ? !changes
      : opening.test(text.trim()) || (!changes && !limiting.test(text.trim()) && isFigures(text));
    const keys = keysOf(text);
    if (keys.length > 0) parts.push({ keys, isBracket, isSpare });
    text = '';
  };
  for (const [at, char] of [...quote].entries()) {
    const isBoundary = /[;:,]/.test(char) && !/^\d$/.test([...quote][at + 1] ?? '');
    if ('([)]'.includes(char) || isBoundary) {
      close();
      if (char === '(' || char === '[') depth++;
      else if (!isBoundary) depth = Math.max(0, depth - 1);
    } else text += char;
  }
  close();
  return parts;
}

/** "95% CI 0.8 to 0.9", "P = 0.02": figures beside what is said. */
const isFigures = (text: string): boolean =>
  /\d/.test(text) && /\b(?:CIs?|confidence|intervals?|p\s?[<=>]|ratio|HR|OR|RR|difference|SD|SE|IQR|range)/i.test(text);

/** Whether these words are those of the parts in their order: whole parts, less spare ones, and of a bracket with figures some. */
function isShortened(written: readonly string[], parts: readonly Part[]): boolean {
  const ends = parts.reduce(
    (starts, { keys, isBracket, isSpare }) => {
      const next = new Set<number>();
      for (const at of starts) {
        if (isSpare) next.add(at);
        if (keys.every((key, n) => written[at + n] === key)) next.add(at + keys.length);
        if (!isBracket || !isSpare) continue;
        let on = at;
        for (const key of keys) if (written[on] === key) next.add(++on);
      }
      return next;
    },
    new Set([0]),
  );
  return ends.has(written.length) && written.length > 0;
}

type Facts = {
  numbers: string[];
  /** Those of them with a minus sign before them. */
  negative: string[];
  directions: string[];
  denials: number;
  hedges: string[];
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
const hedged =
  /\b(?:may|might|could|can|would|should|possibl[ey]|potential\w*|probabl[ey]|perhaps|likely|appear(?:s|ed)?|seem(?:s|ed)?|suggest\w*|tend(?:s|ed)?|hypothes\w+|trend\w*|believed|thought|rarely|sometimes|often|only|partly|partially)\b/gi;
const populations: Named = [
  ['children', /\b(?:child\w*|p(?:a)?ediatric|boys?|girls?|toddlers?|school-?age\w*)\b/gi],
  ['infants', /\b(?:infants?|neonat\w*|newborns?|bab(?:y|ies)|preterm)\b/gi],
  ['adolescents', /\b(?:adolescents?|teenage\w*|youths?)\b/gi],
  ['adults', /\badults?\b/gi],
  ['elderly', /\b(?:elderly|older|aged|geriatric|seniors?)\b/gi],
  ['women', /\b(?:women|woman|females?|mothers?)\b/gi],
  ['men', /\b(?:men|man|males?)\b/gi],
  ['pregnant', /\bpregnan\w*|\bgestation\w*/gi],
  [
    'animals',
    /\b(?:rats?|mice|mouse|murine|animals?|dogs?|cats|horses?|sheep|cows?|rabbits?|pigs?|in vitro|cells?)\b/gi,
  ],
  ['part', /\bsub-?(?:groups?|sets?)\b/gi],
  ['diabetic', /\bdiabetic\b/gi],
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
    hedges: [...text.matchAll(hedged)].map(([word]) => stem(word.toLowerCase())),
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
