import { topicsOfHeader } from '../rules/plan/classify-header.ts';
import type { Topic } from '../rules/plan/topics.ts';
import { contentStems } from '../text/content.ts';
import { isWord, wordsOf } from '../text/words.ts';
import { isDrug } from '../vocabulary/drugs.ts';
import { type ChartLine, type ChartMaterial, linkToLine } from './chart-material.ts';
import { withoutChartMarks } from './chart-marks.ts';
import { measuresIn } from './measures.ts';
import type { SourcedLine, SourcedPart } from './pre-visit-brief.ts';

const mostLines = 30;
/** What an instruction is made of, beside what it asks for. */
const instructing = new Set(
  contentStems(
    'summarise summarize list show tell give write make prepare find gather collect review overview summary patient chart visit visits entry entries note notes last previous past earlier time history recent relevant important please short one line each all every only over since changes changed any information details facts points key',
  ),
);

/**
 * What the chart says to an instruction, word for word: the lines that share its words, stand under a header of what it asks for,
 * or name a drug or a value when those are asked for. The embedded engine finds; it writes nothing of its own.
 * @param materials earlier entries, newest first
 * @returns a part for each entry that has something, by its date; none when nothing fits
 */
export function pickLines(instruction: string, materials: readonly ChartMaterial[]): SourcedPart[] {
  const wanted = new Set(contentStems(instruction).filter((stem) => !instructing.has(stem)));
  const topics = new Set<Topic>(instruction.split(/[.,;:\n]|\band\b|\bor\b/i).flatMap((part) => topicsOfHeader(part)));
  const seen = new Set<string>();
  let left = mostLines;
  return materials.flatMap((material): SourcedPart[] => {
    const items = material.lines
      .filter((line) => fits(line, wanted, topics))
      .map((line): SourcedLine => ({ text: withoutChartMarks(line.text), links: [linkToLine(material, line)] }))
      .filter(({ text }) => !seen.has(text) && Boolean(seen.add(text)))
      .slice(0, left);
    left -= items.length;
    return items.length > 0 ? [{ header: material.date, items }] : [];
  });
}

function fits(line: ChartLine, wanted: ReadonlySet<string>, topics: ReadonlySet<Topic>): boolean {
  if (contentStems(line.text).some((stem) => wanted.has(stem))) return true;
  if (
    topicsOfHeader(line.header)
      .slice(0, 1)
      .some((topic) => topics.has(topic))
  )
    return true;
  if (topics.has('meds') && wordsIn(line.text).some(isDrug)) return true;
  return topics.has('results') && measuresIn(line.text).length > 0;
}

const wordsIn = (text: string): string[] =>
  wordsOf(text.toLowerCase())
    .map((word) => word.text)
    .filter(isWord);
