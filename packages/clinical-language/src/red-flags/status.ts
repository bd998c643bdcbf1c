import { isChild, isProxy, type Reader } from './reader.ts';
import type { Statement } from './said.ts';
import { statusWords } from './status-words.data.ts';
import type { Locale } from './locale.ts';

/** `supposed`: of what may be, is feared or is asked about in general. */
export type Status = 'present' | 'absent' | 'past' | 'other' | 'supposed';

/** `earlier`: what was said before the statement, where somebody else may be named. */
type Place = { statement: Statement; from: number; to: number; earlier: string };

/** How the words around a sign put it. Words that both languages share are judged by the language that the person chose as well. */
export function statusAt(place: Place, reader: Reader, locale: Locale): Status {
  const locales = [...new Set([locale, reader.locale])];
  if (locales.some((each) => isDenied(place, each))) return 'absent';
  if (isOfOther(place, reader, locale)) return 'other';
  if (locales.some((each) => isPast(place, each))) return 'past';
  return locales.some((each) => isSupposed(place, each)) ? 'supposed' : 'present';
}

const nearWords = 4;
const countOf = (text: string): number => text.split(' ').length - 1;

function isDenied({ statement: { text }, from, to }: Place, locale: Locale): boolean {
  const { deniesAll, deniesNear, notDenial, restarts } = statusWords[locale];
  const before = text.slice(0, from);
  const reaches = (cue: RegExpExecArray): boolean =>
    !notDenial.test(text.slice(cue.index)) && !restarts.test(` ${before.slice(cue.index + cue[0].length)}`);
  for (const cue of before.matchAll(deniesNear)) {
    const between = before.slice(cue.index + cue[0].length);
    if (countOf(between) <= nearWords && !between.includes(',') && reaches(cue)) return true;
  }
  for (const cue of before.matchAll(deniesAll)) {
    const between = before.slice(cue.index + cue[0].length);
    if (reaches(cue) && (!between.includes(',') || isList(text.slice(cue.index)))) return true;
  }
  return /^(?:, )?(?:no|none|negative|absent|denied|negativo|ninguno) (?:,|$)/.test(text.slice(to));
}

/** "no fever, cough or pain": a list that ends with a conjunction is denied as a whole. */
const isList = (text: string): boolean =>
  /, (?:\S+ ){0,5}?(?:or|nor|and|any|anything|ni|o|y) |(?: (?:or|nor|ni|o) )/.test(text);

/** The part between commas that a sign stands in. Very short parts ("in 2015,") belong to the next one. */
function partAt({ statement: { text }, from }: Place): { part: string; start: number } {
  let start = 0;
  let words = 0;
  for (let comma = text.indexOf(', '); comma >= 0 && comma < from; comma = text.indexOf(', ', comma + 2)) {
    words = countOf(text.slice(start, comma));
    if (words > nearWords) start = comma + 2;
  }
  const end = text.indexOf(', ', from);
  return { part: text.slice(start, end < 0 ? undefined : end), start };
}

function isPast(place: Place, locale: Locale): boolean {
  const { past, present, historyOf } = statusWords[locale];
  const { part, start } = partAt(place);
  const history = historyOf.exec(part.slice(0, place.from - start));
  if (history && !/ (?:presents?|comes|came|with|who|has|is|con|presenta) /.test(history[0])) return true;
  const own = part.split(/ (?:and|so|y) (?=(?:i|my|now|today|he|she|mi|me|ahora|hoy|tengo) )/);
  const sign = place.statement.text.slice(place.from, place.to);
  const piece = own.find((each) => `${each} `.includes(sign)) ?? part;
  return past.test(` ${piece} `.replace(/^ /, '')) && (!present.test(piece) || /used to|not for years/.test(piece));
}

const sameCondition = / (?:or|o) (?:if |si )?(?:i|my|he|she|his|her|the|mi|me) /g;
const subjects = /(?<![^ ])(?:i|my|he|she|his|her|this|these|it|mi|mis|tengo|estoy|me) /;
const farthest = 6;

function isSupposed(place: Place, locale: Locale): boolean {
  const { supposed, general, self, third } = statusWords[locale];
  const { statement, from } = place;
  const { part, start } = partAt(place);
  const before = part.slice(0, from - start);
  for (const cue of before.matchAll(supposed)) {
    const between = ` ${before.slice(cue.index + cue[0].length)}`.replaceAll(sameCondition, ' ').trimStart();
    const isLaughter = /^(?:laugh|risa|rei)/.test(cue[0]);
    if (countOf(between) <= farthest && (isLaughter || !subjects.test(between))) return true;
  }
  const isPersonal = statement.text.search(self) >= 0 || statement.text.search(third) >= 0;
  return (
    (statement.isQuestion && general.test(statement.text) && !isPersonal) ||
    /(?<![^ ])(?:lol|haha\w*|lmao|jaja\w*) /.test(statement.text)
  );
}

/** The last one who is named before the sign has it. */
function isOfOther({ statement: { text }, from, to, earlier }: Place, reader: Reader, locale: Locale): boolean {
  const words = statusWords[locale];
  const own = text.slice(from, to);
  const proxy = isProxy(reader);
  if (own.search(words.self) >= 0 && !proxy) return false;
  const before = text
    .slice(0, from)
    .replaceAll(words.reported, '')
    .replaceAll(words.ofPatient, (found) => (proxy ? 'theirs-of-patient ' : found));
  const last = (pattern: RegExp): number => [...before.matchAll(pattern)].at(-1)?.index ?? -1;
  const theirs = before.lastIndexOf('theirs-of-patient');
  // "he" is the patient unless somebody else was named
  const isNamed = `${earlier}${before}`.search(words.other) >= 0;
  const [other, third] = [last(words.other), isNamed ? last(words.third) : -1];
  // "my" before a relative is theirs
  const me = last(words.self);
  const self = other > me && other - me <= 14 && !/(?<![^ ])(?:i|me|yo) $/.test(before.slice(me, me + 4)) ? -1 : me;
  if (proxy) {
    const named = before.slice(other);
    const isStranger =
      other >= 0 && (words.stranger.test(named) || (isChild(reader.patient) && !words.child.test(named)));
    return theirs >= 0 || (isStranger && other >= third && other >= self);
  }
  const isOwnChild = reader.patient.ageYears == null && other >= 0 && words.child.test(before.slice(other));
  if (isOwnChild) return false;
  // of a child with no age on record a parent writes "he"
  return Math.max(other, third) > self;
}
