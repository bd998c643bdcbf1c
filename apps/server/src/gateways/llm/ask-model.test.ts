import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startModelServer, type ModelServer } from '../../../test/model-server.ts';
import { AppError } from '../../platform/app-error.ts';
import { type AskModel, askModel, type AskModelOptions } from './ask-model.ts';
import type { WireProtocol } from './endpoint.ts';
import { type CallReport, noLlm, type WrittenSection } from './port.ts';
import { ownKeyLlm } from './routed.ts';

const request = {
  system: 'Write a note.',
  prompt: '<transcript>\nDoctor: What brings you in?\nPatient: I have a headache.\n</transcript>',
  sectionKeys: ['chief-complaint', 'plan'],
};

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

let announced: WrittenSection[];
let calls: CallReport[];
beforeEach(() => {
  announced = [];
  calls = [];
});

const wires: [WireProtocol, string][] = [
  ['chat', 'llama3.1'],
  ['chat-schema', 'grok-4'],
  ['responses', 'gpt-4.1'],
  ['azure', 'our-deployment'],
  ['messages', 'claude-sonnet-4-5'],
  ['messages', 'claude-3-haiku-20240307'],
  ['gemini', 'gemini-2.5-flash'],
];

function asker(protocol: WireProtocol = 'chat', options: Partial<AskModelOptions> = {}): AskModel {
  return askModel({
    endpoint: { service: 'compatible', name: 'Vendor', protocol, baseUrl: server.url, apiKey: 'key-1' },
    model: 'gpt-4.1',
    clock: { now: () => 0 },
    pause: 1,
    answerLimit: 20_000,
    ...options,
  });
}

const write = (ask: AskModel, signal = new AbortController().signal): Promise<WrittenSection[]> =>
  ask({ ...request, onCall: (call) => calls.push(call) }, (section) => announced.push(section), signal);

