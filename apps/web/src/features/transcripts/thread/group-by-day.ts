import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';

/** Entries of one calendar day in the reader's time zone. `day` is YYYY-MM-DD. */
export type DayGroup = { day: string; entries: Transcript[] };

const two = (value: number): string => String(value).padStart(2, '0');

/** The local calendar day of a timestamp, YYYY-MM-DD. */
export function localDay(timestamp: string): string {
  const date = new Date(timestamp);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The thread by days, oldest first, entries of a day oldest first. */
export function groupByDay(entries: readonly Transcript[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const entry of entries.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    const day = localDay(entry.createdAt);
    const last = groups.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else groups.push({ day, entries: [entry] });
  }
  return groups;
}
