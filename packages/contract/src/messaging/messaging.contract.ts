import { z } from 'zod';
import { Id, IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './messaging.calls.ts';
import {
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

const MemberParams = z.object({ id: Id, userId: Id });

export const listChannels = route(calls.listChannels, {
  access: 'session',
  summary: 'My channels of the workspace, by name, with what is unread.',
  response: z.array(Channel),
  permission: 'workspace.member',
});
export const createChannel = route(calls.createChannel, {
  access: 'session',
  summary: 'Create a channel. Its creator is its admin.',
  body: NewChannel,
  response: Channel,
  permission: 'workspace.edit',
});
export const changeChannel = route(calls.changeChannel, {
  access: 'session',
  summary: 'Rename or archive a channel. An archived channel takes no messages.',
  params: IdParams,
  body: ChangeChannel,
  response: Channel,
  permission: 'channel.manage',
});
export const addChannelMember = route(calls.addChannelMember, {
  access: 'session',
  summary: 'Add a member of the workspace to a channel.',
  params: MemberParams,
  response: Channel,
  permission: 'channel.manage',
});
export const removeChannelMember = route(calls.removeChannelMember, {
  access: 'session',
  summary: 'Remove a member from a channel, or leave it.',
  params: MemberParams,
  response: Ok,
  permission: 'channel.member',
});
export const listMessages = route(calls.listMessages, {
  access: 'session',
  summary: 'Messages of a channel: the newest page, older ones, or all changes after a revision.',
  params: IdParams,
  query: MessageQuery,
  response: MessagePage,
  permission: 'channel.member',
  phi: true,
});
export const sendMessage = route(calls.sendMessage, {
  access: 'session',
  summary: 'Send a message. The same client id again gives the message that is there.',
  params: IdParams,
  body: NewMessage,
  response: Message,
  permission: 'channel.post',
  errors: ['CONFLICT'],
  phi: true,
  notRepeated: true,
});
export const changeMessage = route(calls.changeMessage, {
  access: 'session',
  summary: 'Edit a message of mine. The old text stays in its history.',
  params: IdParams,
  body: ChangeMessage,
  response: Message,
  permission: 'message.own',
  errors: ['CONFLICT'],
  phi: true,
});
export const deleteMessage = route(calls.deleteMessage, {
  access: 'session',
  summary: 'Delete a message of mine, with its history and reactions. A stub remains in its place.',
  params: IdParams,
  response: Message,
  permission: 'message.own',
  phi: true,
});
export const listConversations = route(calls.listConversations, {
  access: 'session',
  summary: 'My direct conversations in the workspace, the latest first.',
  response: z.array(Channel),
  permission: 'workspace.member',
});
export const openConversation = route(calls.openConversation, {
  access: 'session',
  summary: 'The conversation with a member of the workspace; it is created when there is none.',
  body: NewConversation,
  response: Channel,
  permission: 'conversation.open',
});
export const listDirectMessages = route(calls.listDirectMessages, {
  access: 'session',
  summary: 'Messages of a direct conversation, as those of a channel.',
  params: IdParams,
  query: MessageQuery,
  response: MessagePage,
  permission: 'channel.member',
  phi: true,
});
export const sendDirectMessage = route(calls.sendDirectMessage, {
  access: 'session',
  summary: 'Send a direct message, as one to a channel.',
  params: IdParams,
  body: NewMessage,
  response: Message,
  permission: 'channel.post',
  errors: ['CONFLICT'],
  phi: true,
  notRepeated: true,
});
export const addReaction = route(calls.addReaction, {
  access: 'session',
  summary: 'React to a message. The same reaction again changes nothing.',
  params: IdParams,
  body: NewReaction,
  response: Message,
  permission: 'channel.post',
  errors: ['CONFLICT'],
  phi: true,
  notRepeated: true,
});
export const removeReaction = route(calls.removeReaction, {
  access: 'session',
  summary: 'Take back a reaction of mine.',
  params: z.object({ id: Id, emoji: z.string().max(40) }),
  response: Message,
  permission: 'channel.post',
  phi: true,
});
export const getThread = route(calls.getThread, {
  access: 'session',
  summary: 'The thread of a message: its first message and the answers, oldest first.',
  params: IdParams,
  response: z.array(Message),
  permission: 'channel.member',
  phi: true,
});
export const getMessageHistory = route(calls.getMessageHistory, {
  access: 'session',
  summary: '[ours] The texts that edits of a message replaced, oldest first.',
  params: IdParams,
  response: MessageHistory,
  permission: 'channel.member',
  phi: true,
});
export const markRead = route(calls.markRead, {
  access: 'session',
  summary: 'Move my pointer of a channel forward, or put it back before a message (`keepUnread`).',
  params: IdParams,
  body: ReadPointer,
  response: Channel,
  permission: 'channel.member',
});
export const searchMessages = route(calls.searchMessages, {
  access: 'session',
  summary:
    'Messages of my channels that hold all words of a search, newest first. Each word may be the beginning of one.',
  body: MessageSearch,
  response: MessageHits,
  permission: 'workspace.member',
  phi: true,
  notRepeated: true,
});
export const acknowledgeMessage = route(calls.acknowledgeMessage, {
  access: 'session',
  summary: '[ours] Acknowledge an urgent message or an alert. It is on record who did, and when.',
  params: IdParams,
  response: Message,
  permission: 'message.acknowledge',
  errors: ['CONFLICT'],
  phi: true,
  notRepeated: true,
});
export const listUrgent = route(calls.listUrgent, {
  access: 'session',
  summary: '[ours] Urgent messages that ask me and that nobody has acknowledged, the oldest first.',
  response: z.array(UrgentMessage),
  permission: 'workspace.member',
  phi: true,
});
