import { readSentence } from '../checks/reading/read-text.ts';
import { splitSentences } from '../split-sentences.ts';
import { anyOf } from '../vocabulary/any-of.ts';
import { relativeForm } from '../vocabulary/relatives.ts';
import {
  type Analyte,
  analyteOfName,
  analytes,
  bareUnit,
  isPlausible,
  drawnValue,
  unitFormsOf,
  unitsOf,
} from './analytes.ts';
import { writtenDates } from './written-date.ts';

/**
 * A value that a text states of the patient. `start` and `end` are UTF-16 units of the whole text, over name and value; `sentence` is
 * the one that it stands in. `unit` is as written, or what the value leaves no doubt about (`unitGiven` false), or ''.
 */
export type StatedValue = {
  analyte: Analyte;
  /** As written: "7.2 %", "120/80 mmHg". */
  text: string;
  comparator: '' | '<' | '>';
  value: number;
  /** Of a pair: the lower one. */
  second: number | null;
  unit: string;
  unitGiven: boolean;
  /** YYYY-MM-DD, YYYY-MM or YYYY as the sentence says; null where it names none. */
  date: string | null;
  /** `visit`: of the day of the text. `stated`: of `date`. `unknown`: earlier, at a time that is not told. */
  when: 'visit' | 'stated' | 'unknown';
  start: number;
  end: number;
  sentence: string;
};

export type ReadOptions = { /** The day of the text, YYYY-MM-DD. */ today: string; dayFirst?: boolean };

const nameForm = anyOf(analytes.flatMap(({ forms }) => [...forms]).toSorted((a, b) => b.length - a.length));
const shortForm = anyOf(analytes.flatMap(({ short = [] }) => [...short]));
const names = new RegExp(String.raw`(?<![\w/-])(?:(${nameForm})s?)(?![\w-])`, 'gi');
const shortNames = new RegExp(String.raw`(?<![\w/-])(${shortForm})(?![\w-])`, 'g');

/** Words that may stand between a name and its value. Any other word says something else. */
const between = new RegExp(
  String.raw`^(?:[\s:=,]|-\s|\((?=\D*\d)|\*\*|\b(?:levels?|values?|readings?|results?|counts?|measured|measures|measuring|recorded|taken|today|now|currently|current|in clinic|in (?:the )?office|at home|noted to be|reviewed|end|after (?:lunch|breakfast|dinner|meals|eating)|before (?:lunch|breakfast|dinner|meals|eating)|this morning|at this visit|fasting|random|morning|which|that|it|and|but|still|again|also|only|just|then|there|is|was|were|are|be|been|has|have|had|at one point|of|at|to|a|an|the|as|about|approximately|around|roughly|elevated|high|low|lower|higher|normal|stable|unchanged|(?:improved|reduced|decreased|increased|down|up|fell|rose|dropped|went down|went up)(?=\s+(?:from|to|and|at)\b|\s+[a-z])(?!\s+(?:by|about|around|approximately|roughly)\b)|preserved|borderline|slightly|mildly|moderately|severely|markedly|remains|remained|came|comes|back|averag(?:ed|es|ing)|most recently|on average|running|on recheck|repeat|last|check(?:ed)?|for the patient|came in|reported|on arrival|sitting|standing|supine|orally|oral|on room air|shows?|showed|revealed|good|excellent|fair|poor|drawn|on|from)\b)*`,
  'i',
);
const number = String.raw`(?<comparator>[<>≤≥]\s?=?\s?)?(?<value>\d{1,3}(?:,\d{3})+|\d{1,6}(?:[.,]\d{1,3})?)`;
const single = new RegExp(`^${number}`);
const pairForm = /^(?<value>\d{2,3})\s?(?:\/|over)\s?(?<second>\d{2,3})(?![\d/])/i;
const pain = /(?<![\d/.-])(?<value>10|\d)\s?(?:\/|out of|of)\s?10(?!\s?[\d/%]|\.\d)/gi;
const painful = /\b(?:pain|painful|severity|ache|aching|headaches?|discomfort|soreness)\b/i;

