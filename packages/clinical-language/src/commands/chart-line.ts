import { topicsOfHeader } from '../rules/plan/classify-header.ts';
import type { Topic } from '../rules/plan/topics.ts';
import { sectionKindOf } from '../vocabulary/section-kinds.ts';
import { isDrug } from '../vocabulary/drugs.ts';

/** One sentence of an entry of the chart. `header` of the section it stands in; empty for a source without a note. */
export type ChartLine = { entryId: string; header: string; text: string };
/** An entry as commands see it. `day` as people read it, e.g. "3 Nov 2026". */
export type ChartVisit = { entryId: string; day: string; lines: ChartLine[] };
export type Chart = {
  /** `sex` as the chart has it; `child`: texts for the patient are said to the parents. */
  patient: { name: string; dateOfBirth: string | null; sex?: string | null; child?: boolean };
  /** Oldest first. */
  visits: ChartVisit[];
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

export const drugsIn = (text: string): string[] => [...new Set(wordsOf(text).filter(isDrug))];
export const isAllergy = (text: string): boolean => /\ballerg|\bintoleran|\banaphyla/i.test(text);
/** A line about allergies: by its own words, or in a section for them alone. */
export function tellsAllergy({ header, text }: ChartLine): boolean {
  return isAllergy(text) || topicsOfHeader(header).join() === 'allergies';
}
const isPlan =
  /\b(?:prescrib|start|stop|continue|increase|decrease|refer|follow[- ]up|return|order|schedule|recheck|recommend|advis)/i;

/** What a line is about: by its section, and in sections that hold several things by its own words. */
export function isAbout(line: ChartLine, topics: readonly Topic[]): boolean {
  const own = sectionKindOf(line.header)?.topics ?? topicsOfHeader(line.header);
  if (own.length === 0) return topics.includes(isPlan.test(line.text) ? 'plan' : 'hpi');
  if (isAllergy(line.text)) return topics.includes('allergies');
  return own.some((topic) => topics.includes(topic));
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Each wording once, the newest where it stands more than once. */
export function withoutRepeats(lines: readonly ChartLine[]): ChartLine[] {
  const seen = new Set<string>();
  return lines.filter(({ text }) => {
    const key = fold(text);
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

// What templates write where nothing was said carries no fact.
const silent = /^\W*(?:not (?:discussed|mentioned|applicable|assessed|recorded)|none|n\/a)\W*$/i;
export const hasFact = ({ text }: ChartLine): boolean => !silent.test(text) && /\p{L}/u.test(text);
