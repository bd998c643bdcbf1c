import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { type HeardTask, hearTasks } from '@clinical/language/heard-tasks/hear-tasks';

export type HearingInput = { utterances: Utterance[]; today: string };

/** The tasks of a visit, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function heardIn({ utterances, today }: HearingInput): HeardTask[] {
  return hearTasks(utterances, { today });
}
