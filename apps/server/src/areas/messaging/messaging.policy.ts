import type { ChannelRole } from '@clinical/contract/messaging/messaging.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/session.ts';
import type { ChannelRow } from './channels.queries.ts';

type ChannelActor = Pick<Actor, 'cap'>;
type Place = Pick<ChannelRow, 'type' | 'archivedAt'>;

/** Its admins manage a channel, and admins of the workspace who are members of it. Nobody manages a conversation. */
export function mayManage(actor: ChannelActor, { type }: Pick<Place, 'type'>, role: ChannelRole): boolean {
  return type !== 'direct' && actor.cap !== 'read' && (role === 'admin' || actor.cap === 'admin');
}

export function mayPost(actor: ChannelActor, { archivedAt }: Pick<Place, 'archivedAt'>): boolean {
  return actor.cap !== 'read' && archivedAt === null;
}

/** @throws AppError NOT_FOUND */
export function assertMayManage(actor: ChannelActor, channel: Place, role: ChannelRole): void {
  if (!mayManage(actor, channel, role)) throw notFound();
}

/** @throws AppError CONFLICT when the actor only reads here, or the channel is archived */
export function assertMayPost(actor: ChannelActor, channel: Pick<Place, 'archivedAt'>): void {
  assertMayWrite(actor);
  if (channel.archivedAt !== null) throw new AppError('CONFLICT', { message: 'This channel is archived.' });
}

/** @throws AppError CONFLICT when the actor only reads in the acting workspace */
export function assertMayWrite(actor: ChannelActor): void {
  if (actor.cap === 'read') {
    throw new AppError('CONFLICT', { message: 'You can read in this workspace, but not add anything.' });
  }
}
