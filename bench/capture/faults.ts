import { connect } from 'node:net';
import type { Device } from './device.ts';
import type { Site } from './site.ts';

/** What goes wrong in the middle of a recording; everything that the device had written must be in the file nevertheless. */
export type Fault = (device: Device, site: Site, round: number) => Promise<void>;

/** What a device writes at a time. */
const pieceMs = 500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends the beginning of a request and then nothing more. */
function cutShort(device: Device, site: Site, path: string, bytes: Uint8Array): Promise<void> {
  const { port, hostname } = new URL(site.address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      const head = [
        `PUT /api${path} HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        `Authorization: Bearer ${device.token}`,
        'Content-Type: application/octet-stream',
        `Content-Length: ${bytes.length}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(bytes.subarray(0, bytes.length / 2), () => setTimeout(() => socket.destroy(), 5));
    });
    socket.once('error', () => undefined);
    socket.once('close', () => resolve());
  });
}

/** Sends until a chunk is refused for want of room: the server looks at the room it has once in a while. Gives that one, still on its way. */
async function untilRefused(device: Device): Promise<{ refused: Promise<void> }> {
  for (;;) {
    let isTaken = false;
    const refused = device.send(device.record()).then(() => {
      isTaken = true;
    });
    while (!isTaken && !device.refusals.has(507)) await pause(10);
    if (!isTaken) return { refused };
  }
}

export const killServer: Fault = async (device, site, round) => {
  const sending = device.send(device.record());
  await site.killAndStart();
  await sending;
  // every fourth one also while it makes the file
  if (round % 4 === 0) {
    device.beforeFile = async () => {
      await site.killAndStart();
      await device.finish();
    };
  }
};

export const otherFaults: Record<string, Fault> = {
  async killPage(device) {
    // pieces of which no chunk was sent yet lie in the store; the one that was being captured does not
    const pieces = 1 + (device.recorder.voice % 9);
    device.record(pieces * pieceMs);
    await device.reload();
  },
  async cutNetwork(device, site) {
    const chunk = device.record();
    await cutShort(device, site, device.addressOf(chunk), chunk.bytes);
    await device.send(chunk);
  },
  async endSession(device) {
    const sessions = await device.ask<{ id: string }[]>('GET', '/auth/sessions');
    for (const { id } of sessions) await device.ask('DELETE', `/auth/sessions/${id}`).catch(() => undefined);
    await device.send(device.record());
  },
  async fillDisk(device, site) {
    const { disk } = site;
    if (disk) disk.fill(32);
    else await site.stopAndStart({ FREE_SPACE_RESERVE_MB: '9000000000' });
    const { refused } = await untilRefused(device);
    if (disk) disk.clear();
    else await site.stopAndStart();
    await refused;
  },
  async sleep(device) {
    device.sleep(30_000 + device.recorder.voice * 1_000);
    await device.send(device.record());
  },
  async sendTwice(device) {
    const chunks = [device.record(), device.record(), device.record()];
    await Promise.all([...chunks.toReversed(), ...chunks].map((chunk) => device.send(chunk)));
  },
};
