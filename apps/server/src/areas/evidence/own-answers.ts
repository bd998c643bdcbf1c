import type { OwnData } from '../../platform/area.ts';
import { selectAnswers, selectStatuses } from './evidence.queries.ts';
import { viewAnswer } from './evidence.view.ts';

const mostAnswers = 10_000;

/** Answers of DeepEvidentia that a person was given, in an export of their data. */
export const ownAnswers: OwnData = {
  async *ownFilesFor(ctx) {
    for (const row of await selectAnswers(ctx, mostAnswers)) {
      const statuses = await selectStatuses(
        ctx,
        row.body.studies.map(({ citation }) => citation),
      );
      yield {
        path: [
          'deep-evidentia',
          `${new Date(row.createdAt).toISOString().slice(0, 10)} ${row.question.slice(0, 60)}.json`,
        ],
        modifiedAt: row.createdAt,
        content: `${JSON.stringify(viewAnswer(row, statuses), null, 2)}\n`,
      };
    }
  },
};
