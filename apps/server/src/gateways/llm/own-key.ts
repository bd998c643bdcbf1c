import { circuitBreaker } from './circuit-breaker.ts';
import type { OpenAiCompatibleOptions } from './openai-compatible.ts';
import { openAiWhenNeeded } from './openai-when-needed.ts';
import type { OwnKeyLlmPort } from './port.ts';

/** A model under the keys of persons. A service that fails is left alone for all of them, a key that fails only for its owner. */
export function ownKeyLlm(options: Omit<OpenAiCompatibleOptions, 'apiKey' | 'keyOwner' | 'breaker'>): OwnKeyLlmPort {
  const breaker = circuitBreaker(options.clock);
  return {
    withKey: (apiKey) => openAiWhenNeeded({ ...options, apiKey, keyOwner: 'person', breaker }),
  };
}
