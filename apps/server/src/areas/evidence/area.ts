import { limits } from '@clinical/contract/limits';
import type { Area } from '../../platform/area.ts';
import { purgeAnswers } from './evidence.queries.ts';
import { routes } from './evidence.routes.ts';
import { loadStarter } from './load-starter.ts';
import { ownAnswers } from './own-answers.ts';
import { ownedFiles } from './owned-files.ts';

export const area: Area = {
  name: 'evidence',
  routes,
  holdings: ownedFiles,
  ownData: ownAnswers,
  tidy: (db, now) => purgeAnswers(db, now - limits.evidenceAnswers),
  started: loadStarter,
};
