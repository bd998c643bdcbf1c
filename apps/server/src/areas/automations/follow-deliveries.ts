import { actingAs } from '../../platform/acting-as.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DoDue } from '../../platform/area.ts';
import { deliverJob } from './deliver-message.job.ts';
import { selectDue, updateQueued } from './gridhook.queries.ts';

/** Until a message whose job is lost is tried again, in milliseconds. */
const patience = 10 * 60_000;

/** Queues what is due again, as the person whose gridhook it goes to. */
export const followDeliveries: DoDue = async (program, now) => {
  const { contextOf } = program.use(actingAs);
  const failures: unknown[] = [];
  for (const { delivery, ...owner } of await selectDue(program.db, now)) {
    const { id: deliveryId } = delivery;
    try {
      await updateQueued(program.db, deliveryId, { nextAt: now + patience });
      const ctx = await contextOf(owner);
      await ctx.transaction((tx) => tx.enqueue(deliverJob, { deliveryId }));
    } catch (error) {
      if (!(error instanceof AppError)) {
        failures.push(error);
        continue;
      }
      const reason = 'The owner of the gridhook has left this workspace.';
      await updateQueued(program.db, deliveryId, { state: 'cancelled', reason, nextAt: null, changedAt: now });
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some messages could not be followed');
};
