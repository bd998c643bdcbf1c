import { listEngines } from '@clinical/contract/operations/operations.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** What serves each area; somebody who sets up an engine restarts the program. */
export const enginesQuery = queryOptions({
  queryKey: ['engines'],
  queryFn: ({ signal }) => api.request(listEngines, {}, { signal }),
});
