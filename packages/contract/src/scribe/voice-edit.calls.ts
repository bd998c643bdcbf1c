import { call } from '../call.ts';
import type {
  DecidedVoiceEdit,
  DecideVoiceEdit,
  VoiceEdit,
  VoiceEditFields,
  WaitingVoiceEdit,
} from './voice-edit.schemas.ts';

export const startVoiceEdit = call<{ body: VoiceEditFields }, VoiceEdit>('POST', '/transcripts/voice_edit');
/** My newest of an entry that is neither accepted nor refused. */
export const getVoiceEdit = call<{ params: { id: string } }, WaitingVoiceEdit>('GET', '/transcripts/{id}/voice-edit');
export const decideVoiceEdit = call<{ params: { id: string }; body: DecideVoiceEdit }, DecidedVoiceEdit>(
  'POST',
  '/transcripts/{id}/voice-edit',
);
