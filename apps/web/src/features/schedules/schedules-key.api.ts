/** Appointments; an event of the server refreshes them. */
export const schedulesKey = ['schedules'] as const;
