import type { Brief, BriefItem, BriefKind } from '@clinical/contract/brief/brief.schemas';
import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { Note } from '@clinical/contract/notes/notes.schemas';

export type ListHead = { head: BriefKind | 'everybody'; count: number | null; more: boolean };
/** What of a chart needs the reader: a visit, a task or an appointment. */
export type Work = BriefItem & { kind: BriefKind };
export type ListLine = { note: Note; work: Work | null };
export type ListRow = ListHead | ListLine;
/** `task`: an open one of the patient above it. */
export type TableRow = ListRow | { task: ClinicalTask };

/** The rows that stand before the list: a head for each group and its lines, then the head of all other charts. */
export function workRows(brief: Brief | undefined): ListRow[] {
  const rows = (brief?.groups ?? []).flatMap(({ kind, count, items }): ListRow[] => [
    { head: kind, count, more: items.length > 0 && count > items.length },
    ...items.map((item) => ({ note: item.note, work: { ...item, kind } })),
  ]);
  return rows.length === 0 ? [] : [...rows, { head: 'everybody', count: null, more: false }];
}

/**
 * The rows at hand and how many stand before them: charts with work stand above the list and not in it. Pages far above are not
 * at hand, and the groups with them.
 */
export function listRows(top: readonly ListRow[], notes: readonly Note[], before: number) {
  const above = new Set(top.flatMap((row) => ('note' in row ? [row.note.id] : [])));
  const others = notes.filter(({ id }) => !above.has(id)).map((note): ListLine => ({ note, work: null }));
  // nobody else: the head would stand over nothing
  const heads = others.length === 0 && before === 0 ? top.slice(0, -1) : top;
  return before > 0 ? { rows: others, before: before + top.length } : { rows: [...heads, ...others], before };
}

/** The rows with the tasks of each patient below theirs. */
export function withTasks(rows: readonly ListRow[], tasksOf: ReadonlyMap<string, readonly ClinicalTask[]>): TableRow[] {
  if (tasksOf.size === 0) return [...rows];
  return rows.flatMap((row): TableRow[] =>
    'note' in row ? [row, ...(tasksOf.get(row.note.id) ?? []).map((task) => ({ task }))] : [row],
  );
}

/** How many patients stand above a row. */
export const patientsAbove = (rows: readonly TableRow[], row: number): number =>
  rows.slice(0, row).filter((each) => !('task' in each)).length;

/** Each patient of the list and of what stands above it, once. */
export const patientsOf = (top: readonly ListRow[], notes: readonly Note[]): Note[] => [
  ...new Map(
    [...top.flatMap((row) => ('note' in row ? [row.note] : [])), ...notes].map((note) => [note.id, note]),
  ).values(),
];
