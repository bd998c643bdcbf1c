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
const shortNames = new RegExp(String.raw`(?<![\w/-])(${shortForm})\+?(?![\w-])`, 'g');

/** Words that may stand between a name and its value. Any other word says something else. */
const between = new RegExp(
  String.raw`^(?:[\s:=,]|-\s|\((?=\D*\d)|\*\*|\b(?:levels?|values?|readings?|results?|counts?|measured|measures|measuring|recorded|taken|today|now|currently|current|in clinic|in (?:the )?office|at home|noted to be|reviewed|end|after (?:lunch|breakfast|dinner|meals|eating)|before (?:lunch|breakfast|dinner|meals|eating)|this morning|at this visit|fasting|random|morning|which|that|it|and|but|still|again|also|only|just|then|there|is|was|were|are|be|been|has|have|had|at one point|of|at|to|a|an|the|as|about|approximately|around|roughly|elevated|high|low|lower|higher|normal|stable|unchanged|(?:improved|reduced|decreased|increased|down|up|fell|rose|dropped|went|went down|went up)(?=\s+(?:from|to|and|at)\b|\s+[a-z])(?!\s+(?:by|about|around|approximately|roughly)\b)|preserved|borderline|(?:sub|supra)?therapeutic|slightly|mildly|moderately|severely|markedly|remains|remained|came|comes|back|averag(?:ed|es|ing)|most recently|on average|running|on recheck|repeat|last|check(?:ed)?|for the patient|came in|reported|on arrival|sitting|standing|supine|orally|oral|on room air|shows?|showed|revealed|good|excellent|fair|poor|drawn|on|from)\b)*`,
  'i',
);
const number = String.raw`(?<comparator>[<>≤≥]\s?=?\s?)?(?<value>\d{1,3}(?:,\d{3})+|\d{1,6}(?:[.,]\d{1,3})?)`;
const single = new RegExp(`^${number}`);
const pairForm = /^(?<value>\d{2,3})\s?(?:\/|over)\s?(?<second>\d{2,3})(?![\d/])/i;
const pain = /(?<![\d/.-])(?<value>10|\d)\s?(?:\/|out of|of)\s?10(?!\s?[\d/%]|\.\d)/gi;
const painful = /\b(?:pain|painful|severity|ache|aching|headaches?|discomfort|soreness)\b/i;

/** Anything by which a number is no value that was measured: a time, a limit, a change, a range. */
const noValueAfter =
  /^\s?(?:to|-|–|—)\s?\d|^\s?(?:'?s\b|st\b|nd\b|rd\b|th\b)|^\s*-?\s*(?:minutes?|hours?|hrs?|days?|weeks?|wks?|months?|mos?|years?|yrs?|times?|am|pm|a\.m|p\.m|o'clock|mg\b(?!\/)|mcg\b(?!\/)|milligrams?|micrograms?|tablets?|tabs?|capsules?|doses?|units?\b(?!\/)|iu\b(?!\/)|meq\b(?!\/)|puffs?|drops?|and a half|or \d|or (?:higher|less|more|above|below|greater|lower|under|over)\b)/i;
const limit =
  /\b(?:goal|target|aim(?:ing|ed)?|keep(?:ing)?|maintain(?:ing)?|should|would|could|must|until|unless|if|in case|whenever|threshold|parameters?|hold for|call (?:me|us)|notify|return for|reference|normal range|ref\.?|range|cut-?off|at or (?:above|below)|ideal(?:ly)?|want(?:ed)? (?:it|to|the)|hope(?:fully)?|bring(?:ing)?|lower(?:ing)? (?:it|the|his|her))\b/i;
const limitWord =
  /\b(?:below|under|less than|over|above|greater than|more than|up to|exceeds?|exceeding|between|by|within|either)\s*$/i;
const earlier =
  /\b(?:last|previous(?:ly)?|prior|recent(?:ly)?|earlier|ago|used to|at one point|at birth|birth|initial(?:ly)?|baseline|original(?:ly)?|since|in the past|historically|yesterday|was once|at that time|at the time|admission|discharge|childhood|emergency|presented|hospital\w*|experienced|had|(?:have|has) been|at home|home|former(?:ly)?|years old)\b/i;
const months =
  'january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec';
