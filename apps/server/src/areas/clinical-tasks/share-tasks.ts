import type { Ok } from '@clinical/contract/common.schemas';
import {
  type NewTaskShare,
  sharedFor,
  type ShareTasks,
  type TaskSelection,
} from '@clinical/contract/clinical-tasks/shares.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { sha256 } from '../../platform/crypto/sha256.ts';
import { getNoteFor } from '../notes/public.ts';
import { isInWorkspace } from './assignable.queries.ts';
import { deleteOwnShare, insertShare } from './task-shares.queries.ts';
import { viewTaskShare } from './task-shares.view.ts';

/**
 * Makes a link to a filtered list. "Mine" stays the work of the person who shares.
 * @throws AppError NOT_FOUND for a chart that they may not see, and for a person or a department of another workspace
 */
export async function shareTasks(ctx: Context, { filter }: ShareTasks): Promise<NewTaskShare> {
  return ctx.transaction(async (tx) => {
    const { userId, workspaceId } = tx.actor;
    if (filter.noteId !== undefined) await getNoteFor(tx, filter.noteId, 'read');
    if (!(await isHere(tx, filter.assignee))) throw notFound();
    const token = tx.ids.secret(32);
    const now = tx.clock.now();
    const share = {
      id: tx.ids.uuid(),
      workspaceId,
      userId,
      tokenHash: sha256(token),
      filter,
      createdAt: now,
      expiresAt: now + sharedFor,
    };
    await insertShare(tx, share);
    await tx.audit('task-share.create', { type: 'task-share', id: share.id, noteId: filter.noteId ?? null });
    return { ...viewTaskShare(share), token };
  });
}

async function isHere(tx: Tx, owner: TaskSelection['assignee']): Promise<boolean> {
  if (owner === undefined || owner === 'me') return true;
  const { workspaceId } = tx.actor;
  return (
    (await isInWorkspace(tx, workspaceId, { assigneeId: owner })) ||
    (await isInWorkspace(tx, workspaceId, { departmentId: owner }))
  );
}

/** @throws AppError NOT_FOUND for a link of somebody else, or one that is gone */
export async function revokeTaskShare(ctx: Context, id: string): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    if (!(await deleteOwnShare(tx, id))) throw notFound();
    await tx.audit('task-share.revoke', { type: 'task-share', id });
    return { ok: true };
  });
}
