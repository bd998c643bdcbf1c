import { type FromRelay, relayPath, relayProtocol, type ToRelay } from '@clinical/contract/speech/live.rules';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { TestServer } from './harness.ts';

/** A page's end of the relay. */
export type LiveClient = {
  socket: WebSocket;
  /** What the relay said so far. */
  heard: FromRelay[];
  /** Status of a refused handshake, else the close code. */
  over: Promise<number>;
  say(message: ToRelay): void;
  send(bytes: Buffer): void;
};

/** Opens the relay's WebSocket with a token, as a page does. */
export function openLive(server: TestServer, token: string | null, headers: Record<string, string> = {}): LiveClient {
  const address = `${server.address.replace('http', 'ws')}/api${relayPath}`;
  const socket = new WebSocket(address, token === null ? [relayProtocol] : [relayProtocol, token], { headers });
  const heard: FromRelay[] = [];
  const over = Promise.withResolvers<number>();
  const opened = new Promise<void>((resolve) => socket.once('open', () => resolve()));
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as FromRelay));
  socket.on('unexpected-response', (request, response) => {
    over.resolve(response.statusCode ?? 0);
    request.destroy();
  });
  socket.on('error', () => undefined);
  socket.on('close', (code) => over.resolve(code));
  onTestFinished(() => socket.terminate());
  const after = (work: () => void): void => void opened.then(work);
  return {
    socket,
    heard,
    over: over.promise,
    say: (message) => after(() => socket.send(JSON.stringify(message))),
    send: (bytes) => after(() => socket.send(bytes)),
  };
}
