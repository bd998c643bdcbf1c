export { HeardTasks } from './HeardTasks.tsx';
export { TasksAfterNote } from './TasksAfterNote.tsx';
export { VisitTasks } from './VisitTasks.tsx';
export { t as taskTexts } from './clinical-tasks.texts.ts';
