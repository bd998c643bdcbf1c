import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './voice-edit.calls.ts';
import {
  DecidedVoiceEdit,
  DecideVoiceEdit,
  VoiceEdit,
  VoiceEditFields,
  WaitingVoiceEdit,
} from './voice-edit.schemas.ts';

export const startVoiceEdit = route(calls.startVoiceEdit, {
  access: 'session',
  summary:
    '[ours] Say or type what is to change in a note; a job proposes it, and nothing changes until it is accepted.',
  body: VoiceEditFields,
  bodyKind: 'multipart',
  response: VoiceEdit,
  permission: 'note.edit',
  errors: [
    'UNSUPPORTED_MEDIA',
    'TOO_LARGE',
    'EMPTY_SOURCE',
    'CONFLICT',
    'ENTRY_SIGNED',
    'NO_CREDITS',
    'NO_SEAT',
    'CONTEXT_TOO_LARGE',
  ],
  cost: 'voice-edit',
  phi: true,
});
export const getVoiceEdit = route(calls.getVoiceEdit, {
  access: 'session',
  summary: '[ours] My newest undecided voice edit of an entry.',
  params: IdParams,
  response: WaitingVoiceEdit,
  permission: 'note.edit',
  errors: ['ENTRY_SIGNED'],
  phi: true,
});
export const decideVoiceEdit = route(calls.decideVoiceEdit, {
  access: 'session',
  summary: '[ours] Take a voice edit, or some sections of it, as a version of its own; or refuse it.',
  params: IdParams,
  body: DecideVoiceEdit,
  response: DecidedVoiceEdit,
  permission: 'note.edit',
  errors: ['CONFLICT', 'ENTRY_SIGNED', 'VERSION_CONFLICT'],
  phi: true,
});
