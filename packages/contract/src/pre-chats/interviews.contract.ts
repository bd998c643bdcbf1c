import { z } from 'zod';
import { Id, IdParams } from '../common.schemas.ts';
import { MadePatientLink, NewPatientLink } from '../patient-links/links.schemas.ts';
import { route } from '../route.ts';
import * as calls from './interviews.calls.ts';
import { ClearFlag, PreChat, TransferPreChat, TransferredPreChat } from './interviews.schemas.ts';

export const transferPreChat = route(calls.transferPreChat, {
  access: 'session',
  summary:
    'Make an entry of a pre-chat in its chart, or in this one while it has none. A second time names the first entry.',
  params: IdParams,
  body: TransferPreChat,
  response: TransferredPreChat,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  phi: true,
});
export const stopSequence = route(calls.stopSequence, {
  access: 'session',
  summary: '[ours] End all sequences that ask, or this one, before their last question. Again it changes nothing.',
  params: IdParams,
  query: z.object({ prompt_id: Id.optional() }),
  response: PreChat,
  permission: 'note.edit',
  phi: true,
});
export const markPreChatRead = route(calls.markPreChatRead, {
  access: 'session',
  summary: '[ours] Say that staff have read the answers; the first time counts.',
  params: IdParams,
  response: PreChat,
  permission: 'note.edit',
  phi: true,
});
export const clearFlag = route(calls.clearFlag, {
  access: 'session',
  summary: '[ours] Clear a red flag, with the reason. Its sequence stays ended.',
  params: z.object({ id: Id, flagId: Id }),
  body: ClearFlag,
  response: PreChat,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  phi: true,
});
export const linkPreChat = route(calls.linkPreChat, {
  access: 'session',
  summary: '[ours] Make a link with which the patient answers, valid for 72 hours. Its address is shown once.',
  params: IdParams,
  body: NewPatientLink,
  response: MadePatientLink,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  phi: true,
  notRepeated: true,
});
export const unlinkPreChat = route(calls.unlinkPreChat, {
  access: 'session',
  summary: '[ours] Revoke the link. What was answered stays.',
  params: IdParams,
  response: PreChat,
  permission: 'note.edit',
  phi: true,
});
