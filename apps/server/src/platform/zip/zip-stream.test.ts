import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readZip } from '../../../test/read-zip.ts';
import { centralEnd, centralHeader } from './zip-records.ts';
import { type ZipFile, zipStream } from './zip-stream.ts';

const modifiedAt = Date.UTC(2026, 2, 14, 9, 30, 16);

async function* listed(...files: ZipFile[]) {
  yield* files;
}

test('an archive gives back every file, of whatever kind its content is', async () => {
  const noise = randomBytes(300_000);
  async function* inPieces() {
    for (let at = 0; at < noise.length; at += 65_536) yield noise.subarray(at, at + 65_536);
  }
  const archive = await buffer(
    zipStream(
      listed(
        { name: 'entries/Zoë.txt', modifiedAt, content: 'plain, and long enough to shrink. '.repeat(100) },
        { name: 'entries/noise.bin', modifiedAt, content: inPieces() },
        { name: 'empty', modifiedAt, content: new Uint8Array() },
      ),
    ),
  );
  const files = readZip(archive);
  expect([...files.keys()]).toEqual(['entries/Zoë.txt', 'entries/noise.bin', 'empty']);
  expect(files.get('entries/noise.bin')!.equals(noise)).toBe(true);
  expect(files.get('empty')!.length).toBe(0);
  expect(archive.length).toBeLessThan(noise.length + 2_000);
});

test('an archive without files is a whole one as well', async () => {
  expect(readZip(await buffer(zipStream(listed()))).size).toBe(0);
});

test('the next file is not begun before the last one was taken', async () => {
  let begun = 0;
  async function* files() {
    for (let n = 0; n < 50; n += 1) {
      begun += 1;
      yield { name: `${n}`, modifiedAt, content: randomBytes(100_000) };
    }
  }
  const stream = zipStream(files());
  await stream[Symbol.asyncIterator]().next();
  expect(begun).toBeLessThan(5);
  stream.destroy();
});

test('a file that fails breaks the archive off', async () => {
  async function* broken() {
    yield Buffer.from('so far');
    throw new Error('the disk is gone');
  }
  await expect(buffer(zipStream(listed({ name: 'x', modifiedAt, content: broken() })))).rejects.toThrow(
    'the disk is gone',
  );
});

test('places beyond 4 GiB and more files than fit are written in the wider form', () => {
  const offset = 5 * 1024 ** 3;
  const header = centralHeader({ name: 'far', modifiedAt, offset, crc: 0, size: 1, packed: 1 });
  expect(header.readUInt32LE(42)).toBe(0xffffffff);
  expect(header.readBigUInt64LE(46 + 3 + 4)).toBe(BigInt(offset));
  const end = centralEnd({ count: 70_000, offset, size: 1_000 });
  expect(end.readUInt32LE(0)).toBe(0x06064b50);
  expect(end.readBigUInt64LE(24)).toBe(70_000n);
  expect(end.readBigUInt64LE(56 + 8)).toBe(BigInt(offset + 1_000));
  expect(centralEnd({ count: 3, offset: 100, size: 50 }).length).toBe(22);
});
