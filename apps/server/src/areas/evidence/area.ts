import { limits } from '@clinical/contract/limits';
import type { Area } from '../../platform/area.ts';
import { provide } from '../../platform/ports.ts';
import { noteEvidence } from '../scribe/public.ts';
import { citedSources } from '../transcripts/public.ts';
import { purgeAnswers } from './evidence.queries.ts';
import { routes } from './evidence.routes.ts';
import { libraryEvidence } from './library-evidence.ts';
import { loadStarter } from './load-starter.ts';
import { ownAnswers } from './own-answers.ts';
import { outdatedSources } from './outdated-sources.ts';
import { ownedFiles } from './owned-files.ts';

export const area: Area = {
  name: 'evidence',
  routes,
  provides: () => [provide(noteEvidence, libraryEvidence), provide(citedSources, outdatedSources)],
  holdings: ownedFiles,
  ownData: ownAnswers,
  tidy: (db, now) => purgeAnswers(db, now - limits.evidenceAnswers),
  started: loadStarter,
};
