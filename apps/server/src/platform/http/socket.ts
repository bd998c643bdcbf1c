import { relayEnds } from '@clinical/contract/speech/live.rules';
import type { RawData, WebSocket } from 'ws';

/** What a reader may leave unread before it is dropped, in bytes. */
const unreadLimit = 256 * 1024;
/** Nothing was heard of the other end for so long: it is gone. Twice as often it is asked. */
const silentMs = 60_000;
const closesWithinMs = 1_000;
/** A close code of the protocol: what was sent is against the rules. */
const refused = 1008;

/** Text is what people and programs say, bytes are sound. */
export type SocketMessage = string | Buffer;

type Take = (message: SocketMessage) => Promise<void> | void;

/** One connection. */
export type Socket = {
  /** Aborted when the connection is over. */
  readonly signal: AbortSignal;
  readonly over: Promise<void>;
  /** Says something as JSON. A reader that is too far behind is told so and dropped: it hears why if it reads on within a second. */
  say(message: object): void;
  /** Takes each message in turn; while one is taken, no further ones are read from the network. */
  listen(take: Take): void;
  /** Another token stands for this connection from now on. @throws AppError when it is none, or another person's */
  renew(token: string): void;
  /** Its token or its session has ended. */
  expire(): void;
  close(code: number, reason?: string): void;
};

/** @param renew takes another token for the connection; throws when it is none of its person's */
export function socketOf(connection: WebSocket, renew: (token: string) => void): Socket {
  const ending = new AbortController();
  const over = Promise.withResolvers<void>();
  /** What comes before anybody listens waits for them. */
  const taking = Promise.withResolvers<Take>();
  let waiting = 0;
  let turn: Promise<void> = Promise.resolve();
  let alive = true;
  const pulse = setInterval(() => {
    if (!alive) return connection.terminate();
    alive = false;
    connection.ping();
  }, silentMs / 2);
  pulse.unref();
  connection.on('pong', () => (alive = true));
  connection.on('error', () => connection.terminate());
  connection.once('close', () => {
    clearInterval(pulse);
    ending.abort();
    over.resolve();
  });

  connection.on('message', (data: RawData, isBinary: boolean) => {
    alive = true;
    const message = isBinary ? bytesOf(data) : bytesOf(data).toString('utf8');
    waiting += 1;
    connection.pause();
    turn = turn
      .then(async () => (await taking.promise)(message))
      .catch(() => socket.close(refused))
      .then(() => {
        waiting -= 1;
        if (waiting === 0) connection.resume();
      });
  });

  const socket: Socket = {
    signal: ending.signal,
    over: over.promise,
    say(message) {
      if (connection.readyState !== connection.OPEN) return;
      if (connection.bufferedAmount > unreadLimit) socket.close(relayEnds.slow, 'Too much was left unread.');
      else connection.send(JSON.stringify(message));
    },
    listen: taking.resolve,
    renew,
    expire: () => socket.close(relayEnds.expired, 'The token has ended.'),
    close(code, reason) {
      if (connection.readyState === connection.CLOSED) return;
      connection.resume();
      connection.close(code, reason);
      setTimeout(() => connection.terminate(), closesWithinMs).unref();
    },
  };
  return socket;
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : Buffer.from(data);
}
