import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { sectionHtml, type PrintedSentence } from '@clinical/language/note-html';
import { splitSentences } from '@clinical/language/split-sentences';
import type { LlmPort, WrittenSection } from '../../../gateways/llm/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { callModel, type ModelPurpose } from '../../credits/public.ts';
import { alignInPool, ownLocale } from '../../transcripts/public.ts';
import { markChartInPool } from './compose-in-pool.ts';
import { factsOfPart, heardFacts } from './heard-facts.ts';
import { notePrompt, promptVersion } from './note-prompt.ts';
import { mergeParts, roomFor, splitVisit } from './split-visit.ts';
import { storable } from '../../../platform/storable.ts';
import { type NoteSource, type OnProgress, wantedSections, type WrittenNote } from '../written-note.ts';

type Section = TemplateRecipe['sections'][number];

/**
 * Has the model write the note, a visit that is too long for it in parts, then looks up each of its sentences in the transcript and in
 * what was given of the chart. What is not found there keeps no link, and the page shows it as unsourced. Its words become text, never markup.
 */
export async function writeWithModel(
  ctx: Context,
  llm: LlmPort,
  source: NoteSource,
  model: string,
  onProgress: OnProgress,
  about: { purpose: ModelPurpose; noteId: string | null; creditKey: string | null },
): Promise<WrittenNote> {
  const { recipe, utterances } = source;
  const wanted = wantedSections(source);
  const sectionKeys = wanted.map((section) => section.key);
  const complete = new Set<string>();
  onProgress(10);
  const told = { ...source, locale: await ownLocale(ctx), facts: await heardFacts(ctx, source) };
  const parts = splitVisit(told, roomFor(told, model, llm.serving(model)));
  const before: WrittenSection[][] = [];
  const tell = (done: WrittenSection): void => {
    const section = wanted.find(({ key }) => key === done.key);
    if (!section || complete.has(done.key)) return;
    complete.add(done.key);
    const last = before.length === parts.length - 1;
    const share = (before.length + complete.size / sectionKeys.length) / parts.length;
    const merged = mergeParts([...before, [done]], [done.key]);
    onProgress(10 + Math.round(80 * share), last ? printSection(section, merged) : undefined);
  };
  for (const part of parts) {
    complete.clear();
    const facts = factsOfPart(told.facts, part.utterances);
    const request = { model, ...notePrompt({ ...part, facts }), sectionKeys };
    before.push(await callModel(ctx, llm, request, { promptVersion, ...about }, tell));
  }
  const written = mergeParts(before, sectionKeys);
  const sections = wanted.map((section) => printSection(section, written));
  // of a whole note; nothing may have been said for a single section
  if (source.request.sections === null && sections.every((section) => section.html === '')) {
    const message = 'The AI service wrote an empty note. Try again.';
    throw new AppError('PROVIDER_FAILED', { message, localEngineCan: true });
  }
  const sentences = await alignInPool(ctx, {
    sections,
    utterances,
    recipe,
    before: null,
    typed: source.request.extraContext,
  });
  const { materials } = source;
  const note = { sections, sentences };
  const text = materials.length === 0 ? note : await markChartInPool(ctx, { note, materials, utterances });
  return { ...text, engine: model, model, promptVersion };
}

function printSection(section: Section, written: readonly WrittenSection[]): NoteSection {
  const text = written.find(({ key }) => key === section.key)?.text ?? '';
  const lines = storable(text)
    .split('\n')
    .map(withoutMarks)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const asList = section.style === 'bulleted';
  const sentences: PrintedSentence[] = asList
    ? lines.map((line) => ({ text: line }))
    : lines.flatMap((line) => splitSentences(line));
  return { key: section.key, header: section.header, html: sectionHtml(sentences, section.style) };
}

/** Models write list and Markdown signs even when they are asked not to. */
function withoutMarks(line: string): string {
  return line
    .replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '')
    .replace(/^#+\s+/, '')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .trim();
}
