import type { TemplateSection } from '@clinical/contract/templates/templates.schemas';
import { topicsOfHeader } from '../rules/plan/classify-header.ts';
import { stem } from '../text/stem.ts';

const empty = new Set(['the', 'a', 'an', 'section', 'sections', 'my', 'and', 'of', 'part']);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !empty.has(word)).map(stem);

/**
 * The place of the section that somebody means by "the plan" or "meds": the header itself, a header that holds all the words, or the
 * one that stands for the same topic. -1 when none does.
 */
export function findSection(sections: readonly TemplateSection[], said: string): number {
  const words = wordsOf(said);
  if (words.length === 0) return -1;
  const headers = sections.map(({ header }) => wordsOf(header));
  const exact = headers.findIndex((header) => header.join(' ') === words.join(' '));
  if (exact >= 0) return exact;
  const holding = headers.findIndex((header) => words.every((word) => header.includes(word)));
  if (holding >= 0) return holding;
  const [topic] = topicsOfHeader(said.replace(/\b(?:the|my|section)\b/gi, ' '));
  if (topic === undefined) return -1;
  const first = sections.findIndex(({ header }) => topicsOfHeader(header)[0] === topic);
  return first >= 0 ? first : sections.findIndex(({ header }) => topicsOfHeader(header).includes(topic));
}
