import type { TaskFields, TaskSource } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { TaskColumns } from './stored-operation.ts';

/** Fields of a call as columns of the row. */
export function columnsOf<Fields extends Partial<TaskFields> & { source?: TaskSource | null | undefined }>({
  assignee,
  source,
  ...fields
}: Fields): Omit<Fields, 'assignee' | 'source'> &
  Partial<Pick<TaskColumns, 'assigneeId' | 'departmentId' | 'transcriptId' | 'links'>> {
  const said = source === undefined ? {} : { transcriptId: source?.transcriptId ?? null, links: source?.links ?? [] };
  if (assignee === undefined) return { ...fields, ...said };
  return {
    ...fields,
    ...said,
    assigneeId: assignee?.kind === 'person' ? assignee.id : null,
    departmentId: assignee?.kind === 'department' ? assignee.id : null,
  };
}

/** Names of the columns whose value is not the one given. Values are compared as JSON. */
export function differing(row: Partial<TaskColumns>, was: Partial<TaskColumns>): string[] {
  const text = (value: unknown): string => JSON.stringify(value ?? null, sortKeys);
  return Object.entries(was)
    .filter(([name, value]) => text(row[name as keyof TaskColumns]) !== text(value))
    .map(([name]) => name);
}

/** A database gives the keys of an object in an order of its own. */
function sortKeys(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
