import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, truncate, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { filesBelow, temporaryFolder } from '../../../test/temporary-folder.ts';
import { AppError } from '../app-error.ts';
import { createKeyRing } from '../crypto/keys.ts';
import { createIds } from '../ids.ts';
import { frameBytes } from './framed-cipher.ts';
import { type LocalFilesOptions, openLocalFiles } from './local-files.ts';

const clock = { now: () => Date.parse('2026-11-20T10:55:42.123Z') };
const ids = createIds(clock);
const workspaceId = ids.uuid();
const masterKey = { version: 1, key: randomBytes(32) };
const generous = { workspaceId, limit: 1024 * 1024 * 1024 };

async function openStore(overrides: Partial<LocalFilesOptions> = {}) {
  const folder = overrides.folder ?? (await temporaryFolder());
  const options = {
    folder,
    engine: await testDatabase(),
    keys: createKeyRing([masterKey]),
    clock,
    ids,
    assertWritable: () => undefined,
    ...overrides,
  };
  return { folder, store: await openLocalFiles(options) };
}

const rowCount = async () =>
  Number((await (await testDatabase()).query('select count(*) as n from stored_files'))[0]!.n);
const storedPath = async (folder: string) => join(folder, (await filesBelow(folder))[0]!);

async function* breaksOff() {
  yield randomBytes(100_000);
  throw new Error('the client went away');
}

async function* zeros(mebibytes: number) {
  for (let i = 0; i < mebibytes; i += 1) yield Buffer.alloc(1024 * 1024);
}

/** Name of a folder for unfinished files of a process of this machine that has ended. */
async function deadProcessFolder(folder: string): Promise<string> {
  const dead = join(folder, 'unfinished', `${hostname().replace(/[^A-Za-z0-9-]/g, '-')}~999999999~0123`);
  await mkdir(dead, { recursive: true });
  return dead;
}

