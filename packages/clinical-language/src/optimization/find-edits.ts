import type { TemplateEdit } from '@clinical/contract/optimization/optimization.schemas';
import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { plainText, sectionHtml, sentencesOfHtml } from '../note-html.ts';
import { isWord, wordsOf } from '../text/words.ts';

/** One edit in one note. */
export type FoundEdit = { key: string; edit: TemplateEdit; before: string; after: string };

/** Of its words, what a section that was cut down keeps at most. */
const cutShare = 0.6;
/** Words that one replaced piece of a sentence has at most. */
const longestWording = 4;

const textOf = (section: NoteSection | undefined): string => plainText(section?.html ?? '').trim();
const countWords = (text: string): number => wordsOf(text).filter((word) => isWord(word.text)).length;
const isList = (html: string): boolean => /<li\b/i.test(html);
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.;:,]+$/, '')
    .trim();

/** What a clinician changed in a note of this recipe, as changes of the recipe. Each stands once. */
export function findEdits(
  written: readonly NoteSection[],
  saved: readonly NoteSection[],
  recipe: TemplateRecipe,
): FoundEdit[] {
  const known = new Set(recipe.sections.map(({ key }) => key));
  const pairs = written.flatMap((before) => {
    if (!known.has(before.key) || textOf(before) === '') return [];
    return [{ before, after: saved.find(({ key }) => key === before.key) }];
  });
  const lines = movedLines(written, saved, known);
  const found = [
    ...movedSections(written, saved, recipe),
    ...lines.map(asEdit),
    ...pairs.flatMap(({ before, after }) =>
      inSection(without(before, lines, 'from'), after && without(after, lines, 'to')),
    ),
  ];
  return [...new Map(found.map((one) => [one.key, one])).values()];
}

type MovedLine = { text: string; from: string; to: string };

/** Sentences that stand in another section of the clinician's text than in the AI's. */
function movedLines(
  written: readonly NoteSection[],
  saved: readonly NoteSection[],
  known: ReadonlySet<string>,
): MovedLine[] {
  const linesOf = (section: NoteSection | undefined) =>
    sentencesOfHtml(section?.html ?? '').map(({ text }) => fold(text));
  const was = new Map(written.map((section) => [section.key, linesOf(section)]));
  const is = saved
    .filter(({ key }) => known.has(key))
    .map((section) => ({ key: section.key, lines: linesOf(section) }));
  return written
    .filter(({ key }) => known.has(key))
    .flatMap(({ key: from, html }) =>
      sentencesOfHtml(html).flatMap(({ text }): MovedLine[] => {
        const line = fold(text);
        const stays = is.some(({ key, lines }) => key === from && lines.includes(line));
        const place = is.find(({ key, lines }) => lines.includes(line) && !was.get(key)?.includes(line));
        return stays || !place ? [] : [{ text, from, to: place.key }];
      }),
    );
}

function asEdit({ text, from, to }: MovedLine): FoundEdit {
  const said = carrying(text).filter((word) => !/\d/.test(word));
  const words = (said.slice(0, 2).join(' ') || fold(text)).slice(0, 120);
  const edit: TemplateEdit = { op: 'move-line', section: from, to, words };
  return { key: `line:${from}:${to}:${words}`, edit, before: text, after: text };
}

/** A section but for the sentences that went from it, or came to it, so that these are no other edit as well. */
function without(section: NoteSection, moved: readonly MovedLine[], end: 'from' | 'to'): NoteSection {
  const gone = new Set(moved.filter((line) => line[end] === section.key).map(({ text }) => fold(text)));
  if (gone.size === 0) return section;
  const kept = sentencesOfHtml(section.html).filter(({ text }) => !gone.has(fold(text)));
  return { ...section, html: sectionHtml(kept, isList(section.html) ? 'bulleted' : 'paragraph') };
}

function inSection(before: NoteSection, after: NoteSection | undefined): FoundEdit[] {
  const section = before.key;
  const [was, is] = [textOf(before), textOf(after)];
  // all of it went elsewhere
  if (was === '') return [];
  if (!after || is === '') {
    return [{ key: `remove:${section}`, edit: { op: 'remove-section', section }, before: was, after: '' }];
  }
  const found: FoundEdit[] = [];
  const header = after.header.trim();
  if (header !== '' && header !== before.header.trim()) {
    const key = `rename:${section}:${fold(header)}`;
    found.push({ key, edit: { op: 'rename-section', section, header }, before: before.header, after: header });
  }
  if (was === is && before.html === after.html) return found;
  return [...found, ...formEdits(before, after, was, is), ...addedLines(before, after), ...rewordings(before, after)];
}

function formEdits(before: NoteSection, after: NoteSection, was: string, is: string): FoundEdit[] {
  const section = before.key;
  if (isList(after.html) !== isList(before.html)) {
    const style = isList(after.html) ? 'bulleted' : 'paragraph';
    return [{ key: `style:${section}:${style}`, edit: { op: 'style', section, style }, before: was, after: is }];
  }
  if (countWords(is) <= cutShare * countWords(was)) {
    return [
      { key: `style:${section}:concise`, edit: { op: 'style', section, style: 'concise' }, before: was, after: is },
    ];
  }
  return [];
}

