import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No engine works longer on one recording; what is older was left by a process that was killed. */
const leftForMs = 6 * 60 * 60_000;

/** Removes from the work folder what nobody works on any more: it holds audio in the clear. `now` is epoch milliseconds. */
export async function clearWorkFolder(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > leftForMs) await rm(path, { recursive: true, force: true });
  }
}
