import type { AppEvent } from '@clinical/contract/operations/events.schemas';
import { AppError } from '../app-error.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { EventBus, Subscription } from './event-bus.ts';
import type { SseWriter, StreamEnd } from './sse.ts';

export type StreamHolder = {
  /** Who may hold so many streams: a person, or the link of one without an account. */
  userId: string;
  /** Null for a link, whose page checks it with each request: its stream carries ids only. */
  sessionId: string | null;
  principals: readonly string[];
  /** End of the token that opened the stream, epoch milliseconds. */
  expiresAt: number;
};

export type EventStreams = {
  /**
   * Feeds a stream from the bus until it ends. `open` starts the response and is called only when the stream is allowed.
   * @returns why it ended
   * @throws AppError RATE_LIMITED over the number of streams a user may hold
   */
  serve(holder: StreamHolder, open: () => SseWriter): Promise<StreamEnd>;
  /** Ends every stream; the clients come back by themselves. */
  close(): void;
};

export type EventStreamsOptions = {
  bus: EventBus;
  clock: Clock;
  maxPerUser: number;
  /** Asked once a second with the sessions that hold streams; the answer has the principals of those that still stand. */
  checkSessions(sessionIds: string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  onError?: (error: unknown) => void;
};

const checkEveryMs = 1_000;
const helloEveryMs = 25_000;

type OpenStream = { holder: StreamHolder; writer: SseWriter; subscription: Subscription; nextHello: number };

/** All event streams of this process. One timer looks after them: 500 streams need no 500 timers. */
export function createEventStreams(options: EventStreamsOptions): EventStreams {
  const { bus, clock, maxPerUser, checkSessions, onError = () => undefined } = options;
  const streams = new Set<OpenStream>();
  const perUser = new Map<string, number>();
  let checking = false;

  const hello = (): AppEvent => ({ type: 'hello', at: isoTime(clock.now()) });

  function tick(): void {
    const now = clock.now();
    for (const stream of streams) {
      if (now >= stream.holder.expiresAt) stream.writer.end('expired');
      else if (now >= stream.nextHello) {
        stream.nextHello = now + helloEveryMs;
        stream.writer.send(hello());
      }
    }
    if (!checking && streams.size > 0) checkAll().catch(onError);
  }

  async function checkAll(): Promise<void> {
    checking = true;
    try {
      const asked = [...streams].flatMap((stream) => {
        const { sessionId } = stream.holder;
        return sessionId === null ? [] : [{ ...stream, sessionId }];
      });
      if (asked.length === 0) return;
      const standing = await checkSessions([...new Set(asked.map(({ sessionId }) => sessionId))]);
      for (const stream of asked) {
        const principals = standing.get(stream.sessionId);
        if (principals) stream.subscription.setPrincipals(withSession(stream.holder, principals));
        else endSession(stream.writer);
      }
    } finally {
      checking = false;
    }
  }

  const timer = setInterval(tick, checkEveryMs);
  timer.unref();

  async function run(holder: StreamHolder, writer: SseWriter): Promise<StreamEnd> {
    const subscription = bus.subscribe(withSession(holder, holder.principals), (event) => {
      if (event.type === 'session-ended') endSession(writer);
      else writer.send(event);
    });
    const stream: OpenStream = { holder, writer, subscription, nextHello: clock.now() + helloEveryMs };
    streams.add(stream);
    writer.send(hello());
    try {
      return await writer.over;
    } finally {
      subscription.close();
      streams.delete(stream);
    }
  }

  return {
    async serve(holder, open) {
      const held = perUser.get(holder.userId) ?? 0;
      if (held >= maxPerUser) throw new AppError('RATE_LIMITED', { retryAfter: 30 });
      perUser.set(holder.userId, held + 1);
      try {
        return await run(holder, open());
      } finally {
        const left = (perUser.get(holder.userId) ?? 1) - 1;
        if (left > 0) perUser.set(holder.userId, left);
        else perUser.delete(holder.userId);
      }
    },

    close() {
      clearInterval(timer);
      for (const stream of streams) stream.writer.end('stopping');
    },
  };
}

/** Principal that only the streams of one session hold: the audience of its 'session-ended'. */
export function sessionPrincipal(sessionId: string): string {
  return `session:${sessionId}`;
}

function withSession(holder: StreamHolder, principals: readonly string[]): string[] {
  return holder.sessionId === null ? [...principals] : [...principals, sessionPrincipal(holder.sessionId)];
}

function endSession(writer: SseWriter): void {
  writer.send({ type: 'session-ended' } satisfies AppEvent);
  writer.end('ended');
}
