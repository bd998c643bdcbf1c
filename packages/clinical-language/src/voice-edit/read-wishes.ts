import { readStep, type Step } from '../edit/read-instruction.ts';
import { anyOf } from '../vocabulary/any-of.ts';
import { ordinals } from '../vocabulary/number-words.ts';
import { type NamedSection, sectionAtEnd, sectionAtStart, sectionNamed } from './section-names.ts';
import { writeDoses } from './spoken-doses.ts';
import type { Unit } from './units.ts';

/** A sentence, paragraph or list item of a note; `at` counts from 0, or back from -1. */
export type Place = { unit: Unit; at: number };

/** One change to a note. `section` is the key of the only section that it concerns; null for the whole note. */
export type Wish = { section: string | null } & (
  | { kind: 'style'; step: Step }
  | { kind: 'replace'; from: string; to: string }
  | { kind: 'dose'; drug: string | null; to: string }
  | { kind: 'remove-place'; place: Place }
  | { kind: 'remove'; step: Step & { kind: 'remove' | 'remove-about' } }
  | { kind: 'empty' }
  | { kind: 'add'; text: string }
  | { kind: 'move'; what: Place | { words: string }; to: string }
);
/** `otherwise`: how its words can be read too, when it cannot be done as it is. */
export type ReadWish = Wish & { otherwise?: ReadWishes };
/** `unknown`: words that were not understood. */
export type ReadWishes = { wishes: ReadWish[]; unknown: string[] };

/** Places of a list, from 0. */
const places = new Map<string, number>([
  ...[...ordinals].map(([word, value]) => [word, value - 1] as const),
  ['last', -1],
  ['final', -1],
]);
const ordinal = `${anyOf(places.keys())}|\\d+(?:st|nd|rd|th)`;
const unitWord = 'sentences?|paragraphs?|lines?|bullets?|bullet points?|items?|points?';
const place = new RegExp(`^(?:the )?(${ordinal}) (${unitWord})$`, 'i');
const remover = '(?:remove|delete|drop|cut|take out|leave out|strike|erase|get rid of)';
const dose = String.raw`\d+(?:[.,]\d+)?(?: ?(?:mg|mcg|g|mL|ml|units?|tablets?|puffs?|%))?`;

function readPlace(words: string): Place | null {
  const match = place.exec(words.trim());
  if (!match) return null;
  const at = places.get(match[1]!.toLowerCase()) ?? Number.parseInt(match[1]!, 10) - 1;
  const unit = /^sentence/i.test(match[2]!) ? 'sentence' : /^paragraph/i.test(match[2]!) ? 'paragraph' : 'item';
  return { unit, at };
}

