import type { ChartTaskCounts, ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chartTasksQuery } from './notes.api.ts';

export type ChartsTasks = {
  counts: ReadonlyMap<string, ChartTaskCounts>;
  /** Open ones, when they are shown. */
  tasksOf: ReadonlyMap<string, readonly ClinicalTask[]>;
  isError: boolean;
};

/** Charts that are asked about in one call. */
const together = 50;

/** The tasks of the patients at hand. `open`: their open tasks come along. */
export function useChartTasks(notes: readonly Note[], open: boolean): ChartsTasks {
  const blocks = useMemo(() => {
    const ids = notes.map(({ id }) => id);
    return Array.from({ length: Math.ceil(ids.length / together) }, (_, at) =>
      ids.slice(at * together, (at + 1) * together),
    );
  }, [notes]);
  return useQueries({ queries: blocks.map((ids) => chartTasksQuery(ids, open)), combine: joined });
}

type Answers = {
  data: { counts: Record<string, ChartTaskCounts>; tasks: ClinicalTask[] } | undefined;
  isError: boolean;
};

const joined = (answers: Answers[]): ChartsTasks => ({
  counts: new Map(answers.flatMap(({ data }) => Object.entries(data?.counts ?? {}))),
  tasksOf: Map.groupBy(
    answers.flatMap(({ data }) => data?.tasks ?? []),
    ({ note }) => note.id,
  ),
  isError: answers.some(({ isError }) => isError),
});
