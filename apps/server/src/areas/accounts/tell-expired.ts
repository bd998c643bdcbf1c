import { actingAs } from '../../platform/acting-as.ts';
import { alerts } from '../../platform/alerts.ts';
import type { DoDue } from '../../platform/area.ts';
import { markExpiryTold, selectExpired } from './invitations.queries.ts';
import { listMembers } from './members.queries.ts';

/** Tells each workspace, as an admin of it, of invitations that ran out without an answer. */
export const tellExpired: DoDue = async (program, now) => {
  for (const { id, workspaceId } of await selectExpired(program.db, now)) {
    const admin = (await listMembers(program.db, workspaceId)).find(({ cap }) => cap === 'admin');
    if (!admin) {
      await markExpiryTold(program.db, id, now);
      continue;
    }
    const ctx = await program.use(actingAs).contextOf({ userId: admin.user.id, workspaceId });
    await ctx.transaction(async (tx) => {
      if (!(await markExpiryTold(tx.db, id, now))) return;
      await tx.audit('invitation.expire', { type: 'invitation', id });
      const key = `${id}:${now}`;
      await tx.use(alerts).raise(tx, { kind: 'invitation-expired', workspaceId, key, noteId: null, recordId: id });
    });
  }
};
