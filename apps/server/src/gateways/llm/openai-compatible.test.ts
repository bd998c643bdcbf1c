import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startModelServer, type ModelServer } from '../../../test/model-server.ts';
import { AppError } from '../../platform/app-error.ts';
import { openAiCompatible, type OpenAiCompatibleOptions } from './openai-compatible.ts';
import { noLlm } from './local.ts';
import { ownKeyLlm } from './own-key.ts';
import type { LlmPort, NoteRequest, WrittenSection } from './port.ts';

const request: NoteRequest = {
  model: 'gpt-4.1',
  system: 'Write a note.',
  prompt: '<transcript>\nDoctor: What brings you in?\nPatient: I have a headache.\n</transcript>',
  sectionKeys: ['chief-complaint', 'plan'],
};

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

let llm: LlmPort;
let announced: WrittenSection[];
beforeEach(() => {
  announced = [];
  llm = adapter();
});

function adapter(options: Partial<OpenAiCompatibleOptions> = {}): LlmPort {
  return openAiCompatible({
    apiKey: 'key-1',
    baseUrl: server.url,
    clock: { now: () => 0 },
    pause: 1,
    answerLimit: 20_000,
    ...options,
  });
}

const write = (signal = new AbortController().signal): Promise<WrittenSection[]> =>
  llm.writeNote(request, (section) => announced.push(section), signal);

async function failure(run: Promise<unknown>): Promise<AppError> {
  const error = await run.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

describe('a model behind an OpenAI-compatible endpoint', () => {
  it('writes the sections in their order and announces each as it is complete', async () => {
    server.setMode('good');
    const sections = await write();
    expect(sections.map((section) => section.key)).toEqual(request.sectionKeys);
    expect(sections[1]!.text).toBe('I have a headache.');
    expect(announced).toEqual(sections);
    expect(server.requests.at(-1)).toMatchObject({ model: 'gpt-4.1', stream: true, authorization: 'Bearer key-1' });
  });

  it('sends the vendor’s name of a model when it has another', async () => {
    server.setMode('good');
    llm = adapter({ models: { 'gpt-4.1': 'our-small-model' } });
    await write();
    expect(server.requests.at(-1)!.model).toBe('our-small-model');
  });

  it('takes a JSON object where the asked form was forgotten', async () => {
    server.setMode('json-object');
    expect((await write()).map((section) => section.key)).toEqual(request.sectionKeys);
  });

  it('skips a malformed line of the stream', async () => {
    server.setMode('malformed-line');
    expect((await write())[1]!.text).toBe('I have a headache.');
  });

  it('tries again when the service is busy', async () => {
    server.setMode('busy-once');
    const before = server.requests.length;
    expect(await write()).toHaveLength(2);
    expect(server.requests.length - before).toBe(2);
  });
});

describe('a service that fails', () => {
  it('is asked four times at most, and its own words stay with us', async () => {
    server.setMode('error-500');
    const before = server.requests.length;
    const error = await failure(write());
    expect(error.code).toBe('PROVIDER_FAILED');
    expect(error.message).toBe('The AI service reported a fault of its own (500). Try again.');
    expect(error.message).not.toContain('headache');
    expect(server.requests.length - before).toBe(4);
  });

  it('never passes a 401 on', async () => {
    server.setMode('refused-key');
    const before = server.requests.length;
    const error = await failure(write());
    expect([error.code, error.status]).toEqual(['PROVIDER_FAILED', 502]);
    expect(error.message).toContain('key');
    expect(server.requests.length - before).toBe(1);
  });

  it.each([
    ['half', 'The AI service stopped in the middle of the note. Try again.'],
    ['wrong-json', 'The AI service answered in a form that could not be read. Try again.'],
    ['huge', 'The AI service sent far more text than a note can hold, so its answer was dropped. Try again.'],
  ] as const)('says so in plain words: %s', async (mode, message) => {
    server.setMode(mode);
    expect((await failure(write())).message).toBe(message);
  });

  it('is given up when it hangs', async () => {
    server.setMode('hang');
    llm = adapter({ timeouts: { first: 50, between: 50, total: 500 } });
    expect((await failure(write())).message).toBe('The AI service took too long to answer. Try again.');
  });

  it('cannot be reached: says so after its tries', async () => {
    llm = adapter({ baseUrl: 'http://127.0.0.1:9/v1' });
    expect((await failure(write())).message).toContain('could not be reached');
  });

  it('is left alone after five failed calls in a row', async () => {
    server.setMode('refused-key');
    for (let call = 0; call < 5; call++) await failure(write());
    const before = server.requests.length;
    expect((await failure(write())).message).toContain('left alone for a moment');
    expect(server.requests.length).toBe(before);
  });
});

describe('a person’s own key', () => {
  const person = (apiKey: string) =>
    ownKeyLlm({ baseUrl: server.url, clock: { now: () => 0 }, pause: 1 }).withKey(apiKey);

  it('goes out with the call', async () => {
    server.setMode('good');
    llm = person('sk-of-ada');
    await write();
    expect(server.requests.at(-1)!.authorization).toBe('Bearer sk-of-ada');
  });

  it('is told apart when the provider refuses it, and as often as it is tried', async () => {
    server.setMode('refused-key');
    llm = person('sk-of-ada');
    for (let call = 0; call < 6; call++) {
      const error = await failure(write());
      expect([error.code, error.status]).toEqual(['API_KEY_REFUSED', 422]);
      expect(error.message).toContain('your own API key');
    }
  });

  it('counts failures of the service for everybody’s keys together', async () => {
    const keys = ownKeyLlm({ baseUrl: server.url, clock: { now: () => 0 }, pause: 1 });
    server.setMode('error-500');
    for (let call = 0; call < 5; call++) {
      llm = keys.withKey(`sk-${call}`);
      await failure(write());
    }
    llm = keys.withKey('sk-another');
    expect((await failure(write())).message).toContain('left alone for a moment');
  });
});

it('stops at once when the job is cancelled', async () => {
  server.setMode('hang');
  const stop = new AbortController();
  const run = write(stop.signal);
  stop.abort(new Error('cancelled'));
  await expect(run).rejects.toThrow('cancelled');
});

it('has no label and writes nothing when no model is configured', async () => {
  expect(noLlm.label).toBeNull();
  expect((await failure(noLlm.writeNote(request, () => undefined, new AbortController().signal))).code).toBe(
    'PROVIDER_FAILED',
  );
});
