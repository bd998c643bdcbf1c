import type { AskedQuestion, InterviewChart } from '@clinical/contract/pre-chats/interviews.schemas';
import type { RedFlag } from '../red-flags/find-red-flags.ts';
import type { Locale } from '../red-flags/locale.ts';
import type { AnsweredBy, Reader } from '../red-flags/reader.ts';
import type { InstrumentId } from './instruments.data.ts';
import type { FollowUpId } from './questions.data.ts';

export type TemplateId = 'intake' | 'follow-up' | 'post-op' | InstrumentId;

export type { AskedQuestion, InterviewChart };
export type Answer = { question: AskedQuestion; text: string; isCorrected: boolean };

/** An interview as a plain value: it is stored and loaded as JSON. Slots and conflicts are derived from the answers. */
export type InterviewState = {
  template: TemplateId;
  followUp: FollowUpId | null;
  locale: Locale;
  country: string | null;
  answeredBy: AnsweredBy;
  /** Asked first, instead of the template's own first question; the words of a questionnaire are fixed. */
  firstQuestion: string | null;
  chart: InterviewChart;
  answers: Answer[];
  /** Everything that was ever raised. Only a person clears a flag, and not here. */
  flags: RedFlag[];
};

export const mostQuestions = 10;
/** The chart, as the rules for red flags read it. Medicines count, since some are warnings of their own. */
export const readerOf = ({ locale, chart, answeredBy }: InterviewState): Reader => ({
  locale,
  answeredBy,
  patient: { ...chart, conditions: [...(chart.conditions ?? []), ...(chart.medications ?? [])] },
});
