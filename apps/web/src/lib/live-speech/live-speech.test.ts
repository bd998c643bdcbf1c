import type { LiveCaption } from '@clinical/contract/speech/live.rules';
import { ApiError } from '@clinical/api-client/api-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connect, ConnectionEvents, ConnectionWish } from './connection.ts';
import { type LiveState, openLiveSpeech } from './live-speech.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Made = { wish: ConnectionWish; events: ConnectionEvents; sent: number; told: string[] };

/** A microphone that says tenths of a second, and a service that a test plays. */
async function hearing(refusal: Error | null = null) {
  const made: Made[] = [];
  const heard: LiveCaption[] = [];
  const states: LiveState[] = [];
  let speak: (samples: Int16Array<ArrayBuffer>) => void = () => undefined;
  const stopped = vi.fn<() => void>();
  const connect: Connect = async (wish, events) => {
    if (refusal) throw refusal;
    const one: Made = { wish, events, sent: 0, told: [] };
    made.push(one);
    return {
      send: () => void (one.sent += 1),
      waiting: () => 0,
      finish: () => void one.told.push('finish'),
      close: () => void one.told.push('close'),
    };
  };
  const live = openLiveSpeech(
    { language: 'en', source: {} as MediaStream, recordingId: async () => 'r-1', dictationId: null, fromMs: 5_000 },
    { onCaption: (caption) => heard.push(caption), onState: (state) => states.push(state) },
    {
      connect,
      samples: async (_, onSamples) => {
        speak = onSamples;
        return stopped;
      },
    },
  );
  await vi.advanceTimersByTimeAsync(0);
  const say = (tenths: number): void => {
    for (let i = 0; i < tenths; i++) speak(new Int16Array(1_600));
  };
  return { live, made, heard, states, stopped, say };
}
const caption = (final: boolean, endMs: number): LiveCaption => ({
  final,
  startMs: endMs - 500,
  endMs,
  text: 'x',
  speaker: null,
  confidence: null,
  words: [],
});

test('sends what is said once somebody listens, and tells what is heard', async () => {
  const { made, heard, states, say } = await hearing();
  say(3);
  expect(made[0]).toMatchObject({ wish: { recordingId: 'r-1', fromMs: 5_000 }, sent: 0 });
  made[0]!.events.onReady();
  say(2);
  expect(made[0]!.sent).toBe(5);
  made[0]!.events.onCaption(caption(false, 5_400));
  expect(heard).toHaveLength(1);
  expect(states).toEqual(['connecting', 'hearing']);
});

test('after a break, all that has no final word yet is sent again', async () => {
  const { made, states, say } = await hearing();
  made[0]!.events.onReady();
  say(20);
  made[0]!.events.onCaption(caption(true, 6_000));
  made[0]!.events.onEnd();
  say(5);
  expect(states.at(-1)).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(made[1]!.wish.fromMs).toBe(6_000);
  made[1]!.events.onReady();
  expect(made[1]!.sent).toBe(15);
});

test('a service that stays away is asked ever more seldom, and never gives up', async () => {
  const { states } = await hearing(new ApiError('x', { status: 502, code: 'PROVIDER_FAILED' }));
  await vi.advanceTimersByTimeAsync(120_000);
  const tries = states.filter((state) => state === 'connecting').length;
  expect(tries).toBeGreaterThan(4);
  expect(tries).toBeLessThan(12);
});

test('where nothing hears, it says so and lets the sound be', async () => {
  const { states, stopped } = await hearing(new ApiError('x', { status: 409, code: 'NO_SPEECH_ENGINE' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(['connecting', 'none']);
  expect(stopped).toHaveBeenCalledOnce();
});

test('where there are no credits it ends for good and says so', async () => {
  const { made, states, say, stopped } = await hearing();
  made[0]!.events.onReady();
  made[0]!.events.onUnpaid();
  say(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(['connecting', 'hearing', 'unpaid']);
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({ sent: 0, told: ['close'] });
  expect(stopped).toHaveBeenCalled();
});

test('at its end the last words are waited for, and nothing more is sent', async () => {
  const { live, made, heard, say, stopped } = await hearing();
  made[0]!.events.onReady();
  say(3);
  const over = vi.fn<() => void>();
  void live.finish().then(over);
  say(3);
  expect(made[0]).toMatchObject({ sent: 3, told: ['finish'] });
  made[0]!.events.onCaption(caption(true, 5_300));
  made[0]!.events.onFinished();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveLength(1);
  expect(over).toHaveBeenCalledOnce();
  expect(stopped).toHaveBeenCalled();
});
