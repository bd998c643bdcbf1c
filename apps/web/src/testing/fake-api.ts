import type { Call, CallInput, InputOf, OutputOf } from '@clinical/contract/call';
import { type ErrorCode, type ErrorDetail, errorCodes } from '@clinical/contract/errors';
import { fakeAuth } from './fake-auth.ts';
import { fakeXhr } from './fake-xhr.ts';

/** One request as it left the page. */
export type SeenRequest = {
  method: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
};

type Answer = (request: SeenRequest) => Response | Promise<Response>;
type Handler = { method: string; pattern: RegExp; names: string[]; answer: Answer };
type Typed<C extends Call> = Omit<SeenRequest, 'params' | 'body'> & {
  params: InputOf<C> extends { params: infer P } ? P : Record<string, string>;
  body: InputOf<C> extends { body: infer B } ? B : undefined;
};

export type FakeApi = {
  /** Answers a call of the contract; the newest answer for a call counts. Return a `Response` for anything out of the ordinary. */
  on<I extends CallInput, O>(
    call: Call<I, O>,
    answer: (request: Typed<Call<I, O>>) => OutputOf<Call<I, O>> | Response | Promise<OutputOf<Call<I, O>> | Response>,
  ): void;
  /** What was asked of a call so far, oldest first. */
  requests<I extends CallInput, O>(call: Call<I, O>): Typed<Call<I, O>>[];
  /** Every exchange fails as without a network, until switched back. */
  offline: boolean;
  auth: ReturnType<typeof fakeAuth>;
};

/**
 * Stands at the browser's own boundary (fetch and XMLHttpRequest), so that a page under test runs through the real client.
 * An unexpected call answers 501 and names itself.
 */
export function startFakeApi(): FakeApi {
  const handlers: Handler[] = [];
  const seen: SeenRequest[] = [];
  const auth = fakeAuth();

  const answer = async (method: string, address: string, headers: Headers, body: unknown): Promise<Response> => {
    if (api.offline) throw new TypeError('Failed to fetch');
    const url = new URL(address, 'http://localhost');
    const fromLibrary = auth.answer(method, url.pathname, body);
    if (fromLibrary) return fromLibrary;
    const path = url.pathname.replace(/^\/api/, '');
    const request: SeenRequest = {
      method,
      path,
      params: {},
      query: Object.fromEntries(url.searchParams),
      body,
      headers,
    };
    const matching = handlers.filter((one) => one.method === method && one.pattern.test(path));
    // a fixed word comes before `{id}`, as on the server
    const handler = matching.findLast(({ names }) => names.length === 0) ?? matching.at(-1);
    if (handler) request.params = paramsOf(handler, path);
    seen.push(request);
    return handler
      ? handler.answer(request)
      : jsonReply(501, { message: `No answer for ${method} ${path} in this test.` });
  };

  const api: FakeApi = {
    offline: false,
    auth,
    on: (call, respond) => {
      handlers.push({
        method: call.method,
        ...patternOf(call.path),
        answer: async (request) => {
          const output = await respond(request as never);
          return output instanceof Response ? output : jsonReply(200, output);
        },
      });
    },
    requests: (call) => {
      const { pattern } = patternOf(call.path);
      return seen.filter(({ method, path }) => method === call.method && pattern.test(path)) as never;
    },
  };

  globalThis.fetch = (async (input: RequestInfo | URL, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    const address = input instanceof Request ? input.url : String(input);
    const method = (init.method ?? 'GET').toUpperCase();
    const response = await answer(method, address, new Headers(init.headers), parseBody(init.body));
    return init.signal ? endedBy(response, init.signal) : response;
  }) as typeof fetch;
  globalThis.XMLHttpRequest = fakeXhr(answer) as unknown as typeof XMLHttpRequest;
  return api;
}

/**
 * Nobody answers any more, and nobody outside is ever asked: what a page of a test that is over, or a test without a fake API,
 * still asks for breaks off, as on a page that is left. The set-up file calls it before the first test and after each.
 */
export function stopFakeApi(): void {
  globalThis.fetch = async (input) => {
    throw new DOMException(`${String(input instanceof Request ? input.url : input)} has no fake API.`, 'AbortError');
  };
  const nobody = async () => Promise.reject(new Error('No fake API.'));
  globalThis.XMLHttpRequest = fakeXhr(nobody) as unknown as typeof XMLHttpRequest;
}

/** An error reply as our server sends it. */
export function refusal(code: ErrorCode, about: { message?: string; detail?: ErrorDetail[] } = {}): Response {
  const { status, text } = errorCodes[code];
  return jsonReply(status, { code, message: about.message ?? text, detail: about.detail, requestId: 'req-1' });
}

/** An event stream with these events, closed after them. */
export function eventStream(events: unknown[]): Response {
  return new Response(eventText(events), { headers: { 'content-type': 'text/event-stream' } });
}

/** The same, open until the page aborts its request. A page reconnects to a closed one, and loads all that it shows anew. */
export function openEventStream(events: unknown[]): Response {
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(eventText(events))) });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

function eventText(events: unknown[]): string {
  return events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
}

/** An aborted request ends the reply's body as well. */
function endedBy(response: Response, signal: AbortSignal): Response {
  const { body, status, headers } = response;
  if (body === null || headers.get('content-type') !== 'text/event-stream') return response;
  const abortable = body.pipeThrough(new TransformStream(), { signal });
  return new Response(abortable, { status, headers });
}

export function jsonReply(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

function patternOf(path: string): { pattern: RegExp; names: string[] } {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const source = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)');
  return { pattern: new RegExp(`^${source}$`), names };
}

function paramsOf({ pattern, names }: Handler, path: string): Record<string, string> {
  const values = pattern.exec(path)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}

function parseBody(body: BodyInit | null | undefined): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  if (typeof body !== 'string') return body ?? undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}
