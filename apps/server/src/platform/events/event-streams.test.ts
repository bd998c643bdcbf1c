import type { AppEvent } from '@clinical/contract/operations/events.schemas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabaseEngine } from '../db/database.ts';
import { createEventBus } from './event-bus.ts';
import { createEventStreams, type EventStreamsOptions, type StreamHolder, sessionPrincipal } from './event-streams.ts';
import type { SseWriter, StreamEnd } from './sse.ts';

const start = Date.parse('2026-11-20T10:55:42.123Z');
const changed: AppEvent = { type: 'notes-changed', noteId: null };
const holder: StreamHolder = {
  userId: 'a',
  sessionId: 's1',
  principals: ['user:a'],
  expiresAt: start + 60 * 60 * 1000,
};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A stream that remembers what was sent. */
function memoryWriter() {
  const over = Promise.withResolvers<StreamEnd>();
  const sent: AppEvent[] = [];
  const writer: SseWriter = {
    send: (event) => sent.push(event as AppEvent) > 0,
    sendSlowly: async (event) => void sent.push(event as AppEvent),
    end: over.resolve,
    over: over.promise,
  };
  return { sent, writer };
}

async function setUp() {
  const bus = await createEventBus({ engine: {} as DatabaseEngine, crossProcess: false });
  const standing = new Map<string, readonly string[]>([
    ['s1', ['user:a']],
    ['s2', ['user:a']],
  ]);
  const checkSessions = vi.fn<EventStreamsOptions['checkSessions']>(async () => standing);
  const errors: unknown[] = [];
  const streams = createEventStreams({
    bus,
    clock: { now: () => Date.now() },
    maxPerUser: 2,
    checkSessions,
    onError: (error) => errors.push(error),
  });
  function open(overrides: Partial<StreamHolder> = {}) {
    const { sent, writer } = memoryWriter();
    return { sent, writer, end: streams.serve({ ...holder, ...overrides }, () => writer) };
  }
  return { bus, standing, checkSessions, errors, streams, open };
}

describe('the event streams', () => {
  it('greet, pass on what concerns their holder, and greet again every 25 seconds', async () => {
    const { bus, open } = await setUp();
    const { sent } = open();
    bus.publish(['user:a'], changed);
    bus.publish(['user:b'], changed);
    expect(sent).toEqual([{ type: 'hello', at: '2026-11-20T10:55:42.123Z' }, changed]);
    await vi.advanceTimersByTimeAsync(51_000);
    expect(sent.slice(2).map((event) => event.type)).toEqual(['hello', 'hello']);
  });

  it('end when the token ends', async () => {
    const { open } = await setUp();
    const { end } = open({ expiresAt: start + 10_000 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await end).toBe('expired');
  });

  it('end with a word when the session is ended, by event or within a second by asking', async () => {
    const { bus, standing, open } = await setUp();
    const told = open();
    bus.publish([sessionPrincipal('s1')], { type: 'session-ended' });
    expect(await told.end).toBe('ended');
    expect(told.sent.at(-1)).toEqual({ type: 'session-ended' });

    const asked = open({ sessionId: 's2' });
    await vi.advanceTimersByTimeAsync(1_000);
    standing.delete('s2');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await asked.end).toBe('ended');
    expect(asked.sent.at(-1)).toEqual({ type: 'session-ended' });
  });

  it('ask once for all streams of a session, and follow a change of what it may reach', async () => {
    const { bus, standing, checkSessions, open } = await setUp();
    const { sent } = open();
    open();
    standing.set('s1', ['user:a', 'department:x']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(checkSessions.mock.calls).toEqual([[['s1']]]);
    bus.publish(['department:x'], changed);
    expect(sent.at(-1)).toEqual(changed);
  });

  it('stay while the database cannot be asked', async () => {
    const { bus, checkSessions, errors, open } = await setUp();
    checkSessions.mockRejectedValueOnce(new Error('down'));
    const { sent } = open();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(errors).toHaveLength(1);
    expect(checkSessions).toHaveBeenCalledTimes(2);
    bus.publish(['user:a'], changed);
    expect(sent.at(-1)).toEqual(changed);
  });

  it('are limited for each user, and free a place when one ends', async () => {
    const { streams, open } = await setUp();
    const first = open();
    open();
    const opened = vi.fn<() => SseWriter>(() => memoryWriter().writer);
    await expect(streams.serve(holder, opened)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 30 });
    expect(opened).not.toHaveBeenCalled();
    open({ userId: 'b' });
    first.writer.end('gone');
    expect(await first.end).toBe('gone');
    const next = open();
    expect(next.sent).toHaveLength(1);
  });

  it('hear nothing after they ended', async () => {
    const { bus, open } = await setUp();
    const { sent, writer, end } = open();
    writer.end('gone');
    await end;
    bus.publish(['user:a'], changed);
    expect(sent).toHaveLength(1);
  });

  it('all end when the process stops', async () => {
    const { streams, open } = await setUp();
    const ends = [open().end, open({ userId: 'b' }).end];
    streams.close();
    expect(await Promise.all(ends)).toEqual(['stopping', 'stopping']);
  });
});
