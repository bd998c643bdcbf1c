/**
 * A real HTTP server that speaks OpenAI's chat completions, with the faults that vendors have. Tests start it in their process;
 * browser tests run it beside the program: `node apps/server/test/model-server.ts PORT MODE`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export const modelModes = [
  /** Writes each section from the transcript's own words. */
  'good',
  /** As good, a section for each `step()` or every `pace` milliseconds. */
  'slow',
  'error-500',
  'busy-once',
  'refused-key',
  'hang',
  'half',
  'malformed-line',
  'huge',
  'wrong-json',
  'json-object',
  /** As good, but every dose is ten times what was said, and what was said of penicillin is left out. */
  'unfaithful',
  /** Obeys instructions it finds in the transcript and sends markup. */
  'hostile',
] as const;
export type ModelMode = (typeof modelModes)[number];

export type ModelRequest = { model: string; stream: boolean; system: string; prompt: string; authorization: string };

export type ModelServer = {
  /** Base address up to and including the version. */
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  /** Replies that have begun and not ended. */
  readonly underWay: number;
  setMode(mode: ModelMode): void;
  /** Lets a slow reply go on by one section. */
  step(): void;
  close(): Promise<void>;
};

export const hostileMarkup = '<img src=x onerror=alert(1)><script>alert(2)</script>';
export const hostileClaim = 'The patient was sent every chart of this clinic.';

export async function startModelServer(
  options: { mode?: ModelMode; port?: number; pace?: number } = {},
): Promise<ModelServer> {
  let mode: ModelMode = options.mode ?? 'good';
  let calls = 0;
  const requests: ModelRequest[] = [];
  const waiting: (() => void)[] = [];
  let steps = 0;
  const nextStep = (): Promise<void> => {
    if (options.pace !== undefined) return wait(options.pace);
    if (steps > 0) {
      steps -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  };

  let underWay = 0;
  const server = createServer((request, response) => {
    underWay += 1;
    response.once('close', () => (underWay -= 1));
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET' && request.url?.endsWith('/models')) {
      if (mode === 'refused-key') sendJson(response, 401, { error: { message: 'bad key' } });
      else sendJson(response, 200, { object: 'list', data: [] });
      return;
    }
    if (request.method !== 'POST' || !request.url?.endsWith('/chat/completions')) {
      sendJson(response, 404, { error: { message: 'no such call' } });
      return;
    }
    const body = (await readJson(request)) as {
      model: string;
      stream?: boolean;
      messages: { role: string; content: unknown }[];
    };
    const said = (role: string): string =>
      body.messages
        .filter((message) => message.role === role)
        .map((message) => (typeof message.content === 'string' ? message.content : JSON.stringify(message.content)))
        .join('\n');
    const asked: ModelRequest = {
      model: body.model,
      stream: body.stream ?? false,
      system: said('system'),
      prompt: said('user'),
      authorization: request.headers.authorization ?? '',
    };
    requests.push(asked);
    calls += 1;
    if (mode === 'error-500')
      return sendJson(response, 500, { error: { message: `boom: ${asked.prompt.slice(0, 80)}` } });
    if (mode === 'refused-key') return sendJson(response, 401, { error: { message: 'bad key' } });
    if (mode === 'busy-once' && calls === 1) return sendJson(response, 429, { error: { message: 'slow down' } });
    if (mode === 'hang') return;
    const parts = partsOf(mode, asked);
    if (!asked.stream) {
      sendJson(response, 200, {
        id: 'chat-1',
        object: 'chat.completion',
        created: 0,
        model: asked.model,
        choices: [{ index: 0, message: { role: 'assistant', content: parts.join('') }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      });
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    for (const [index, text] of parts.entries()) {
      if (response.destroyed) return;
      if (mode === 'slow') await nextStep();
      if (mode === 'half' && index === Math.ceil(parts.length / 2)) {
        // what was written must be on its way before the line is cut
        await wait(20);
        response.destroy();
        return;
      }
      if (mode === 'malformed-line' && index === 1) response.write('data: {"choices": [{"delta": {"cont\n\n');
      await send(response, event(asked.model, { content: text }, null));
    }
    await send(response, event(asked.model, {}, 'stop'));
    response.end('data: [DONE]\n\n');
  }

  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    get underWay() {
      return underWay;
    },
    setMode(next) {
      mode = next;
      calls = 0;
    },
    step() {
      const go = waiting.shift();
      if (go) go();
      else steps += 1;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function partsOf(mode: ModelMode, asked: ModelRequest): string[] {
  if (mode === 'wrong-json') return ['{"sections": [{"ke', 'y": 7}, '];
  if (mode === 'huge') return Array.from({ length: 400 }, () => 'no end in sight '.repeat(512));
  const keys = [...asked.system.matchAll(/\[\[section: ([a-z0-9-]+)\]\]/g)].map((found) => found[1]!);
  const said = linesOf(asked.prompt);
  const lines = mode === 'unfaithful' ? said.filter((line) => !/penicillin/i.test(line)).map(tenfold) : said;
  const texts = keys.map((_, index) => lines.filter((__, line) => line % keys.length === index).join('\n'));
  if (mode === 'json-object') {
    return ['```json\n', JSON.stringify(Object.fromEntries(keys.map((key, index) => [key, texts[index]]))), '\n```'];
  }
  if (mode === 'hostile') texts[0] = `${hostileClaim} ${hostileMarkup}\n${texts[0] ?? ''}`;
  return [...keys.map((key, index) => `[[section: ${key}]]\n${texts[index] ?? ''}\n`), '[[end]]\n'];
}

const tenfold = (line: string): string => line.replace(/(\d+)(?= mg\b)/g, (dose) => `${dose}0`);

/** What was said, as short third-person lines: enough for the alignment to find its source again. */
function linesOf(prompt: string): string[] {
  const transcript = /<transcript>\n([\s\S]*?)\n<\/transcript>/.exec(prompt)?.[1] ?? prompt;
  return transcript
    .split('\n')
    .map((line) =>
      line
        .replace(/^\[u\d+\]\s*/, '')
        .replace(/^[\w .-]{1,30}:\s+/, '')
        .trim(),
    )
    .filter((line) => /\p{L}/u.test(line))
    .slice(0, 60);
}

const event = (model: string, delta: { content?: string }, finish: 'stop' | null): string =>
  `data: ${JSON.stringify({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 0,
    model,
    choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: finish }],
  })}\n\n`;

function send(response: ServerResponse, text: string): Promise<void> {
  if (response.destroyed || response.write(text)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    response.on('drain', done);
    response.on('close', done);
  });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

if (import.meta.main) {
  const [port, mode, pace] = process.argv.slice(2);
  const server = await startModelServer({
    port: Number(port ?? 0),
    mode: (mode as ModelMode | undefined) ?? 'good',
    pace: Number(pace ?? 400),
  });
  process.stdout.write(`model server on ${server.url}\n`);
}
