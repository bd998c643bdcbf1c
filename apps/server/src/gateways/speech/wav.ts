import { open } from 'node:fs/promises';

/** How samples lie in a WAV file. `start` and `bytes` say where. */
export type WavFormat = {
  encoding: 'int' | 'float';
  bits: number;
  channels: number;
  rate: number;
  start: number;
  bytes: number;
};

/** Reads a WAV's chunks up to its samples; null when it is none, or packed in a way that we do not know. */
export async function readWavFormat(path: string): Promise<WavFormat | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (at: number, length: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    };
    const head = await read(0, 12);
    if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WAVE') return null;
    let format: Omit<WavFormat, 'start' | 'bytes'> | null = null;
    for (let at = 12, chunks = 0; at + 8 <= size && chunks < 1_000; chunks++) {
      const chunk = await read(at, 8 + 40);
      const name = chunk.toString('latin1', 0, 4);
      const length = chunk.readUInt32LE(4);
      if (name === 'fmt ') format = readFormat(chunk.subarray(8));
      if (name === 'data') {
        // a recorder that was cut off, or wrote while it did not know the end, names 0 or more than there is
        const rest = size - at - 8;
        return format && { ...format, start: at + 8, bytes: length === 0 ? rest : Math.min(length, rest) };
      }
      at += 8 + length + (length % 2);
    }
    return null;
  } finally {
    await file.close();
  }
}

function readFormat(chunk: Buffer): Omit<WavFormat, 'start' | 'bytes'> | null {
  if (chunk.length < 16) return null;
  const tag = chunk.readUInt16LE(0);
  // an extensible header names the encoding in the first bytes of its sub-format
  const kind = tag === 0xfffe && chunk.length >= 26 ? chunk.readUInt16LE(24) : tag;
  const [channels, rate, bits] = [chunk.readUInt16LE(2), chunk.readUInt32LE(4), chunk.readUInt16LE(14)];
  const known = (kind === 1 && [8, 16, 24, 32].includes(bits)) || (kind === 3 && bits === 32);
  if (!known || channels < 1 || channels > 16 || rate < 4_000 || rate > 384_000) return null;
  return { encoding: kind === 3 ? 'float' : 'int', bits, channels, rate };
}