async function failure(run: Promise<unknown>): Promise<AppError> {
  const error = await run.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

describe.each(wires)('a model behind %s (%s)', (protocol, model) => {
  const ask = (options: Partial<AskModelOptions> = {}) => asker(protocol, { model, ...options });

  it('writes the sections in their order, announces each as it is complete, and says what it took', async () => {
    server.setMode('good');
    const sections = await write(ask({ price: { input: 2, output: 10 } }));
    expect(sections.map((section) => section.key)).toEqual(request.sectionKeys);
    expect(sections[1]!.text).toBe('I have a headache.');
    expect(announced).toEqual(sections);
    const asked = server.requests.at(-1)!;
    expect(asked).toMatchObject({ model, stream: true, prompt: request.prompt });
    expect(asked.system).toContain('Write a note.');
    expect(asked.authorization).toContain('key-1');
    expect(asked.keys).toEqual(protocol === 'chat' ? null : request.sectionKeys);
    expect(calls).toEqual([
      {
        provider: 'Vendor',
        model,
        inputTokens: 1_200,
        outputTokens: 340,
        cost: 5_800,
        ms: 0,
        outcome: 'answered',
      },
    ]);
  });

  it('skips a malformed line of the stream', async () => {
    server.setMode('malformed-line');
    expect((await write(ask()))[1]!.text).toBe('I have a headache.');
  });

  it('tries again when the service is busy', async () => {
    server.setMode('busy-once');
    const before = server.requests.length;
    expect(await write(ask())).toHaveLength(2);
    expect(server.requests.length - before).toBe(2);
    expect(calls.map(({ outcome }) => outcome)).toEqual(['failed', 'answered']);
  });

  it('is asked four times at most when it fails, and its own words stay with us', async () => {
    server.setMode('error-500');
    const before = server.requests.length;
    const error = await failure(write(ask()));
    expect(error.code).toBe('PROVIDER_FAILED');
    expect(error.message).toBe('The AI service reported an error (500). Try again.');
    expect(server.requests.length - before).toBe(4);
  });

  it('never passes a 401 on', async () => {
    server.setMode('refused-key');
    const before = server.requests.length;
    const error = await failure(write(ask()));
    expect([error.code, error.status]).toEqual(['PROVIDER_FAILED', 502]);
    expect(error.message).toContain('key');
    expect(server.requests.length - before).toBe(1);
  });

  it.each([
    ['half', 'The AI service stopped before the note was complete. Try again.'],
    ['cut', 'The AI service stopped before the note was complete. Try again.'],
    ['wrong-json', 'The reply of the AI service could not be read. Try again.'],
    ['huge', 'The reply of the AI service was too long for a note and was discarded. Try again.'],
    ['huge-line', 'The reply of the AI service was too long for a note and was discarded. Try again.'],
  ] as const)('says in plain words what went wrong: %s', async (mode, message) => {
    server.setMode(mode);
    expect((await failure(write(ask()))).message).toBe(message);
    // a hundred megabytes never come in: the limit of 20,000 characters, and what lies in sockets
    expect(server.sent).toBeLessThan(12_000_000);
  });

  it('is given up when it hangs', async () => {
    server.setMode('hang');
    const timeouts = { first: 50, between: 50, total: 500 };
    expect((await failure(write(ask({ timeouts })))).message).toBe(
      'The AI service took too long to answer. Try again.',
    );
  });

  it('is given up when it falls silent half-way', async () => {
    server.setMode('slow');
    server.step();
    const timeouts = { first: 60_000, between: 50, total: 120_000 };
    expect((await failure(write(ask({ timeouts })))).message).toBe(
      'The AI service took too long to answer. Try again.',
    );
  });

  it('stops at once when the job is cancelled, and the provider sees the line closed', async () => {
    server.setMode('hang');
    const stop = new AbortController();
    const run = write(ask(), stop.signal);
    await expect.poll(() => server.underWay).toBe(1);
    stop.abort(new Error('cancelled'));
    await expect(run).rejects.toThrow('cancelled');
    await expect.poll(() => server.underWay).toBe(0);
    expect(calls.map(({ outcome }) => outcome)).toEqual(['stopped']);
  });
});

describe('what a call says beside the words', () => {
  it('is a fixed temperature and seed where the model takes them', async () => {
    server.setMode('good');
    await write(asker('chat'));
    expect(server.requests.at(-1)!.body).toMatchObject({ temperature: 0, seed: 7 });
    await write(asker('gemini'));
    expect(server.requests.at(-1)!.body).toMatchObject({ generationConfig: { temperature: 0, seed: 7 } });
  });

  it('is how long to think where the model thinks, and no temperature, which it refuses', async () => {
    server.setMode('good');
    await write(asker('responses', { model: 'gpt-5', effort: 'high', thinks: true }));
    const { body } = server.requests.at(-1)!;
    expect(body).toMatchObject({ reasoning: { effort: 'high' } });
    expect(body).not.toHaveProperty('temperature');
  });

  it('asks OpenAI to keep nothing', async () => {
    server.setMode('good');
    await write(asker('responses'));
    expect(server.requests.at(-1)!.body).toMatchObject({ store: false });
    await write(asker('azure'));
    expect(server.requests.at(-1)!.body).toMatchObject({ store: false });
  });
});

it('takes a JSON object where the asked form was forgotten', async () => {
  server.setMode('json-object');
  expect((await write(asker())).map((section) => section.key)).toEqual(request.sectionKeys);
});

it.each([
  ['in seconds', 'retry-after'],
  ['as a date', 'retry-at'],
] as const)('asks no more of a busy service that says %s that it takes longer than a person waits', async (_, mode) => {
  server.setMode(mode);
  const before = server.requests.length;
  expect((await failure(write(asker()))).message).toContain('busy');
  expect(server.requests.length - before).toBe(1);
});

it('says that a service cannot be reached after its tries', async () => {
  const service = 'compatible' as const;
  const endpoint = {
    service,
    name: 'Vendor',
    protocol: 'chat' as const,
    baseUrl: 'http://127.0.0.1:9/v1',
    apiKey: null,
  };
  expect((await failure(write(asker('chat', { endpoint })))).message).toContain('could not be reached');
});

it('leaves a service alone after five failed calls in a row', async () => {
  server.setMode('refused-key');
  const ask = asker();
  for (let call = 0; call < 5; call++) await failure(write(ask));
  const before = server.requests.length;
  expect((await failure(write(ask))).message).toContain('requests are paused');
  expect(server.requests.length).toBe(before);
});

describe('a person’s own key', () => {
  const person = (apiKey: string) => ownKeyLlm(server.url, { clock: { now: () => 0 }, pause: 1 }).withKey(apiKey);
  const writeWith = (llm: ReturnType<typeof person>) =>
    llm.writeNote({ ...request, model: 'gpt-4.1' }, () => undefined, new AbortController().signal);

  it('goes out with the call', async () => {
    server.setMode('good');
    await writeWith(person('sk-of-ada'));
    expect(server.requests.at(-1)!.authorization).toBe('Bearer sk-of-ada');
  });

  it('is told apart when the provider refuses it, and as often as it is tried', async () => {
    server.setMode('refused-key');
    const llm = person('sk-of-ada');
    for (let call = 0; call < 6; call++) {
      const error = await failure(writeWith(llm));
      expect([error.code, error.status]).toEqual(['API_KEY_REFUSED', 422]);
      expect(error.message).toContain('your own API key');
    }
  });

  it('counts failures of the service for everybody’s keys together', async () => {
    const keys = ownKeyLlm(server.url, { clock: { now: () => 0 }, pause: 1 });
    server.setMode('error-500');
    for (let call = 0; call < 5; call++) await failure(writeWith(keys.withKey(`sk-${call}`)));
    expect((await failure(writeWith(keys.withKey('sk-another')))).message).toContain('requests are paused');
  });
});

it('has no label and writes nothing when no model is configured', async () => {
  expect(noLlm.label).toBeNull();
  const run = noLlm.writeNote({ ...request, model: 'gpt-5' }, () => undefined, new AbortController().signal);
  expect((await failure(run)).code).toBe('PROVIDER_FAILED');
});
