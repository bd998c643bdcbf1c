import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createPlayback, lineAt, type Part, partAt, type Sound } from './playback.ts';

const lines = [
  { id: 'u1', startMs: 0 },
  { id: 'u2', startMs: 4_000 },
  { id: 'u3', startMs: null },
  { id: 'u4', startMs: 9_000 },
];

/** An audio element that plays when it is told to. */
class FakeSound extends EventTarget {
  currentTime = 0;
  duration = 60;
  playbackRate = 1;
  src = '';
  preload = '';
  load = () => this.#tell('durationchange');
  pause = () => this.#tell('pause');
  play = async () => this.#tell('playing');
  #tell = (event: string): void => void this.dispatchEvent(new Event(event));
  at(seconds: number): void {
    this.currentTime = seconds;
    this.#tell('timeupdate');
  }
  breakOff = () => this.#tell('error');
  end = () => this.#tell('ended');
}

const whole = [{ startMs: 0, durationMs: null }];

function recording(
  link: (part: number) => Promise<string> = async () => '/api/assets?link=one',
  parts: readonly Part[] = whole,
) {
  const sound = new FakeSound();
  const onFailure = vi.fn<(error: unknown) => void>();
  const asked = vi.fn<(part: number) => Promise<string>>(link);
  const playback = createPlayback({ makeSound: () => sound as unknown as Sound, parts, link: asked, onFailure });
  playback.setLines(lines);
  return { sound, playback, onFailure, asked, now: () => playback.store.get() };
}

test('the line of a time is the last one that has begun', () => {
  expect([0, 3_999, 4_000, 8_000, 60_000].map((at) => lineAt(lines, at))).toEqual(['u1', 'u1', 'u2', 'u2', 'u4']);
  expect(lineAt([{ id: 'u1', startMs: 500 }], 0)).toBeNull();
});

test('nothing is asked for before the first press; then a stretch plays to its end, and its line is told', async () => {
  const { playback, sound, asked, now } = recording();
  expect(asked).not.toHaveBeenCalled();
  playback.play({ startMs: 4_000, endMs: 6_000 });
  expect(now()).toMatchObject({ loading: true, atMs: 4_000, line: 'u2' });
  await waitFor(() => expect(now()).toMatchObject({ playing: true, loading: false, durationMs: 60_000 }));
  expect([sound.src, sound.currentTime]).toEqual(['/api/assets?link=one', 4]);
  sound.at(5.9);
  expect(now().playing).toBe(true);
  sound.at(6.01);
  expect(now()).toMatchObject({ playing: false, atMs: 6_010, line: 'u2' });
  playback.toggle();
  sound.at(9.5);
  expect(now()).toMatchObject({ playing: true, line: 'u4' });
});

test('it goes back and on by seconds, within the recording, and at another speed', async () => {
  const { playback, sound, now } = recording();
  playback.toggle();
  await waitFor(() => expect(now().playing).toBe(true));
  playback.skip(-5_000);
  expect(now().atMs).toBe(0);
  playback.skip(70_000);
  expect([now().atMs, sound.currentTime]).toEqual([60_000, 60]);
  playback.setRate(1.5);
  expect([now().rate, sound.playbackRate]).toEqual([1.5, 1.5]);
});

test('a link that has run out is replaced once, and playing goes on where it was', async () => {
  const { playback, sound, asked, onFailure, now } = recording();
  playback.toggle();
  await waitFor(() => expect(now().playing).toBe(true));
  sound.at(12);
  sound.breakOff();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect([sound.currentTime, onFailure.mock.calls.length]).toEqual([12, 0]);
});

test('what cannot be played is told, and can be tried again', async () => {
  const { playback, onFailure, now } = recording(async () => {
    throw new Error('No such recording.');
  });
  playback.play({ startMs: 0, endMs: null });
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(now()).toMatchObject({ playing: false, loading: false });
});

test('closed while its link was on its way, it stays silent', async () => {
  const { playback, sound, now } = recording();
  playback.toggle();
  playback.close();
  await Promise.resolve();
  expect([sound.src, now().playing]).toEqual(['', false]);
});

describe('a recording of several files', () => {
  // nothing can be read between 30 s and 40 s
  const parts = [
    { startMs: 0, durationMs: 10_000 },
    { startMs: 10_000, durationMs: 20_000 },
    { startMs: 40_000, durationMs: 5_000 },
  ];
  const played = () => recording(async (part) => `/part-${part}`, parts);

  test('has each at its place, and goes on behind what has no sound', () => {
    expect([0, 9_999, 10_000, 29_999, 30_000, 39_000, 44_000, 99_000].map((at) => partAt(parts, at))).toEqual([
      0, 0, 1, 1, 2, 2, 2, 2,
    ]);
  });

  test('plays on from one to the next, on one clock', async () => {
    const { playback, sound, asked, now } = played();
    expect(now().durationMs).toBe(45_000);
    playback.toggle();
    await waitFor(() => expect(now().playing).toBe(true));
    sound.at(9.9);
    sound.end();
    await waitFor(() => expect(now()).toMatchObject({ playing: true, atMs: 10_000 }));
    expect([sound.src, sound.currentTime]).toEqual(['/part-1', 0]);
    sound.at(19);
    expect(now().atMs).toBe(29_000);
    sound.end();
    await waitFor(() => expect([sound.src, now().atMs]).toEqual(['/part-2', 40_000]));
    await waitFor(() => expect(now().playing).toBe(true));
    sound.end();
    expect(now()).toMatchObject({ playing: false, line: null });
    expect(asked.mock.calls.flat()).toEqual([0, 1, 2]);
  });

  test('a line of another file is played from there, and only it', async () => {
    const { playback, sound, now } = played();
    playback.play({ startMs: 42_000, endMs: 43_000 });
    await waitFor(() => expect([sound.src, sound.currentTime]).toEqual(['/part-2', 2]));
    await waitFor(() => expect(now().playing).toBe(true));
    sound.at(3.1);
    expect(now()).toMatchObject({ playing: false, atMs: 43_100 });
    playback.seek(12_000);
    // the old file tells its time once more before the new one is there
    sound.at(3.2);
    expect(now().atMs).toBe(12_000);
    await waitFor(() => expect([sound.src, sound.currentTime]).toEqual(['/part-1', 2]));
    expect(now().playing).toBe(false);
  });
});
