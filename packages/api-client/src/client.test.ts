import { call } from '@clinical/contract/call';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, isOffline } from './api-error.ts';
import { createClient } from './client.ts';
import type { ClientConfig } from './config.ts';
import { json, type Received, startTestServer } from './testing/test-server.ts';

type Server = Awaited<ReturnType<typeof startTestServer>>;
const getThing = call<
  { params: { id: string }; query: { q?: string; tags?: string[]; page?: number } },
  { name: string }
>('GET', '/things/{id}');
const makeThing = call<{ body: { name: string } }, { id: string }>('POST', '/things/');
const changeThing = call<{ params: { id: string }; body: { name: string } }, { id: string }>('PUT', '/things/{id}');
const getFile = call<{ params: { id: string } }, Blob>('GET', '/files/{id}');

let server: Server | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

async function clientFor(
  answer: (request: Received, reply: Parameters<Parameters<typeof startTestServer>[0]>[1]) => void,
  config: Partial<ClientConfig> = {},
) {
  server = await startTestServer(answer);
  const onRejected = vi.fn<(error: ApiError) => void>();
  const client = createClient({ apiBase: `${server.origin}/api`, token: () => 'token-1', onRejected, ...config });
  return { client, onRejected, received: server.received, origin: server.origin };
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

test('a call fills its path and query, encoded, and carries the bearer', async () => {
  const { client, received } = await clientFor((_, reply) => json(reply, 200, { name: 'x' }));
  const input = { params: { id: 'a/b c' }, query: { q: 'ä&b', tags: ['one', 'two'], page: undefined } };
  expect(await client.request(getThing, input)).toEqual({ name: 'x' });
  expect(received[0]?.url).toBe('/api/things/a%2Fb%20c?q=%C3%A4%26b&tags=one%2Ctwo');
  expect(received[0]?.headers.authorization).toBe('Bearer token-1');
});

test('a parameter that is missing is a mistake of ours and is said', async () => {
  const { client } = await clientFor((_, reply) => json(reply, 200, {}));
  await expect(client.request(getThing, { params: {} as { id: string }, query: {} })).rejects.toThrow('needs "id"');
});

test('each POST has an idempotency key of its own, unless the caller tries the same action again', async () => {
  const { client, received } = await clientFor((_, reply) => json(reply, 201, { id: '1' }));
  await client.request(makeThing, { body: { name: 'x' } });
  await client.request(makeThing, { body: { name: 'x' } });
  await client.request(makeThing, { body: { name: 'x' } }, { idempotencyKey: 'the-same-key' });
  const keys = received.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe('the-same-key');
  expect(received[0]?.body).toBe('{"name":"x"}');
});

test('an edit names the version it was based on', async () => {
  const { client, received } = await clientFor((_, reply) => json(reply, 200, { id: '1' }));
  await client.request(changeThing, { params: { id: '1' }, body: { name: 'y' } }, { ifMatch: 7 });
  expect(received[0]?.headers['if-match']).toBe('"7"');
  expect(received[0]?.headers['idempotency-key']).toBeUndefined();
});

test('without a token no Authorization header is sent', async () => {
  const { client, received } = await clientFor((_, reply) => json(reply, 200, {}), { token: async () => null });
  await client.request(makeThing, { body: { name: 'x' } });
  expect(received[0]?.headers.authorization).toBeUndefined();
});

test('an error reply keeps code, status, place, request id and waiting time', async () => {
  const body = {
    code: 'INVALID_INPUT',
    message: 'Not right.',
    detail: [{ loc: ['body', 'email'], msg: 'not an address' }],
    requestId: 'r-1',
  };
  const { client } = await clientFor((_, reply) => json(reply, 422, body, { 'retry-after': '30' }));
  const error = await failure(client.request(makeThing, { body: { name: '' } }));
  expect(error).toMatchObject({ code: 'INVALID_INPUT', status: 422, requestId: 'r-1', retryAfter: 30 });
  expect(error.message).toBe('email: not an address');
  expect(error.detail).toEqual(body.detail);
});

test('a page of a proxy instead of JSON becomes the general text', async () => {
  const { client } = await clientFor((_, reply) =>
    reply.writeHead(502, { 'x-request-id': 'proxy-9' }).end('<h1>Bad Gateway</h1>'),
  );
  const error = await failure(client.request(makeThing, { body: { name: 'x' } }));
  expect(error).toMatchObject({ code: 'UNKNOWN', status: 502, requestId: 'proxy-9' });
  expect(error.message).toBe('Unable to access server. Try again and contact support if the issue continues.');
});

test.each([401, 403])('%i reports that the session is over', async (status) => {
  const { client, onRejected } = await clientFor((_, reply) =>
    json(reply, status, { code: 'SESSION_EXPIRED', message: 'Over.' }),
  );
  await failure(client.request(makeThing, { body: { name: 'x' } }));
  expect(onRejected).toHaveBeenCalledOnce();
  expect(onRejected.mock.calls[0]?.[0].status).toBe(status);
});

test('no reply is its own kind of error and never ends a session', async () => {
  const onReachable = vi.fn<(reachable: boolean) => void>();
  const { client, onRejected } = await clientFor((_, reply) => void reply.destroy(), { onReachable });
  const error = await failure(client.request(makeThing, { body: { name: 'x' } }));
  expect(isOffline(error)).toBe(true);
  expect(error.status).toBe(0);
  expect(onRejected).not.toHaveBeenCalled();
  expect(onReachable).toHaveBeenLastCalledWith(false);
});

test('a reply that breaks off in the middle counts as no reply', async () => {
  const { client } = await clientFor((_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"id":');
    setImmediate(() => reply.destroy());
  });
  expect(isOffline(await failure(client.request(makeThing, { body: { name: 'x' } })))).toBe(true);
});

test('a success that is not JSON is an error', async () => {
  const { client } = await clientFor((_, reply) => reply.writeHead(200).end('hello'));
  expect((await failure(client.request(makeThing, { body: { name: 'x' } }))).code).toBe('UNKNOWN');
});

test('an abort stays an abort', async () => {
  const { client, onRejected } = await clientFor(() => undefined);
  const abort = new AbortController();
  const asked = client.request(makeThing, { body: { name: 'x' } }, { signal: abort.signal });
  abort.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect(onRejected).not.toHaveBeenCalled();
});

test('a file comes as bytes', async () => {
  const { client } = await clientFor((_, reply) =>
    reply.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
  );
  const file = await client.download(getFile, { params: { id: '1' } });
  expect(file.type).toBe('application/pdf');
  expect(await file.text()).toBe('%PDF');
});

test('the general call takes any method on a relative or absolute address, with JSON', async () => {
  const { client, received, origin } = await clientFor((_, reply) => json(reply, 200, { ok: true }));
  expect(await client.call('patch', 'departments/1', { name: 'x' })).toEqual({ ok: true });
  expect(await client.call('GET', `${origin}/elsewhere`)).toEqual({ ok: true });
  expect(received.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['PATCH', '/api/departments/1', '{"name":"x"}'],
    ['GET', '/elsewhere', ''],
  ]);
  expect(received[1]?.headers.authorization).toBe('Bearer token-1');
});

