import type { ModelProvider, ProviderConfig } from '../../platform/config/model-config.ts';

/**
 * How a provider is spoken to: OpenAI's responses (also Azure's, whose key goes in a header of its own), Anthropic's messages,
 * Gemini's content, or the chat completions that everybody else copied. `chat-schema`: chat completions that keep to a JSON schema.
 */
export type WireProtocol = 'responses' | 'azure' | 'messages' | 'gemini' | 'chat' | 'chat-schema';

export type Endpoint = {
  service: ModelProvider;
  /** What people call it, e.g. `Anthropic`; of a server of one's own its host. */
  name: string;
  protocol: WireProtocol;
  /** Up to and including the version, without a slash at its end. */
  baseUrl: string;
  apiKey: string | null;
};

const protocols: Record<Exclude<ModelProvider, 'openai'>, WireProtocol> = {
  azure: 'azure',
  anthropic: 'messages',
  google: 'gemini',
  xai: 'chat-schema',
  compatible: 'chat',
};
const names: Partial<Record<ModelProvider, string>> = {
  openai: 'OpenAI',
  azure: 'Azure OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  xai: 'xAI',
};

/** True for OpenAI's own address; elsewhere stands something that copies its older call. */
export const isOpenAiItself = (baseUrl: string): boolean => new URL(baseUrl).hostname === 'api.openai.com';

export function endpointOf({ provider, baseUrl, apiKey }: ProviderConfig): Endpoint {
  const address = baseUrl.replace(/\/+$/, '');
  if (provider !== 'openai') {
    const name = names[provider] ?? new URL(address).host;
    return { service: provider, name, protocol: protocols[provider], baseUrl: address, apiKey };
  }
  return isOpenAiItself(address)
    ? { service: provider, name: 'OpenAI', protocol: 'responses', baseUrl: address, apiKey }
    : { service: provider, name: new URL(address).host, protocol: 'chat', baseUrl: address, apiKey };
}
