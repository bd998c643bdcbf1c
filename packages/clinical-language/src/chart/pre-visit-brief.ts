import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import { topicsOfHeader } from '../rules/plan/classify-header.ts';
import type { Topic } from '../rules/plan/topics.ts';
import { type ChartLine, type ChartMaterial, linkToLine } from './chart-material.ts';
import { withoutChartMarks } from './chart-marks.ts';
import { measuresIn } from './measures.ts';

/** One line with what it rests on: at least one link. */
export type SourcedLine = { text: string; links: EvidenceLink[] };
export type SourcedPart = { header: string; items: SourcedLine[] };

// One screen holds no more.
const most = { why: 3, trends: 5, planned: 6 };
const valuesShown = 4;
const nothing = /^\W*(?:not (?:discussed|mentioned|applicable|assessed)|none|n\/a|unknown)\W*$/i;

/** Headers of the parts of a brief, in their order. */
export const briefHeaders = { why: 'Why here', trends: 'Trends', planned: 'Planned for today' } as const;

/**
 * What a clinician wants to know in the minute before a visit, put together from the chart's own words: why the patient comes,
 * how measured values went, what was planned. Deterministic; a part for which the chart holds nothing is left out.
 * @param materials earlier entries, newest first
 */
export function writeBrief(materials: readonly ChartMaterial[]): SourcedPart[] {
  const parts: SourcedPart[] = [
    { header: briefHeaders.why, items: whyHere(materials) },
    { header: briefHeaders.trends, items: trends(materials) },
    { header: briefHeaders.planned, items: planned(materials) },
  ];
  return parts.filter(({ items }) => items.length > 0);
}

type Found = { material: ChartMaterial; line: ChartLine };

function linesAbout(material: ChartMaterial, ...topics: Topic[]): Found[] {
  return material.lines
    .filter(({ header, text }) => topics.includes(topicsOfHeader(header)[0] ?? 'ros') && !nothing.test(text))
    .map((line) => ({ material, line }));
}

const distinct = (found: readonly Found[]): Found[] =>
  found.filter(({ line }, at) => found.findIndex((other) => other.line.text === line.text) === at);

const item = ({ material, line }: Found, label = ''): SourcedLine => ({
  text: `${label}${withoutChartMarks(line.text)}`,
  links: [linkToLine(material, line)],
});

/** The newest entry that says what brought the patient, and what was thought of it. */
function whyHere(materials: readonly ChartMaterial[]): SourcedLine[] {
  for (const material of materials) {
    const complaint = [...linesAbout(material, 'cc'), ...linesAbout(material, 'hpi')].slice(0, 1);
    const judged = linesAbout(material, 'assessment').filter(({ line }) => !isOrder(line.text));
    const found = distinct([...complaint, ...judged]).slice(0, most.why);
    if (found.length > 0) return found.map((one) => item(one, `${material.date}: `));
  }
  return [];
}

/** What was ordered, agreed and told for the time until now: the plan of the newest entry that has one. */
function planned(materials: readonly ChartMaterial[]): SourcedLine[] {
  for (const material of materials) {
    const plan = linesAbout(material, 'plan', 'instructions');
    const mixed = linesAbout(material, 'assessment').filter(({ line }) => isOrder(line.text));
    const found = distinct([...plan, ...mixed]).slice(0, most.planned);
    if (found.length > 0) return found.map((one) => item(one));
  }
  return [];
}

const order =
  /\b(?:return|follow[- ]?up|come back|recheck|repeat|refer(?:ral|red)?|order(?:ed)?|prescribe[ds]?|start(?:ed)?|stop(?:ped)?|continue[ds]?|increase[ds]?|decrease[ds]?|reduce[ds]?|schedule[ds]?|will|plan(?:ned)?|advised?|take|weeks?|months?|days)\b/i;
const isOrder = (text: string): boolean => order.test(text);

/** Values that were measured at least twice, oldest to newest. */
function trends(materials: readonly ChartMaterial[]): SourcedLine[] {
  const byName = new Map<string, { value: string; found: Found }[]>();
  for (const material of materials) {
    const seen = new Set<string>();
    for (const line of material.lines) {
      for (const { name, value } of measuresIn(line.text)) {
        // of one visit the last reading that stands in the note's order is not better than the first
        if (seen.has(name)) continue;
        seen.add(name);
        byName.set(name, [...(byName.get(name) ?? []), { value, found: { material, line } }]);
      }
    }
  }
  return [...byName.entries()]
    .filter(([, values]) => values.length > 1)
    .slice(0, most.trends)
    .map(([name, values]) => {
      const shown = values.slice(0, valuesShown).toReversed();
      const series = shown.map(({ value, found }) => `${value} (${found.material.date})`).join(' → ');
      return { text: `${name}: ${series}`, links: shown.map(({ found }) => linkToLine(found.material, found.line)) };
    });
}
