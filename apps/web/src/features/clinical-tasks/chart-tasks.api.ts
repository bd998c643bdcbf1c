import { listChartTasks } from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import { api } from '../../lib/api.ts';
import { clinicalTasksKey } from './clinical-tasks-key.api.ts';

/** How many tasks charts have, and the first open ones. Events of tasks ask again. */
export function chartTasksQuery(ids: readonly string[], open: boolean) {
  const query = { ids: ids.join(','), ...(open ? { open: 'true' as const } : {}) };
  return {
    queryKey: [...clinicalTasksKey, 'charts', ids, open],
    queryFn: ({ signal }: { signal: AbortSignal }) => api.request(listChartTasks, { query }, { signal }),
  };
}
