import type { AddressInfo } from 'node:net';
import { relayEnds } from '@clinical/contract/speech/live.rules';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type Socket, socketOf } from './socket.ts';

const line = { text: 'x'.repeat(64 * 1024) };

/** Both ends of a connection; the far one does not read until it is told to. */
async function unread() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const served = new Promise<{ socket: Socket; connection: WebSocket }>((resolve) => {
    server.once('connection', (connection) => resolve({ connection, socket: socketOf(connection, () => undefined) }));
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => reader.terminate());
  const code = new Promise<number>((resolve) => void reader.once('close', resolve));
  reader.once('open', () => reader.pause());
  const near = await served;
  await expect.poll(() => reader.isPaused).toBe(true);
  return { ...near, reader, code };
}

/** Says more than the network and the reader hold together. */
function sayTooMuch(socket: Socket, connection: WebSocket): number {
  let said = 0;
  for (; connection.readyState === connection.OPEN; said++) socket.say(line);
  return said;
}

test('a reader that falls behind is told so when it reads on', async () => {
  const { socket, connection, reader, code } = await unread();
  // it has all the time it needs, however busy the machine
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let read = 0;
  reader.on('message', () => void (read += 1));
  const said = sayTooMuch(socket, connection);
  socket.say(line);
  reader.resume();
  expect(await code).toBe(relayEnds.slow);
  // the last one went beyond, and was not sent
  expect(read).toBe(said - 1);
});

test('one that never reads on is dropped, and no more is kept for it than the limit and a message', async () => {
  const { socket, connection } = await unread();
  sayTooMuch(socket, connection);
  expect(connection.bufferedAmount).toBeLessThan((256 + 2 * 64) * 1024);
  await socket.over;
  expect(socket.signal.aborted).toBe(true);
  expect(connection.bufferedAmount).toBe(0);
});
