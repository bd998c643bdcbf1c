import { actingAs } from '../../platform/acting-as.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DoDue } from '../../platform/area.ts';
import type { Context } from '../../platform/context.ts';
import { pushNote } from './deliver-push.ts';
import { preparePush } from './prepare-push.ts';
import { queuePush } from './push-entry.ts';
import { type PushRow, selectDue, selectOutrun, updatePush } from './pushes.queries.ts';

/** Until an addendum that could not be sent by itself is tried again, in milliseconds. */
const patience = 10 * 60_000;

/** Tries what is due again, and sends signed notes to which something was added since, as the person who sent them. */
export const followPushes: DoDue = async (program, now) => {
  const { contextOf } = program.use(actingAs);
  const asSender = async (push: PushRow, work: (ctx: Context) => Promise<unknown>) => {
    try {
      await work(await contextOf({ userId: push.createdBy, workspaceId: push.workspaceId }));
    } catch (error) {
      // its sender has left, or may not do it any more: a person sees it in the entry
      if (!(error instanceof AppError)) throw error;
    }
  };
  for (const push of await selectDue(program.db, now)) {
    await updatePush(program.db, push.id, { nextAt: now + patience });
    await asSender(push, (ctx) => ctx.transaction((tx) => tx.enqueue(pushNote, { pushId: push.id })));
  }
  for (const push of await selectOutrun(program.db)) {
    await asSender(push, async (ctx) => {
      const prepared = await preparePush(ctx, push.transcriptId);
      await ctx.transaction((tx) => queuePush(tx, prepared, { again: true }));
    });
  }
};
