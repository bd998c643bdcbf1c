import type { AppEvent } from '@clinical/contract/operations/events.schemas';
import type { TestServer } from './harness.ts';

const left = new Set<AbortController>();

/** An open event stream: what came so far, and its end. */
export async function listen(server: TestServer, token: string, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  left.add(stop);
  const response = await server.fetch('/api/events', {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: stop.signal,
  });
  const stream = { response, text: '', closed: false, stop: () => stop.abort() };
  const read = async () => {
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) stream.text += piece;
  };
  void read()
    .catch(() => undefined)
    .then(() => (stream.closed = true));
  const events = () =>
    stream.text
      .split('\n\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line.replace(/^data: /, '')) as AppEvent);
  return Object.assign(stream, { events, types: () => events().map((event) => event.type) });
}

/** Closes every stream that a test has opened. */
export function stopListening(): void {
  for (const stream of left) stream.abort();
  left.clear();
}
