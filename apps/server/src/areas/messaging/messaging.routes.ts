import * as contract from '@clinical/contract/messaging/messaging.contract';
import * as onCall from '@clinical/contract/messaging/on-call.contract';
import { bind } from '../../platform/area.ts';
import { acknowledgeMessage } from './acknowledge-message.ts';
import { changeChannel } from './change-channel.ts';
import { changeMessage, deleteMessage } from './change-message.ts';
import { addChannelMember, removeChannelMember } from './channel-members.ts';
import { changeOnCall } from './change-on-call.ts';
import { createChannel } from './create-channel.ts';
import { markRead } from './mark-read.ts';
import {
  getMessageHistory,
  getThread,
  listChannels,
  listConversations,
  listMessages,
  listUrgent,
  searchMessages,
} from './messaging.reads.ts';
import { showOnCall, showQuietHours } from './on-call.view.ts';
import { openConversation } from './open-conversation.ts';
import { addReaction, removeReaction } from './react-to-message.ts';
import { sendMessage } from './send-message.ts';
import { setQuietHours } from './set-quiet-hours.ts';

export const routes = [
  bind(contract.listChannels, (ctx) => listChannels(ctx)),
  bind(contract.createChannel, (ctx, { body }) => createChannel(ctx, body)),
  bind(contract.changeChannel, (ctx, { params, body }) => changeChannel(ctx, params.id, body)),
  bind(contract.addChannelMember, (ctx, { params }) => addChannelMember(ctx, params)),
  bind(contract.removeChannelMember, (ctx, { params }) => removeChannelMember(ctx, params)),
  bind(contract.listMessages, (ctx, { params, query }) => listMessages(ctx, params.id, query)),
  bind(contract.sendMessage, (ctx, { params, body }) => sendMessage(ctx, params.id, body)),
  bind(contract.changeMessage, (ctx, { params, body }) => changeMessage(ctx, params.id, body.content)),
  bind(contract.deleteMessage, (ctx, { params }) => deleteMessage(ctx, params.id)),
  bind(contract.listConversations, (ctx) => listConversations(ctx)),
  bind(contract.openConversation, (ctx, { body }) => openConversation(ctx, body.participantId)),
  bind(contract.listDirectMessages, (ctx, { params, query }) => listMessages(ctx, params.id, query)),
  bind(contract.sendDirectMessage, (ctx, { params, body }) => sendMessage(ctx, params.id, body)),
  bind(contract.addReaction, (ctx, { params, body }) => addReaction(ctx, params.id, body.emoji)),
  bind(contract.removeReaction, (ctx, { params }) => removeReaction(ctx, params.id, params.emoji)),
  bind(contract.getThread, (ctx, { params }) => getThread(ctx, params.id)),
  bind(contract.getMessageHistory, (ctx, { params }) => getMessageHistory(ctx, params.id)),
  bind(contract.searchMessages, (ctx, { body }) => searchMessages(ctx, body)),
  bind(contract.acknowledgeMessage, (ctx, { params }) => acknowledgeMessage(ctx, params.id)),
  bind(contract.listUrgent, (ctx) => listUrgent(ctx)),
  bind(onCall.getOnCall, (ctx) => showOnCall(ctx)),
  bind(onCall.changeOnCall, (ctx, { body }) => changeOnCall(ctx, body)),
  bind(onCall.getQuietHours, (ctx) => showQuietHours(ctx)),
  bind(onCall.setQuietHours, (ctx, { body }) => setQuietHours(ctx, body)),
  bind(contract.markRead, (ctx, { params, body }) => markRead(ctx, params.id, body)),
];
