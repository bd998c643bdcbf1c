import type { OpenAiCompatibleOptions } from './openai-compatible.ts';
import type { LlmPort } from './port.ts';

/** A model behind an endpoint, as `openAiCompatible` makes it. Its libraries take ten megabytes, so they come with the first note. */
export function openAiWhenNeeded(options: OpenAiCompatibleOptions): LlmPort {
  let made: Promise<LlmPort> | null = null;
  return {
    label: new URL(options.baseUrl).host,
    async writeNote(...request) {
      made ??= import('./openai-compatible.ts').then(({ openAiCompatible }) => openAiCompatible(options));
      return (await made).writeNote(...request);
    },
  };
}
