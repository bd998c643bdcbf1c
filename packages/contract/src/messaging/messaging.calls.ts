import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type {
  ChangeChannel,
  ChangeMessage,
  Channel,
  Message,
  MessageHistory,
  MessageHits,
  MessagePage,
  MessageQuery,
  MessageSearch,
  NewChannel,
  NewConversation,
  NewMessage,
  NewReaction,
  ReadPointer,
  UrgentMessage,
} from './messaging.schemas.ts';

type ById = { params: { id: string } };
type OfMember = { params: { id: string; userId: string } };

export const listChannels = call<Record<never, never>, Channel[]>('GET', '/messaging/channels');
export const createChannel = call<{ body: NewChannel }, Channel>('POST', '/messaging/channels');
export const changeChannel = call<ById & { body: ChangeChannel }, Channel>('PUT', '/messaging/channels/{id}');
export const addChannelMember = call<OfMember, Channel>('POST', '/messaging/channels/{id}/members/{userId}');
export const removeChannelMember = call<OfMember, Ok>('DELETE', '/messaging/channels/{id}/members/{userId}');
export const listMessages = call<ById & { query: MessageQuery }, MessagePage>(
  'GET',
  '/messaging/channels/{id}/messages',
);
export const sendMessage = call<ById & { body: NewMessage }, Message>('POST', '/messaging/channels/{id}/messages');
export const changeMessage = call<ById & { body: ChangeMessage }, Message>('PUT', '/messaging/messages/{id}');
export const deleteMessage = call<ById, Message>('DELETE', '/messaging/messages/{id}');
export const listConversations = call<Record<never, never>, Channel[]>('GET', '/messaging/direct-messages');
export const openConversation = call<{ body: NewConversation }, Channel>('POST', '/messaging/direct-messages');
export const listDirectMessages = call<ById & { query: MessageQuery }, MessagePage>(
  'GET',
  '/messaging/direct-messages/{id}/messages',
);
export const sendDirectMessage = call<ById & { body: NewMessage }, Message>(
  'POST',
  '/messaging/direct-messages/{id}/messages',
);
export const addReaction = call<ById & { body: NewReaction }, Message>('POST', '/messaging/messages/{id}/reactions');
export const removeReaction = call<{ params: { id: string; emoji: string } }, Message>(
  'DELETE',
  '/messaging/messages/{id}/reactions/{emoji}',
);
export const getThread = call<ById, Message[]>('GET', '/messaging/messages/{id}/thread');
export const getMessageHistory = call<ById, MessageHistory>('GET', '/messaging/messages/{id}/history');
export const markRead = call<ById & { body: ReadPointer }, Channel>('PUT', '/messaging/channels/{id}/read');
export const searchMessages = call<{ body: MessageSearch }, MessageHits>('POST', '/messaging/search');
export const acknowledgeMessage = call<ById, Message>('POST', '/messaging/messages/{id}/acknowledge');
export const listUrgent = call<Record<never, never>, UrgentMessage[]>('GET', '/messaging/urgent');
