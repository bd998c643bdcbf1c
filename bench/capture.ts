/**
 * `npm run -s bench:capture`: replays recordings through the protocol at full speed while the server is killed, the page is gone,
 * the network is cut, the session ends, the disk is full, the device sleeps and chunks come twice, and compares every packet of
 * each finished file with what the device had written. The limit is 0 seconds lost. Then the real page records in the browser
 * of the tests and is killed: what the file lacks up to the kill is the tail, half a second at most. Last, one recording of four
 * hours and twenty at once are made, with the server's memory. Prints one JSON line; how far it is goes to stderr.
 */
import { parseArgs } from 'node:util';
import { packetsIn } from '../apps/server/test/builders/recordings.ts';
import { packetMs, packetOf, TestRecorder } from '../apps/server/test/recorder.ts';
import { Device } from './capture/device.ts';
import { type Fault, killServer, otherFaults } from './capture/faults.ts';
import { tailsOfKilledPages } from './capture/killed-page.ts';
import { startQuickEngine } from './capture/quick-engine.ts';
import { Site } from './capture/site.ts';
import { memoryMiB } from './lib/child.ts';
import { said } from './lib/numbers.ts';

const { values } = parseArgs({
  options: {
    /** Rounds of each fault. */
    rounds: { type: 'string', default: '20' },
    /** Length of the recording of one round. */
    seconds: { type: 'string', default: '120' },
    /** Times that the page in the browser is killed. */
    pages: { type: 'string', default: '20' },
    /** Length of the one that memory is measured with. */
    hours: { type: 'string', default: '4' },
    /** Length of each of the twenty that are made at once. */
    minutes: { type: 'string', default: '10' },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const [hours, minutes] = [Number(values.hours), Number(values.minutes)];
const chunkMs = 5_000;
/** A page that sends what has gathered on the device puts so much into one chunk. */
const longChunkMs = 20_000;

const tell = (text: string) => process.stderr.write(`${Math.round(performance.now() / 1_000)} s  ${text}\n`);

const bytesPerSecond = new TestRecorder(0, 10_000).next().bytes.length / 10;
const engine = await startQuickEngine(bytesPerSecond);
// without ffmpeg the engine is sent the file as it is: packets that tell their place are no sound that could be decoded
const environment = { PATH: '', STT_ENGINE: 'openai', STT_BASE_URL: engine.url, STT_API_KEY: 'bench' };

/** Milliseconds of what was recorded that the file does not hold in its place. */
async function lostOf({ recorder }: Device, file: Uint8Array): Promise<number> {
  const { packets, durationMs } = await packetsIn(file);
  let good = 0;
  packets.forEach(({ atMs, data }, index) => {
    if (atMs === index * packetMs && Buffer.compare(data, packetOf(recorder.voice, index)) === 0) good += 1;
  });
  if (Math.abs(durationMs - recorder.durationMs) > packetMs) throw new Error(`the file says ${durationMs} ms`);
  return (recorder.packets - good) * packetMs;
}

let voice = 0;
const sums = { rounds: 0, recordedMs: 0, lostMs: 0 };
const lostByFault: Record<string, number> = {};
const stopToNote: number[] = [];

async function count(device: Device, file: Uint8Array): Promise<number> {
  const lostMs = await lostOf(device, file);
  sums.recordedMs += device.recorder.durationMs;
  sums.lostMs += lostMs;
  return lostMs;
}

async function recordUntil(device: Device, lengthMs: number): Promise<void> {
  while (device.recorder.durationMs < lengthMs) await device.send(device.record());
}

async function replay(site: Site, name: string, fault: Fault, round: number): Promise<void> {
  const device = new Device(site, (voice += 1), chunkMs);
  await device.start();
  await recordUntil(device, ((round % 7) / 8) * seconds * 1_000);
  await fault(device, site, round);
  await recordUntil(device, seconds * 1_000);
  const stopped = performance.now();
  const finished = await device.finish();
  await device.beforeFile?.();
  const entry = await device.written(finished, 20);
  if (!device.beforeFile) stopToNote.push(performance.now() - stopped);
  const marked = entry.speech?.gaps ?? [];
  if (JSON.stringify(marked) !== JSON.stringify(device.gaps)) throw new Error('a gap is not marked in the entry');
  const lostMs = await count(device, await device.file(entry));
  sums.rounds += 1;
  lostByFault[name] = (lostByFault[name] ?? 0) + lostMs / 1_000;
}

/** All rounds of some faults, one after the other, on a server of their own. */
async function replayAll(faults: Record<string, Fault>, diskMiB?: number): Promise<boolean> {
  const site = await Site.open(environment, diskMiB);
  for (const [name, fault] of Object.entries(faults)) {
    for (let round = 0; round < rounds; round += 1) await replay(site, name, fault, round);
    tell(`${name}: ${rounds} rounds, ${lostByFault[name]} s lost`);
  }
  await site.close();
  return site.disk !== null;
}

async function measureTails(): Promise<number[]> {
  if (Number(values.pages) === 0) return [];
  const site = await Site.open(environment);
  const tails = await tailsOfKilledPages(site, Number(values.pages));
  await site.close();
  tell(`page killed: ${tails.length} rounds`);
  return tails;
}

/** Recordings at the same time, with the server's memory before and at its most from then on. */
async function measure(number: number, lengthSeconds: number, ofChunkMs: number) {
  const site = await Site.open(environment);
  // the first start, which makes the database, is left out of the count
  await site.stopAndStart();
  const devices = Array.from({ length: number }, () => new Device(site, (voice += 1), ofChunkMs));
  for (const device of devices) await device.start();
  const before = site.countMemoryAnew();
  await Promise.all(devices.map((device) => recordUntil(device, lengthSeconds * 1_000)));
  tell(`${number} of ${lengthSeconds} s: recorded`);
  const stopped = performance.now();
  const finished = await Promise.all(devices.map((device) => device.finish()));
  const entries = await Promise.all(devices.map((device, index) => device.written(finished[index]!, 250)));
  const stopToNotes = Math.round((performance.now() - stopped) / 100) / 10;
  for (const [index, device] of devices.entries()) {
    const entry = entries[index]!;
    const { size } = entry.assets[0]!;
    // a player that jumps about
    for (const part of [0.9, 0.1, 0.5]) {
      const from = Math.floor(size * part);
      await device.file(entry, `bytes=${from}-${Math.min(size, from + 1024 * 1024) - 1}`);
    }
    await count(device, await device.file(entry));
  }
  const { most } = memoryMiB(site.server.pid);
  await site.close();
  tell(`${number} of ${lengthSeconds} s: ${stopToNotes} s to the last note`);
  const chunkTimes = said(devices.flatMap(({ times }) => times));
  return {
    recordings: number,
    secondsEach: lengthSeconds,
    beforeMiB: before,
    mostMiB: most,
    stopToNotes,
    chunkMs: chunkTimes,
  };
}

// the server that is killed again and again is not the one of the other faults
const [, diskFilled] = await Promise.all([replayAll({ killServer }), replayAll(otherFaults, 512)]);
const tails = await measureTails();
const worstTailSeconds = Math.max(0, ...tails) / 1_000;
const long = await measure(1, hours * 3_600, longChunkMs);
const many = await measure(20, minutes * 60, chunkMs);
engine.close();
console.log(
  JSON.stringify({
    rounds: sums.rounds,
    secondsRecorded: sums.recordedMs / 1_000,
    secondsLost: sums.lostMs / 1_000,
    worstTailSeconds,
    tailMs: said(tails),
    lostByFault,
    diskFilled,
    stopToNoteMs: said(stopToNote),
    long,
    many,
  }),
);
if (sums.lostMs > 0 || worstTailSeconds > 0.5) process.exitCode = 1;
