import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { Endpoint } from './endpoint.ts';

/** The SDK's client of one model. `keepsSchema`: it answers in JSON of an asked form. */
export type Client = { model: LanguageModel; keepsSchema: boolean };

/** Sent where a server asks for no key, and taken out again: the SDK would look for one in the environment. */
const noKey = 'none';

/** The client that speaks the endpoint's own wire format. @param send replaces `fetch`, with whatever limits it keeps */
export function clientOf(
  { protocol, baseUrl: baseURL, apiKey, name }: Endpoint,
  model: string,
  send: typeof fetch,
): Client {
  const settings = { baseURL, apiKey: apiKey ?? noKey, fetch: send };
  switch (protocol) {
    case 'responses':
      return { model: createOpenAI(settings).responses(model), keepsSchema: true };
    case 'azure':
      return {
        model: createOpenAI({ ...settings, fetch: withAzureKey(send, apiKey ?? noKey) }).responses(model),
        keepsSchema: true,
      };
    case 'messages':
      return { model: createAnthropic(settings)(model), keepsSchema: true };
    case 'gemini':
      return { model: createGoogle(settings)(model), keepsSchema: true };
    default: {
      const keepsSchema = protocol === 'chat-schema';
      const options = { name, baseURL, fetch: send, includeUsage: true, supportsStructuredOutputs: keepsSchema };
      return { model: createOpenAICompatible(apiKey === null ? options : { ...options, apiKey })(model), keepsSchema };
    }
  }
}

/** Azure takes its keys in a header of its own; a bearer is a token of its directory there. */
function withAzureKey(send: typeof fetch, apiKey: string): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.delete('authorization');
    headers.set('api-key', apiKey);
    return send(input, { ...init, headers });
  };
}
