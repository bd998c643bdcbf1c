import sheets from '../../lexicon/sheet-words.json' with { type: 'json' };
import { anyOf } from './any-of.ts';

/** Units of laboratory sheets, in small letters. */
export const sheetUnits: ReadonlySet<string> = new Set(sheets.units);
/** How a sheet flags a value, and the word for it. */
export const flagWord = (printed: string): string | undefined =>
  Object.hasOwn(sheets.flags, printed.toLowerCase())
    ? (sheets.flags as Record<string, string>)[printed.toLowerCase()]
    : undefined;
/** Results that are words. */
export const resultWordForm = anyOf(sheets.words);
/** Titles of columns; a line of nothing else is no result. */
export const columnTitle = new RegExp(`^(?:${sheets.titles.join('|')})$`, 'i');
/** What a sheet says of patient, sender and way, at the beginning of a line. */
export const administrative = new RegExp(`^(?:${sheets.administrative.join('|')})\\b`, 'i');
