import { actingAs } from '../../platform/acting-as.ts';
import { alerts } from '../../platform/alerts.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DoDue } from '../../platform/area.ts';
import type { Context } from '../../platform/context.ts';
import { markExpiryTold, selectExpired } from './invitations.queries.ts';
import { listMembers } from './members.queries.ts';

/** Tells each workspace, as an admin of it, of invitations that ran out without an answer. */
export const tellExpired: DoDue = async (program, now) => {
  let some = await selectExpired(program.db, now);
  while (some.length > 0) {
    for (const { id, workspaceId } of some) await tell(program, { id, workspaceId, now });
    some = await selectExpired(program.db, now);
  }
};

type Expired = { id: string; workspaceId: string; now: number };

async function tell(program: Parameters<DoDue>[0], { id, workspaceId, now }: Expired): Promise<void> {
  const ctx = await adminOf(program, workspaceId);
  if (!ctx) {
    await markExpiryTold(program.db, id, now);
    return;
  }
  await ctx.transaction(async (tx) => {
    if (!(await markExpiryTold(tx.db, id, now))) return;
    await tx.audit('invitation.expire', { type: 'invitation', id });
    const key = `${id}:${now}`;
    await tx.use(alerts).raise(tx, { kind: 'invitation-expired', workspaceId, key, noteId: null, recordId: id });
  });
}

/** Null when nobody can act as one: then nobody is told. */
async function adminOf(program: Parameters<DoDue>[0], workspaceId: string): Promise<Context | null> {
  const admin = (await listMembers(program.db, workspaceId)).find(({ cap }) => cap === 'admin');
  if (!admin) return null;
  return program
    .use(actingAs)
    .contextOf({ userId: admin.user.id, workspaceId })
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
}
