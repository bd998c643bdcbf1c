import type { Area } from '../../platform/area.ts';
import { onJob } from '../../platform/jobs/job.ts';
import { contribute, provide } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { proofRecords, taskCards } from '../clinical-tasks/public.ts';
import { chartContents } from '../notes/public.ts';
import { noteWritten } from '../scribe/public.ts';
import { assetsAsProof } from './assets-as-proof.ts';
import { cardsForTasks } from './cards-for-tasks.ts';
import { cardWritten } from './card-written.ts';
import { chartCards } from './chart-cards.ts';
import { selectReachableCards } from './kanban.queries.ts';
import { routes } from './kanban.routes.ts';
import { ownedCards } from './owned-cards.ts';
import { processCard } from './process-card.ts';
import { restartParts } from './process-cards.ts';
import { processCardJob, processCardsJob } from './process-cards.job.ts';

export const area: Area = {
  name: 'kanban',
  routes,
  provides: () => [
    contribute(chartContents, chartCards),
    contribute(reachableRecords, selectReachableCards),
    contribute(noteWritten, cardWritten),
    contribute(proofRecords, assetsAsProof),
    provide(taskCards, cardsForTasks),
  ],
  jobs: [onJob(processCardsJob, restartParts), onJob(processCardJob, processCard)],
  holdings: ownedCards,
};
