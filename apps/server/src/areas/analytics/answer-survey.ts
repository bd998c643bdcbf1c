import type { AnswerSurvey, Survey } from '@clinical/contract/analytics/analytics.schemas';
import { AppError, invalid, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { scoreOf, surveyInstrument } from './survey-instrument.ts';
import { deleteOwnAnswers, insertAnswers } from './survey.queries.ts';
import { getSurvey } from './survey.reads.ts';

/**
 * Stores a person's answers, who opts in with the first, or erases all of them.
 * @throws AppError NOT_FOUND without a survey, CONFLICT when it is another one by now, INVALID_INPUT when an answer is missing
 */
export async function answerSurvey(ctx: Context, input: AnswerSurvey): Promise<Survey> {
  return ctx.transaction(async (tx) => {
    if (!input.optIn) {
      await deleteOwnAnswers(tx);
      await tx.audit('survey.erase', { type: 'user', id: tx.actor.userId });
      return getSurvey(tx);
    }
    const { instrument } = tx.use(surveyInstrument);
    if (!instrument) throw notFound();
    if (instrument.id !== input.instrument)
      throw new AppError('CONFLICT', { message: 'The survey has changed. Load the page again.' });
    const score = scoreOf(instrument, input.answers);
    if (score === null) throw invalid(['body', 'answers'], 'choose one answer for each question');
    const { answers } = input;
    await insertAnswers(tx, {
      id: tx.ids.uuid(),
      instrument: instrument.id,
      answers,
      score,
      answeredAt: tx.clock.now(),
    });
    await tx.audit('survey.answer', { type: 'user', id: tx.actor.userId });
    return getSurvey(tx);
  });
}