const ofMonth = new RegExp(String.raw`\b(?:${months}|(?:in|last|since|of) (?:may|mar))\b`, 'i');
const nowWord = /\b(?:today|now|currently|this (?:morning|visit|afternoon)|in clinic|at (?:this|today's) visit)\b/i;
const relativesWord = new RegExp(String.raw`\b(?:${relativeForm})(?:'s|s'|’s)?\b`, 'i');
const ownWord = /\b(?:his|her|my|the patient(?:'s|’s)|patient(?:'s|’s)|your)\s+(?:[a-z]+\s+){0,2}$/i;
const unitLike = /^[a-zµμ%°[{][\w.^*[\]{}µμ²³]*(?:\/[\w.^*[\]{}µμ²³]+)+|^%|^°\s?[a-z]?/i;

/** The values that a text states of the patient: measured ones only, no goals, limits, doses, ranges, or those of other people. */
export function readValues(text: string, options: ReadOptions): StatedValue[] {
  return splitSentences(text).flatMap((sentence) => valuesOfSentence(sentence.text, sentence.start, options));
}

/** Whether a sentence names an analyte with a number beside it that is none of the values read, and no goal, dose or date either. */
export function hasUnreadValue(sentence: string, options: ReadOptions): boolean {
  if (!/\d/.test(sentence) || /\?\s*$/.test(sentence)) return false;
  const read = new Set(readValues(sentence, options).map(({ start }) => start));
  const places = placesIn(sentence);
  return places.some((place, n) => {
    if (read.has(place.at) || saysOtherwise(sentence, place, '')) return false;
    const rest = sentence.slice(place.end, places[n + 1]?.at ?? sentence.length);
    const beside = /^([^.;\d]{0,40}?)\d+(?:\.\d+)?/.exec(rest);
    if (!beside || limit.test(beside[1]!) || limitWord.test(beside[1]!)) return false;
    const isDate = writtenDates(sentence, options).some(
      ({ start, end }) => start < place.end + beside[0].length && end >= place.end + beside[0].length,
    );
    return !isDate && !noValueAfter.test(rest.slice(beside[0].length));
  });
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
      const after = sentence.slice(match.index + match[0].length);
      // the K of "90 K/uL" is no potassium
      const isUnit = /\d\s?$/.test(sentence.slice(0, match.index)) && after.startsWith('/');
      return analyte && !isUnit ? [{ at: match.index, end: match.index + match[0].length, analyte }] : [];
    });
  const all = [...of(names), ...of(shortNames)].toSorted((a, b) => a.at - b.at || b.end - a.end);
  return all.filter((place, at) => !all.slice(0, at).some((other) => other.end > place.at));
}

type Found = Omit<StatedValue, 'sentence'>;

/** Of another specimen, body or thing: not a value of the patient's blood or body. */
const otherBefore =
  /\b(?:transferrin|ioni[sz]ed|urine|urinary|csf|(?:pleural|ascitic|synovial|peritoneal|spinal|cerebrospinal|joint|amniotic)(?: fluid)?|fluid|sweat|stool|saliva|f(?:o?)etal|fundal|laceration|wound|incision|lesion|scar|vldl|non-?hdl|donor|cord|(?:baby|infant|newborn|neonate|twin)(?:'s|’s)?)[\s-]+(?:(?:random|spot|total|serum|body|heart|fluid|hdl|ldl|24[- ]hour)\s+)?$/i;
const otherBilirubin = /\b(?:direct|indirect|conjugated|unconjugated)\s+$/i;
const changeBefore = /\b(?:lost|lose|losing|gained|gain|gaining)\s+(?:(?:some|her|his|much|no)\s+)?$/i;
const isOther = (before: string, { name }: Analyte): boolean =>
  otherBefore.test(before) ||
  (/bilirubin/i.test(name) && otherBilirubin.test(before)) ||
  (name === 'Weight' && changeBefore.test(before));

/** "goal 2 to 3, today 4.5": what stands between the name and a value of today. "down 5 pounds to 175 lb": the change before the value. */
const passedOver =
  /^[\s:(]*(?:goal|target)\b[^,;)]*[,;)]+(?=\s*(?:is |was |but )?(?:today|now|currently|current)\b)|^\s*(?:is |was )?(?:down|up)\s+\d+(?:\.\d+)?\s*(?:pounds?|lbs?\.?|kg|kilograms?)(?=\s+(?:to|at)\s+\d)/i;

/** A new part of a sentence, which has a time of its own. */
const separator = /[,;](?=\s)(?!\s*(?:19|20)\d\d\b)|→|->|\s(?:and|but|then)\s/gi;
const past = String.raw`(?:(?:at |on |the )*(?:last|previous|prior) (?:week|month|visit|year|time|night|check|admission|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:about |some )?(?:\w+|\d+) (?:hours?|days?|weeks?|months?|years?) ago|yesterday|on admission|at baseline|initially|previously|before|in (?:early |late |mid )?(?:${months}|may|mar)(?:,? \d{4})?|earlier)`;
const present = String.raw`(?:today|now|currently|this (?:morning|visit|afternoon|week)|in clinic|at this visit)`;
const nextValue = new RegExp(
  String.raw`^\s*\(?(?:${past}|${present})?\)?\s*(?<mark>,\s*and\b|,|;|→|->|\band\b|\bthen\b)\s*(?:(?:and|then|it|they|is|are|was|were|now|today|currently|repeat(?:ed)?|rechecked|on (?:recheck|repeat)|recheck|at|of|up to|down to|to|later|subsequently|again|${past})\s+)*`,
  'i',
);
const endsValue = new RegExp(String.raw`^\s*(?:$|[.,;)(]|→|->|\b(?:and|but|then|on)\b|${past}|${present}|%)`, 'i');

function readAt(sentence: string, place: Place, until: number, options: ReadOptions): Found[] {
  const { end } = place;
  const rest = sentence.slice(end, until);
  const passed = passedOver.exec(rest)?.[0] ?? '';
  const words = between.exec(rest.slice(passed.length))![0];
  if (words.length > 120 || saysOtherwise(sentence, place, words)) return [];
  const from = end + passed.length + words.length;
  // "down from 8.2 to 7.1"
  if (/\bfrom\s*$/i.test(words)) {
    const was = numberAt(sentence, from, place, options, true);
    const second = was && /^\s*to\s+/i.exec(sentence.slice(was.end));
    const now = second && numberAt(sentence, was.end + second[0].length, place, options);
    if (!now) return [];
    return [{ ...was, when: 'unknown', date: null }, now];
  }
  const first = numberAt(sentence, from, place, options);
  return first ? allFrom(sentence, first, until, place, options) : [];
}

/** A value and those that follow it: "142 mg/dL (03/11/2026), 118 mg/dL (01/08/2026)", "2.5 last week, 4.5 today", "8.2 → 7.1". */
function allFrom(sentence: string, first: Found, until: number, place: Place, options: ReadOptions): Found[] {
  const values = [first];
  let last = first;
  let isList = false;
  for (;;) {
    const rest = sentence.slice(last.end);
    const dated = /^\s*\([^()]*\d{4}[^()]*\),?\s*/.exec(rest);
    const more = dated ?? nextValue.exec(rest);
    const from = last.end + (more?.[0].length ?? 0);
    const next = more && from < until ? numberAt(sentence, from, place, options) : null;
    if (!more || !next || next.end > until || (!dated && !next.unitGiven && !endsValue.test(sentence.slice(next.end))))
      break;
    const mark = more.groups?.['mark'] ?? '';
    // of an arrow the left one was before
    if (/→|->/.test(mark) && last.when === 'visit') values[values.length - 1] = { ...last, when: 'unknown' };
    // "were 90 and are now 140"
    if (nowWord.test(more[0]) && last.when === 'visit' && !nowWord.test(sentence.slice(place.at, last.end)))
      values[values.length - 1] = { ...last, when: 'unknown' };
    isList ||= mark === ',' && more[0].trim() === ',' && last.when === 'visit' && next.when === 'visit';
    values.push(next);
    last = next;
  }
  // of a bare list nobody knows which one is of today
  return isList
    ? values.map((value) => (value.when === 'visit' ? { ...value, when: 'unknown' as const } : value))
    : values;
}

/** A goal, a condition, a denial, somebody else: the words before the value say that nothing was measured of the patient. */
function saysOtherwise(sentence: string, { at, end, analyte }: Place, words: string): boolean {
  const before = sentence.slice(0, at);
  if (isOther(before, analyte)) return true;
  const clause = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf('. ')) + 1);
  if (limit.test(clause) || limit.test(words) || limitWord.test(words) || /\bnot\s*$/i.test(words)) return true;
  if (relativesWord.test(clause) && !ownWord.test(clause)) return true;
  // pain is told with and without its medicine
  if (analyte.name === 'Pain score') return /\b(?:no|not|denies|never)\s+(?:[a-z]+\s+){0,2}$/i.test(clause);
  if (/\b(?:no|not|without|denies|never)\s+(?:[a-z]+\s+){0,2}$/i.test(clause)) return true;
  if (
    /\b(?:recheck|repeat|order(?:ed)?|check(?:s|ing)?|monitor(?:s|ing)?)\s+(?:[a-z]+\s+){0,3}$/i.test(clause) &&
    // "repeat potassium 3.8" is a result
    !(/\b(?:recheck|repeat)\s+$/i.test(clause) && words.trim() === '') &&
    !/\b(?:is|was|were|of|at|:)\b|[:=]/i.test(words)
  )
    return true;
  const { words: read, polarity } = readSentence(sentence.slice(0, end));
  return read.length > 0 && polarity.at(-1) === -1;
}

function numberAt(
  sentence: string,
  from: number,
  { at, analyte }: Place,
  options: ReadOptions,
  beforeTo = false,
): Found | null {
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
  const isRange = !beforeTo || !/^\s*to\s/i.test(after);
  if (isRange && noValueAfter.test(after) && unitAt(after, analyte).length === 0) return null;
  if (
    noValueAfter.test(after.slice(unitAt(after, analyte).length)) &&
    /^\s*or\b/i.test(after.slice(unitAt(after, analyte).length))
  )
    return null;
  const unit = unitAt(after, analyte);
  let value = numberOf(written);
  let length = match[0].length + unit.length;
  let unitText = unit.trim().replace(/^-/, '');
  const compound = compoundAt(rest, analyte);
  if (compound) ({ value, length, unitText } = compound);
  const given = unitText !== '';
  const inferred = /^k$/i.test(unitText) ? 'K/uL' : given ? unitText : (bareUnit(analyte, value) ?? '');
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
    ...timeOf(sentence, { name: at, start: from, end }, options),
    start: at,
    end,
  };
}

