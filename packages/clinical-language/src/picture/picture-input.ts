import type { ChartFacts, PartialDay } from '@clinical/contract/visualizer/chart-facts.schemas';
import type { Picture, PictureSource } from '@clinical/contract/visualizer/picture.schemas';

/** An entry of a chart as a picture reads it. `day` is that of the visit. */
export type PictureEntry = {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  day: string;
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

/** A sentence of an entry with what is needed to quote it. */
export type SourceLine = { entry: PictureEntry; header: string; text: string; source: PictureSource };

/** All sentences, oldest entry first. One that an older entry has word for word was copied forward and counts there. */
export function linesOf(entries: readonly PictureEntry[]): {
  lines: SourceLine[];
  copies: ReadonlyMap<string, SourceLine[]>;
} {
  const lines: SourceLine[] = [];
  const copies = new Map<string, SourceLine[]>();
  for (const entry of entries.toSorted((a, b) =>
    a.day === b.day ? (a.createdAt < b.createdAt ? -1 : 1) : a.day < b.day ? -1 : 1,
  ))
    for (const { header, text } of entry.lines) {
      const line = { entry, header, text, source: sourceOf(entry, header, text) };
      const key = sameWords(text);
      const before = copies.get(key);
      const isCopy = before !== undefined && before[0]!.entry.id !== entry.id;
      if (before) before.push(line);
      else copies.set(key, [line]);
      if (!isCopy) lines.push(line);
    }
  return { lines, copies };
}

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

/** Whether the first is before the second, as far as both are known: years and months come before their days. */
export const isBefore = (a: PartialDay, b: PartialDay): boolean => a < b;

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
