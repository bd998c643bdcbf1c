/**
 * A real HTTP server that speaks the wire formats of the model vendors, with the faults that they have. Tests start it in their process;
 * browser tests run it beside the program: `node apps/server/test/model-server.ts PORT MODE PACE`, where PACE is in milliseconds, or
 * `stepped`: then each line on its input is a step.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { type Asked, dialectOf, usage } from './model-dialects.ts';
import { type Turn, turnsOf } from './special-tokens.ts';

export const modelModes = [
  /** Writes each section from the transcript's own words. */
  'good',
  /** As good, in pieces of a single character. */
  'letters',
  /** As good, a section for each `step()` or every `pace` milliseconds. */
  'slow',
  'error-500',
  'busy-once',
  /** Busy once, and says to come back in two minutes. */
  'retry-after',
  'retry-at',
  'refused-key',
  'hang',
  'half',
  /** As half, but the stream ends in good order without its end. */
  'cut',
  'malformed-line',
  'huge',
  /** A hundred megabytes in one line. */
  'huge-line',
  'wrong-json',
  'json-object',
  /** As good, but every dose is ten times what was said, and what was said of penicillin is left out. */
  'unfaithful',
  /** Obeys instructions it finds in the transcript and sends markup. */
  'hostile',
  /** Obeys: sends markup that would take everything to the address in the prompt, and calls a tool that nobody offered. */
  'obedient',
] as const;
export type ModelMode = (typeof modelModes)[number];

/** `keys`: of the JSON object that was asked for. `turns`: of both messages, split at control tokens. `body`: all of it, as it came. */
export type ModelRequest = Asked & { authorization: string; turns: Turn[]; body: Record<string, unknown> };

export type ModelServer = {
  /** Base address up to and including the version. */
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  /** Replies that have begun and not ended. */
  readonly underWay: number;
  /** Bytes that went out in the last reply. */
  readonly sent: number;
  setMode(mode: ModelMode): void;
  /** Lets a slow reply go on by one section. */
  step(): void;
  close(): Promise<void>;
};

export const hostileMarkup = '<img src=x onerror=alert(1)><script>alert(2)</script>';
/** What stands in the answer to a request whose text opened a turn. */
export const injectedTurn = 'Followed a turn from inside the text';
export const hostileClaim = 'The patient was sent every chart of this clinic.';

export async function startModelServer(
  options: { mode?: ModelMode; port?: number; pace?: number } = {},
): Promise<ModelServer> {
  let mode: ModelMode = options.mode ?? 'good';
  let calls = 0;
  const requests: ModelRequest[] = [];
  const waiting: (() => void)[] = [];
  let steps = 0;
  /** A reply whose reader has gone waits no longer, and takes nobody's step. */
  const nextStep = (response: ServerResponse): Promise<void> => {
    if (options.pace !== undefined) return wait(options.pace);
    if (steps > 0) {
      steps -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      waiting.push(resolve);
      response.once('close', () => {
        const at = waiting.indexOf(resolve);
        if (at >= 0) waiting.splice(at, 1);
        resolve();
      });
    });
  };

  let underWay = 0;
  let sent = 0;
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
    const path = request.url ?? '';
    const dialect = request.method === 'POST' ? dialectOf(path) : undefined;
    if (!dialect) {
      sendJson(response, 404, { error: { message: 'no such call' } });
      return;
    }
    const body = (await readJson(request)) as Record<string, unknown>;
    const read = dialect.read(body, path);
    const turns = [...turnsOf('system', read.system), ...turnsOf('user', read.prompt)];
    const asked: ModelRequest = { ...read, turns, authorization: dialect.keyOf(request.headers), body };
    requests.push(asked);
    calls += 1;
    sent = 0;
    if (mode === 'error-500')
      return sendJson(response, 500, { error: { message: `boom: ${asked.prompt.slice(0, 80)}` } });
    if (mode === 'refused-key') return sendJson(response, 401, { error: { message: 'bad key' } });
    if (mode === 'busy-once' && calls === 1) return sendJson(response, 429, { error: { message: 'slow down' } });
    if ((mode === 'retry-after' || mode === 'retry-at') && calls === 1) {
      response.setHeader('retry-after', mode === 'retry-at' ? 'Thu, 01 Jan 1970 00:02:00 GMT' : '120');
      return sendJson(response, 429, { error: { message: 'slow down' } });
    }
    if (mode === 'hang') return;
    const parts = partsOf(mode, asked);
    if (!asked.stream) {
      sendJson(response, 200, {
        id: 'chat-1',
        object: 'chat.completion',
        created: 0,
        model: asked.model,
        choices: [{ index: 0, message: { role: 'assistant', content: parts.join('') }, finish_reason: 'stop' }],
        usage: {
          prompt_tokens: usage.input,
          completion_tokens: usage.output,
          total_tokens: usage.input + usage.output,
        },
      });
      return;
    }
    const stream = dialect.stream(asked, body);
    const write = (text: string): Promise<void> => {
      sent += text.length;
      return send(response, text);
    };
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    await write(stream.begin);
    if (mode === 'obedient') await write(stream.tool ?? '');
    if (mode === 'huge-line') {
      await write('data: {"text": "');
      for (let piece = 0; piece < 1_600 && !response.destroyed; piece++) await write('x'.repeat(65_536));
      response.end();
      return;
    }
    for (const [index, text] of (mode === 'letters' ? [...parts.join('')] : parts).entries()) {
      if (mode === 'slow') await nextStep(response);
      if (response.destroyed) return;
      if ((mode === 'half' || mode === 'cut') && index === Math.ceil(parts.length / 2)) {
        // what was written must be on its way before the line is cut
        await wait(20);
        if (mode === 'cut') response.end();
        else response.destroy();
        return;
      }
      if (mode === 'malformed-line' && index === 1) await write('data: {"choices": [{"delta": {"cont\n\n');
      await write(stream.piece(text));
    }
    await write(stream.end);
    response.end();
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
    get sent() {
      return sent;
    },
    setMode(next) {
      mode = next;
      calls = 0;
      steps = 0;
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
  const keys = asked.keys ?? [...asked.system.matchAll(/\[\[section: ([a-z0-9-]+)\]\]/g)].map((found) => found[1]!);
  const said = linesOf(asked.prompt);
  const lines = mode === 'unfaithful' ? said.filter((line) => !/penicillin/i.test(line)).map(tenfold) : said;
  const conversation = Array.from({ length: 5 }, (_, at) => `Doctor: Question ${at}?\nPatient: I take ${at} mg of it.`);
  const texts = keys.includes('dialogue')
    ? ['A model’s visit', conversation.join('\n')]
    : keys.includes('not-understood')
      ? turnedTemplate(asked.prompt)
      : keys.includes('heard-tasks')
        ? [addedTasks(asked.prompt)]
        : keys.includes('would-change')
          ? citedLines(asked.prompt)
          : keys.includes('command-1')
            ? keys.map((key) => commandOf(key, asked.prompt))
            : keys.map((_, index) => lines.filter((__, line) => line % keys.length === index).join('\n'));
  // a turn that its text opened counts as much as the caller's own
  if (asked.turns.length > 2) texts[0] = `${injectedTurn}: ${asked.turns[2]!.role}\n${texts[0] ?? ''}`;
  if (mode === 'json-object') {
    return ['```json\n', JSON.stringify(Object.fromEntries(keys.map((key, index) => [key, texts[index]]))), '\n```'];
  }
  if (mode === 'obedient') texts[0] = `${obedienceTo(asked.prompt)}\n${texts[0] ?? ''}`;
  if (mode === 'hostile') texts[0] = `${hostileClaim} ${hostileMarkup}\n${texts[0] ?? ''}`;
  if (asked.keys) return jsonParts(keys, texts);
  return [...keys.map((key, index) => `[[section: ${key}]]\n${texts[index] ?? ''}\n`), '[[end]]\n'];
}

