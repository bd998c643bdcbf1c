import { listDepartmentChoices } from '@clinical/contract/teams/departments.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The departments of the workspace by name, to choose from. */
export const departmentChoicesQuery = queryOptions({
  queryKey: ['teams', 'department-choices'],
  queryFn: ({ signal }) => api.request(listDepartmentChoices, {}, { signal }),
});
