import { texts } from '../../lib/texts.ts';

/** Where a department is chosen; apart from the team's page, for lists of patients come without it. */
export const t = texts({
  department: 'Department',
  noDepartment: 'No department',
  loadingDepartments: 'Loading departments…',
  departmentsNotLoaded: 'The departments could not be loaded. Close this and try again.',
  noDepartmentFound: 'No departments found',
});
