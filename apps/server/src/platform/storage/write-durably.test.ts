import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, temporaryFolder } from '../../../test/temporary-folder.ts';
import { writeDurably } from './write-durably.ts';

it('replaces a file, unless it must be new', async () => {
  const path = join(await temporaryFolder(), 'a.txt');
  expect(await writeDurably(path, 'one')).toBe(true);
  expect(await writeDurably(path, 'two')).toBe(true);
  expect(await writeDurably(path, 'three', { exclusive: true })).toBe(false);
  expect(await readFile(path, 'utf8')).toBe('two');
});

it('leaves nothing behind when it fails', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'taken', 'inside'), { recursive: true });
  await expect(writeDurably(join(folder, 'taken'), 'text')).rejects.toThrow('taken');
  expect(await filesBelow(folder)).toEqual([]);
});
