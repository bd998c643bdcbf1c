/** The filter that Patients and AI Tasks share in their addresses, so that one that is set in the one holds in the other. */
export type SharedFilter = {
  /** Tags, comma-separated. */
  tag?: string;
  /** First and last day, `2026-01-01,2026-02-01`; either side may be empty. Of visits, or of due days. */
  date_range?: string;
};

export type DateRange = { from: string | null; to: string | null };

function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // February 30 becomes March 2
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Either side may be empty, and what is not a day is left out. */
export function readDateRange(text: string | undefined): DateRange {
  const [from, to] = (text ?? '').split(',').map((part) => part.trim());
  return { from: isDay(from) ? from : null, to: isDay(to) ? to : null };
}

/** The address form of a range, or undefined when it limits nothing. A reversed range is turned round. */
export function writeDateRange({ from, to }: DateRange): string | undefined {
  if (from === null && to === null) return undefined;
  if (from !== null && to !== null && from > to) return `${to},${from}`;
  return `${from ?? ''},${to ?? ''}`;
}

/** Tags as a clean list: trimmed, without doubles or empty ones. */
export function readTags(text: string | undefined): string[] {
  const tags = (text ?? '').split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

const text = (value: unknown): string | undefined => {
  // the router reads ?tag=12 as a number
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};

/** Keeps what it understands of any address. */
export const readSharedFilter = (search: Record<string, unknown>): SharedFilter => ({
  tag: readTags(text(search['tag'])).join(',') || undefined,
  date_range: writeDateRange(readDateRange(text(search['date_range']))),
});
