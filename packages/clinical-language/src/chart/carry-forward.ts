import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { alignSentences } from '../align-sentences.ts';
import { topicsOfHeader } from '../rules/plan/classify-header.ts';
import { SectionMap } from '../rules/plan/place.ts';
import type { Topic } from '../rules/plan/topics.ts';
import { contentStems } from '../text/content.ts';
import { isWord, wordsOf } from '../text/words.ts';
import { placeTyped } from '../typed-facts.ts';
import { isDrug } from '../vocabulary/drugs.ts';
import { type ChartLine, type ChartMaterial, linkToLine } from './chart-material.ts';
import { withChartMark, withoutChartMarks } from './chart-marks.ts';

/** A sentence for a note that rests on the chart, with the key of the section it belongs in. */
export type ChartFact = { text: string; section: string; links: EvidenceLink[] };

/** What still holds of an earlier visit. What was complained of, found and planned then was true of that day only. */
const standing: ReadonlySet<Topic> = new Set(['pmh', 'psh', 'meds', 'allergies', 'fh', 'sh']);
const toAsk = /\?\s*$|^\W*(?:ask|check|clarify|confirm|discuss|explore|find out|remember|inquire|enquire|question)\b/i;
const askingHeader = /\b(?:questions?|to ask|ask about|to discuss|agenda|reminders?)\b/i;
const nothing = /^\W*(?:not (?:discussed|mentioned|applicable|assessed)|none|n\/a|unknown)\W*$/i;

/**
 * What the embedded engine takes from the chart into a note: what a person wrote in a prechart, and of earlier entries what still
 * holds. Left out is what was spoken of in the visit, for there the visit speaks; questions to ask; what a prechart only repeats of
 * earlier entries; and repeats.
 */
export function carryForward(
  materials: readonly ChartMaterial[],
  utterances: readonly Utterance[],
  recipe: Pick<TemplateRecipe, 'sections'>,
): ChartFact[] {
  if (recipe.sections.length === 0) return [];
  const said = new Set(utterances.flatMap(({ text }) => wordsIn(text)));
  const taken: Set<string>[] = [];
  return materials.flatMap((material) => {
    const wanted = material.lines.filter(
      (line) => isFact(line) && (material.kind === 'prechart' ? !line.gathered : stillHolds(line)),
    );
    const texts = wanted.map((line) => withoutChartMarks(line.text));
    const found = alignSentences(
      texts.map((text) => ({ text, section: '' })),
      utterances,
    );
    return wanted.flatMap((line, at): ChartFact[] => {
      const text = texts[at]!;
      const stems = new Set(contentStems(text));
      if (stems.size === 0 || isDiscussed(text, found[at]!.links, said) || isRepeat(stems, taken)) return [];
      taken.push(stems);
      const mark = material.kind === 'prechart' ? 'prechart' : 'carried';
      const section = sectionFor(line, text, recipe);
      return [{ text: withChartMark(text, mark), section, links: [linkToLine(material, line)] }];
    });
  });
}

function isFact({ text, header }: ChartLine): boolean {
  const plain = withoutChartMarks(text);
  const heading = /^[^.!?]{1,60}:$/.test(plain);
  return !heading && !toAsk.test(plain) && !askingHeader.test(header) && !nothing.test(plain);
}

function stillHolds(line: ChartLine): boolean {
  const topics = topicsOfHeader(line.header);
  if (topics.length > 0 && topics.every((topic) => standing.has(topic))) return true;
  const label = labelOf(line.text);
  if (label) return label.some((topic) => standing.has(topic));
  return topics.some((topic) => topic === 'hpi' || standing.has(topic)) && /\ballerg(?:y|ies|ic)\b/i.test(line.text);
}

function labelOf(text: string): Topic[] | null {
  const label = /^([\p{L}][\p{L} /&-]{1,40}):\s/u.exec(text)?.[1];
  return label ? topicsOfHeader(label) : null;
}

/** By the header it stood under, else by its label or its words. */
function sectionFor(line: ChartLine, text: string, { sections }: Pick<TemplateRecipe, 'sections'>): string {
  const same = sections.find(({ header }) => line.header !== '' && header.toLowerCase() === line.header.toLowerCase());
  if (same) return same.key;
  const topics = topicsOfHeader(line.header);
  if (topics.length === 1) {
    const map = new SectionMap({ generalInstructions: '', macros: [], defaultExam: '', sections });
    const key = map.keyFor(topics[0]!);
    if (key) return key;
  }
  return placeTyped(text, { sections })[0]?.section ?? sections[0]!.key;
}

/**
 * A line about a drug is discussed when the drug was spoken of, whatever its dose was before; any other when most of its words
 * were said together: a rash from one thing says nothing of an allergy to another.
 */
function isDiscussed(text: string, links: readonly EvidenceLink[], said: ReadonlySet<string>): boolean {
  const drugs = /\ballerg/i.test(text) ? [] : wordsIn(text).filter(isDrug);
  if (drugs.length > 0) return drugs.some((drug) => said.has(drug));
  const stems = [...new Set(contentStems(text))];
  const quoted = new Set(links.flatMap(({ quote }) => contentStems(quote)));
  return stems.filter((stem) => quoted.has(stem)).length >= stems.length * 0.66;
}

const wordsIn = (text: string): string[] =>
  wordsOf(text.toLowerCase())
    .map((word) => word.text)
    .filter(isWord);

function isRepeat(stems: ReadonlySet<string>, taken: readonly ReadonlySet<string>[]): boolean {
  return taken.some((other) => {
    const both = [...stems].filter((stem) => other.has(stem)).length;
    return both / Math.min(stems.size, other.size) >= 0.75;
  });
}