/** Anything by which a number is no value that was measured: a time, a limit, a change, a range. */
const noValueAfter =
  /^\s?(?:to|-|–|—)\s?\d|^\s?(?:'?s\b|st\b|nd\b|rd\b|th\b)|^\s*-?\s*(?:minutes?|hours?|hrs?|days?|weeks?|wks?|months?|mos?|years?|yrs?|times?|am|pm|a\.m|p\.m|o'clock|mg\b(?!\/)|mcg\b(?!\/)|milligrams?|micrograms?|tablets?|tabs?|capsules?|doses?|units?\b(?!\/)|iu\b(?!\/)|meq\b(?!\/)|puffs?|drops?|and a half|or \d)/i;
const limit =
  /\b(?:goal|target|aim(?:ing|ed)?|keep(?:ing)?|maintain(?:ing)?|should|would|could|must|until|unless|if|in case|whenever|threshold|parameters?|hold for|call (?:me|us)|notify|return for|reference|normal range|ref\.?|range|cut-?off|at or (?:above|below)|ideal(?:ly)?|want(?:ed)? (?:it|to|the)|hope(?:fully)?|bring(?:ing)?|lower(?:ing)? (?:it|the|his|her))\b/i;
const limitWord =
  /\b(?:below|under|less than|over|above|greater than|more than|up to|exceeds?|exceeding|between|by|within|either)\s*$/i;
const earlier =
  /\b(?:last|previous(?:ly)?|prior|recent(?:ly)?|earlier|ago|used to|at one point|at birth|birth|initial(?:ly)?|baseline|original(?:ly)?|since|in the past|historically|yesterday|was once|at that time|at the time|admission|discharge|childhood|emergency|presented|hospital\w*|experienced|had|(?:have|has) been|at home|home|former(?:ly)?|years old)\b/i;
