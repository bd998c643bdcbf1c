import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { type HeardTask, hearTasks } from '@clinical/language/heard-tasks/hear-tasks';

/** `nextVisit`: the day of the next appointment, where there is one. */
export type HearingInput = { utterances: Utterance[]; today: string; nextVisit: string | null };

/** The tasks of a visit, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function heardIn({ utterances, today, nextVisit }: HearingInput): HeardTask[] {
  // without one, the visit that is agreed on counts
  return hearTasks(utterances, { today, ...(nextVisit !== null && { nextVisit }) });
}
