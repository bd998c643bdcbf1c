import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runInChild } from '../../../test/child-process.ts';
import { DataFolderInUse, lockByPidFile, lockDataFolder } from './data-lock.ts';

const hold = `
  const lock = await load('platform/db/data-lock.ts');
  await lock[input.kind](input.folder);
  say('held');
  setInterval(() => {}, 1000);`;

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'lock-')));
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  { kind: 'lockDataFolder', lock: lockDataFolder },
  { kind: 'lockByPidFile', lock: lockByPidFile },
])(
  '$kind: a second process is refused with a sentence that names the first, and let in once that was killed',
  async ({ kind, lock }) => {
    const first = runInChild(hold, { kind, folder });
    await first.wrote(1);
    const refused = lock(folder);
    await expect(refused).rejects.toBeInstanceOf(DataFolderInUse);
    await expect(refused).rejects.toThrow(
      `The data folder ${folder} is in use by process ${first.pid}. Stop that process first`,
    );
    await first.kill();
    const mine = await lock(folder);
    await mine.release();
  },
);

test('a folder is the same by any of its names, and another folder is free', async () => {
  const other = `${folder}-link`;
  symlinkSync(folder, other);
  const mine = await lockDataFolder(folder);
  await expect(lockDataFolder(other)).rejects.toBeInstanceOf(DataFolderInUse);
  await (await lockDataFolder(join(folder, 'inner'))).release();
  await mine.release();
  rmSync(other);
});

test('a file left by a process that is gone does not keep the folder shut', async () => {
  writeFileSync(join(folder, 'process.pid'), '4194305\n');
  const mine = await lockByPidFile(folder);
  expect(readFileSync(join(folder, 'process.pid'), 'utf8')).toBe(`${process.pid}\n`);
  await mine.release();
});
