import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { canConvert, canHear, canSpeak, speak, tones } from '../../../test/spoken-audio.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { audioDecoder } from './decode-audio.ts';
import { pocketSphinx } from './pocketsphinx.ts';
import type { SpeechRequest } from './port.ts';
import { findProgram } from '../../platform/work/run-limited.ts';
import { measureLoudness, voicedSpans } from './voice.ts';
import { longestMs } from './wav-writer.ts';
import { readWavFormat } from './wav.ts';

const signal = new AbortController().signal;
let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
const at = (name: string, content: Buffer): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

it.each([8_000, 16_000, 44_100, 48_000])(
  'a WAV of %i samples a second becomes 16 kHz mono, as long and as loud',
  async (rate) => {
    const path = at(
      'in.wav',
      tones(
        [
          [1, 0.5],
          [1, 0],
          [1, 0.5],
        ],
        rate,
      ),
    );
    const out = join(folder, 'out.wav');
    expect(await audioDecoder(null).decode({ path, mediaType: 'audio/wav' }, out, signal)).toBeCloseTo(3_000, -1);
    expect(await readWavFormat(out)).toMatchObject({ rate: 16_000, channels: 1, bits: 16 });
    const loudness = await measureLoudness(out);
    // the root mean square of a sine is its height over the root of two
    expect(loudness[25]).toBeCloseTo((0.5 * 32_000) / 32_768 / Math.SQRT2, 2);
    expect(loudness[75]).toBeLessThan(0.001);
    expect(voicedSpans(loudness)).toEqual([
      { fromMs: 0, toMs: expect.closeTo(1_200, -2) },
      { fromMs: expect.closeTo(1_800, -2), toMs: expect.closeTo(3_000, -2) },
    ]);
  },
);

it('an unfinished WAV, whose header knows no length, is read to its end', async () => {
  const wav = tones([[2, 0.5]]);
  wav.writeUInt32LE(0, 40);
  const out = join(folder, 'out.wav');
  expect(await audioDecoder(null).decode({ path: at('in.wav', wav), mediaType: 'audio/wav' }, out, signal)).toBe(2_000);
});

