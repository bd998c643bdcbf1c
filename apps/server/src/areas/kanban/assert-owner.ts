import { invalid } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import { isMember } from '../accounts/public.ts';

/** @throws AppError INVALID_INPUT for somebody who is not in the workspace of the chart */
export async function assertOwner(tx: Tx, workspaceId: string, ownerId: string | null | undefined): Promise<void> {
  if (ownerId && !(await isMember(tx.db, workspaceId, ownerId)))
    throw invalid(['body', 'ownerId'], 'this person is not in the workspace of the chart');
}
