/** A real WebSocket server that speaks the protocol of Deepgram's live service, with the faults that vendors have. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

export type LiveMode =
  | 'good'
  | 'busy'
  | 'error-500'
  | 'refused-key'
  /** Takes samples and never answers. */
  | 'hang'
  /** Breaks off after its first words. */
  | 'half'
  /** Lines that cannot be read between the good ones. */
  | 'malformed'
  /** Lets nobody in, and does not say so. */
  | 'no-handshake';

export type DeepgramLiveServer = {
  /** Base address up to and including the version. */
  readonly url: string;
  /** Queries of the connections, in their order. */
  readonly asked: readonly URLSearchParams[];
  readonly authorizations: readonly (string | undefined)[];
  /** What was said beside the samples, in its order. */
  readonly said: readonly string[];
  setMode(mode: LiveMode): void;
  close(): Promise<void>;
};

const bytesPerSecond = 32_000;
const refusals: Partial<Record<LiveMode, number>> = { busy: 429, 'error-500': 500, 'refused-key': 401 };

/** It "hears" "second 1", "second 2" and so on: each is told once as an interim result, and then as a final one. */
export async function startDeepgramLive(): Promise<DeepgramLiveServer> {
  let mode: LiveMode = 'good';
  const asked: URLSearchParams[] = [];
  const authorizations: (string | undefined)[] = [];
  const said: string[] = [];
  const endpoint = new WebSocketServer({ noServer: true });
  const server = createServer((_, response) => response.writeHead(404).end());
  const connections = new Set<{ destroy(): void }>();
  server.on('connection', (connection) => connections.add(connection));
  server.on('upgrade', (request, raw, head) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push(url.searchParams);
    authorizations.push(request.headers.authorization ?? request.headers['sec-websocket-protocol']);
    const refusal = refusals[mode];
    if (refusal) return void raw.end(`HTTP/1.1 ${refusal} No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    if (mode !== 'no-handshake') endpoint.handleUpgrade(request, raw, head, serve);
  });

  function serve(socket: WebSocket): void {
    let bytes = 0;
    let told = 0;
    const tell = (second: number, isFinal: boolean, more = {}): void => {
      if (mode === 'malformed') socket.send('{"type":"Results","channel":{"alternatives":[{"tran');
      const [start, end] = [second - 1, second - 0.1];
      const half = (end - start) / 2;
      const words = ['Second', `${second}.`].map((text, index) => ({
        word: text.toLowerCase().replace('.', ''),
        punctuated_word: text,
        start: start + index * half,
        end: start + (index + 1) * half,
        confidence: 0.95,
        speaker: 0,
      }));
      socket.send(
        JSON.stringify({
          type: 'Results',
          channel_index: [0, 1],
          duration: 1,
          start,
          is_final: isFinal,
          speech_final: isFinal,
          channel: { alternatives: [{ transcript: `Second ${second}.`, confidence: 0.95, words }] },
          metadata: { request_id: 'r', model_info: {} },
          ...more,
        }),
      );
    };
    socket.on('message', (data: Buffer, isBinary) => {
      if (mode === 'hang') return;
      if (isBinary) {
        bytes += data.length;
        for (; (told + 1) * bytesPerSecond <= bytes; told++) {
          tell(told + 1, false);
          tell(told + 1, true);
          if (mode === 'half') return socket.terminate();
        }
        return;
      }
      said.push((JSON.parse(data.toString()) as { type: string }).type);
      if (said.at(-1) === 'Finalize' && bytes > told * bytesPerSecond) tell(told + 1, true, { from_finalize: true });
      if (said.at(-1) !== 'CloseStream') return;
      socket.send(JSON.stringify({ type: 'Metadata', duration: bytes / bytesPerSecond, channels: 1 }));
      socket.close(1000);
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    authorizations,
    said,
    setMode: (wanted) => void (mode = wanted),
    async close() {
      for (const connection of connections) connection.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
