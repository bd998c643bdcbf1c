import { Mp4OutputFormat, OggOutputFormat, WebMOutputFormat } from 'mediabunny';
import { expect, it } from 'vitest';
import { silence } from '../../../../test/silence.ts';
import { silentMp3, tones } from '../../../../test/spoken-audio.ts';
import { audioLength } from './audio-length.ts';

const day = 24 * 60 * 60;

/** A WAV of so many bytes a second, packed in whatever way. */
function wav(bytesPerSecond: number, data: number, { tag = 1, says = data } = {}): Buffer {
  const file = Buffer.alloc(44 + data);
  tones([]).copy(file);
  file.writeUInt16LE(tag, 20);
  file.writeUInt32LE(bytesPerSecond, 28);
  file.writeUInt32LE(says, 40);
  return file;
}

function lengthOf(file: Buffer, mediaType: string) {
  let bytesRead = 0;
  const read = async (start: number, end: number): Promise<Uint8Array> => {
    bytesRead += end - start;
    return file.subarray(start, end);
  };
  return audioLength({ size: file.length, read }, mediaType).then((ms) => ({
    hours: ms === null ? null : Math.round(ms / 360_000) / 10,
    isSparing: bytesRead < 4 * 1024 * 1024,
  }));
}

it.each([
  ['a WAV', 'audio/wav', async () => wav(100, day * 100)],
  ['a WAV packed as ADPCM', 'audio/wav', async () => wav(40, day * 40, { tag: 2 })],
  ['a WebM that says so', 'audio/webm', () => silence(new WebMOutputFormat(), day)],
  ['a WebM as browsers record it', 'audio/webm', () => silence(new WebMOutputFormat({ appendOnly: true }), day)],
  ['a WebM of thousands of clusters', 'audio/webm', () => silence(new WebMOutputFormat({ appendOnly: true }), day, 5)],
  ['an MP4', 'audio/mp4', () => silence(new Mp4OutputFormat(), day)],
])('%s of a whole day of silence is told in a few reads', async (_, mediaType, file) => {
  expect(await lengthOf(await file(), mediaType)).toEqual({ hours: 24, isSparing: true });
});

it('an Ogg is told by its last page, an MP3 without a length by its rate', async () => {
  const ogg = await silence(new OggOutputFormat(), 60, 0.02);
  expect(await lengthOf(ogg, 'audio/ogg')).toEqual({ hours: 0, isSparing: true });
  const last = ogg.lastIndexOf('OggS', undefined, 'latin1');
  ogg.writeBigInt64LE(BigInt(day * 48_000), last + 6);
  expect(await lengthOf(ogg, 'audio/ogg')).toEqual({ hours: 24, isSparing: true });
  expect(await lengthOf(silentMp3(360), 'audio/mpeg')).toEqual({ hours: 0.1, isSparing: true });
});

it('a read that fails, wherever it does, is told or not needed, and never ends the program', async () => {
  const file = await silence(new WebMOutputFormat({ appendOnly: true }), day, 1);
  for (let good = 0; good < 12; good += 1) {
    let reads = 0;
    const read = async (start: number, end: number): Promise<Uint8Array> => {
      // later than what waits for it, as a slow disk answers
      await new Promise(setImmediate);
      if (reads >= good) throw new Error('no answer');
      reads += 1;
      return file.subarray(start, end);
    };
    const told = await audioLength({ size: file.length, read }, 'audio/webm').catch(() => 'failed');
    expect(['failed', day * 1_000]).toContain(told);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
});

it('a recorder that was cut off is not taken at its word', async () => {
  expect((await lengthOf(wav(32_000, 32_000, { says: 0xffff_ffff }), 'audio/wav')).hours).toBe(0);
  expect((await lengthOf(wav(32_000, 32_000, { says: 0 }), 'audio/wav')).hours).toBe(0);
});

const filled = (head: Buffer | string, length = 50_000): Buffer =>
  Buffer.concat([Buffer.from(head), Buffer.alloc(length, 3)]);
it.each([
  ['a WAV without samples', 'audio/wav', wav(32_000, 0)],
  ['a WAV that breaks off in its head', 'audio/wav', tones([[1, 0.5]]).subarray(0, 30)],
  ['a WAV of no speed', 'audio/wav', wav(0, 500)],
  ['an MP3 of nothing', 'audio/mpeg', filled('ID3')],
  ['noise after a frame', 'audio/mpeg', filled(Buffer.from([0xff, 0xfb, 0x90, 0x64]))],
  ['a WebM of nothing', 'audio/webm', filled(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))],
  ['an MP4 of nothing', 'audio/mp4', filled('\0\0\0 ftypM4A ')],
  ['an Ogg of heads', 'audio/ogg', Buffer.alloc(2_000_000, 'OggS')],
])('there is no sound in %s', async (_, mediaType, file) => {
  await expect(lengthOf(file, mediaType)).rejects.toThrow();
});
