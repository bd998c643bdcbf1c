import { taskCredits } from '../task-credits.ts';

/** What a run of a command costs. */
export const commandCredits = taskCredits('command');
