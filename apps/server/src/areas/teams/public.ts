export { describeAccess, type Holding } from './describe-access.queries.ts';
export { assertDepartment, getDepartmentFor } from './get-department-for.ts';
export { nameOf } from './person-name.ts';
export { type SharedCharts, sharedCharts } from './shared-charts.ts';
export { type SpeechSwitchedOn, speechSwitchedOn } from './speech-switched-on.ts';