it.each([
  ['a WAV that breaks off in its header', 'audio/wav', tones([[1, 0.5]]).subarray(0, 30)],
  ['noise that is called MP3', 'audio/mpeg', Buffer.alloc(5_000, 3)],
  ['a playlist that is called MP4', 'audio/mp4', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
])('%s is refused in plain words', async (_, mediaType, content) => {
  const run = audioDecoder(findProgram('ffmpeg')).decode(
    { path: at('in', content), mediaType },
    join(folder, 'out.wav'),
    signal,
  );
  await expect(run).rejects.toMatchObject({ code: 'UNREADABLE_SOURCE', message: expect.stringMatching(/WAV/) });
});

it('what is longer than is heard is refused, and never cut', async () => {
  const heard = async (mostMs?: number) => {
    const path = at('in.wav', tones([[3, 0.5]], 4_000));
    return audioDecoder(null, mostMs).decode({ path, mediaType: 'audio/wav' }, join(folder, 'out.wav'), signal);
  };
  await expect(heard(2_900)).rejects.toMatchObject({
    code: 'TOO_LARGE',
    message: expect.stringMatching(/longer than 4 hours/),
  });
  expect(await heard(3_000)).toBe(3_000);
  expect(await heard()).toBe(3_000);
  expect(longestMs).toBe((4 * 60 + 10) * 60_000);
});

describe.skipIf(!canConvert)('without ffmpeg', () => {
  const made = (name: string, how: readonly string[]): string => {
    const path = join(folder, name);
    const wav = at(
      'in.wav',
      tones(
        [
          [1, 0.5],
          [1, 0],
          [1, 0.5],
        ],
        48_000,
      ),
    );
    execFileSync(findProgram('ffmpeg')!, ['-v', 'error', '-i', wav, ...how, path]);
    return path;
  };

  it.each([
    ['Opus of a browser', 'in.webm', 'audio/webm', ['-c:a', 'libopus']],
    ['Opus of two channels', 'in.webm', 'audio/webm', ['-ac', '2', '-c:a', 'libopus']],
    ['Opus in Ogg', 'in.ogg', 'audio/ogg', ['-c:a', 'libopus']],
    ['MP3', 'in.mp3', 'audio/mpeg', ['-ar', '44100', '-ac', '2', '-c:a', 'libmp3lame']],
  ])('%s is as long and as loud as it was', async (_, name, mediaType, how) => {
    const path = made(name, how);
    const out = join(folder, 'out.wav');
    const ms = await audioDecoder(null).decode({ path, mediaType }, out, signal);
    expect(Math.abs(ms - 3_000)).toBeLessThan(120);
    expect(readFileSync(out).readUInt32LE(40)).toBe(statSync(out).size - 44);
    const loudness = await measureLoudness(out);
    // one channel put on two is so much quieter on each
    const height = how.includes('2') ? 0.5 / Math.SQRT2 : 0.5;
    expect(loudness[30]).toBeCloseTo((height * 32_000) / 32_768 / Math.SQRT2, 1);
    expect(loudness[75]).toBeLessThan(0.01);
    expect(voicedSpans(loudness)).toHaveLength(2);
  });

  it('AAC is refused, saying what to do, and noise as such', async () => {
    const path = made('in.m4a', ['-c:a', 'aac']);
    const decode = (from: string, mediaType: string) =>
      audioDecoder(null).decode({ path: from, mediaType }, join(folder, 'out.wav'), signal);
    await expect(decode(path, 'audio/mp4')).rejects.toThrow(/AAC.*install ffmpeg/);
    await expect(decode(at('noise.mp3', Buffer.alloc(50_000, 3)), 'audio/mpeg')).rejects.toThrow(/damaged/);
  });

  it('decoding ends when the work is cancelled', async () => {
    const path = made('in.webm', ['-c:a', 'libopus']);
    const stop = new AbortController();
    const run = audioDecoder(null).decode({ path, mediaType: 'audio/webm' }, join(folder, 'out.wav'), stop.signal);
    stop.abort(new Error('stopped by a person'));
    await expect(run).rejects.toThrow('stopped by a person');
  });
});

it.skipIf(!canConvert)('ffmpeg reads what a browser records', async () => {
  const [wav, webm] = [at('in.wav', tones([[3, 0.4]])), join(folder, 'in.webm')];
  execFileSync(findProgram('ffmpeg')!, ['-v', 'error', '-i', wav, '-c:a', 'libopus', webm]);
  const out = join(folder, 'out.wav');
  const decoder = audioDecoder(findProgram('ffmpeg'));
  expect(await decoder.decode({ path: webm, mediaType: 'audio/webm;codecs=opus' }, out, signal)).toBeCloseTo(3_000, -2);
  expect(readFileSync(out).readUInt32LE(40)).toBe(statSync(out).size - 44);
});

const sphinx = () =>
  pocketSphinx({
    program: findProgram('pocketsphinx_batch')!,
    model: '/usr/share/pocketsphinx/model/en-us',
    decoder: audioDecoder(findProgram('ffmpeg')),
  });
const asking = (request: Partial<SpeechRequest> = {}): SpeechRequest => ({
  language: 'en',
  vocabulary: [],
  signal,
  ...request,
});

it.skipIf(!canSpeak || !canHear)('PocketSphinx hears a synthesised voice, at its times', async () => {
  const path = at('in.wav', await speak('I have had a sore throat and a fever for three days.'));
  const result = await sphinx().transcribe({ path, mediaType: 'audio/wav', durationMs: null }, asking());
  const text = result.utterances.map((utterance) => utterance.text).join(' ');
  expect(text).toMatch(/sore throat and a fever/);
  const times = result.utterances.flatMap(({ words }) => words.map(({ startMs }) => startMs));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(result).toMatchObject({ missing: [], failure: null });
});

it.skipIf(!canSpeak || !canHear)('PocketSphinx is killed when the work is cancelled', async () => {
  const path = at('in.wav', await speak('Good morning. '.repeat(20)));
  const stop = new AbortController();
  const run = sphinx().transcribe({ path, mediaType: 'audio/wav', durationMs: null }, asking({ signal: stop.signal }));
  setTimeout(() => stop.abort(new Error('stopped by a person')), 300);
  await expect(run).rejects.toThrow('stopped by a person');
});

it('PocketSphinx says that it hears English only', async () => {
  const run = sphinx().transcribe({ path: 'x', mediaType: 'audio/wav', durationMs: null }, asking({ language: 'pl' }));
  await expect(run).rejects.toThrow(/English only/);
});
