import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const pathOf = (program: string): string => join('/usr/bin', program);
const has = (program: string): boolean => existsSync(pathOf(program));

/** Programs of the system that tests speak and hear with; without them a test says so and is skipped. */
export const canSpeak = has('flite');
export const canHear = has('pocketsphinx_batch') && existsSync('/usr/share/pocketsphinx/model/en-us/en-us.lm.bin');
export const canConvert = has('ffmpeg');

/** Says a text with a synthesiser's voice; returns the bytes of a WAV. */
export async function speak(text: string): Promise<Buffer> {
  const path = join(await temporaryFolder(), 'spoken.wav');
  execFileSync(pathOf('flite'), ['-voice', 'slt', '-t', text, '-o', path]);
  return readFileSync(path);
}

/** A WAV of tones and silences at this rate: each part is its length in seconds and its loudness, 0 to 1. */
export function tones(parts: readonly (readonly [seconds: number, level: number])[], rate = 16_000): Buffer {
  const samples = parts.flatMap(([seconds, level]) =>
    Array.from({ length: Math.round(seconds * rate) }, (_, i) =>
      Math.round(level * 32_000 * Math.sin((2 * Math.PI * 220 * i) / rate)),
    ),
  );
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.length * 2, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length * 2, 40);
  return Buffer.concat([header, Buffer.from(Int16Array.from(samples).buffer)]);
}

/** An MP3 of silence: frames of 128 kbit/s, each 1,152 samples at 44.1 kHz. */
export function silentMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(417);
  Buffer.from([0xff, 0xfb, 0x90, 0x64]).copy(frame);
  return Buffer.concat(Array.from({ length: Math.ceil((seconds * 44_100) / 1_152) }, () => frame));
}

/** A WAV as Chrome's recorder would write it. */
export const asWebm = (wav: Buffer): Promise<Buffer> => converted(wav, 'webm', ['-c:a', 'libopus', '-live', '1']);

/** A WAV as Safari's recorder would write it. */
export const asMp4 = (wav: Buffer): Promise<Buffer> =>
  converted(wav, 'mp4', ['-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov']);

async function converted(wav: Buffer, ending: string, how: readonly string[]): Promise<Buffer> {
  const folder = await temporaryFolder();
  const [from, to] = [join(folder, 'in.wav'), join(folder, `out.${ending}`)];
  writeFileSync(from, wav);
  execFileSync(pathOf('ffmpeg'), ['-loglevel', 'error', '-i', from, ...how, to]);
  return readFileSync(to);
}
