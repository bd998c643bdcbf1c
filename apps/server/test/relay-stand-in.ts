/** The page's view of the server's relay, for tests of the page alone: a real WebSocket server that answers each message as the relay does. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FromRelay, relayPath, relayProtocol, type ToRelay } from '@clinical/contract/speech/live.rules';
import { WebSocketServer } from 'ws';

export type RelayStandIn = {
  /** What the page is told as `apiBase`. */
  readonly apiBase: string;
  /** Tokens of the connections, in their order. */
  readonly tokens: readonly string[];
  readonly told: readonly ToRelay[];
  /** Ends all connections with this code. */
  closeAll(code: number): void;
  close(): Promise<void>;
};

/** It is ready at once, and "hears" one line for each message of samples. */
export async function startRelayStandIn(): Promise<RelayStandIn> {
  const tokens: string[] = [];
  const told: ToRelay[] = [];
  const server = createServer((_, response) => response.writeHead(404).end());
  const endpoint = new WebSocketServer({ server, path: `/api${relayPath}`, handleProtocols: () => relayProtocol });
  endpoint.on('connection', (socket, request) => {
    const named = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
    tokens.push(named.find((name) => name !== relayProtocol) ?? '');
    const say = (message: FromRelay): void => socket.send(JSON.stringify(message));
    const times = { startMs: 0, endMs: 1_000 };
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) {
        const caption = { ...times, final: true, text: 'By the relay.', speaker: null, confidence: null, words: [] };
        return say({ type: 'caption', caption });
      }
      const message = JSON.parse(data.toString()) as ToRelay;
      told.push(message);
      if (message.type === 'start') say({ type: 'ready', engine: 'stand-in', draft: false });
      if (message.type === 'finish') say({ type: 'finished' });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    tokens,
    told,
    closeAll: (code) => endpoint.clients.forEach((socket) => socket.close(code)),
    async close() {
      for (const socket of endpoint.clients) socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
