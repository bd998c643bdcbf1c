import type { NoteFilter } from '@clinical/contract/notes/notes.schemas';

/** What the address of the Patients page may say. `tag` and `date_range` are comma-separated lists. */
export type PatientsAddress = {
  tag?: string;
  date_range?: string;
  scope?: 'mine';
  /** Id of a department, or `none` for charts that are in none; then `scope` says nothing. */
  department?: string;
  sort?: 'name';
  show?: 'archived' | 'bin';
};

/** What the page is narrowed to. `query` is a patient's name, so it is kept with the history entry and never in the address. */
export type PatientsSearch = PatientsAddress & { query?: string };

export type DateRange = { from: string | null; to: string | null };

const day = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (text: string | undefined): text is string =>
  text !== undefined && day.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Reads `2026-01-01,2026-02-01`; either side may be empty, and what is not a day is left out. */
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

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isDepartment = (value: unknown): value is string =>
  typeof value === 'string' && (value === 'none' || uuid.test(value));

/** Keeps what the page understands of any address; the rest is dropped. */
export function readPatientsAddress(search: Record<string, unknown>): PatientsAddress {
  return {
    tag: readTags(text(search['tag'])).join(',') || undefined,
    date_range: writeDateRange(readDateRange(text(search['date_range']))),
    scope: search['scope'] === 'mine' ? 'mine' : undefined,
    department: isDepartment(search['department']) ? search['department'] : undefined,
    sort: search['sort'] === 'name' ? 'name' : undefined,
    show: search['show'] === 'archived' || search['show'] === 'bin' ? search['show'] : undefined,
  };
}

/** The filter part of a list call. */
export function toNoteFilter(search: PatientsSearch): NoteFilter {
  return {
    ...(search.query === undefined ? {} : { query: search.query.trim() }),
    ...(search.tag === undefined ? {} : { tag: search.tag }),
    ...(search.date_range === undefined ? {} : { date_range: search.date_range }),
    ...(search.sort === undefined ? {} : { sort: search.sort }),
    ...(search.show === 'archived' ? { archived: 'only' as const } : {}),
  };
}

/** The same list without its filters. */
export const withoutFilters = ({ scope, department, sort, show }: PatientsSearch): PatientsSearch => ({
  scope,
  department,
  sort,
  show,
});

export const isFiltered = (search: PatientsSearch): boolean =>
  search.query !== undefined || search.tag !== undefined || search.date_range !== undefined;

/** The list that the page opens with: what needs the reader comes first only there. */
export const isOpening = (search: PatientsSearch): boolean =>
  Object.values(search).every((value) => value === undefined);
