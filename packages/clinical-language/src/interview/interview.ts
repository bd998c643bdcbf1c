import { endsInterview, emergencyText } from '../red-flags/emergency-text.ts';
import { findRedFlags, type RawAnswer, type RedFlag } from '../red-flags/find-red-flags.ts';
import type { Locale } from '../red-flags/locale.ts';
import { mergeFlags } from '../red-flags/merge-flags.ts';
import type { AnsweredBy } from '../red-flags/reader.ts';
import { chooseQuestion } from './choose-question.ts';
import type { InstrumentId } from './instruments.data.ts';
import { instruments } from './instruments.data.ts';
import { closing, type FollowUpId, introduction } from './questions.data.ts';
import { askOpenly } from './question-text.ts';
import { itemScore } from './score-instrument.ts';
import {
  type Answer,
  type AskedQuestion,
  type InterviewChart,
  type InterviewState,
  mostQuestions,
  readerOf,
  type TemplateId,
} from './state.ts';

export type InterviewStart = {
  template: TemplateId;
  followUp?: FollowUpId | null;
  /** Why the patient comes, if it is known: the first answer. */
  complaint?: string | null;
  chart: InterviewChart;
  locale: Locale;
  country: string | null;
  answeredBy: AnsweredBy;
  firstQuestion?: string | null;
};
export type NextQuestion =
  | { kind: 'question'; question: AskedQuestion; number: number; most: number; introduction: string | null }
  | { kind: 'end'; reason: 'answered' | 'flag'; text: string };

/** A new interview. A complaint that is known already is read like an answer, also for red flags. */
export function startInterview({ complaint, followUp, firstQuestion, ...rest }: InterviewStart): InterviewState {
  const state: InterviewState = {
    ...rest,
    followUp: followUp ?? null,
    firstQuestion: firstQuestion ?? null,
    answers: [],
    flags: [],
  };
  if (!complaint?.trim() || isInstrument(state.template)) return state;
  return withAnswers(state, [{ question: askOpenly(state), text: complaint, isCorrected: false }]);
}

/** Stores an answer to the pending question and reads all answers again. */
export function addAnswer(state: InterviewState, text: string): { state: InterviewState; flags: RedFlag[] } {
  const next = nextQuestion(state);
  if (next.kind === 'end') return { state, flags: state.flags };
  const changed = withAnswers(state, [...state.answers, { question: next.question, text, isCorrected: false }]);
  return { state: changed, flags: changed.flags };
}

/** Replaces an answer, keeps its question and derives the rest anew. Flags that were raised stay: a person clears them. */
export function correctAnswer(
  state: InterviewState,
  index: number,
  text: string,
): { state: InterviewState; flags: RedFlag[] } {
  if (state.answers[index] === undefined) return { state, flags: state.flags };
  const answers = state.answers.map((answer, at) => (at === index ? { ...answer, text, isCorrected: true } : answer));
  const changed = withAnswers(state, answers);
  return { state: changed, flags: changed.flags };
}

/** What is asked next, or how the interview ends. */
export function nextQuestion(state: InterviewState): NextQuestion {
  if (endsInterview(state.flags))
    return { kind: 'end', reason: 'flag', text: emergencyText(state.flags, state.locale, state.country)! };
  const question = state.answers.length < mostQuestions ? chooseQuestion(state) : null;
  if (!question) {
    const urgent = emergencyText(state.flags, state.locale, state.country);
    return { kind: 'end', reason: 'answered', text: [closing[state.locale], urgent].filter(Boolean).join(' ') };
  }
  const isFirst = state.answers.length === 0;
  return {
    kind: 'question',
    question,
    number: state.answers.length + 1,
    most: isInstrument(state.template) ? instruments[state.template].items[state.locale].length : mostQuestions,
    introduction: isFirst ? introduction[state.locale] : null,
  };
}

export const isInstrument = (template: TemplateId): template is InstrumentId => Object.hasOwn(instruments, template);

/** Answers as the rules read them: each with the signs that its question asked for. */
export const rawAnswers = (answers: readonly Answer[]): RawAnswer[] =>
  answers.map(({ question, text }) => ({ text, asked: question.signs, isOfFamily: false }));

const withAnswers = (state: InterviewState, answers: Answer[]): InterviewState => ({
  ...state,
  answers,
  flags: mergeFlags(state.flags, [...findRedFlags(rawAnswers(answers), readerOf(state)), ...itemFlags(state, answers)]),
});

/** The item on thoughts of death: all but a clear "not at all" raises the flag, an unclear answer as well. */
const itemOnDeath = 8;
function itemFlags({ template }: InterviewState, answers: readonly Answer[]): RedFlag[] {
  const answer = template === 'phq-9' ? answers[itemOnDeath] : undefined;
  if (answer === undefined || itemScore(answer.text) === 0) return [];
  return [
    { rule: 'suicide', level: 'crisis', by: 'rules', quotes: [{ answer: itemOnDeath, quote: answer.text.trim() }] },
  ];
}
