import type { SpeechToken } from '@clinical/contract/speech/speech.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { actingSpeech } from '../accounts/public.ts';
import { liveRecordings } from './live-recordings.ts';
import { sealLiveToken } from './live-token.ts';

/** Seconds. A connection lives on with the next token, and ends without one. */
const ttl = 120;

/** @throws AppError NO_SPEECH_ENGINE when none hears while one speaks, NOT_FOUND for a recording that is not the actor's */
export async function getSpeechToken(ctx: Context, recordingId: string | null): Promise<SpeechToken> {
  if (!(await actingSpeech(ctx)).engine?.stream) throw new AppError('NO_SPEECH_ENGINE');
  const noteId = recordingId === null ? null : await ctx.use(liveRecordings).chartOf(ctx, recordingId);
  await ctx.audit('speech.token', {
    type: 'recording',
    id: recordingId,
    noteId,
  });
  const { userId, workspaceId, sessionId } = ctx.actor;
  const expiresAt = ctx.clock.now() + ttl * 1_000;
  const token = sealLiveToken(ctx, {
    userId,
    workspaceId,
    sessionId,
    subject: recordingId,
    expiresAt,
  });
  return { token, ttl };
}
