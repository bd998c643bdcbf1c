import * as commands from '@clinical/contract/scribe/commands.contract';
import * as generate from '@clinical/contract/scribe/generate.contract';
import * as late from '@clinical/contract/scribe/late-facts.contract';
import * as replacing from '@clinical/contract/scribe/replace-text.contract';
import * as sources from '@clinical/contract/scribe/sources.contract';
import * as synthetic from '@clinical/contract/scribe/synthetic.contract';
import * as voice from '@clinical/contract/scribe/voice-edit.contract';
import { bind, bindStream } from '../../platform/area.ts';
import { startCommand } from './commands/start-command.ts';
import { addLateFacts } from './late-facts/add-late-facts.ts';
import { replaceText } from './replace-text/replace-text.ts';
import { makeSynthetic } from './synthetic/make-synthetic.ts';
import { decideVoiceEdit } from './voice-edit/decide-voice-edit.ts';
import { showVoiceEdit } from './voice-edit/show-voice-edit.ts';
import { startVoiceEdit } from './voice-edit/start-voice-edit.ts';
import { generateNote } from './writing/generate-note.ts';
import { getWriting } from './scribe.reads.ts';
import { saveTranscript } from './writing/save-transcript.ts';

export const routes = [
  bind(sources.saveTranscript, (ctx, { body }) => saveTranscript(ctx, body)),
  bindStream(generate.generateTranscript, (ctx, { params, body }, send) => generateNote(ctx, params.id, body, send)),
  bind(generate.getWriting, (ctx, { params }) => getWriting(ctx, params.id)),
  bind(late.addLateFacts, (ctx, { params, body }) => addLateFacts(ctx, params.id, body)),
  bind(replacing.replaceText, (ctx, { body }) => replaceText(ctx, body)),
  bind(synthetic.makeSynthetic, (ctx, { body }) => makeSynthetic(ctx, body)),
  bind(commands.startCommand, (ctx, { params, body }) => startCommand(ctx, params.id, body)),
  bind(voice.startVoiceEdit, (ctx, { body, files }) => startVoiceEdit(ctx, body, files)),
  bind(voice.getVoiceEdit, (ctx, { params }) => showVoiceEdit(ctx, params.id)),
  bind(voice.decideVoiceEdit, (ctx, { params, body }) => decideVoiceEdit(ctx, params.id, body)),
];
