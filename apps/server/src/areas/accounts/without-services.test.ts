import { expect, test } from 'vitest';
import { type LlmPort, noLlm } from '../../gateways/llm/port.ts';
import { withoutServices } from './without-services.ts';

const asked: string[] = [];
const two: LlmPort = {
  label: 'OpenAI, Anthropic',
  services: [
    { id: 'openai', name: 'OpenAI' },
    { id: 'anthropic', name: 'Anthropic' },
  ],
  serving(model) {
    const [service, provider] = model.startsWith('claude')
      ? (['anthropic', 'Anthropic'] as const)
      : (['openai', 'OpenAI'] as const);
    return { served: true, service, provider, model, reason: 'its own vendor', window: null };
  },
  writeNote({ model }) {
    asked.push(model);
    return Promise.resolve([]);
  },
};
const request = (model: string) => ({ model, system: '', prompt: '', sectionKeys: [] });
const { signal } = new AbortController();

test('one of two services switched off serves nobody, and is not asked; the other one is', async () => {
  const left = withoutServices(two, new Set(['openai']));
  expect([left.label, left.services.map(({ id }) => id)]).toEqual(['Anthropic', ['anthropic']]);
  expect(left.serving('gpt-4.1')).toEqual({ served: false, reason: 'Your workspace has switched OpenAI off.' });
  expect(left.serving('claude')).toMatchObject({ served: true, service: 'anthropic' });
  await left.writeNote(request('claude'), () => undefined, signal);
  await expect(left.writeNote(request('gpt-4.1'), () => undefined, signal)).rejects.toMatchObject({
    code: 'MODEL_NOT_SET_UP',
    message: 'Your workspace has switched OpenAI off. Choose another model.',
  });
  expect(asked).toEqual(['claude']);
});

test('with none switched off it is the same, with all of them there is no model', () => {
  expect(withoutServices(two, new Set(['google']))).toBe(two);
  expect(withoutServices(two, new Set(['openai', 'anthropic']))).toBe(noLlm);
});
