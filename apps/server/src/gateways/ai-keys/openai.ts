import { AppError } from '../../platform/app-error.ts';
import type { AiKeysPort } from './port.ts';

const patienceMs = 15_000;

/** The list of models is what every OpenAI-compatible provider answers without cost, and to valid keys only. */
export function openAiKeys(baseUrl: string): AiKeysPort {
  const address = `${baseUrl.replace(/\/+$/, '')}/models`;
  return {
    async isAccepted(apiKey, signal) {
      const reply = await fetch(address, {
        headers: { authorization: `Bearer ${apiKey}` },
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
        redirect: 'error',
      }).catch((cause: unknown) => {
        throw new AppError('PROVIDER_FAILED', { message: 'The AI provider did not answer. Try again later.', cause });
      });
      await reply.body?.cancel();
      if (reply.ok) return true;
      if (reply.status === 401 || reply.status === 403) return false;
      throw new AppError('PROVIDER_FAILED', { message: 'The AI provider could not test the key. Try again later.' });
    },
  };
}