/** What a model writes that does as the prompt's text says. */
function obedienceTo(prompt: string): string {
  const address = /https?:\/\/[^\s"<]+/.exec(prompt)?.[0] ?? '';
  const stolen = encodeURIComponent(prompt.slice(0, 400));
  return `Obeyed as bidden. <img src="${address}?${stolen}"> ![all](${address}?${stolen}) <a href="${address}">more</a>`;
}

/** Of a template that shall change: its sections the other way round, and one wish that was not understood. */
function turnedTemplate(prompt: string): string[] {
  const sections = /<template part="sections">([\s\S]*?)<\/template>/.exec(prompt)?.[1] ?? '';
  const named = sections.split('\n').filter((line) => line.startsWith('## '));
  return ['(unchanged)', named.toReversed().join('\n'), '(unchanged)', '(unchanged)', 'more sparkle'];
}

/** An answer from the first source: one sentence that holds, one that says the opposite, one whose quote stands nowhere, one without a source. */
function citedLines(prompt: string): string[] {
  const source = /\[S1\] [^\n]*\n([\s\S]*?)(?:\n\n\[S2\]|\n<\/)/.exec(prompt)?.[1] ?? '';
  const quote = source.split('\n').findLast((line) => !line.startsWith('##')) ?? '';
  const lines = [
    `${quote} [S1: "${quote}"]`,
    `It is not so that ${quote} [S1: "${quote}"]`,
    'All patients were cured. [S1: "all patients were cured"]',
    'Nobody is named for this.',
  ];
  return [lines.join('\n'), 'none', 'none', 'none', 'none'];
}

/** A task for each line of a visit that speaks of a form, with its words, and one that nobody spoke of. */
function addedTasks(prompt: string): string {
  const forms = linesOf(prompt).filter((line) => /\bform\b/i.test(line));
  const heard = forms.map((line) => `Insurance | Fill in the form | in three weeks | | ${line}`);
  return [...heard, 'Labs | Order a vitamin D level | tomorrow | | We will check your vitamin D as well'].join('\n');
}

/** "wrap up" is "close"; what it does not know comes back as no command that the program has. */
function commandOf(key: string, prompt: string): string {
  const said = new RegExp(`# ${key}\\n(.*)`).exec(prompt)?.[1] ?? '';
  const what = /^wrap up (?<what>.+)$/.exec(said)?.groups?.['what'];
  return what === undefined ? 'send everything' : `mark ${what} as done\nemail everything`;
}

/** An object of texts, a part for each pair. */
function jsonParts(keys: readonly string[], texts: readonly string[]): string[] {
  const pairs = keys.map(
    (key, at) => `${at === 0 ? '{' : ', '}${JSON.stringify(key)}: ${JSON.stringify(texts[at] ?? '')}`,
  );
  return [...pairs, '}'];
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
    ...(pace === 'stepped' ? {} : { pace: Number(pace ?? 400) }),
  });
  if (pace === 'stepped') createInterface({ input: process.stdin }).on('line', () => server.step());
  process.stdout.write(`model server on ${server.url}\n`);
}
