import { preference } from './preference.ts';

/** Whether the tasks that were heard in a visit are shown as soon as its note is made. */
export const tasksAfterNote = preference('tasks-after-note', true, (stored) =>
  typeof stored === 'boolean' ? stored : null,
);
