import { ApiError } from '@clinical/api-client/api-error';
import type { Call } from '@clinical/contract/call';
import { getSpeechGrant, getSpeechToken } from '@clinical/contract/speech/speech.calls';
import type { SpeechToken } from '@clinical/contract/speech/speech.schemas';
import { api } from '../api.ts';

/** A token is asked for anew so long before its end, in milliseconds. */
export const spareMs = 5_000;

export type KeptToken = { token: string; endsAt: number };

/** By what they are for. */
const kept = new Map<string, KeptToken>();

/** A key for the server's relay: for the words of this recording, or of none. @throws ApiError NO_SPEECH_ENGINE, NOT_FOUND */
export const relayToken = (recordingId: string | null): Promise<KeptToken> =>
  tokenOf(`relay:${recordingId ?? ''}`, getSpeechToken, {
    query: recordingId === null ? {} : { recordingId },
  });

/** A key for the engine's own service. @throws ApiError NO_SPEECH_ENGINE, PROVIDER_FAILED */
export const serviceToken = (): Promise<KeptToken> => tokenOf('service', getSpeechGrant, {});

/** False when the workspace wants the engine's own service no longer; its key is forgotten then. */
export async function isServiceOn(): Promise<boolean> {
  try {
    await api.request(getSpeechGrant, {});
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'NO_SPEECH_ENGINE') return true;
    kept.delete('service');
    return false;
  }
}

async function tokenOf<Input extends object>(
  name: string,
  call: Call<Input, SpeechToken>,
  input: Input,
): Promise<KeptToken> {
  const before = kept.get(name);
  if (before && before.endsAt - spareMs > Date.now()) return before;
  // from before the question: what was long on its way ends as much sooner
  const now = Date.now();
  const { token, ttl } = await api.request(call, input);
  if (!token) throw new Error('Backend did not return a token');
  const given = { token, endsAt: now + ttl * 1_000 };
  kept.set(name, given);
  return given;
}
