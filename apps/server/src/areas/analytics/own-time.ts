import type { OwnData } from '../../platform/area.ts';
import { isoTime } from '../../platform/clock.ts';
import { csvLine } from '../../platform/csv.ts';
import { selectOwnSpans } from './analytics.queries.ts';
import { selectOwnAnswers } from './survey.queries.ts';

/** A person's measured time in the acting workspace, and their answers to surveys. */
export const ownTime: OwnData = {
  async *ownFilesFor(ctx) {
    const spans = await selectOwnSpans(ctx);
    if (spans.length > 0)
      yield {
        path: ['analytics', 'time.csv'],
        modifiedAt: spans.at(-1)!.endedAt,
        content: [
          csvLine(['kind', 'entry', 'from', 'to']),
          ...spans.map(({ kind, transcriptId, startedAt, endedAt }) =>
            csvLine([kind, transcriptId, isoTime(startedAt), isoTime(endedAt)]),
          ),
        ].join(''),
      };
    const answers = await selectOwnAnswers(ctx);
    if (answers.length > 0)
      yield {
        path: ['analytics', 'survey.json'],
        modifiedAt: answers[0]!.answeredAt,
        content: `${JSON.stringify(
          answers.map(({ instrument, answers: chosen, score, answeredAt }) => ({
            instrument,
            answers: chosen,
            score,
            answeredAt: isoTime(answeredAt),
          })),
          null,
          2,
        )}\n`,
      };
  },
};
