import type { NoteFilter } from '@clinical/contract/notes/notes.schemas';
import { readSharedFilter, type SharedFilter } from '../../lib/shared-filter.ts';

/** What the address of the Patients page may say. */
export type PatientsAddress = SharedFilter & {
  scope?: 'mine';
  /** Id of a department, or `none` for charts that are in none; then `scope` says nothing. */
  department?: string;
  sort?: 'name';
  show?: 'archived' | 'bin';
  /** The open tasks of each patient stand below their row. */
  tasks?: true;
};

/** What the page is narrowed to. `query` is a patient's name, so it is kept with the history entry and never in the address. */
export type PatientsSearch = PatientsAddress & { query?: string };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isDepartment = (value: unknown): value is string =>
  typeof value === 'string' && (value === 'none' || uuid.test(value));

/** Keeps what the page understands of any address; the rest is dropped. */
export function readPatientsAddress(search: Record<string, unknown>): PatientsAddress {
  return {
    ...readSharedFilter(search),
    scope: search['scope'] === 'mine' ? 'mine' : undefined,
    department: isDepartment(search['department']) ? search['department'] : undefined,
    sort: search['sort'] === 'name' ? 'name' : undefined,
    tasks: search['tasks'] === true || search['tasks'] === 'true' ? true : undefined,
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
export const withoutFilters = ({ scope, department, sort, show, tasks }: PatientsSearch): PatientsSearch => ({
  tasks,
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
