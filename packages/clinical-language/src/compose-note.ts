import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { Draft } from './rules/sections/draft.ts';
import { writeSections } from './rules/sections/write-sections.ts';
import { readSheet } from './rules/sheets/read-sheet.ts';
import { writtenLines } from './rules/sections/written-lines.ts';
import { templateTexts } from './rules/sections/template-texts.ts';
import { sectionHtml, sentencesOfHtml } from './note-html.ts';
import { SectionMap } from './rules/plan/place.ts';
import { detectUnsupportedLanguage } from './unsupported-language.ts';
import { verifyLink } from './verify-link.ts';
import type { KnownPatient } from './rules/people/persona.ts';

export type ComposeInput = {
  utterances: readonly Utterance[];
  recipe: TemplateRecipe;
  patient?: KnownPatient | undefined;
  /** Called with the share that is done, 0 to 1, rising. */
  onProgress?: ((fraction: number) => void) | undefined;
};
export type ComposedNote = { sections: NoteSection[]; sentences: NoteSentence[] };

/**
 * Writes a note from a visit by rules and small learned models, without network: the same input gives the same note.
 * Roles should be set (`assignRoles`). Sections follow the recipe; one for which nothing was said has an empty `html`.
 * Every sentence has at least one verified link; text of the template (macro, default exam) links to what set it off. Only
 * "Not discussed." has none: it stands where nothing was said and the recipe does not leave blank. For a language that
 * `detectUnsupportedLanguage` names every section is empty.
 */
export function composeNote({ utterances, recipe, patient, onProgress }: ComposeInput): ComposedNote {
  const map = new SectionMap(recipe);
  const foreign = detectUnsupportedLanguage(utterances) !== null;
  const silent = foreign || utterances.length === 0;
  const drafts = foreign ? [] : draftsOf(utterances, map, patient, onProgress);
  const bySection = new Map<string, Draft[]>();
  for (const { key, draft } of [...drafts, ...(foreign ? [] : templateTexts(recipe, map, drafts, utterances))]) {
    if (draft.links.length === 0 || !draft.links.every((link) => verifyLink(link, utterances))) continue;
    bySection.set(key, [...(bySection.get(key) ?? []), draft]);
  }
  const sentences: NoteSentence[] = [];
  const sections = recipe.sections.map((section) => {
    const own = bySection.get(section.key) ?? (section.leaveBlankIfNotSaid || silent ? [] : [notDiscussed]);
    const html = sectionHtml(own, own.some(({ row }) => row) ? 'bulleted' : section.style);
    sentences.push(...sentencesIn(html, section.key, own));
    return { key: section.key, header: section.header, html };
  });
  onProgress?.(1);
  return { sections, sentences };
}

/** The rows of a laboratory sheet and what a document says under its headings stand first, word for word; the rest is written from. */
function draftsOf(
  utterances: readonly Utterance[],
  map: SectionMap,
  patient: KnownPatient | undefined,
  onProgress: ComposeInput['onProgress'],
): { key: string; draft: Draft }[] {
  const sheet = readSheet(utterances);
  const { drafts: written, rest } = writtenLines(sheet?.rest ?? utterances);
  const placed = [...(sheet?.drafts ?? []), ...written].flatMap((draft) => {
    const key = map.keyFor(draft.topic);
    return key === undefined ? [] : [{ key, draft }];
  });
  return [...placed, ...(rest.length === 0 ? [] : writeSections(rest, map, patient, onProgress))];
}

const notDiscussed: Draft = { text: 'Not discussed.', kind: 'template', links: [], topic: 'hpi', words: [] };

/** The sentences as the splitter sees them in the finished HTML, each with the links of every draft that it stands in. */
function sentencesIn(html: string, section: string, drafts: readonly Draft[]): NoteSentence[] {
  let written = 0;
  const places = drafts.map((draft) => {
    const start = written;
    written += inked(draft.text);
    return { draft, start, end: written };
  });
  let read = 0;
  let first = 0;
  return sentencesOfHtml(html).map(({ text }) => {
    const start = read;
    read += inked(text);
    while (first < places.length - 1 && places[first]!.end <= start) first++;
    const own: Draft[] = [];
    for (let at = first; at < places.length && (at === first || places[at]!.start < read); at++)
      own.push(places[at]!.draft);
    const links = own.flatMap((draft) => draft.links);
    return { text, section, kind: own[0]!.kind, links: own.length > 1 ? withoutRepeats(links) : own[0]!.links };
  });
}

/** How many characters of a text leave ink: blanks may change between draft and HTML. */
const inked = (text: string): number => text.replace(/\s+/g, '').length;

const withoutRepeats = (links: Draft['links']): Draft['links'] => [
  ...new Map(links.map((link) => [`${link.utteranceId} ${link.start} ${link.end}`, link])).values(),
];
