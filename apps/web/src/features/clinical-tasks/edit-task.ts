import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';

/** Opens the form of a task. `set`: what was asked of it, which needs more than a click. */
export type EditTask = (task: ClinicalTask, set?: { status: 'done' }) => void;
