import { port } from '../../platform/ports.ts';

/** Asks the AI provider about a user's own key. */
export type AiKeysPort = {
  /** True when the provider accepts the key. @throws AppError PROVIDER_FAILED when it does not answer, or not as expected */
  isAccepted(apiKey: string, signal: AbortSignal): Promise<boolean>;
};

export const aiKeysPort = port<AiKeysPort>('ai-keys');