test('the bearer never travels to a foreign host, and its 401 ends nothing', async () => {
  const { client, received, onRejected, origin } = await clientFor((_, reply) => json(reply, 401, {}), {
    apiBase: 'https://api.example.test/api',
  });
  await failure(client.call('GET', `${origin}/steal`));
  expect(received[0]?.headers.authorization).toBeUndefined();
  expect(onRejected).not.toHaveBeenCalled();
});

test('some calls go to the PDF service', async () => {
  const { client, received, origin } = await clientFor((_, reply) => json(reply, 200, {}), {
    apiBase: 'https://api.example.test/api',
  });
  const withPdf = createClient({
    apiBase: 'https://api.example.test/api',
    pdfBase: `${origin}/pdf`,
    token: () => 'token-1',
  });
  await withPdf.request(makeThing, { body: { name: 'x' } }, { host: 'pdf' });
  expect(received[0]?.url).toBe('/pdf/things/');
  expect(client).toBeDefined();
});

test('a body of bytes goes as it is', async () => {
  const { client, received } = await clientFor((_, reply) => json(reply, 200, { n: 3 }));
  const putPart = call<{ params: { n: number }; query: { at: number }; body: Uint8Array }, { n: number }>(
    'PUT',
    '/parts/{n}',
  );
  await client.request(putPart, { params: { n: 3 }, query: { at: 7 }, body: new TextEncoder().encode('plain') });
  expect(received[0]).toMatchObject({ url: '/api/parts/3?at=7', body: 'plain' });
  expect(received[0]?.headers['content-type']).toBe('application/octet-stream');
});
