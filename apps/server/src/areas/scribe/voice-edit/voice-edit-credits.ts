import { taskCredits } from '../task-credits.ts';

/** What a voice edit costs, from speaking to the proposal. */
export const voiceEditCredits = taskCredits('voice-edit');
