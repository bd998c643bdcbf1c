import type { SpeechToken, Vocabulary } from '@clinical/contract/speech/speech.schemas';
import type { SpeechEngine } from '../../gateways/speech/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Scope } from '../../platform/context.ts';
import { actingSpeech } from '../accounts/public.ts';
import { liveRecordings } from './live-recordings.ts';
import { sealLiveToken } from './live-token.ts';
import { mayEditWords } from './speech.policy.ts';
import { selectVocabulary } from './speech.queries.ts';

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

/** A key is given out again until so long before its end. */
const spareMs = 5_000;
const mostKept = 5_000;

type Kept = { token: string; endsAt: number };
/** By engine, and there by session: keys live shorter than anything that would have to outlive this process. */
const kept = new WeakMap<SpeechEngine, Map<string, Kept>>();

/** @throws AppError NO_SPEECH_ENGINE when pages cannot reach an engine by themselves, PROVIDER_FAILED */
export async function getSpeechGrant(ctx: Context): Promise<SpeechToken> {
  const { engine } = await actingSpeech(ctx);
  if (!engine?.grant) throw new AppError('NO_SPEECH_ENGINE');
  await ctx.audit('speech.grant', { type: 'speech', id: null });
  const bySession = kept.get(engine) ?? new Map<string, Kept>();
  kept.set(engine, bySession);
  const { sessionId } = ctx.actor;
  const before = bySession.get(sessionId);
  if (before && before.endsAt - spareMs > ctx.clock.now()) return view(before, ctx.clock.now());
  // from before the question: what was long on its way ends as much sooner
  const now = ctx.clock.now();
  const { token, ttlSeconds } = await engine.grant(ctx.signal);
  const given = { token, endsAt: now + ttlSeconds * 1_000 };
  if (bySession.size >= mostKept) bySession.clear();
  bySession.set(sessionId, given);
  return view(given, ctx.clock.now());
}

const view = ({ token, endsAt }: Kept, now: number): SpeechToken => ({
  token,
  ttl: Math.max(0, Math.floor((endsAt - now) / 1_000)),
});

export async function getVocabulary(scope: Pick<Scope, 'actor' | 'db'>): Promise<Vocabulary> {
  const { mine, workspace } = await selectVocabulary(scope);
  return { mine, workspace, abilities: { editWorkspace: mayEditWords(scope.actor) } };
}
