import type { Brief, BriefItem, BriefKind } from '@clinical/contract/brief/brief.schemas';
import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { Note } from '@clinical/contract/notes/notes.schemas';

import type { ChartsTasks } from './use-chart-tasks.ts';

export type ListHead = { head: BriefKind | 'everybody'; count: number | null; more: boolean };
/** What of a chart needs the reader: a visit, a task or an appointment. */
export type Work = BriefItem & { kind: BriefKind };
export type ListLine = { note: Note; work: Work | null };
export type ListRow = ListHead | ListLine;
/** `task`: an open one of the patient above it; `others`: how many more there are, which are not drawn. */
export type TableRow = ListRow | { task: ClinicalTask } | { others: number; of: Note };

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

/** The rows with the open tasks of each patient below theirs, and a row for those that are not at hand. */
export function withTasks(
  rows: readonly ListRow[],
  { tasksOf, counts }: Pick<ChartsTasks, 'tasksOf' | 'counts'>,
): TableRow[] {
  if (tasksOf.size === 0) return [...rows];
  return rows.flatMap((row): TableRow[] => {
    const own = 'note' in row ? tasksOf.get(row.note.id) : undefined;
    if (!own || !('note' in row)) return [row];
    const { todo = 0, doing = 0 } = counts.get(row.note.id) ?? {};
    const others = todo + doing - own.length;
    return [row, ...own.map((task) => ({ task })), ...(others > 0 ? [{ others, of: row.note }] : [])];
  });
}

/** How many patients and heads stand above a row. */
export const patientsAbove = (rows: readonly TableRow[], row: number): number =>
  rows.slice(0, row).filter((each) => 'head' in each || 'note' in each).length;

/** Each patient of the list and of what stands above it, once. */
export const patientsOf = (top: readonly ListRow[], notes: readonly Note[]): Note[] => [
  ...new Map(
    [...top.flatMap((row) => ('note' in row ? [row.note] : [])), ...notes].map((note) => [note.id, note]),
  ).values(),
];
