import { limits } from '@clinical/contract/limits';
import type { SpeechEngine } from '../../../gateways/speech/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { wordsToExpect, withPlainFile } from '../../speech/public.ts';
import { actingSpeech, untilSwitchedOff } from '../../accounts/public.ts';
import type { StoredVoiceEdit } from './voice-edits.queries.ts';

/** The engine that is to hear a voice edit. @throws AppError CONFLICT when it is gone meanwhile */
export async function engineFor(scope: Context | Tx): Promise<SpeechEngine> {
  const { engine, reason } = await actingSpeech(scope);
  if (engine) return engine;
  const why = reason.replace(/\.$/, '');
  throw new AppError('CONFLICT', {
    message: `This cannot be transcribed now: ${why}. Type what should change instead.`,
  });
}

/**
 * What was spoken, as one text. @throws AppError NOT_POSSIBLE when there was no speech, PROVIDER_FAILED; NO_SPEECH_ENGINE when the
 * workspace switched the engine off meanwhile
 */
export async function transcribeInstruction(
  ctx: Context,
  engine: SpeechEngine,
  edit: StoredVoiceEdit,
): Promise<string> {
  const vocabulary = await wordsToExpect(ctx);
  const { language, mediaType } = edit;
  const heard = await withPlainFile(ctx, edit.fileId!, (path) =>
    untilSwitchedOff(ctx, engine, (off) => {
      const signal = AbortSignal.any([ctx.signal, off]);
      return engine.transcribe({ path, mediaType: mediaType!, durationMs: null }, { language, vocabulary, signal });
    }),
  );
  ctx.signal.throwIfAborted();
  if (heard.missing.length > 0) {
    throw new AppError('PROVIDER_FAILED', {
      message:
        `Part of the instruction could not be transcribed. ${heard.failure ?? ''} Say it again, or type it.`.replace(
          / {2,}/g,
          ' ',
        ),
    });
  }
  const text = heard.utterances
    .map((utterance) => utterance.text.trim())
    .join(' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(text)) {
    throw new AppError('NOT_POSSIBLE', { message: 'No speech captured. Say it again, or type it.' });
  }
  return text.slice(0, limits.instruction);
}
