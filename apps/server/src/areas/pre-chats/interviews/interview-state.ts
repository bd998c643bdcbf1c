import type { SequenceState } from '@clinical/contract/pre-chats/interviews.schemas';
import { nextQuestion } from '@clinical/language/interview/interview';
import { mergeFlags } from '@clinical/language/red-flags/merge-flags';
import type { InterviewState } from '@clinical/language/interview/state';
import type { FlagRow, Parts, PreChatRow, SequenceRow, TurnRow } from './interviews.queries.ts';

export type SequenceParts = { sequence: SequenceRow; turns: TurnRow[]; flags: FlagRow[] };

/** Each sequence of a pre-chat with what belongs to it. */
export function sequencesOf({ sequences, turns, flags }: Parts, preChatId: string): SequenceParts[] {
  return sequences
    .filter((sequence) => sequence.preChatId === preChatId)
    .map((sequence) => {
      const isOfIt = (row: { preChatId: string; promptId: string }) =>
        row.preChatId === preChatId && row.promptId === sequence.promptId;
      return { sequence, turns: turns.filter(isOfIt), flags: flags.filter(isOfIt) };
    });
}

/** A flag that ends its sequence and that nobody has cleared. It stops all that a patient is asked. */
export const isAlarm = ({ flags }: Pick<SequenceParts, 'flags'>): boolean =>
  flags.some(({ clearedAt, level }) => clearedAt === null && level !== 'urgent');

type Chat = Pick<PreChatRow, 'locale' | 'country' | 'answeredBy'>;

/** A sequence as the interview engine reads it. */
export function stateOf(
  { locale, country, answeredBy }: Chat,
  { sequence, turns, flags }: SequenceParts,
): InterviewState {
  const { template, followUp, firstQuestion, chart } = sequence;
  const place = new Map(turns.map(({ id }, at) => [id, at]));
  return {
    template,
    followUp,
    firstQuestion,
    locale,
    country,
    // the engine asks a parent and others as it asks a relative
    answeredBy: answeredBy === 'parent' || answeredBy === 'other' ? 'relative' : answeredBy,
    chart,
    answers: turns.map(({ question, answer: text, corrections }) => ({
      question,
      text,
      isCorrected: corrections.length > 0,
    })),
    // one that was cleared and raised again has several rows
    flags: mergeFlags(
      [],
      flags.map(({ rule, level, by, quotes }) => ({
        rule,
        level,
        by,
        quotes: quotes.flatMap(({ turnId, quote }) => {
          const answer = place.get(turnId);
          return answer === undefined ? [] : [{ answer, quote }];
        }),
      })),
    ),
  };
}

/** How a sequence stands once its answers were read. One that ended does not go on, whatever is corrected or cleared. */
export function standingAfter(before: SequenceState, state: InterviewState): SequenceState {
  const next = nextQuestion(state);
  if (next.kind === 'end' && next.reason === 'flag') return 'flagged';
  return before === 'open' && next.kind === 'end' ? 'answered' : before;
}
