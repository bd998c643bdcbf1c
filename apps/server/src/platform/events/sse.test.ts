import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSse, type SseWriter } from './sse.ts';

/** A server whose one route is an event stream, and a client that has connected to it. */
async function connect(
  headers: Record<string, string> = {},
): Promise<{ writer: SseWriter; response: IncomingMessage }> {
  const opened = Promise.withResolvers<SseWriter>();
  const server = createServer((_request, reply) => opened.resolve(openSse(reply, headers)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const request = get({ port: (server.address() as AddressInfo).port, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.on('error', () => undefined);
  return { writer: await opened.promise, response };
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  return text;
}

describe('an event stream', () => {
  it('is never stored or held back on its way', async () => {
    const { writer, response } = await connect({ 'content-security-policy': "default-src 'none'" });
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-store, no-transform',
      'x-accel-buffering': 'no',
      'content-security-policy': "default-src 'none'",
    });
    writer.end('done');
  });

  it('has one line for each event, whatever breaks the text has', async () => {
    const { writer, response } = await connect();
    expect(writer.send({ text: 'one\n\ndata: two\r\u2028' })).toBe(true);
    await writer.sendSlowly({ n: 2 });
    writer.end('done');
    expect(await textOf(response)).toBe('data: {"text":"one\\n\\ndata: two\\r\u2028"}\n\ndata: {"n":2}\n\n');
    expect(await writer.over).toBe('done');
    expect(writer.send({ n: 3 })).toBe(false);
  });

  it('notices when its reader goes', async () => {
    const { writer, response } = await connect();
    response.destroy();
    expect(await writer.over).toBe('gone');
    await writer.sendSlowly({ n: 1 });
  });

  it('drops a reader that falls 64 KiB behind, and holds no more than that for it', async () => {
    const { writer, response } = await connect();
    response.pause();
    const event = { text: 'x'.repeat(10_000) };
    // The kernel takes some megabytes before anything waits here.
    for (let i = 0; i < 10_000 && writer.send(event); i += 1) {
      if (i % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await writer.over).toBe('slow');
    await expect(textOf(response)).rejects.toThrow('aborted');
  });

  it('waits for a slow reader of a stream that is made for it', async () => {
    const { writer, response } = await connect();
    const sending = (async () => {
      for (let i = 0; i < 500; i += 1) await writer.sendSlowly({ i, text: 'x'.repeat(20_000) });
      writer.end('done');
    })();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const text = await textOf(response);
    await sending;
    expect(text.match(/data: /g)).toHaveLength(500);
    expect(await writer.over).toBe('done');
  });
});
