import { countOfForms, isNumberWord, readNumber } from '../../text/numbers.ts';
import { decades, digitWord, ordinals } from '../../vocabulary/number-words.ts';
import { type Unit, unitOf } from '../../vocabulary/units.ts';

/** A number in a text: its value without signs, the unit after it, and the words it takes (end exclusive). */
export type NumberMention = {
  value: number;
  /** On which side of the value, where a sign or the words before it say so. */
  bound: 'above' | 'below' | undefined;
  negative: boolean;
  unit: Unit | undefined;
  from: number;
  to: number;
  words: string;
};

const fixed = new Map<string, number>([
  ['half', 0.5],
  ['quarter', 0.25],
  ['couple', 2],
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
  ['dozen', 12],
  ['single', 1],
  ['double', 2],
  ['both', 2],
  ...decades,
]);

const afterPoint = new RegExp(`^(?:\\d+|oh|${digitWord})$`);

type Found = { value: number; from: number; to: number; loose: boolean };

/**
 * Every number of a text. `written` are those that a note must have a source for; `loose` ones ("once", "a week", "first", other
 * ways to read digits said side by side) only count as a source.
 */
export function numbersOf(words: readonly string[]): { written: NumberMention[]; loose: NumberMention[] } {
  const found = findNumbers(words.map(unsigned));
  const units = unitsOf(words, found);
  const mentions = found.map((one, i) => ({
    ...one,
    bound: boundOf(words, one.from),
    negative: /^-\p{N}/u.test(words[one.from]!) || words[one.from - 1] === 'minus',
    unit: units[i],
    words: words.slice(one.from, one.to).join(' '),
  }));
  const joined = joinedReadings(
    mentions.filter(
      (one) => !/^(?:an?|once|twice|thrice|both|half|couple|single|double|dozen|quarter)$/.test(one.words),
    ),
  );
  return { written: mentions.filter((one) => !one.loose), loose: [...mentions.filter((one) => one.loose), ...joined] };
}

/** ">100", "-2.5" and "2+" by their digits. */
const unsigned = (word: string): string =>
  word.replace(/^(?:[<>≤≥]=?|[-+±~])(?=\p{N})/u, '').replace(/(?<=\p{N})\+$/u, '');

/** ">100", "more than a 100", "under 100". "Over" after a number is that of a blood pressure. */
function boundOf(words: readonly string[], at: number): NumberMention['bound'] {
  const sign = words[at]!.charAt(0);
  if (sign === '<' || sign === '≤') return 'below';
  if (sign === '>' || sign === '≥') return 'above';
  const before = words.slice(Math.max(0, at - 4), at).join(' ');
  if (/(?:^| )(?:(?:less|fewer|lower|smaller) than|under|below)(?: an?| about)?$/.test(before)) return 'below';
  if (/(?:^| )(?:(?:more|greater|higher|larger) than|above|(?<!\p{N} )over)(?: an?| about)?$/u.test(before))
    return 'above';
  return undefined;
}

function findNumbers(words: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at]!;
    const next = words[at + 1] ?? '';
    if (/^\p{N}/u.test(word)) {
      at = digits(words, at, found);
      continue;
    }
    if (word === 'point' && afterPoint.test(next) && found.at(-1)?.to !== at) {
      const digit = readNumber(words, at + 1)?.value ?? next;
      found.push({ value: Number(`0.${digit}`), from: at, to: at + 2, loose: false });
      at += 2;
      continue;
    }
    const spoken = spokenNumber(words, at);
    if (spoken) {
      // "one" is a number only where it counts something
      const pronoun = spoken.value === 1 && spoken.to === at + 1 && unitOf(next) === undefined && word === 'one';
      found.push({ ...spoken, loose: pronoun });
      at = spoken.to;
      continue;
    }
    const value = fixed.get(word) ?? ordinals.get(word);
    if (value !== undefined) found.push({ value, from: at, to: at + 1, loose: true });
    else if (/^an?$/.test(word) && (unitOf(next) !== undefined || next === 'pack')) {
      found.push({ value: 1, from: at, to: at + 1, loose: true });
      // "a year and a half"
      if (words.slice(at + 2, at + 5).join(' ') === 'and a half')
        found.push({ value: 1.5, from: at, to: at + 1, loose: true });
    }
    at++;
  }
  return found;
}

/** Reads a word that begins with a digit ("120/80", "8:30", "2-3", "1,000", "5"), and what follows it ("point six", "thousand"). */
function digits(words: readonly string[], at: number, found: Found[]): number {
  const word = words[at]!.replace(/(?:%|st|nd|rd|th)$/, '');
  const time = /^(\d{1,2}):(\d\d)$/.exec(word);
  if (time) {
    const hour = Number(time[1]);
    found.push({ value: time[2] === '00' ? hour : hour * 100 + Number(time[2]), from: at, to: at + 1, loose: false });
    return at + 1;
  }
  const parts = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(word) ? [word.replaceAll(',', '')] : word.split(/[/:,-]/);
  const values = parts.map(Number).filter((value) => Number.isFinite(value));
  if (parts.length > 1 || values.length !== 1) {
    // "03/2021", "03/14/2021": months are said by name
    const month = /^(?:0?[1-9]|1[0-2])\/(?:(?:[0-2]?\d|3[01])\/(?:\d\d)?\d\d|(?:19|20)\d\d)$/.test(word);
    const ofDay = datePartsOf(word);
    for (const [i, value] of (ofDay ?? values).entries())
      found.push({ value, from: at, to: at + 1, loose: month && i === 0 });
    return at + 1;
  }
  let value = values[0]!;
  let to = at + 1;
  if (words[to] === 'point') {
    const decimals = readNumber(words, to + 1);
    if (/^\d+$/.test(words[to + 1] ?? '')) {
      value = Number(`${value}.${words[to + 1]}`);
      to += 2;
    } else if (decimals && decimals.length > 0) {
      value = Number(`${value}.${decimals.value.replace('.', '')}`);
      to += 1 + decimals.length;
    }
  }
  if (words[to] === 'thousand' || words[to] === 'hundred') {
    value *= words[to] === 'thousand' ? 1000 : 100;
    to++;
  }
  if (words[to] === 'and' && words[to + 1] === 'a' && words[to + 2] === 'half') {
    value += 0.5;
    to += 3;
  }
  found.push({ value, from: at, to, loose: false });
  return to;
}

