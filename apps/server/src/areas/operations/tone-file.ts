const rate = 16_000;

/** One second of a quiet tone as a WAV file: 16 kHz, 16 bit, mono. */
export function toneFile(): { bytes: Buffer; durationMs: number } {
  const bytes = Buffer.alloc(44 + rate * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(rate * 2, 40);
  for (let at = 0; at < rate; at++)
    bytes.writeInt16LE(Math.round(6_000 * Math.sin((2 * Math.PI * 220 * at) / rate)), 44 + at * 2);
  return { bytes, durationMs: 1_000 };
}
