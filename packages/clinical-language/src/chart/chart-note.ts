import type { EvidenceLink, NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { alignSentences } from '../align-sentences.ts';
import { escapeHtml, sentencesOfHtml } from '../note-html.ts';
import { contentStems } from '../text/content.ts';
import { withTyped } from '../typed-facts.ts';
import { isDrug } from '../vocabulary/drugs.ts';
import type { ChartFact } from './carry-forward.ts';
import type { ChartMaterial } from './chart-material.ts';
import { type ChartMark, withChartMark, withoutChartMarks } from './chart-marks.ts';

export type Written = { sections: NoteSection[]; sentences: NoteSentence[] };

/** A note by the embedded engine with facts of the chart at the end of their sections, each of kind chart with its link. */
export function addChartFacts(note: Written, facts: readonly ChartFact[]): Written {
  if (facts.length === 0) return note;
  const sections = withTyped(note.sections, facts);
  const sentences = sections.flatMap(({ key, html }) => {
    const texts = sentencesOfHtml(html).map(({ text }) => text);
    const kept = note.sentences.filter(({ section, text }) => section === key && texts.includes(text));
    const own = facts.filter(({ section }) => section === key);
    const added = texts.slice(kept.length).map((text): NoteSentence => {
      const links = own.find((fact) => fact.text.includes(text))?.links ?? [];
      return { text, section: key, kind: 'chart', links };
    });
    return [...kept, ...added];
  });
  return { sections, sentences };
}

/**
 * Tells what a model took from the chart: a sentence whose weighty words stand there and not in what it rests on of the visit.
 * It becomes of kind chart, is linked to its lines and says at its end where it comes from. It is taken for the chart's only if
 * its numbers, drugs, sides and negation are there; else it stays as it was, and the checks say what is wrong with it.
 */
export function markChartSentences(
  { sections, sentences }: Written,
  materials: readonly ChartMaterial[],
  utterances: readonly Utterance[],
): Written {
  const lines = materials.flatMap((material) => material.lines);
  const plain = sentences.map(({ text, section }) => ({ text: withoutChartMarks(text), section }));
  const inChart = alignSentences(plain, lines);
  const inVisit = alignSentences(plain, utterances);
  const owners = new Map(materials.flatMap((material) => material.lines.map((line) => [line.id, material] as const)));
  const marked = sentences.map((sentence, at): NoteSentence => {
    if (sentence.kind === 'template' || sentence.kind === 'typed') return sentence;
    const { text } = plain[at]!;
    const said = aboutSameDrugs(text, text === sentence.text ? sentence.links : inVisit[at]!.links);
    const charted = inChart[at]!.links.map((link) => ({ ...link, source: sourceOf(owners.get(link.utteranceId)!) }));
    if (!comesFromChart(text, said, charted))
      return { ...sentence, text: said.length > 0 ? text : sentence.text, links: said };
    const mark = markOf(said, charted);
    return { ...sentence, text: withChartMark(text, mark), kind: 'chart', links: [...said, ...charted] };
  });
  return { sections: reworded(sections, sentences, marked), sentences: marked };
}

const sourceOf = ({ kind, id }: ChartMaterial) => ({ kind, id });

function markOf(said: readonly EvidenceLink[], charted: readonly EvidenceLink[]): ChartMark {
  if (charted.some(({ source }) => source?.kind === 'prechart')) return 'prechart';
  return said.length > 0 ? 'partly' : 'carried';
}

function comesFromChart(text: string, said: readonly EvidenceLink[], charted: readonly EvidenceLink[]): boolean {
  if (charted.length === 0) return false;
  const stems = [...new Set(contentStems(text))];
  const [inVisit, inChart] = [stemsOf(said), stemsOf(charted)];
  const onlyChart = stems.filter((stem) => inChart.has(stem) && !inVisit.has(stem));
  const onlyVisit = stems.filter((stem) => inVisit.has(stem) && !inChart.has(stem));
  const grave = onlyChart.some((stem) => /\d/.test(stem) || isDrug(stem));
  const weighs = onlyChart.length >= 2 && onlyChart.length > onlyVisit.length;
  if (onlyChart.length === 0 || !(said.length === 0 || grave || weighs)) return false;
  const quotes = [...said, ...charted].map(({ quote }) => quote.toLowerCase()).join('\n');
  const held = (stem: string) => inChart.has(stem) || inVisit.has(stem);
  const facts = stems.filter((stem) => /\d/.test(stem) || isDrug(stem)).every(held);
  const sides = (text.toLowerCase().match(/\b(?:left|right|bilateral)\b/g) ?? []).every((side) =>
    quotes.includes(side),
  );
  return facts && sides && denies(text) === denies(charted.map(({ quote }) => quote).join('\n'));
}

/** Doses and times of another drug say nothing of the one that a sentence names. */
function aboutSameDrugs(text: string, links: readonly EvidenceLink[]): EvidenceLink[] {
  const drugs = contentStems(text).filter(isDrug);
  const held = stemsOf(links);
  return drugs.length > 0 && !drugs.some((drug) => held.has(drug)) ? [] : [...links];
}

const stemsOf = (links: readonly EvidenceLink[]): Set<string> =>
  new Set(links.flatMap(({ quote }) => contentStems(quote)));
const denies = (text: string): boolean => /\b(?:no|not|never|denies|denied|without|negative|cannot|none)\b/i.test(text);

/** The sections with the sentences as they read now, each found behind the one before it. */
function reworded(
  sections: readonly NoteSection[],
  before: readonly NoteSentence[],
  after: readonly NoteSentence[],
): NoteSection[] {
  return sections.map((section) => {
    let { html } = section;
    let from = 0;
    for (const [at, { text, section: key }] of before.entries()) {
      if (key !== section.key) continue;
      const [old, fresh] = [escapeHtml(text), escapeHtml(after[at]!.text)];
      const place = html.indexOf(old, from);
      if (place < 0) continue;
      html = html.slice(0, place) + fresh + html.slice(place + old.length);
      from = place + fresh.length;
    }
    return { ...section, html };
  });
}
