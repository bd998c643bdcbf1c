import { actingAs } from '../../platform/acting-as.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DoDue } from '../../platform/area.ts';
import type { Context } from '../../platform/context.ts';
import { findHoldOf, refusedBy } from '../checks/public.ts';
import { pushNote } from './deliver-push.ts';
import { preparePush } from './prepare-push.ts';
import { queuePush } from './push-entry.ts';
import { type PushRow, selectDue, selectOutrun, updateOpen, updatePush } from './pushes.queries.ts';

/** Until what could not be begun is tried again, in milliseconds. */
const patience = 10 * 60_000;

/** Tries what is due again, and sends signed notes to which something was added since, as the person who sent them. */
export const followPushes: DoDue = async (program, now) => {
  const { contextOf } = program.use(actingAs);
  /** Null when they have left the workspace. */
  const senderOf = (push: PushRow): Promise<Context | null> =>
    contextOf({ userId: push.createdBy, workspaceId: push.workspaceId }).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
  const failures: unknown[] = [];
  /** One that cannot be done does not stop those after it. */
  const each = async (rows: readonly PushRow[], work: (push: PushRow) => Promise<void>) => {
    for (const push of rows) await work(push).catch((error: unknown) => failures.push(error));
  };
  await each(await selectDue(program.db, now), async (push) => {
    await updatePush(program.db, push.id, { nextAt: now + patience });
    const ctx = await senderOf(push);
    if (ctx) return ctx.transaction((tx) => tx.enqueue(pushNote, { pushId: push.id }));
    const reason = 'The person who asked for it has left this workspace.';
    await updateOpen(program.db, push.id, { state: 'failed', reason, nextAt: null, changedAt: now });
  });
  await each(await selectOutrun(program.db, now), async (push) => {
    // what stands against it may pass: a person sees it in the entry
    await updatePush(program.db, push.id, { followAt: now + patience });
    const ctx = await senderOf(push);
    if (ctx) await sendAddendum(ctx, push).catch(passRefusal);
  });
  if (failures.length > 0) throw new AggregateError(failures, 'Some pushes could not be followed');
};

async function sendAddendum(ctx: Context, push: PushRow): Promise<void> {
  const prepared = await preparePush(ctx, push.transcriptId);
  const hold = await findHoldOf(ctx, prepared.chart, prepared.entry, { anyway: true });
  if (hold?.kind === 'identity') throw refusedBy(hold);
  // never to another patient than before, without a person
  const { patientId, type } = push;
  await ctx.transaction((tx) => queuePush(tx, prepared, { again: true, patientId, type }));
}

function passRefusal(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