const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/^["'“‘«]+|["'”’»]+$/g, '')
    .trim();

type Reader = (text: string, sections: readonly NamedSection[]) => Wish | null;

const readers: Reader[] = [
  // move what to a section
  (text, sections) => {
    const match = /^(?:move|put|shift) (.+?) (?:in|un)?(?:to|der) (.+)$/i.exec(text);
    const to = match && sectionNamed(match[2]!, sections);
    if (!match || !to) return null;
    const from = sectionAtEnd(match[1]!, sections);
    const what = from?.rest ?? match[1]!;
    const words = unquoted(
      what.replace(/^(?:the )?(?:sentence|line|words?|part|text) (?:about|on|with|that says) /i, ''),
    );
    return { kind: 'move', section: from?.section.key ?? null, what: readPlace(what) ?? { words }, to: to.key };
  },
  // add to a section
  (text, sections) => {
    const match = /^(?:add|append|write|insert|put) (?:in|on)?(?:to|under|in)? ?(.+)$/i.exec(text);
    const into = match && sectionAtStart(match[1]!, sections);
    return into && into.rest !== '' ? { kind: 'add', section: into.section.key, text: unquoted(into.rest) } : null;
  },
  (text, sections) => {
    const match = /^(?:add|append|insert|put|write):? (.+) (?:in|on)?(?:to|under|in) (.+)$/i.exec(text);
    const into = match && sectionNamed(match[2]!, sections);
    return into ? { kind: 'add', section: into.key, text: unquoted(match[1]!) } : null;
  },
  (text) => {
    const match = /^(?:add|append)(?: (?:the|a) (?:sentence|line|words?|text|item))?(?: that)?:? (.+)$/i.exec(text);
    return match ? { kind: 'add', section: null, text: unquoted(match[1]!) } : null;
  },
  // the dose
  (text) => {
    const match = new RegExp(
      `^(?:(?:change|correct|set|update|increase|raise|decrease|reduce|lower|make|titrate) )?(?:the )?dos(?:e|age)(?: of (?:the )?(.+?))? (?:to|is|should be|into) (${dose})(.*)$`,
      'i',
    ).exec(text);
    return match && match[3]!.trim() === ''
      ? { kind: 'dose', section: null, drug: match[1]?.trim() ?? null, to: match[2]! }
      : null;
  },
  (text) => {
    const match = new RegExp(
      `^(?:change|correct|set|update|increase|raise|decrease|reduce|lower|titrate)? ?(?:the )?(\\p{L}[\\p{L}-]+(?: \\p{L}+)?)(?: dos(?:e|age))? to (${dose})$`,
      'iu',
    ).exec(text);
    return match ? { kind: 'dose', section: null, drug: match[1]!, to: match[2]! } : null;
  },
  // what it is, and what it is not
  (text) => {
    const match =
      /^(?:(?:it|that|this) (?:should (?:say|be|read)|is|was)|it's|that's|make (?:it|that)|write|say) (?:the )?(.+?),? (?:and )?(?:not|instead of|rather than) (?:the )?(.+)$/i.exec(
        text,
      );
    return match ? { kind: 'replace', section: null, from: unquoted(match[2]!), to: unquoted(match[1]!) } : null;
  },
  // remove a place, or a section
  (text, sections) => {
    const match = new RegExp(`^${remover} (.+)$`, 'i').exec(text) ?? /^(?:empty|clear) (.+)$/i.exec(text);
    if (!match) return null;
    const at = readPlace(match[1]!);
    if (at) return { kind: 'remove-place', section: null, place: at };
    const whole = sectionNamed(match[1]!, sections);
    return whole && /^(?:the )?\S+(?: \S+){0,5}$/.test(match[1]!) && names(match[1]!, whole)
      ? { kind: 'empty', section: whole.key }
      : null;
  },
];

/** A section is emptied only when its whole header was said, or the word “section”. */
const names = (words: string, { header }: NamedSection): boolean =>
  / section$/i.test(words) || words.replace(/^the /i, '').toLowerCase() === header.toLowerCase();

function fromStep(step: Step): Wish | null {
  switch (step.kind) {
    case 'replace':
      return { kind: 'replace', section: null, from: step.from, to: step.to };
    case 'remove':
    case 'remove-about':
      return { kind: 'remove', section: null, step };
    case 'add':
      return { kind: 'add', section: null, text: step.text };
    case 'remove-place':
      return { kind: 'remove-place', section: null, place: { unit: step.unit, at: step.place } };
    default:
      return { kind: 'style', section: null, step };
  }
}

/** One wish; with the section that it names at its beginning or end. */
function readOne(words: string, sections: readonly NamedSection[]): Wish | null {
  const text = words
    .trim()
    .replace(/^(?:(?:please|can you|could you|just|now|and|then|also|okay|ok|um|uh)[, ]+)+/i, '')
    .replace(/(?:[,.!?]| please)+$/i, '')
    .trim();
  const lead = /^(?:in|under|for|within) (.+)$/i.exec(text);
  const scoped = lead && sectionAtStart(lead[1]!, sections);
  if (scoped && scoped.rest !== '') {
    const inner = readOne(scoped.rest, sections);
    return inner && { ...inner, section: inner.section ?? scoped.section.key };
  }
  for (const read of readers.slice(0, 3)) {
    const wish = read(text, sections);
    if (wish) return wish;
  }
  const ended = /^(?:add|append)\b/i.test(text) ? null : sectionAtEnd(text, sections);
  if (ended) {
    const inner = readPlain(ended.rest, sections);
    if (inner) return { ...inner, section: ended.section.key };
  }
  const styled = /^make (.+)$/i.exec(text);
  const subject = styled && sectionAtStart(styled[1]!, sections);
  if (subject && subject.rest !== '') {
    const inner = readPlain(`make it ${subject.rest}`, sections);
    if (inner) return { ...inner, section: subject.section.key };
  }
  const verb = /^(shorten|condense|tighten|trim|spell out|abbreviate|formali[sz]e) (.+)$/i.exec(text);
  const object = verb && sectionNamed(verb[2]!, sections);
  if (object) {
    const inner = readPlain(verb[1]!, sections);
    if (inner) return { ...inner, section: object.key };
  }
  return readPlain(text, sections);
}

function readPlain(text: string, sections: readonly NamedSection[]): Wish | null {
  for (const read of readers.slice(3)) {
    const wish = read(text, sections);
    if (wish) return wish;
  }
  const step = readStep(text);
  return step && fromStep(step);
}

/** Whether words ask for the text before the newest. */
export const asksToUndo = (words: string): boolean => undo.test(words.replace(/\s+/g, ' ').trim());

const undo =
  /^(?:please )?(?:undo|revert|take back)(?: (?:that|this|it|(?:the|my) last (?:change|edit|one|thing)))?[.! ]*(?:please)?[.! ]*$/i;

/** Where another wish begins: a verb of change, after a comma, “and” or nothing at all. */
const nextWish = new RegExp(
  String.raw`(?:,? (?:and then|and also|and|then) |, | )(?=(?:please )?(?:${remover}|replace|swap|move|undo|change|add|append|insert|shorten|correct|set|increase|decrease|reduce|raise|lower|make|spell out|(?:the )?dose (?:to|of))\b)`,
  'gi',
);

/**
 * Reads what a person said is to change in a note. Several wishes may follow one another, also without a pause between them.
 * What is not understood is named, and the rest is read all the same.
 */
export function readWishes(instruction: string, sections: readonly NamedSection[]): ReadWishes {
  const text = writeDoses(instruction.replace(/\s+/g, ' ').trim());
  const known = new Map<string, ReadWishes>();
  const read = text
    .split(/[;\n]+|[.!?] +(?=\p{Lu}|and |then |also )/u)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => readRow(part, sections, known));
  const wishes = read.flatMap((row) => row.wishes);
  const unknown = read.flatMap((row) => row.unknown);
  return { wishes, unknown: wishes.length + unknown.length === 0 ? [text] : unknown };
}

