import { principalNames } from '../../platform/access.ts';
import type { Holdings } from '../../platform/area.ts';
import { countAssigned, reassignTasks } from './assigned-tasks.queries.ts';
import { deleteSharesOf } from './task-shares.queries.ts';

/** Open work of a person who leaves: a colleague takes it over. Their links to shared lists end. */
export const assignedTasks: Holdings = {
  kind: 'tasks',
  count: countAssigned,

  async handOver(tx, { fromUserId, workspaceId, toUserId }) {
    await deleteSharesOf(tx, fromUserId, workspaceId);
    const moved = await reassignTasks(tx, { fromUserId, workspaceId, toUserId });
    for (const { id, noteId } of moved)
      await tx.audit('clinical-task.hand-over', { type: 'clinical-task', id, noteId });
    const audience = [fromUserId, toUserId].map(principalNames.user);
    for (const noteId of new Set(moved.map((task) => task.noteId)))
      tx.emit([...audience, principalNames.admins(workspaceId)], { type: 'clinical-tasks-changed', noteId });
  },

  async discard(tx, workspaceId) {
    const fromUserId = tx.actor.userId;
    await deleteSharesOf(tx, fromUserId, workspaceId);
    const freed = await reassignTasks(tx, { fromUserId, workspaceId, toUserId: null });
    for (const { id, noteId } of freed)
      await tx.audit('clinical-task.hand-over', { type: 'clinical-task', id, noteId });
  },
};
