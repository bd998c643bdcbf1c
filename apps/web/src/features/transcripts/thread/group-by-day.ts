/** Entries of one calendar day in the reader's time zone. `day` is YYYY-MM-DD. */
export type DayGroup<Entry> = { day: string; entries: Entry[] };

const two = (value: number): string => String(value).padStart(2, '0');

/** The local calendar day of a timestamp, YYYY-MM-DD. */
export function localDay(timestamp: string): string {
  const date = new Date(timestamp);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The thread by days, oldest first, entries of a day oldest first. */
export function groupByDay<Entry extends { createdAt: string }>(entries: readonly Entry[]): DayGroup<Entry>[] {
  const groups: DayGroup<Entry>[] = [];
  for (const entry of entries.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    const day = localDay(entry.createdAt);
    const last = groups.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else groups.push({ day, entries: [entry] });
  }
  return groups;
}
