import type { Area } from '../../platform/area.ts';
import { provide } from '../../platform/ports.ts';
import { deleteOldSpans } from './analytics.queries.ts';
import { routes } from './analytics.routes.ts';
import { countGroups } from './count-groups.ts';
import { ownTime } from './own-time.ts';
import { surveyInstrument } from './survey-instrument.ts';
import { deleteLeftAnswers } from './survey.queries.ts';

/** Measured time is kept so long, in milliseconds: a year, and the year that it is compared with. */
const keptFor = 731 * 24 * 60 * 60_000;

export const area: Area = {
  name: 'analytics',
  routes,
  provides: ({ config }) => [provide(surveyInstrument, { instrument: config.survey })],
  tidy: async (db, now) => {
    await countGroups(db, now);
    await deleteOldSpans(db, now - keptFor);
    await deleteLeftAnswers(db);
  },
  ownData: ownTime,
};