/** Month, day and year of "3/1/21" (years of two digits are of this century's or the last's); undefined for what is no date. */
export function datePartsOf(word: string): number[] | undefined {
  const date = /^(0?[1-9]|1[0-2])\/([0-2]?\d|3[01])\/(\d{4}|\d\d)$/.exec(word);
  if (!date) return undefined;
  const year = Number(date[3]);
  return [Number(date[1]), Number(date[2]), year > 99 ? year : year + (year < 40 ? 2000 : 1900)];
}

function spokenNumber(words: readonly string[], at: number): { value: number; from: number; to: number } | undefined {
  const word = words[at]!;
  if (word === 'a' && /^(?:hundred|thousand)$/.test(words[at + 1] ?? '')) {
    const rest = readNumber(['one', ...words.slice(at + 1, at + 9)], 0);
    return rest && { value: Number(rest.value), from: at, to: at + rest.length };
  }
  if (word.includes('-')) {
    const parts = word.split('-');
    if (!isNumberWord(parts[0]!)) return undefined;
    // "ninety-eight point four"
    const point = words[at + 1] === 'point' ? ['point', words[at + 2] ?? ''] : [];
    const read = readNumber([...parts, ...point], 0);
    if (!read) return undefined;
    return { value: Number(read.value), from: at, to: read.length > parts.length ? at + 3 : at + 1 };
  }
  if (!isNumberWord(word)) return undefined;
  const read = countOfForms(words, at) > 0 ? readNumber([word], 0) : readNumber(words, at);
  if (!read) return undefined;
  let to = at + read.length;
  let value = Number(read.value);
  if (words[to] === 'and' && words[to + 1] === 'a' && words[to + 2] === 'half') {
    value += 0.5;
    to += 3;
  }
  return { value, from: at, to };
}

const between = new Set(['to', 'or', '-', 'and', ',', 'over', 'by', 'x', 'through']);

/** The unit after a number; numbers of a range ("5 to 10 mg") share the last one's. */
function unitsOf(words: readonly string[], found: readonly Found[]): (Unit | undefined)[] {
  const units: (Unit | undefined)[] = [];
  for (let i = found.length - 1; i >= 0; i--) {
    const { to, from } = found[i]!;
    const inside = words[from]!.endsWith('%') ? '%' : /-((?:year|month|week|day)s?-old)$/.exec(words[from]!)?.[1];
    const next = words[to] ?? '';
    // "half an hour", "212 milligrams per deciliter"
    const part = /^an?$/.test(next) && found[i]!.value < 1 ? unitOf(words[to + 1] ?? '') : undefined;
    const share = words[to + 1] === 'per' && /^deciliters?$/.test(words[to + 2] ?? '') && unitOf(next);
    const shared = share ? unitOf(`${share.name.toLowerCase()}/dl`) : undefined;
    let unit = shared ?? part ?? (inside ? unitOf(inside) : (unitOf(next) ?? unitOf(`${next}-${words[to + 1] ?? ''}`)));
    if (unit?.name === 'g' && next === 'g' && words[to + 1] === '-') unit = undefined;
    if (unit === undefined && /^(?:one|whole|full|extra|more|additional|consecutive)$/.test(next))
      unit = unitOf(words[to + 1] ?? '');
    const follows = found[i + 1];
    if (unit === undefined && follows && follows.from === from) unit = units[0];
    if (unit === undefined && follows && between.has(next) && follows.from === to + 1 && next !== ',' && next !== 'and')
      unit = units[0];
    units.unshift(unit);
  }
  return units;
}

/** Other readings of neighbouring numbers: "2000 and 20" → 2020, "8 30" → 830, "19 98" → 1998. */
function joinedReadings(mentions: readonly NumberMention[]): NumberMention[] {
  const out: NumberMention[] = [];
  for (let i = 1; i < mentions.length; i++) {
    const a = mentions[i - 1]!;
    const b = mentions[i]!;
    if (b.from - a.to > 1 || b.from < a.to || !Number.isInteger(a.value) || !Number.isInteger(b.value)) continue;
    if (b.from - a.to === 1 && !(a.value >= 100 && a.value % 100 === 0)) continue;
    if (b.value >= 100 || a.value === 0) continue;
    const value = a.value % 100 === 0 ? a.value + b.value : b.from === a.to ? a.value * 100 + b.value : undefined;
    if (value !== undefined) out.push({ ...b, value, from: a.from, words: `${a.words} ${b.words}` });
  }
  return out;
}
