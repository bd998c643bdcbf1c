import { z } from 'zod';

export const modelProviders = ['openai', 'azure', 'anthropic', 'google', 'xai', 'compatible'] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** Where a provider's models are asked. `apiKey` is null for a server of one's own that asks for none. */
export type ProviderConfig = { provider: ModelProvider; baseUrl: string; apiKey: string | null };

/** Which model of which provider stands behind a key of the price list; `*` is every key that no other line names. */
export const ModelChoice = z.object({
  key: z.string().trim().min(1).max(60),
  provider: z.enum(modelProviders),
  model: z.string().trim().min(1).max(200),
  /** How long a model that thinks shall think. */
  effort: z.enum(['low', 'medium', 'high']).optional(),
  /** Tokens that the model takes at once, where it is less than what the key's own model takes. */
  window: z.number().int().min(2_000).optional(),
  /** In the operator's currency, for a million tokens. */
  price: z.object({ input: z.number().min(0), output: z.number().min(0) }).optional(),
});
export type ModelChoice = z.infer<typeof ModelChoice>;

export type ModelsConfig = { providers: ProviderConfig[]; choices: ModelChoice[] };

type Variables = {
  OPENAI_API_KEY: string | null;
  OPENAI_BASE_URL: string;
  AZURE_OPENAI_API_KEY: string | null;
  AZURE_OPENAI_BASE_URL: string | null;
  ANTHROPIC_API_KEY: string | null;
  ANTHROPIC_BASE_URL: string;
  GOOGLE_API_KEY: string | null;
  GOOGLE_BASE_URL: string;
  XAI_API_KEY: string | null;
  XAI_BASE_URL: string;
  LLM_BASE_URL: string | null;
  LLM_API_KEY: string | null;
  AI_MODELS: ModelChoice[];
};

/** The variable that names each provider, for messages. */
export const providerVariables: Record<ModelProvider, string> = {
  openai: 'OPENAI_API_KEY',
  azure: 'AZURE_OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_API_KEY',
  xai: 'XAI_API_KEY',
  compatible: 'LLM_BASE_URL',
};

/** Providers whose models no key of the price list is named after: a line of AI_MODELS says what they write. */
const unnamed: readonly ModelProvider[] = ['anthropic', 'google', 'compatible'];

/** The providers that are set up, and what the operator chose. @throws Error for a choice that nothing can serve */
export function modelsConfig(env: Variables): ModelsConfig {
  const withKey = (provider: ModelProvider, apiKey: string | null, baseUrl: string | null): ProviderConfig[] =>
    apiKey === null || baseUrl === null ? [] : [{ provider, apiKey, baseUrl: baseUrl.replace(/\/+$/, '') }];
  if (env.AZURE_OPENAI_API_KEY !== null && env.AZURE_OPENAI_BASE_URL === null) {
    throw new Error(
      'AZURE_OPENAI_API_KEY: AZURE_OPENAI_BASE_URL is needed too, as in https://NAME.openai.azure.com/openai/v1',
    );
  }
  const providers = [
    ...withKey('openai', env.OPENAI_API_KEY, env.OPENAI_BASE_URL),
    ...withKey('azure', env.AZURE_OPENAI_API_KEY, env.AZURE_OPENAI_BASE_URL),
    ...withKey('anthropic', env.ANTHROPIC_API_KEY, env.ANTHROPIC_BASE_URL),
    ...withKey('google', env.GOOGLE_API_KEY, env.GOOGLE_BASE_URL),
    ...withKey('xai', env.XAI_API_KEY, env.XAI_BASE_URL),
    ...(env.LLM_BASE_URL === null
      ? []
      : [{ provider: 'compatible' as const, apiKey: env.LLM_API_KEY, baseUrl: env.LLM_BASE_URL.replace(/\/+$/, '') }]),
  ];
  const choices = env.AI_MODELS;
  for (const { key, provider } of choices) {
    if (!providers.some((one) => one.provider === provider)) {
      throw new Error(`AI_MODELS: ${key} names ${provider}, and ${providerVariables[provider]} is not set`);
    }
  }
  for (const { provider } of providers) {
    if (unnamed.includes(provider) && !choices.some((choice) => choice.provider === provider)) {
      throw new Error(
        `${providerVariables[provider]}: AI_MODELS must say what it writes, as in [{"key":"*","provider":"${provider}","model":"…"}]`,
      );
    }
  }
  return { providers, choices };
}