/** The unit after a number as written, known or not; '' where none stands there. */
function unitAt(after: string, analyte: Analyte): string {
  const known = knownUnit(analyte).exec(after)?.[0];
  // "45K" counts thousands
  if (known === undefined && analyte.unit === '10*9/L' && /^\s?k\b/i.test(after)) return /^\s?k/i.exec(after)![0];
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

/** A date of a life, not of a measurement. */
const ofLife = /\b(?:dob|d\.o\.b\.?|date of birth|born|since|diagnosed|diagnosis|surgery|started|smok\w+)\b[^,;]*$/i;
/** A date at which it may have been measured, or not. */
const ofStay = /\b(?:seen|admitted|admission|hospital\w*|discharged|visit\w*|er|ed)\b[^,;]*$/i;

/** The time of a value by the words of its own part of the sentence. A date elsewhere counts only as a heading. */
function timeOf(
  sentence: string,
  { name, start, end }: { name: number; start: number; end: number },
  options: ReadOptions,
): Pick<StatedValue, 'date' | 'when'> {
  const cuts = [...sentence.matchAll(separator)];
  const open = cuts.findLast(({ index, 0: mark }) => index + mark.length <= start);
  const from = open ? open.index + open[0].length : 0;
  const until = cuts.find(({ index }) => index >= end)?.index ?? sentence.length;
  const own = sentence.slice(from, until);
  const dates = writtenDates(sentence, options);
  const beside = dates.find(
    (date) =>
      /^[\s,(;]*(?:on|in|collected|drawn|taken|dated|from)?[\s,:(]*$/i.test(sentence.slice(end, date.start)) &&
      date.start >= end,
  );
  if (beside) return { date: beside.date, when: 'stated' };
  if (nowWord.test(own)) return { date: null, when: 'visit' };
  const useful = dates.filter((date) => !ofLife.test(sentence.slice(0, date.start)));
  const within = useful.find(
    (date) => date.start >= from && date.end <= until && !ofStay.test(sentence.slice(from, date.start)),
  );
  const collected = useful.find((date) =>
    /\b(?:collected|drawn|taken)\s*(?:on)?[\s:]*$/i.test(sentence.slice(0, date.start)),
  );
  const heading = useful.find(
    (date) =>
      date.end <= name &&
      /^\W*(?:(?:on|from|in|labs?|results?|laborator\w+|vitals?|tests?|bloods?|of|dated|drawn)\W+)*$/i.test(
        sentence.slice(0, date.start),
      ),
  );
  const chosen = within ?? collected ?? heading;
  if (chosen) return { date: chosen.date, when: 'stated' };
  const near = from <= name ? sentence.slice(Math.max(0, name - 60), until) : own;
  const told = useful.some((date) => date.end <= start && ofStay.test(sentence.slice(0, date.start)));
  if (told || earlier.test(near) || ofMonth.test(own)) return { date: null, when: 'unknown' };
  return { date: null, when: 'visit' };
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
    const time = timeOf(sentence, { name: match.index, start: match.index, end }, options);
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
