import { limits } from '@clinical/contract/limits';
import { isTranscriptionLanguage } from '@clinical/contract/speech/languages';
import { captionLater, type FromRelay, relayEnds, liveSampleRate } from '@clinical/contract/speech/live.rules';
import { z } from 'zod';
import type { SpeechStream } from '../../gateways/speech/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Socket, SocketMessage } from '../../platform/http/socket.ts';
import { actingSpeech, untilSwitchedOff } from '../accounts/public.ts';
import { expectPayable } from './charge-dictation.ts';
import { liveRecordings } from './live-recordings.ts';
import { payForWords, type WordsPaid } from './pay-for-words.ts';
import { wordsToExpect } from './words-to-expect.ts';

const ToRelay = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    language: z.string().refine(isTranscriptionLanguage, 'a transcription language'),
    fromMs: z.number().int().min(0).max(limits.recordingLife),
    dictationId: z.uuid().nullable().default(null),
  }),
  z.object({ type: z.literal('token'), token: z.string().max(2_000) }),
  z.object({ type: z.literal('finish') }),
]);
type Start = Extract<z.infer<typeof ToRelay>, { type: 'start' }>;

/** Hears one connection: samples in, words out. What breaks off is begun anew by the page, from its last final word on. */
export async function relaySpeech(ctx: Context, socket: Socket, recordingId: string | null): Promise<void> {
  const { engine, workFolder } = await actingSpeech(ctx);
  if (!engine?.stream) throw new AppError('NO_SPEECH_ENGINE');
  const noteId = recordingId === null ? null : await ctx.use(liveRecordings).chartOf(ctx, recordingId);
  await ctx.audit('speech.listen', {
    type: 'recording',
    id: recordingId,
    noteId,
  });
  const vocabulary = await wordsToExpect(ctx);
  const say = (message: FromRelay): void => socket.say(message);
  const allows = soundAllowance(ctx.clock);
  let stream = null as SpeechStream | null;
  let paid = null as WordsPaid | null;
  const ended = Promise.withResolvers<void>();

  const fail = (message: string): void => {
    say({ type: 'failed', message });
    socket.close(relayEnds.failed);
  };
  const refuse = ({ code, message }: AppError): void => {
    if (code !== 'NO_CREDITS') return fail(message);
    say({ type: 'failed', message });
    socket.close(relayEnds.unpaid);
  };

  async function start({ language, fromMs, dictationId }: Start): Promise<void> {
    if (stream) throw new AppError('MALFORMED_REQUEST');
    try {
      // the words of a recording are paid with its note
      if (recordingId === null) paid = await dictation(dictationId ?? ctx.ids.uuid());
      stream = await engine!.stream!({
        language,
        vocabulary,
        folder: workFolder,
        signal: socket.signal,
        onCaption: (caption) => {
          say({ type: 'caption', caption: captionLater(caption, fromMs) });
          paid?.said(caption);
        },
        onBreak: fail,
      });
      say({ type: 'ready', engine: engine!.name, draft: engine!.draft });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refuse(error);
    }
  }

  async function dictation(id: string): Promise<WordsPaid> {
    await expectPayable(ctx, id);
    return payForWords(ctx, id, (error) => {
      if (error instanceof AppError) refuse(error);
      else ended.reject(error);
    });
  }

  async function take(message: SocketMessage): Promise<void> {
    if (typeof message !== 'string') {
      if (!stream || !allows(message.length)) throw new AppError('MALFORMED_REQUEST');
      await stream.write(message);
      return;
    }
    const said = ToRelay.parse(JSON.parse(message));
    if (said.type === 'start') await start(said);
    if (said.type === 'token') socket.renew(said.token);
    if (said.type === 'finish') {
      await stream?.finish();
      await paid?.settled();
      say({ type: 'finished' });
      ended.resolve();
    }
  }

  await untilSwitchedOff(ctx, engine, async (off) => {
    off.addEventListener('abort', () => {
      stream?.close();
      fail((off.reason as AppError).message);
    });
    socket.listen(take);
    await Promise.race([ended.promise, socket.over]);
  });
  stream?.close();
  await paid?.settled();
}

const bytesPerSecond = liveSampleRate * 2;
/** What may come at once, after a connection was gone for long: ten minutes of sound. */
const atOnce = 10 * 60 * bytesPerSecond;

/** Counts what a connection sends: as fast as anybody can speak, twice over, and what waited. @returns false for what is too much */
function soundAllowance(clock: Clock): (bytes: number) => boolean {
  let left = atOnce;
  let at = clock.now();
  return (bytes) => {
    const now = clock.now();
    left = Math.min(atOnce, left + ((now - at) / 1_000) * 2 * bytesPerSecond);
    at = now;
    left -= bytes;
    return left >= 0;
  };
}
