import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { alignSentences } from './align-sentences.ts';
import { escapeHtml, plainText, sentencesOfHtml } from './note-html.ts';
import { topicsOfHeader } from './rules/plan/classify-header.ts';
import { SectionMap } from './rules/plan/place.ts';
import { routeOf } from './rules/plan/route.ts';
import type { Topic } from './rules/plan/topics.ts';
import { clausesOf } from './rules/clauses/clauses.ts';
import { splitSentences } from './split-sentences.ts';
import { statementsOf } from './rules/frames/statements.ts';
import { contentStems } from './text/content.ts';
import { findPersona } from './rules/people/persona.ts';

/** Something that a person typed beside the visit, word for word, and the key of the section it belongs in. */
export type TypedFact = { text: string; section: string };

/** What the embedded engine writes where nothing was said. It does not stand beside something that was. */
const nothingSaid = 'Not discussed.';

const value =
  /\b\d+(?:[.,]\d+)?\s*(?:%|mmol|mg\/d|mg\/l|g\/d|g\/l|mcg\/|µg\/|ng\/|pg\/|meq|miu|iu\/|u\/l|mm\/h|x\s?10|k\/|mosm)/i;
const ordered =
  /^(?:refer(?:red|ral)?|order(?:ed)?|repeat|recheck|start(?:ed)?|stop(?:ped)?|continue|increase|decrease|schedule|arrange|follow[- ]up|return|advise)\b/i;
const told = /\b(?:call(?:ed|s)?|phoned|rang|by (?:tele)?phone|message)\b/i;

/**
 * The sentences of a typed text, each with the section of the recipe that it belongs in. A line with a label ("Allergies:
 * sulfa") goes by its label, else by what it says.
 */
export function placeTyped(text: string, recipe: Pick<TemplateRecipe, 'sections'>): TypedFact[] {
  const lines = splitSentences(text)
    .map((sentence) => sentence.text.replace(/^[-*•–]\s+/, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  if (lines.length === 0 || recipe.sections.length === 0) return [];
  const map = new SectionMap({ generalInstructions: '', macros: [], defaultExam: '', sections: recipe.sections });
  const last = recipe.sections.at(-1)!.key;
  return lines.map((line) => {
    const topic = topicOfLine(line);
    const words = line.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    return { text: line, section: map.keyFor(topic, words) ?? last };
  });
}

function topicOfLine(line: string): Topic {
  const label = /^([\p{L}][\p{L} /&-]{1,40}):\s/u.exec(line)?.[1];
  const labelled = label ? topicsOfHeader(label)[0] : undefined;
  if (labelled) return labelled;
  if (/\ballerg(?:ic|y|ies)\b/i.test(line)) return 'allergies';
  if (ordered.test(line)) return 'plan';
  if (value.test(line)) return 'results';
  if (told.test(line)) return 'hpi';
  // each by itself: what is typed in a row need not be about one thing
  const utterances = [asSpoken(line, 0)];
  const statements = statementsOf(clausesOf(utterances), findPersona(utterances), utterances);
  return statements.length === 0 ? 'hpi' : routeOf(statements, 0);
}

const asSpoken = (text: string, at: number): Utterance => ({
  id: `x${at + 1}`,
  speaker: '',
  role: 'clinician',
  startMs: null,
  endMs: null,
  text,
  confidence: null,
});

/** Sections with each fact at the end of its own: as an item after a list, as a line of its own after running text. */
export function withTyped(sections: readonly NoteSection[], facts: readonly TypedFact[]): NoteSection[] {
  return sections.map((section) => {
    const own = facts.filter((fact) => fact.section === section.key);
    return own.length === 0
      ? section
      : { ...section, html: own.reduce((html, { text }) => append(html, text), section.html) };
  });
}

function append(html: string, text: string): string {
  const fact = escapeHtml(text);
  const said = plainText(html);
  if (said === '' || said === nothingSaid) return `<p>${fact}</p>`;
  const list = /<\/[uo]l>$/.exec(html);
  return list ? `${html.slice(0, list.index)}<li>${fact}</li>${list[0]}` : `${html}<p>${fact}</p>`;
}

/** A note by the embedded engine with typed facts in it: each a sentence of kind typed, without links. */
export function addTyped(
  note: { sections: readonly NoteSection[]; sentences: readonly NoteSentence[] },
  facts: readonly TypedFact[],
): { sections: NoteSection[]; sentences: NoteSentence[] } {
  const sections = withTyped(note.sections, facts);
  const sentences = sections.flatMap((section) => {
    const before = note.sentences.filter((sentence) => sentence.section === section.key);
    const texts = sentencesOfHtml(section.html).map(({ text }) => text);
    const kept = before.filter((sentence) => texts.includes(sentence.text));
    return [
      ...kept,
      ...texts.slice(kept.length).map((text) => ({ text, section: section.key, kind: 'typed' as const, links: [] })),
    ];
  });
  return { sections, sentences };
}

/**
 * Tells what a model took from a typed text: a sentence with a word of weight that stands there, and in nothing it is linked
 * to, is of kind typed and never counts as said. It keeps the links to what was said of it as well.
 */
export function markTyped(sentences: readonly NoteSentence[], typed: string): NoteSentence[] {
  const utterances = splitSentences(typed).map(({ text }, at) => asSpoken(text, at));
  if (utterances.length === 0) return [...sentences];
  const found = alignSentences(sentences, utterances);
  return sentences.map((sentence, at) => {
    const typedStems = stemsOf(found[at]!);
    if (typedStems.size === 0 || sentence.kind === 'template') return sentence;
    const saidStems = stemsOf(sentence);
    const onlyTyped = contentStems(sentence.text).some((stem) => typedStems.has(stem) && !saidStems.has(stem));
    return onlyTyped ? { ...sentence, kind: 'typed' } : sentence;
  });
}

const stemsOf = ({ links }: NoteSentence): Set<string> => new Set(links.flatMap((link) => contentStems(link.quote)));
