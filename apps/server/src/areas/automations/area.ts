import type { Area } from '../../platform/area.ts';
import { contribute, provide } from '../../platform/ports.ts';
import { ownGridhook } from '../accounts/public.ts';
import { chartContents } from '../notes/public.ts';
import { noteWritten } from '../scribe/public.ts';
import { noteSigned } from '../signing/public.ts';
import { entryFollowers } from '../transcripts/public.ts';
import { deleteOldRules, deleteRunsBefore } from './automations.queries.ts';
import { routes } from './automations.routes.ts';
import { hostOf } from './automations.view.ts';
import { chartMessages } from './chart-messages.ts';
import { onDeliver } from './deliver-message.ts';
import { followDeliveries } from './follow-deliveries.ts';
import { deleteDeliveriesBefore, queueMissedPlaces, stopAutomationsOfRemoved } from './gridhook-upkeep.queries.ts';
import { deleteHooksOfClosed, findOwnGridhook } from './gridhook.queries.ts';
import { ownAutomations } from './own-automations.ts';
import { entryMessages, queueGenerated, queueSigned } from './queue-messages.ts';
import { startAutoTaskers } from './run-auto-taskers.job.ts';
import { onRunAutoTaskers } from './run-auto-taskers.ts';

const day = 24 * 3_600_000;
/** Days that lines of the logs are kept. */
const kept = { deliveries: 90, runs: 365, deletedRules: 365 };

export const area: Area = {
  name: 'automations',
  routes,
  provides: () => [
    contribute(noteWritten, startAutoTaskers),
    contribute(noteWritten, queueGenerated),
    contribute(noteSigned, queueSigned),
    contribute(entryFollowers, entryMessages),
    contribute(chartContents, chartMessages),
    provide(ownGridhook, {
      async of(scope) {
        const hook = await findOwnGridhook(scope);
        return hook && { host: hostOf(hook), enabled: hook.enabled && hook.endedAt === null };
      },
    }),
  ],
  jobs: [onRunAutoTaskers, onDeliver],
  retryDue: followDeliveries,
  ownData: ownAutomations,
  async tidy(db, now) {
    await deleteOldRules(db, now - kept.deletedRules * day);
    await deleteRunsBefore(db, now - kept.runs * day);
    await deleteDeliveriesBefore(db, now - kept.deliveries * day);
    await deleteHooksOfClosed(db);
    await stopAutomationsOfRemoved(db, now);
    await queueMissedPlaces({ db }, now);
  },
};
