import { principalNames } from '../../platform/access.ts';
import type { Tx } from '../../platform/context.ts';
import { selectMembers } from './channels.queries.ts';

type Emitting = Pick<Tx, 'db' | 'emit'>;

/** Open pages of the members load what changed up to the revision. */
export async function publishMessages(tx: Emitting, channelId: string, revision: number): Promise<void> {
  tx.emit(await audienceOf(tx, channelId), { type: 'messages-changed', channelId, revision });
}

/** Open pages of the members, and of `alsoTo`, load the list of channels again. */
export async function publishChannel(tx: Emitting, channelId: string, alsoTo: readonly string[] = []): Promise<void> {
  const audience = [...(await audienceOf(tx, channelId)), ...alsoTo.map(principalNames.user)];
  tx.emit(audience, { type: 'channel-changed', channelId });
}

async function audienceOf(tx: Emitting, channelId: string): Promise<string[]> {
  return (await selectMembers(tx, [channelId])).map(({ userId }) => principalNames.user(userId));
}
