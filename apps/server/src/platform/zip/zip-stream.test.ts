import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readZip } from '../../../test/read-zip.ts';
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

test('who goes away ends the file that is being read, and the rest is not begun', async () => {
  const ended = Promise.withResolvers<void>();
  async function* endless() {
    try {
      for (;;) yield randomBytes(65_536);
    } finally {
      ended.resolve();
    }
  }
  let begun = 0;
  async function* files() {
    for (;;) {
      begun += 1;
      yield { name: `${begun}`, modifiedAt, content: endless() };
    }
  }
  const stream = zipStream(files());
  await stream[Symbol.asyncIterator]().next();
  stream.destroy();
  await ended.promise;
  expect(begun).toBe(1);
});

test('a name that leads out of the archive is refused', async () => {
  const stream = zipStream(listed({ name: '../x', modifiedAt, content: 'x' }));
  await expect(buffer(stream)).rejects.toThrow('../x');
});
