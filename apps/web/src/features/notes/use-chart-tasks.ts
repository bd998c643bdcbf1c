import type {
  ChartTaskCounts,
  ChartTasks,
  ClinicalTask,
} from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';

/** What the list of patients needs of tasks, which come after it in the product. */
export type TaskParts = {
  /** How many tasks these charts have; `open`: and the first open ones. */
  query: (ids: readonly string[], open: boolean) => ChartTasksQuery;
  /** Draws an open task as a row. `index`: its place in the whole table, the head being 1. */
  draw: (task: ClinicalTask, place: { index: number; columns: number }) => ReactNode;
};
type ChartTasksQuery = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<ChartTasks>;
};

export type ChartsTasks = {
  counts: ReadonlyMap<string, ChartTaskCounts>;
  /** Open ones, when they are shown. */
  tasksOf: ReadonlyMap<string, readonly ClinicalTask[]>;
  isError: boolean;
  /** All of the charts have answered. */
  isWhole: boolean;
};

/** Charts that are asked about in one call. */
const together = 50;

/** The tasks of the patients at hand. `open`: their open tasks come along. */
export function useChartTasks(query: TaskParts['query'], notes: readonly Note[], open: boolean): ChartsTasks {
  const blocks = useMemo(() => {
    const ids = notes.map(({ id }) => id);
    return Array.from({ length: Math.ceil(ids.length / together) }, (_, at) =>
      ids.slice(at * together, (at + 1) * together),
    );
  }, [notes]);
  const now = useQueries({ queries: blocks.map((ids) => query(ids, open)), combine: joined });
  // what was known stays while charts are asked about in another order
  const [kept, setKept] = useState(now);
  if (now.isWhole && kept !== now) setKept(now);
  return useMemo(() => (now.isWhole ? now : { ...kept, isError: now.isError }), [now, kept]);
}

type Answers = { data: ChartTasks | undefined; isError: boolean };

const joined = (answers: Answers[]): ChartsTasks => ({
  counts: new Map(answers.flatMap(({ data }) => Object.entries(data?.counts ?? {}))),
  tasksOf: Map.groupBy(
    answers.flatMap(({ data }) => data?.tasks ?? []),
    ({ note }) => note.id,
  ),
  isError: answers.some(({ isError }) => isError),
  isWhole: answers.every(({ data }) => data !== undefined),
});
