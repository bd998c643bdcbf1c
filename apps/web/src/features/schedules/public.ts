export { scheduleQuery } from './schedules.api.ts';
