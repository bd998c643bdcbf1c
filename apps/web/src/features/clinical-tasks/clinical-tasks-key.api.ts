/** Where the lists of tasks lie. */
export const clinicalTasksKey = ['clinical-tasks'] as const;
