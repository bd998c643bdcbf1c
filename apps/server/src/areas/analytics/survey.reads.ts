import type { Survey } from '@clinical/contract/analytics/analytics.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { bandOf, surveyInstrument } from './survey-instrument.ts';
import { selectOwnAnswers } from './survey.queries.ts';

/** The survey and the actor's own scores by it. Nobody else ever reads these. */
export async function getSurvey(ctx: Pick<Context, 'db' | 'actor' | 'use'> | Tx): Promise<Survey> {
  const { instrument } = ctx.use(surveyInstrument);
  const answers = await selectOwnAnswers(ctx);
  return {
    instrument,
    scores: answers
      .filter((answer) => answer.instrument === instrument?.id)
      .map(({ score, answeredAt }) => ({
        answeredAt: isoTime(answeredAt),
        score,
        band: instrument && bandOf(instrument, score),
      })),
  };
}
