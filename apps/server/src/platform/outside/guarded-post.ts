import type { LookupFunction } from 'node:net';
import { Agent, request } from 'node:https';
import { AddressRefused, type GuardOptions, isInside, outsideAddresses, parseOutsideUrl } from './address-guard.ts';
import { retryAfterMs } from './retry-after.ts';

/** What a receiver answered. Its text is not read: what an address shows must not become visible to who typed it. */
export type PostReply = { status: number; retryAfterMs: number };

export type GuardedPost = (
  url: string,
  message: { headers: Readonly<Record<string, string>>; body: string },
  signal: AbortSignal,
) => Promise<PostReply>;

/** Milliseconds until the reply begins, connecting included. */
const answerWithin = 10_000;

/**
 * Sends to an address that a user chose: https only, never to this machine or its networks. The connection goes to the address that
 * was checked. Redirects are not followed, no proxy of the environment is used, and each request has a connection of its own.
 * @throws AddressRefused, or the error of the connection
 */
export function guardedPost(options: GuardOptions & { answerWithin?: number; now: () => number }): GuardedPost {
  return async (text, { headers, body }, signal) => {
    const url = parseOutsideUrl(text);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(options.answerWithin ?? answerWithin)]);
    const { addresses, isAllowed } = await beforeAbort(outsideAddresses(url, options), limit);
    const pinned: LookupFunction = (_host, { all }, done) => {
      if (all) done(null, addresses);
      else done(null, addresses[0]!.address, addresses[0]!.family);
    };
    // an agent without options for a proxy ignores those of the environment
    const agent = new Agent({ keepAlive: false, maxCachedSessions: 0 });
    const bytes = Buffer.from(body, 'utf8');
    const answered = new Promise<PostReply>((resolve, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          agent,
          lookup: pinned,
          signal: limit,
          maxHeaderSize: 16_384,
          headers: { ...headers, 'content-length': String(bytes.length) },
        },
        (reply) => {
          const wait = retryAfterMs(reply.headers['retry-after'], options.now());
          resolve({ status: reply.statusCode ?? 0, retryAfterMs: wait });
          reply.destroy();
        },
      );
      // otherwise nothing is emitted for a reply that switches the protocol
      sent.on('upgrade', ({ statusCode }, socket) => {
        socket.destroy();
        resolve({ status: statusCode ?? 101, retryAfterMs: 0 });
      });
      sent.on('error', reject);
      sent.on('close', () => reject(new Error('The connection was closed before an answer.')));
      sent.on('socket', (socket) => {
        socket.on('connect', () => {
          // empty when the other side has closed already
          const { remoteAddress: address = '', remoteFamily } = socket;
          const family = remoteFamily === 'IPv6' ? 6 : 4;
          if (!isAllowed && isInside({ address, family }))
            sent.destroy(new AddressRefused('The connection led inside.'));
        });
      });
      sent.end(bytes);
    });
    return beforeAbort(answered, limit).finally(() => agent.destroy());
  };
}

/** A resolver cannot be stopped, only left. No reply may make a caller wait for longer. */
function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(signal.reason as Error);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop));
}
