import * as contract from '@clinical/contract/transcripts/voice-edit.contract';
import { bind } from '../../../platform/area.ts';
import { decideVoiceEdit } from './decide-voice-edit.ts';
import { showVoiceEdit } from './show-voice-edit.ts';
import { startVoiceEdit } from './start-voice-edit.ts';

export const voiceEditRoutes = [
  bind(contract.startVoiceEdit, (ctx, { body, files }) => startVoiceEdit(ctx, body, files)),
  bind(contract.getVoiceEdit, (ctx, { params }) => showVoiceEdit(ctx, params.id)),
  bind(contract.decideVoiceEdit, (ctx, { params, body }) => decideVoiceEdit(ctx, params.id, body)),
];
