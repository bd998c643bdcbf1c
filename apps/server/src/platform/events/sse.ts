import type { ServerResponse } from 'node:http';

/** Why a stream ended; `gone` and `slow` are the client's doing. */
export type StreamEnd = 'done' | 'gone' | 'slow' | 'expired' | 'ended' | 'stopping';

/** What a client may leave unread before it is dropped, in bytes. */
const bufferLimit = 64 * 1024;

export type SseWriter = {
  /** Writes one event. A reader that is 64 KiB behind is dropped. @returns false once the stream is over */
  send(event: unknown): boolean;
  /** Writes one event and waits until the reader has room for more: for streams that are made for one reader. */
  sendSlowly(event: unknown): Promise<void>;
  /** Ends the stream after what was sent. Nothing happens when it is over already. */
  end(reason: StreamEnd): void;
  /** Resolves with the reason when the stream is over, whoever ended it. */
  readonly over: Promise<StreamEnd>;
};

/**
 * Starts an event stream on a raw response: `data: {json}` and an empty line for each event. `headers` are the ones the
 * framework would have added (security headers, CORS).
 */
export function openSse(
  raw: ServerResponse,
  headers: Record<string, string | number | string[] | undefined> = {},
): SseWriter {
  const over = Promise.withResolvers<StreamEnd>();
  let ended = false;

  for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  raw.once('close', () => finish('gone'));
  raw.on('error', () => finish('gone'));

  function finish(reason: StreamEnd): boolean {
    if (ended) return false;
    ended = true;
    over.resolve(reason);
    return true;
  }

  return {
    send(event) {
      if (ended) return false;
      if (raw.writableLength > bufferLimit) {
        finish('slow');
        raw.destroy();
        return false;
      }
      raw.write(lineOf(event));
      return true;
    },
    async sendSlowly(event) {
      if (ended || raw.write(lineOf(event))) return;
      await Promise.race([new Promise((resolve) => raw.once('drain', resolve)), over.promise]);
    },
    end(reason) {
      if (finish(reason)) raw.end();
    },
    over: over.promise,
  };
}

/** JSON escapes line breaks, so one line is enough. */
function lineOf(event: unknown): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
