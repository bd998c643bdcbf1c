import { principalNames } from '../../../platform/access.ts';
import type { Tx } from '../../../platform/context.ts';
import { noteAudience } from '../../notes/public.ts';
import type { PreChatRow } from './interviews.queries.ts';

/** Open pages load it again: of who may read its chart, or, while it has none, of the workspace. */
export async function publishPreChat(
  tx: Tx,
  { id, noteId, workspaceId }: Pick<PreChatRow, 'id' | 'noteId' | 'workspaceId'>,
): Promise<void> {
  const audience = noteId === null ? [principalNames.members(workspaceId)] : await noteAudience(tx, [noteId]);
  tx.emit(audience, { type: 'pre-chat-changed', preChatId: id });
}
