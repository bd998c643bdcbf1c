export { getAppointmentFor } from './schedules.queries.ts';