/** Of a sentence's words, the share from which on it is another one told differently, and nothing that was added. */
const toldShare = 0.5;

/** Whole sentences that only the clinician's text has. */
function addedLines(before: NoteSection, after: NoteSection): FoundEdit[] {
  const section = before.key;
  const known = sentencesOfHtml(before.html).map(({ text }) => new Set(fold(text).split(' ')));
  return sentencesOfHtml(after.html).flatMap(({ text }) => {
    const trigger = triggerOf(text);
    const words = fold(text).split(' ');
    const told = known.some((other) => words.filter((word) => other.has(word)).length >= toldShare * words.length);
    if (told || trigger === null) return [];
    const edit: TemplateEdit = { op: 'macro', section, trigger, text: text.trim() };
    return [{ key: `macro:${section}:${fold(text)}`, edit, before: '', after: text.trim() }];
  });
}

const light = new Set(
  'a an the of to and or in on at for with was were is are be been has have had patient he she they it this that'.split(
    ' ',
  ),
);

/** Words of a sentence that carry it. */
const carrying = (text: string): string[] =>
  wordsOf(text)
    .map((word) => word.text)
    .filter((word) => isWord(word) && !light.has(word));

/** The first words of a sentence that carry it: what would be said aloud to have it written. Null for one that is too short. */
function triggerOf(text: string): string | null {
  const words = carrying(text);
  return words.length < 2 ? null : words.slice(0, 3).join(' ').slice(0, 120);
}

/** Words of a sentence that stand otherwise in the clinician's: the sentences that are most alike are held against each other. */
function rewordings(before: NoteSection, after: NoteSection): FoundEdit[] {
  const theirs = sentencesOfHtml(after.html).map(({ text }) => text);
  const kept = new Set(theirs.map(fold));
  return sentencesOfHtml(before.html).flatMap(({ text }) => {
    if (kept.has(fold(text))) return [];
    const like = theirs.find((other) => replacedIn(text, other) !== null);
    const replaced = like === undefined ? null : replacedIn(text, like);
    if (!replaced) return [];
    const { from, to } = replaced;
    const edit: TemplateEdit = { op: 'wording', section: before.key, from, to };
    return [{ key: `wording:${fold(from)}:${fold(to)}`, edit, before: text, after: like! }];
  });
}

/** The one piece in which two sentences differ, when the rest of them is the same and it is no number. */
function replacedIn(one: string, other: string): { from: string; to: string } | null {
  const [was, is] = [one.trim().split(/\s+/), other.trim().split(/\s+/)];
  let start = 0;
  while (start < Math.min(was.length, is.length) && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < Math.min(was.length, is.length) - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const from = trimmed(was.slice(start, was.length - end));
  const to = trimmed(is.slice(start, is.length - end));
  const short = (words: string) => words !== '' && words.split(' ').length <= longestWording;
  if (start + end < 2 || !short(from) || !short(to) || /\d/.test(from + to) || fold(from) === fold(to)) return null;
  return { from, to };
}

const trimmed = (words: readonly string[]): string => words.join(' ').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Sections that stand elsewhere in the clinician's order: the fewest that explain it. */
function movedSections(
  written: readonly NoteSection[],
  saved: readonly NoteSection[],
  recipe: TemplateRecipe,
): FoundEdit[] {
  const known = new Set(recipe.sections.map(({ key }) => key));
  const was = written.map(({ key }) => key).filter((key) => known.has(key) && saved.some((one) => one.key === key));
  const is = saved.map(({ key }) => key).filter((key) => was.includes(key));
  if (was.every((key, at) => key === is[at])) return [];
  const stays = longestCommon(was, is);
  const nameOf = (key: string) => recipe.sections.find((section) => section.key === key)?.header ?? key;
  return is
    .filter((key) => !stays.has(key))
    .map((section): FoundEdit => {
      const before = is.slice(is.indexOf(section) + 1).find((key) => stays.has(key)) ?? null;
      const edit: TemplateEdit = { op: 'move-section', section, before };
      const names = (keys: readonly string[]) => keys.map(nameOf).join(', ');
      return { key: `move:${section}:${before ?? ''}`, edit, before: names(was), after: names(is) };
    });
}

/** The longest run of keys, with gaps, that stand in the same order in both. */
function longestCommon(one: readonly string[], other: readonly string[]): Set<string> {
  const best = one.map(() => other.map((): string[] => []));
  for (let at = one.length - 1; at >= 0; at -= 1) {
    for (let place = other.length - 1; place >= 0; place -= 1) {
      const next = best[at + 1]?.[place + 1] ?? [];
      const [skipOne, skipOther] = [best[at + 1]?.[place] ?? [], best[at]![place + 1] ?? []];
      best[at]![place] =
        one[at] === other[place] ? [one[at]!, ...next] : skipOne.length >= skipOther.length ? skipOne : skipOther;
    }
  }
  return new Set(best[0]?.[0] ?? []);
}
