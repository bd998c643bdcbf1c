import type { Locale } from './locale.ts';
import { wordClasses } from './word-classes.data.ts';

/** Words that end a gap: what follows them is another statement, or the opposite. */
const ends: Readonly<Record<Locale, string>> = {
  en: 'no|not|nor|never|without|but|fine|normal|okay|ok|denies|except|if',
  es: 'no|ni|nunca|sin|pero|bien|normal|tampoco|niega|si',
};
const apart = 6;

const words = (alternatives: string): string =>
  alternatives
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .map((each) => each.replaceAll('+', ' ').replaceAll('*', '[a-z0-9]*'))
    .join('|');

function compileToken(token: string, locale: Locale): string {
  const gap = /^_(\d*)$/.exec(token);
  if (gap) return `(?:(?!(?:${ends[locale]}) )\\S+ ){0,${gap[1] || 3}}`;
  if (token.startsWith('~')) return `(?!(?:${words(token.slice(1))}) )`;
  const isOptional = token.endsWith('?');
  const alternatives = (isOptional ? token.slice(0, -1) : token)
    .split('|')
    .map((each) => (each.startsWith('@') ? classOf(each.slice(1), locale) : each))
    .join('|');
  return `(?:(?:${words(alternatives)}) )${isOptional ? '?' : ''}`;
}

function classOf(name: string, locale: Locale): string {
  const found = wordClasses[locale][name];
  if (found === undefined) throw new Error(`There is no class of words @${name} in ${locale}.`);
  return found;
}

const compileRow = (row: string, locale: Locale): string =>
  row
    .trim()
    .split(/\s+/)
    .map((token) => compileToken(token, locale))
    .join('');

/** All orders of the parts. */
const ordersOf = (parts: readonly string[]): string[][] =>
  parts.length < 2
    ? [[...parts]]
    : parts.flatMap((part, at) => ordersOf(parts.toSpliced(at, 1)).map((rest) => [part, ...rest]));

/**
 * A pattern of words as a regular expression over a text whose words each end with a space. "a|b" is either, "a+b" words in a row,
 * "@name" a class of words, "x*" any ending, "x?" may be left out, "~x" must not follow, "_" a gap of up to three words and "_5" of up
 * to five. "A & B" is both in either order, with at most six words between them.
 */
export function compilePattern(pattern: string, locale: Locale): RegExp {
  const parts = pattern.split('&').map((row) => compileRow(row, locale));
  const between = compileToken(`_${apart}`, locale);
  const orders = ordersOf(parts).map((order) => order.join(between));
  return new RegExp(`(?<![^ ])(?:${orders.join('|')})`, 'g');
}

/** The words of a pattern, for the repair of misspelt ones. Endings after "*" are the usual ones. */
export function wordsOfPattern(pattern: string, locale: Locale): string[] {
  return pattern
    .split(/[\s&]+/)
    .filter((token) => !token.startsWith('~'))
    .flatMap((token) => token.replace(/\?$/, '').split('|'))
    .flatMap((each) => (each.startsWith('@') ? classOf(each.slice(1), locale).split('|') : [each]))
    .flatMap((each) => each.split('+'))
    .flatMap((word) => (word.endsWith('*') ? endings.map((ending) => word.slice(0, -1) + ending) : [word]))
    .filter((word) => /^[a-z]{4,}$/.test(word));
}

const endings = ['', 's', 'ed', 'ing', 'e', 'es'];
