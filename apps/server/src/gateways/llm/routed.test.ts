import { models } from '@clinical/contract/models';
import { expect, test } from 'vitest';
import { parseConfig } from '../../platform/config/config.ts';
import { routedLlm } from './routed.ts';

const clock = { now: () => 0 };
const keys = models.map(({ key }) => key);

/** `provider model` of each key of the price list under a configuration, or null where nothing serves it. */
function served(environment: Record<string, string>): Record<string, string | null> {
  const llm = routedLlm(parseConfig(environment).models, { clock });
  const line = (key: string): string | null => {
    const serving = llm.serving(key);
    return serving.served ? `${serving.provider} ${serving.model}` : null;
  };
  return Object.fromEntries(keys.map((key) => [key, line(key)]));
}

test('without a provider nothing is served and there is no label', () => {
  expect(routedLlm(parseConfig({}).models, { clock }).label).toBeNull();
});

test('each key goes to its own vendor, by the name that it has there', () => {
  expect(served({ OPENAI_API_KEY: 'k', XAI_API_KEY: 'k' })).toEqual({
    'gpt-4.1': 'OpenAI gpt-4.1',
    'gpt-5-no-cds': 'OpenAI gpt-5',
    'gpt-5': 'OpenAI gpt-5',
    'gpt-5-high': 'OpenAI gpt-5',
    'o3-pro': 'OpenAI o3-pro',
    o3: 'OpenAI o3',
    o1: 'OpenAI o1',
    'o4-mini': 'OpenAI o4-mini',
    'grok-4': 'xAI grok-4',
  });
});

test('a key whose vendor is not set up says so', () => {
  const llm = routedLlm(parseConfig({ OPENAI_API_KEY: 'k' }).models, { clock });
  expect(llm.serving('grok-4')).toEqual({
    served: false,
    reason: 'The model grok-4 is not set up on this server.',
  });
});

test('an address that copies OpenAI’s call serves them all', () => {
  const all = served({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1/' });
  expect(new Set(Object.values(all).map((line) => line?.split(' ')[0]))).toEqual(new Set(['127.0.0.1:8080']));
});

test('what the operator says of a key goes before its vendor, and * takes what has none', () => {
  const lines = [
    { key: 'gpt-5', provider: 'anthropic', model: 'claude-opus-4-5', effort: 'high' },
    { key: '*', provider: 'compatible', model: 'llama3.1:8b', window: 32_000 },
  ];
  const environment = {
    OPENAI_API_KEY: 'k',
    ANTHROPIC_API_KEY: 'k',
    LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
    AI_MODELS: JSON.stringify(lines),
  };
  expect(served(environment)).toMatchObject({
    'gpt-5': 'Anthropic claude-opus-4-5',
    'gpt-4.1': 'OpenAI gpt-4.1',
    'grok-4': '127.0.0.1:11434 llama3.1:8b',
  });
  expect(routedLlm(parseConfig(environment).models, { clock }).serving('grok-4')).toMatchObject({ window: 96_000 });
});

test('a model that nothing serves is refused before anything is sent', async () => {
  const llm = routedLlm(parseConfig({ OPENAI_API_KEY: 'k' }).models, { clock });
  const request = { model: 'grok-4', system: '', prompt: '', sectionKeys: ['plan'] };
  await expect(llm.writeNote(request, () => undefined, new AbortController().signal)).rejects.toMatchObject({
    code: 'MODEL_NOT_SET_UP',
  });
});
