export { AccessRules } from './later.ts';
export { departmentChoicesQuery } from './department-choices.api.ts';
export { departmentLines } from './department-tree.ts';
export { DepartmentSelect } from './DepartmentSelect.tsx';
export { ShareButton } from './ShareButton.tsx';
export { ShareOwnChart } from './ShareOwnChart.tsx';
export { teamsKey } from './teams-key.api.ts';
export { workspaceUsersQuery } from './workspace-users.api.ts';
