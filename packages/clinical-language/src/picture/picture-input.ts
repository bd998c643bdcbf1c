import type { ChartFacts, PartialDay } from '@clinical/contract/visualizer/chart-facts.schemas';
import type { Picture, PictureSource } from '@clinical/contract/visualizer/picture.schemas';

/** An entry of a chart as a picture reads it. `day` is that of the visit. */
export type PictureEntry = {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  day: string;
  /** A paper that names no day: `day` is that of its upload, and nothing in it is of that day. */
  undated?: boolean;
  title: string;
  /** A visit; else a paper. */
  visit: boolean;
  signed: boolean;
  /** Told by the patient before a visit. */
  reported: boolean;
  lines: readonly { header: string; text: string }[];
};

export type PictureImport = { id: string; createdAt: string; facts: ChartFacts };

export type PictureInput = {
  note: Picture['note'];
  /** ISO 8601. */
  madeAt: string;
  /** YYYY-MM-DD in the reader's zone. */
  today: string;
  dayFirst: boolean;
  entries: readonly PictureEntry[];
  imports: readonly PictureImport[];
  customPrompt: string;
  from: string | null;
  to: string | null;
  /** Entries that have no text yet. */
  unread: number;
};

/**
 * A sentence of an entry with what is needed to quote it. `first`: the same words in an older entry. `sectionCopied`: all sentences of
 * its section, two or more, stand in that entry as well.
 */
export type SourceLine = {
  entry: PictureEntry;
  header: string;
  text: string;
  source: PictureSource;
  first: SourceLine | null;
  sectionCopied: boolean;
};

/** All sentences, oldest entry first. */
export function linesOf(entries: readonly PictureEntry[]): SourceLine[] {
  const known = new Map<string, SourceLine>();
  return entries.toSorted(byAge).flatMap((entry) => {
    const lines = entry.lines.map(({ header, text }): SourceLine => {
      const first = known.get(sameWords(text)) ?? null;
      return { entry, header, text, source: sourceOf(entry, header, text), first, sectionCopied: false };
    });
    for (const line of lines) if (!line.first) known.set(sameWords(line.text), line);
    for (const [, section] of Map.groupBy(lines, ({ header }) => header))
      if (section.length > 1 && section.every(({ first }) => first !== null))
        for (const line of section) line.sectionCopied = true;
    return lines;
  });
}

const byAge = (a: PictureEntry, b: PictureEntry): number =>
  a.day === b.day ? (a.createdAt < b.createdAt ? -1 : 1) : a.day < b.day ? -1 : 1;

/** A sentence without what copying changes: space, capitals, marks at its ends. */
export const sameWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\W_]+|[\s.;,]+$/g, '');

export const sourceOf = (entry: PictureEntry, header: string, quote: string): PictureSource => ({
  kind: 'entry',
  id: entry.id,
  at: entry.createdAt,
  quote,
  label: header,
  signed: entry.signed,
  reported: entry.reported,
});

export const importSource = (
  { id, createdAt }: PictureImport,
  quote: string,
  label: string,
  final: boolean,
): PictureSource => ({
  kind: 'import',
  id,
  at: createdAt,
  quote,
  label,
  signed: final,
  reported: false,
});

/** The day of what an entry says, where one is known. */
export const dayOf = ({ day, undated }: Pick<PictureEntry, 'day' | 'undated'>): PartialDay | null =>
  undated ? null : day;

/** The earlier of two days, where one may be unknown. */
export const earlierOf = (a: PartialDay | null, b: PartialDay | null): PartialDay | null =>
  a === null ? b : b === null ? a : a < b ? a : b;
export const laterOf = (a: PartialDay | null, b: PartialDay | null): PartialDay | null =>
  a === null ? b : b === null ? a : a < b ? b : a;

/** Sources once each. */
export const distinctSources = (sources: readonly PictureSource[]): PictureSource[] =>
  sources.filter(
    (one, at) =>
      sources.findIndex((other) => other.id === one.id && other.quote === one.quote && other.label === one.label) ===
      at,
  );
