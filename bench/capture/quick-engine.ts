import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { spokenVisit } from '../../apps/server/test/speech-server.ts';

/** A sentence each so many seconds: without enough speech for its length the program asks before it writes. */
const sentenceSeconds = 4;

/**
 * An engine behind OpenAI's `/audio/transcriptions` that takes no time: what is measured around it is the program's own. It hears
 * one visit again and again for as long as the file lasts.
 */
export async function startQuickEngine(bytesPerSecond: number): Promise<{ url: string; close: () => void }> {
  const reply = (bytes: number): string => {
    const segments = Array.from({ length: Math.ceil(bytes / bytesPerSecond / sentenceSeconds) }, (_, id) => ({
      id,
      start: id * sentenceSeconds,
      end: (id + 0.9) * sentenceSeconds,
      text: ` ${spokenVisit[id % spokenVisit.length]}`,
    }));
    return JSON.stringify({ text: segments.map(({ text }) => text).join(''), language: 'english', segments });
  };
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (part: Buffer) => (bytes += part.length));
    request.once('end', () => response.setHeader('content-type', 'application/json').end(reply(bytes)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, close: () => server.close() };
}
