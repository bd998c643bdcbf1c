import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import { selectCapOf, selectPolicy } from './policy.queries.ts';

type Share = { workspaceId: string; ownerId: string; email: string };

/**
 * Sharing with a member of the workspace is always open, with others as the workspace allows.
 * @throws AppError CONFLICT when its policy closes it to who shares
 */
export async function assertMayShareOutside(tx: Tx, { workspaceId, ownerId, email }: Share): Promise<void> {
  const { sharing } = await selectPolicy(tx.db, workspaceId);
  if (sharing === 'anyone' || (await selectCapOf(tx.db, workspaceId, { email })) !== null) return;
  if (sharing === 'admins' && (await selectCapOf(tx.db, workspaceId, { id: ownerId })) === 'admin') return;
  const message =
    sharing === 'admins'
      ? 'Only admins of this workspace share charts with people outside it.'
      : 'This workspace shares no charts with people outside it.';
  throw new AppError('CONFLICT', { message, notAllowed: true });
}
