import { belowTwenty, tens } from '../vocabulary/number-words.ts';

const unitOf = (word: string | undefined): number | undefined => (word ? belowTwenty.get(word) : undefined);
const tenOf = (word: string | undefined): number | undefined => (word ? tens.get(word) : undefined);

/** True for a word of a spoken number ("seven", "forty", "hundred", "forty-two"). */
export function isNumberWord(word: string): boolean {
  return readNumber(word.split('-'), 0) !== undefined;
}

/**
 * Reads a spoken number that begins at `from`. Returns the digits and how many words it took, or undefined.
 * "five hundred" → 500, "one thirty over" → 130 (as blood pressures are said), "ninety eight point six" → 98.6,
 * "twenty twenty one" → 2021.
 */
export function readNumber(words: readonly string[], from: number): { value: string; length: number } | undefined {
  // "a . five centimeter stone": nothing ends with an article
  if (words[from] === '.' && /^(?:an?|of|about|by)$/.test(words[from - 1] ?? '')) {
    const digit = unitOf(words[from + 1]);
    return digit === undefined || digit > 9 ? undefined : { value: `0.${digit}`, length: 2 };
  }
  let at = from;
  let total = 0;
  let current = 0;
  let read = false;
  let lastTens = -1;
  for (; at < words.length; at++) {
    const word = words[at]!;
    const ten = tenOf(word);
    const unit = unitOf(word);
    const measured = read && lastTens === 1 && current > 0 && current < 10 && isMeasured(words, from, at);
    if (measured && word === 'oh' && (unitOf(words[at + 1]) ?? 10) < 10) {
      current = current * 100 + unitOf(words[++at])!;
      lastTens = 1;
    } else if (measured && unit !== undefined && unit >= 10) {
      current = current * 100 + unit;
      lastTens = 2;
    } else if (word === 'hundred' || word === 'thousand') {
      if (!read) break;
      const factor = word === 'hundred' ? 100 : 1000;
      if (factor === 1000) {
        total += (current || 1) * 1000;
        current = 0;
      } else current = (current || 1) * 100;
      lastTens = -1;
    } else if (
      word === 'and' &&
      current >= 100 &&
      current % 100 === 0 &&
      (tenOf(words[at + 1]) ?? unitOf(words[at + 1])) !== undefined
    ) {
      continue;
    } else if (ten !== undefined) {
      if (read && current !== 0 && current % 100 !== 0) {
        // "one thirty", "twenty twenty": digits said side by side
        if (current < 30 && lastTens !== 2) current = current * 100 + ten;
        else break;
      } else current += ten;
      lastTens = 2;
    } else if (unit !== undefined) {
      if (!read) current = unit;
      else if (lastTens === 2 && current % 10 === 0 && unit > 0 && unit < 10) current += unit;
      else if (current >= 100 && current % 100 === 0 && lastTens === -1) current += unit;
      else if (total > 0 && current === 0 && lastTens === -1) current = unit;
      else break;
      lastTens = unit >= 10 ? 2 : 1;
    } else break;
    read = true;
  }
  if (!read) return undefined;
  let value = String(total + current);
  if (
    (words[at] === 'point' || words[at] === '.') &&
    (unitOf(words[at + 1]) !== undefined || /^\d+$/.test(words[at + 1] ?? ''))
  ) {
    let decimals = '';
    at++;
    for (; at < words.length && decimals.length < 3; at++) {
      const digit = unitOf(words[at]);
      if (digit !== undefined && digit < 10) decimals += digit;
      else if (decimals === '' && /^\d+$/.test(words[at]!)) decimals += words[at]!;
      else break;
    }
    value += `.${decimals}`;
  }
  return { value, length: at - from };
}

const measure =
  /^(?:pressure|bp|systolic|pulse|rate|sugars?|glucose|weight|weighs?|temp|temperature|saturation|reading|readings)$/;
/** "one thirty-four over eighty-six", "heart rate one oh two": digits side by side are one number where a measure is told. */
const isMeasured = (words: readonly string[], from: number, at: number): boolean =>
  words.slice(at + 1, at + 3).includes('over') ||
  words.slice(Math.max(0, from - 4), from).some((word) => measure.test(word));

const strength = /^(?:mg|milligrams?|mcg|micrograms?|units?)$/;
const form =
  /^(?:tablets?|tabs?|pills?|capsules?|caps?|patch(?:es)?|puffs?|suppositor(?:y|ies)|lozenges?|gummies|doses?)$/;
/** "one forty milligram tablet", "two fifty milligram capsules": how many, or how strong, only the speaker knows. Returns how many words stay as they are. */
export function countOfForms(words: readonly string[], from: number): number {
  const count = unitOf(words[from]);
  if (count === undefined || count === 0 || count > 9) return 0;
  const strong = readNumber(words, from + 1);
  if (!strong || (tenOf(words[from + 1]) ?? unitOf(words[from + 1]) ?? 0) < 10) return 0;
  const after = from + 1 + strong.length;
  return strength.test(words[after] ?? '') && form.test(words[after + 1] ?? '')
    ? count === 1
      ? 1
      : 1 + strong.length
    : 0;
}

const smallUnits = /^(?:cm|mm|mg|ml|cc|centimeters?|millimeters?|milligrams?|milliliters?|percent|%|liters?|grams?)$/;
const digitOf = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d$/.test(word) ? Number(word) : undefined;

/** Words with spoken numbers as digits: `['five', 'hundred', 'mg']` → `['500', 'mg']`. Hyphenated numbers are read too. */
export function digitise(words: readonly string[]): string[] {
  const flat = words.flatMap((word) =>
    word.includes('-') && word.split('-').every((part) => isNumberPart(part)) ? word.split('-') : [word],
  );
  const out: string[] = [];
  for (let i = 0; i < flat.length;) {
    // "point five centimeters" without a number before
    const fraction = flat[i] === 'point' ? (unitOf(flat[i + 1]) ?? digitOf(flat[i + 1])) : undefined;
    if (
      fraction !== undefined &&
      fraction < 10 &&
      smallUnits.test(flat[i + 2] ?? '') &&
      !/^\d/.test(out.at(-1) ?? '')
    ) {
      out.push(`0.${fraction}`);
      i += 2;
      continue;
    }
    const kept = countOfForms(flat, i);
    if (kept > 0) {
      out.push(...flat.slice(i, i + kept));
      i += kept;
      continue;
    }
    // "a hundred", "a thousand"
    const article = flat[i] === 'a' && (flat[i + 1] === 'hundred' || flat[i + 1] === 'thousand');
    const number = article ? readNumber(['one', ...flat.slice(i + 1, i + 9)], 0) : readNumber(flat, i);
    if (number) {
      out.push(number.value);
      i += number.length;
    } else out.push(flat[i++]!);
  }
  return out;
}

const isNumberPart = (part: string): boolean =>
  unitOf(part) !== undefined || tenOf(part) !== undefined || part === 'hundred';
