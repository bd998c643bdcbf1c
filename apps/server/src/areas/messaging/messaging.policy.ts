import type { ChannelRole } from '@clinical/contract/messaging/messaging.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/session.ts';
import type { ChannelRow } from './channels.queries.ts';
import type { MessageRow } from './messages.queries.ts';

type ChannelActor = Pick<Actor, 'cap'>;
type Place = Pick<ChannelRow, 'type' | 'archivedAt'>;

/** Its admins manage a channel, and admins of the workspace who are members of it. Nobody manages a conversation, or the alerts. */
export function mayManage(actor: ChannelActor, { type }: Pick<Place, 'type'>, role: ChannelRole): boolean {
  return type === 'clinic' && actor.cap !== 'read' && (role === 'admin' || actor.cap === 'admin');
}

/** Only the program writes alerts. */
export function mayPost(actor: ChannelActor, { type, archivedAt }: Place): boolean {
  return actor.cap !== 'read' && archivedAt === null && type !== 'sentry';
}

type Asking = Pick<MessageRow, 'authorId' | 'urgent' | 'alert' | 'deletedAt'>;

/** An urgent message asks for it, and an alert; their author does not answer. */
export function mayAcknowledge(actor: Pick<Actor, 'cap' | 'userId'>, message: Asking): boolean {
  const asks = (message.urgent || message.alert !== null) && message.deletedAt === null;
  return asks && actor.cap !== 'read' && message.authorId !== actor.userId;
}

/** @throws AppError NOT_FOUND */
export function assertMayManage(actor: ChannelActor, channel: Place, role: ChannelRole): void {
  if (!mayManage(actor, channel, role)) throw notFound();
}

/** @throws AppError CONFLICT when the actor only reads here, the channel is archived, or only the program writes there */
export function assertMayPost(actor: ChannelActor, channel: Place): void {
  assertMayWrite(actor);
  if (channel.type === 'sentry') throw new AppError('CONFLICT', { message: 'Only the program writes alerts.' });
  if (channel.archivedAt !== null) throw new AppError('CONFLICT', { message: 'This channel is archived.' });
}

/** @throws AppError CONFLICT when the actor only reads in the acting workspace */
export function assertMayWrite(actor: ChannelActor): void {
  if (actor.cap === 'read') {
    throw new AppError('CONFLICT', { message: 'You can read in this workspace, but not add anything.' });
  }
}