describe('the file store', () => {
  it('gives back what was written, with its size and hash', async () => {
    const { store } = await openStore();
    const content = randomBytes(200_000);
    const file = await store.write(Readable.from([content.subarray(0, 70_000), content.subarray(70_000)]), generous);
    expect(file).toEqual({
      fileId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      size: 200_000,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    expect((await buffer(await store.read(file.fileId))).equals(content)).toBe(true);
    expect((await store.readAll(file.fileId, 200_000)).equals(content)).toBe(true);
  });

  it('keeps empty files', async () => {
    const { store } = await openStore();
    const { fileId, size } = await store.write(Readable.from([]), generous);
    expect(size).toBe(0);
    expect(await buffer(await store.read(fileId))).toHaveLength(0);
  });

  it('reads any range like a slice', async () => {
    const { store } = await openStore();
    const content = randomBytes(3 * frameBytes + 1234);
    const { fileId } = await store.write(Readable.from([content]), generous);
    const position = fc.oneof(
      fc.integer({ min: 0, max: content.length - 1 }),
      fc.constantFrom(0, frameBytes - 1, frameBytes, 2 * frameBytes, content.length - 1),
    );
    await fc.assert(
      fc.asyncProperty(position, position, async (a, b) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)];
        const part = await buffer(await store.read(fileId, { start, end }));
        expect(part.equals(content.subarray(start, end + 1))).toBe(true);
      }),
      { numRuns: 150 },
    );
    expect(await buffer(await store.read(fileId, { start: content.length - 5, end: 1e12 }))).toHaveLength(5);
    await expect(store.read(fileId, { start: content.length, end: content.length })).rejects.toThrow(RangeError);
  });

  it('shows nothing of the content or of its key on disk or in the database', async () => {
    const { folder, store } = await openStore();
    const canary = 'CANARY-7f3a-Margaret-Hale';
    await store.write(Readable.from([Buffer.from(`${canary} `.repeat(10_000))]), generous);
    for (const path of await filesBelow(folder)) {
      expect(path).not.toContain('CANARY');
      expect((await readFile(join(folder, path))).includes('CANARY')).toBe(false);
    }
    const rows = await (await testDatabase()).query('select * from stored_files');
    expect(JSON.stringify(rows)).not.toContain('CANARY');
    expect(new Set(rows.map((row) => row.wrapped_key)).size).toBe(rows.length);
  });

  it('refuses more than the limit and keeps nothing of it', async () => {
    const { folder, store } = await openStore();
    const before = await rowCount();
    const chunks = Readable.from(Array.from({ length: 20 }, () => randomBytes(10_000)));
    await expect(store.write(chunks, { workspaceId, limit: 199_999 })).rejects.toMatchObject({ code: 'TOO_LARGE' });
    expect(await filesBelow(folder)).toEqual([]);
    expect(await rowCount()).toBe(before);
    const { fileId } = await store.write(Readable.from([randomBytes(200_000)]), { workspaceId, limit: 200_000 });
    await expect(store.readAll(fileId, 199_999)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('keeps nothing of an upload that breaks off', async () => {
    const { folder, store } = await openStore();
    await expect(store.write(breaksOff(), generous)).rejects.toThrow('the client went away');
    expect(await filesBelow(folder)).toEqual([]);
  });

  it('refuses to write under the free-space reserve, also when it is reached on the way', async () => {
    let free = 3;
    const assertWritable = () => {
      free -= 1;
      if (free < 0) throw new AppError('STORAGE_FULL');
    };
    const { folder, store } = await openStore({ assertWritable });
    await expect(store.write(zeros(40), generous)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    await expect(store.write(Readable.from([Buffer.from('x')]), generous)).rejects.toMatchObject({
      code: 'STORAGE_FULL',
    });
    expect(await filesBelow(folder)).toEqual([]);
  });

  it('notices a file that was cut, lengthened or changed', async () => {
    const { folder, store } = await openStore();
    const { fileId } = await store.write(Readable.from([randomBytes(2 * frameBytes)]), generous);
    const path = await storedPath(folder);
    const whole = await readFile(path);

    await truncate(path, frameBytes + 16);
    await expect(store.read(fileId, { start: 0, end: 10 })).rejects.toThrow('does not have its length');
    await writeFile(path, Buffer.concat([whole, whole.subarray(0, frameBytes + 16)]));
    await expect(store.read(fileId)).rejects.toThrow('does not have its length');

    const swapped = Buffer.concat([whole.subarray(frameBytes + 16), whole.subarray(0, frameBytes + 16)]);
    await writeFile(path, swapped);
    await expect(store.readAll(fileId, 1e9)).rejects.toThrow('was changed or cut off');
    await writeFile(path, whole);
    expect(await store.readAll(fileId, 1e9)).toHaveLength(2 * frameBytes);
  });

  it('reads old files after the master key was rotated, and nothing with a wrong one', async () => {
    const { folder, store } = await openStore();
    const { fileId } = await store.write(Readable.from([Buffer.from('before')]), generous);
    const rotated = await openStore({ folder, keys: createKeyRing([masterKey, { version: 2, key: randomBytes(32) }]) });
    expect((await rotated.store.readAll(fileId, 100)).toString()).toBe('before');
    const newer = await rotated.store.write(Readable.from([Buffer.from('after')]), generous);
    expect((await rotated.store.readAll(newer.fileId, 100)).toString()).toBe('after');

    const wrong = await openStore({ folder, keys: createKeyRing([{ version: 1, key: randomBytes(32) }]) });
    await expect(wrong.store.readAll(fileId, 100)).rejects.toThrow('does not open');
  });

  it('deletes the file and its row, and knows no other ids', async () => {
    const { folder, store } = await openStore();
    const { fileId } = await store.write(Readable.from([Buffer.from('x')]), generous);
    await store.delete(fileId);
    expect(await filesBelow(folder)).toEqual([]);
    for (const id of [fileId, ids.uuid(), '../../etc/passwd', 'x', '']) {
      await expect(store.read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await store.delete(id);
    }
  });

  it('closes its file when a reader stops early or never starts', async () => {
    const { store } = await openStore();
    const { fileId } = await store.write(Readable.from([randomBytes(5 * frameBytes)]), generous);
    for (const start of [false, true]) {
      const stream = await store.read(fileId);
      if (start) await new Promise((resolve) => stream.once('readable', resolve));
      const closed = new Promise((resolve) => stream.once('close', resolve));
      stream.destroy();
      await closed;
      expect(stream.closed).toBe(true);
    }
  });
});

describe('what a crash leaves behind', () => {
  it('is removed at the next start when the file was never entered', async () => {
    const folder = await temporaryFolder();
    const dead = await deadProcessFolder(folder);
    await writeFile(join(dead, ids.uuid()), randomBytes(1000));
    await openStore({ folder });
    expect((await filesBelow(folder)).filter((path) => path.startsWith('unfinished'))).toEqual([]);
  });

  it('is finished at the next start when the row was there already', async () => {
    const folder = await temporaryFolder();
    const { store } = await openStore({ folder });
    const dead = await deadProcessFolder(folder);
    const { fileId } = await store.write(Readable.from([Buffer.from('safe')]), generous);
    const placed = join(folder, fileId.slice(-4, -2), fileId.slice(-2), fileId);
    await rename(placed, join(dead, fileId));
    await openStore({ folder });
    expect((await store.readAll(fileId, 100)).toString()).toBe('safe');
  });

  it('leaves alone what a living process is writing', async () => {
    const folder = await temporaryFolder();
    const { store } = await openStore({ folder });
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    async function* slow() {
      yield Buffer.alloc(2 * frameBytes);
      started.resolve();
      await goOn.promise;
      yield Buffer.from('end');
    }
    const writing = store.write(slow(), generous);
    await started.promise;
    await openStore({ folder });
    goOn.resolve();
    const { fileId } = await writing;
    expect((await store.readAll(fileId, 1e9)).subarray(-3).toString()).toBe('end');
  });
});

describe('a large upload', () => {
  it('needs little memory', async () => {
    const { store } = await openStore();
    const chunk = randomBytes(64 * 1024);
    const before = process.memoryUsage().arrayBuffers;
    let peak = 0;
    async function* large() {
      for (let sent = 0; sent < 256 * 1024 * 1024; sent += chunk.length) {
        yield chunk;
        peak = Math.max(peak, process.memoryUsage().arrayBuffers - before);
      }
    }
    const { fileId, size } = await store.write(large(), generous);
    expect(size).toBe(256 * 1024 * 1024);
    for await (const part of await store.read(fileId)) {
      expect(part.length).toBeLessThanOrEqual(frameBytes);
      peak = Math.max(peak, process.memoryUsage().arrayBuffers - before);
    }
    // Buffers that are not collected yet count too, so the bound only tells a stream from a file held whole.
    expect(peak).toBeLessThan(128 * 1024 * 1024);
  });
});
