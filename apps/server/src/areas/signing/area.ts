import type { Area } from '../../platform/area.ts';
import { contribute, provide } from '../../platform/ports.ts';
import { chartContents } from '../notes/public.ts';
import { linkPages } from '../patient-links/public.ts';
import { noteAddenda } from '../transcripts/public.ts';
import { chartSignatures, signedAddenda } from './chart-signatures.ts';
import { officialCodes, officialCodesPath } from './official-codes.ts';
import { summaryPage } from './patient-summary/summary-page.ts';
import { routes } from './signing.routes.ts';
import { recordRemovedAudio } from './record-removed-audio.ts';

export const area: Area = {
  name: 'signing',
  routes,
  provides: ({ config }) => [
    contribute(chartContents, chartSignatures),
    contribute(linkPages, summaryPage),
    provide(noteAddenda, signedAddenda),
    provide(officialCodes, { path: officialCodesPath(config.dataDir) }),
  ],
  tidy: recordRemovedAudio,
};