const nowWord = /\b(?:today|now|currently|this (?:morning|visit|afternoon)|in clinic|at (?:this|today's) visit)\b/i;
const relativesWord = new RegExp(String.raw`\b(?:${relativeForm})(?:'s|s'|’s)?\b`, 'i');
const ownWord = /\b(?:his|her|my|the patient(?:'s|’s)|patient(?:'s|’s)|your)\s+(?:[a-z]+\s+){0,2}$/i;
const unitLike = /^[a-zµμ%°[{][\w.^*[\]{}µμ²³]*(?:\/[\w.^*[\]{}µμ²³]+)+|^%|^°\s?[a-z]?/i;

/** The values that a text states of the patient: measured ones only, no goals, limits, doses, ranges, or those of other people. */
export function readValues(text: string, options: ReadOptions): StatedValue[] {
  return splitSentences(text).flatMap((sentence) => valuesOfSentence(sentence.text, sentence.start, options));
}

type Place = { at: number; end: number; analyte: Analyte };

function valuesOfSentence(sentence: string, offset: number, options: ReadOptions): StatedValue[] {
  if (!/\d/.test(sentence) || /\?\s*$/.test(sentence)) return [];
  const places = placesIn(sentence);
  const found = places.flatMap((place, at) => readAt(sentence, place, places[at + 1]?.at ?? sentence.length, options));
  const all = [...found, ...painIn(sentence, options)].toSorted((a, b) => a.start - b.start);
  return all.map((value) => ({ ...value, start: value.start + offset, end: value.end + offset, sentence }));
}

function placesIn(sentence: string): Place[] {
  const of = (pattern: RegExp): Place[] =>
    [...sentence.matchAll(pattern)].flatMap((match) => {
      const analyte = analyteOfName(match[1]!);
      return analyte ? [{ at: match.index, end: match.index + match[0].length, analyte }] : [];
    });
  const all = [...of(names), ...of(shortNames)].toSorted((a, b) => a.at - b.at || b.end - a.end);
  return all.filter((place, at) => !all.slice(0, at).some((other) => other.end > place.at));
}

type Found = Omit<StatedValue, 'sentence'>;

function readAt(sentence: string, place: Place, until: number, options: ReadOptions): Found[] {
  const { end } = place;
  const rest = sentence.slice(end, until);
  const words = between.exec(rest)![0];
  if (words.length > 120 || saysOtherwise(sentence, place, words)) return [];
  const from = end + words.length;
  const first = numberAt(sentence, from, place, options);
  if (!first) return [];
  // "down from 8.2 to 7.1", "142 mg/dL (03/11/2026), 118 mg/dL (01/08/2026)"
  if (/\bfrom\s*$/i.test(words)) {
    const second = /^\s*to\s+/i.exec(sentence.slice(first.end));
    const now = second && numberAt(sentence, first.end + second[0].length, place, options);
    if (!now) return [];
    return [{ ...first, when: 'unknown', date: null }, now];
  }
  const values = [first];
  for (let last = first; ;) {
    const more = /^\s*\([^()]*\d{4}[^()]*\),?\s*/.exec(sentence.slice(last.end));
    const next = more && numberAt(sentence, last.end + more[0].length, place, options);
    if (!next || next.start >= until) break;
    values.push(next);
    last = next;
  }
  return values;
}

/** A goal, a condition, a denial, somebody else: the words before the value say that nothing was measured of the patient. */
function saysOtherwise(sentence: string, { at, end, analyte }: Place, words: string): boolean {
  const before = sentence.slice(0, at);
  const clause = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf('. ')) + 1);
  if (limit.test(clause) || limit.test(words) || limitWord.test(words) || /\bnot\s*$/i.test(words)) return true;
  if (relativesWord.test(clause) && !ownWord.test(clause)) return true;
  // pain is told with and without its medicine
  if (analyte.name === 'Pain score') return /\b(?:no|not|denies|never)\s+(?:[a-z]+\s+){0,2}$/i.test(clause);
  if (/\b(?:no|not|without|denies|never)\s+(?:[a-z]+\s+){0,2}$/i.test(clause)) return true;
  if (
    /\b(?:recheck|repeat|order(?:ed)?|check(?:s|ing)?|monitor(?:s|ing)?)\s+(?:[a-z]+\s+){0,3}$/i.test(clause) &&
    !/\b(?:is|was|were|of|at|:)\b|[:=]/i.test(words)
  )
    return true;
  const { words: read, polarity } = readSentence(sentence.slice(0, end));
  return read.length > 0 && polarity.at(-1) === -1;
}

function numberAt(sentence: string, from: number, { at, analyte }: Place, options: ReadOptions): Found | null {
  const rest = sentence.slice(from);
  const match = analyte.pair ? pairForm.exec(rest) : single.exec(rest);
  if (!match) return null;
  const {
    value: written,
    second,
    comparator,
  } = match.groups as { value: string; second?: string; comparator?: string };
  const after = rest.slice(match[0].length);
  if (/^[\d/]/.test(after) || (/^[a-z]/i.test(after) && !unitAt(after, analyte).length)) return null;
  if (noValueAfter.test(after) && unitAt(after, analyte).length === 0) return null;
  const unit = unitAt(after, analyte);
  let value = numberOf(written);
  let length = match[0].length + unit.length;
  let unitText = unit.trim().replace(/^-/, '');
  const compound = compoundAt(rest, analyte);
  if (compound) ({ value, length, unitText } = compound);
  const given = unitText !== '';
  const inferred = given ? unitText : (bareUnit(analyte, value) ?? '');
  // "fever of 101" tells a unit by its size, "a fever 3 days ago" tells none
  const drawn = inferred === '' ? null : drawnValue(analyte, value, inferred);
  if (drawn && !isPlausible(analyte, drawn.value)) return null;
  if (inferred === '' && !mayBe(analyte, value)) return null;
  const end = from + length;
  return {
    analyte,
    text: rest.slice(0, length).trim(),
    comparator: comparator ? (/[<≤]/.test(comparator) ? '<' : '>') : '',
    value,
    second: second === undefined ? null : Number(second),
    unit: inferred,
    unitGiven: given,
    ...timeOf(sentence, at, end, options),
    start: at,
    end,
  };
}

/** The unit after a number as written, known or not; '' where none stands there. */
function unitAt(after: string, analyte: Analyte): string {
  const known = knownUnit(analyte).exec(after)?.[0];
  if (known !== undefined) return known;
  const other = /^\s?/.exec(after)![0];
  const token = unitLike.exec(after.slice(other.length))?.[0];
  return token === undefined ? '' : other + token.replace(/[.,;]+$/, '');
}

const knownUnits = new Map<Analyte, RegExp>();
function knownUnit(analyte: Analyte): RegExp {
  const known = knownUnits.get(analyte);
  if (known) return known;
  const forms = unitFormsOf(analyte).toSorted((a, b) => b.length - a.length);
  const escaped = forms.map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  const made = new RegExp(String.raw`^[\s-]?(?:${escaped})(?![\w/^*])`, 'i');
  knownUnits.set(analyte, made);
  return made;
}

/** "4 pounds 8 ounces", "5 feet 10 inches", 5'10". */
function compoundAt(rest: string, analyte: Analyte): { value: number; length: number; unitText: string } | null {
  const pounds = /^(\d{1,3})\s?(?:pounds?|lbs?\.?)[\s,]+(?:and )?(\d{1,2}(?:\.\d)?)\s?(?:ounces?|oz)\b/i.exec(rest);
  if (pounds && unitsOf(analyte).includes('[oz_av]'))
    return { value: Number(pounds[1]) + Number(pounds[2]) / 16, length: pounds[0].length, unitText: 'lb' };
  const feet =
    /^(\d)\s?(?:feet|foot|ft\.?|['’′])[\s,]*(?:and )?(\d{1,2})(?!\d)\s?(?:inches|inch|in\b\.?|["”″]|['’′]{2})?/i.exec(
      rest,
    );
  if (feet && unitsOf(analyte).includes('[ft_i]'))
    return { value: Number(feet[1]) * 12 + Number(feet[2]), length: feet[0].length, unitText: 'in' };
  return null;
}

/** Whether a number without a unit can be a value of an analyte in any of its units. */
const mayBe = (analyte: Analyte, value: number): boolean =>
  unitsOf(analyte).some((unit) => {
    const drawn = drawnValue(analyte, value, unit);
    return drawn !== null && isPlausible(analyte, drawn.value);
  }) && analyte.name !== 'Temperature';

const numberOf = (written: string): number =>
  Number(/^\d{1,3}(?:,\d{3})+$/.test(written) ? written.replaceAll(',', '') : written.replace(',', '.'));

function timeOf(
  sentence: string,
  start: number,
  end: number,
  options: ReadOptions,
): Pick<StatedValue, 'date' | 'when'> {
  const dates = writtenDates(sentence, options);
  const beside = dates.find(
    (date) =>
      /^[\s,(;]*(?:on|in|collected|drawn|taken|dated|from)?[\s,:(]*$/i.test(sentence.slice(end, date.start)) &&
      date.start >= end,
  );
  const collected = dates.find((date) =>
    /\b(?:collected|drawn|taken)\s*(?:on)?[\s:]*$/i.test(sentence.slice(0, date.start)),
  );
  const before = dates.findLast((date) => date.end <= start);
  const chosen = beside ?? collected ?? before ?? (dates.length === 1 ? dates[0] : undefined);
  if (chosen) return { date: chosen.date, when: 'stated' };
  const near = sentence.slice(Math.max(0, start - 60), end + 40);
  if (nowWord.test(near)) return { date: null, when: 'visit' };
  return { date: null, when: earlier.test(near) ? 'unknown' : 'visit' };
}

/** "6/10 pain", "rates it at 9 out of 10". */
function painIn(sentence: string, options: ReadOptions): Found[] {
  const analyte = analyteOfName('pain score')!;
  if (!painful.test(sentence) && !/\brat(?:es?|ed|ing)\b/i.test(sentence)) return [];
  return [...sentence.matchAll(pain)].flatMap((match) => {
    const place = { at: match.index, end: match.index, analyte };
    if (saysOtherwise(sentence, place, '')) return [];
    const end = match.index + match[0].length;
    const value = Number(match.groups!['value']);
    const time = timeOf(sentence, match.index, end, options);
    return [
      {
        analyte,
        text: match[0],
        comparator: '' as const,
        value,
        second: null,
        unit: '{score}',
        unitGiven: true,
        ...time,
        start: match.index,
        end,
      },
    ];
  });
}
