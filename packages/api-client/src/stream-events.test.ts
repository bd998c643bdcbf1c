import { call } from '@clinical/contract/call';
import type { ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { isOffline } from './api-error.ts';
import { createClient } from './client.ts';
import { json, startTestServer } from './testing/test-server.ts';

type Tick = { type: string; n?: number };
const listen = call<Record<never, never>, Tick>('GET', '/events');
const generate = call<{ body: { text: string } }, Tick>('POST', '/generate');

let stop: (() => Promise<void>) | null = null;
afterEach(async () => {
  await stop?.();
  stop = null;
});

async function streaming(write: (reply: ServerResponse) => void) {
  const server = await startTestServer((_, reply) => write(reply));
  stop = server.stop;
  const log = vi.fn<(message: string) => void>();
  const client = createClient({ apiBase: server.origin, token: () => 'token-1', log });
  const events: Tick[] = [];
  return { client, log, events, received: server.received, onEvent: (event: Tick) => void events.push(event) };
}

const open = (reply: ServerResponse) => reply.writeHead(200, { 'content-type': 'text/event-stream' });

test('events arrive in order, also when the network cuts them in two', async () => {
  const { client, events, onEvent, received } = await streaming((reply) => {
    open(reply).write('data: {"type":"a","n":1}\n\ndata: {"type"');
    setImmediate(() => reply.end(':"b","n":2}\n\n'));
  });
  await client.stream(listen, {}, { onEvent });
  expect(events).toEqual([
    { type: 'a', n: 1 },
    { type: 'b', n: 2 },
  ]);
  expect(received[0]?.headers.authorization).toBe('Bearer token-1');
});

test('a character cut in the middle of its bytes stays whole', async () => {
  const bytes = Buffer.from('data: {"type":"é"}\n\n');
  const { client, events, onEvent } = await streaming((reply) => {
    open(reply).write(bytes.subarray(0, bytes.indexOf(0xc3) + 1));
    setTimeout(() => reply.end(bytes.subarray(bytes.indexOf(0xc3) + 1)), 20);
  });
  await client.stream(listen, {}, { onEvent });
  expect(events).toEqual([{ type: 'é' }]);
});

test('a malformed line is logged and skipped', async () => {
  const { client, events, onEvent, log } = await streaming((reply) => {
    open(reply).end('data: {broken\n\ndata: {"type":"ok"}\n\n');
  });
  await client.stream(listen, {}, { onEvent });
  expect(events).toEqual([{ type: 'ok' }]);
  expect(log).toHaveBeenCalledExactlyOnceWith('Failed to parse SSE data');
});

test('[DONE] ends the stream, whatever follows', async () => {
  const { client, events, onEvent } = await streaming((reply) => {
    open(reply).write('data: {"type":"a"}\n\ndata: [DONE]\n\ndata: {"type":"late"}\n\n');
  });
  await client.stream(generate, { body: { text: 'x' } }, { onEvent });
  expect(events).toEqual([{ type: 'a' }]);
});

test('an error event throws its message', async () => {
  const { client, onEvent } = await streaming((reply) => {
    open(reply).end('data: {"type":"a"}\n\ndata: {"type":"error","message":"The model gave up."}\n\n');
  });
  await expect(client.stream(listen, {}, { onEvent })).rejects.toThrow('The model gave up.');
});

test('a refusal gives the message of its body, or says that the stream failed', async () => {
  const first = await streaming((reply) =>
    json(reply, 422, { code: 'EMPTY_SOURCE', message: 'There is no text to generate a note from.' }),
  );
  await expect(first.client.stream(listen, {}, first)).rejects.toMatchObject({
    code: 'EMPTY_SOURCE',
    message: 'There is no text to generate a note from.',
  });
  await stop?.();
  const second = await streaming((reply) => reply.writeHead(500).end('oops'));
  await expect(second.client.stream(listen, {}, second)).rejects.toThrow('Stream request failed');
});

test('a connection that breaks is no reply', async () => {
  const { client, events, onEvent } = await streaming((reply) => {
    open(reply).write('data: {"type":"a"}\n\n');
    setTimeout(() => reply.destroy(), 30);
  });
  const error = await client.stream(listen, {}, { onEvent }).catch((reason: unknown) => reason);
  expect(isOffline(error)).toBe(true);
  expect(events).toHaveLength(1);
});

test('an abort closes the connection', async () => {
  const closed = vi.fn<() => void>();
  const abort = new AbortController();
  const { client } = await streaming((reply) => {
    reply.on('close', closed);
    open(reply).write('data: {"type":"a"}\n\n');
  });
  const reading = client.stream(listen, {}, { signal: abort.signal, onEvent: () => abort.abort() });
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});
