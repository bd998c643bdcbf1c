import { expect } from 'vitest';
import { packetsIn } from './builders/recordings.ts';
import { packetMs, packetOf, type TestRecorder } from './recorder.ts';

/** A finished file has every packet of the recorder, in its order and at its time, and says its length. */
export async function expectWhole(audio: Uint8Array, recorder: TestRecorder): Promise<void> {
  const { packets, durationMs } = await packetsIn(audio);
  expect(packets.length).toBe(recorder.packets);
  packets.forEach(({ atMs, data }, index) => {
    expect(atMs).toBe(index * packetMs);
    expect(Buffer.from(data).equals(packetOf(recorder.voice, index))).toBe(true);
  });
  expect(Math.abs(durationMs - recorder.durationMs)).toBeLessThanOrEqual(packetMs);
}
