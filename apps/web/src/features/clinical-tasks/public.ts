export { AssigneeField } from './AssigneeField.tsx';
export { categoryChoices } from './category-choices.ts';
export { HeardTasks } from './HeardTasks.tsx';
export { TasksAfterNote } from './TasksAfterNote.tsx';
export { VisitTasks } from './VisitTasks.tsx';
export { t as taskTexts } from './clinical-tasks.texts.ts';