/** Wishes that are all understood come first; else those that are, around what is not. @param known rows that were read already */
function readRow(row: string, sections: readonly NamedSection[], known: Map<string, ReadWishes>): ReadWishes {
  const before = known.get(row);
  if (before) return before;
  const whole = readWhole(row, sections);
  const read: ReadWishes = whole ? { wishes: whole, unknown: [] } : readInParts(row, sections, known);
  const [single] = read.wishes;
  // “remove the rash and make it short”: the words to remove may end sooner
  if (whole?.length === 1 && single?.kind === 'remove') {
    const otherwise = readInParts(row, sections, known);
    if (otherwise.wishes.length > 0) read.wishes = [{ ...single, otherwise }];
  }
  known.set(row, read);
  return read;
}

function readInParts(row: string, sections: readonly NamedSection[], known: Map<string, ReadWishes>): ReadWishes {
  const cuts = [...row.matchAll(nextWish)].map((cut) => ({
    head: row.slice(0, cut.index),
    rest: row.slice(cut.index + cut[0].length),
  }));
  for (const { head, rest } of cuts) {
    const first = readOne(head, sections);
    if (!first) continue;
    const { wishes, unknown } = readRow(rest, sections, known);
    return { wishes: [first, ...wishes], unknown };
  }
  for (const { head, rest } of cuts) {
    const { wishes, unknown } = readRow(rest, sections, known);
    if (wishes.length > 0) return { wishes, unknown: [head.trim(), ...unknown] };
  }
  return { wishes: [], unknown: [row.trim().replace(/[.!?]+$/, '')] };
}

/** Cut where that leaves two wishes that are understood; a text to add after a colon is never cut. Null when some is not understood. */
function readWhole(row: string, sections: readonly NamedSection[]): Wish[] | null {
  if (!/^[^,]*\b(?:add|append|insert|write)\b[^,]*:/i.test(row)) {
    for (const cut of row.matchAll(nextWish)) {
      const first = readOne(row.slice(0, cut.index), sections);
      if (!first) continue;
      const rest = readWhole(row.slice(cut.index + cut[0].length), sections);
      if (rest) return [first, ...rest];
    }
  }
  const single = readOne(row, sections);
  return single ? [single] : null;
}
