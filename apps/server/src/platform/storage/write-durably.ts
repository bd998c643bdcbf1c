import { randomBytes } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a whole small file so that after a crash it is there completely or not at all: temporary file, fsync, rename.
 * With `exclusive` an existing file wins and the answer is false.
 */
export async function writeDurably(
  path: string,
  content: string | Uint8Array,
  options: { exclusive?: boolean } = {},
): Promise<boolean> {
  // The dot keeps a half-written file out of every listing by name.
  const temporary = join(dirname(path), `.${randomBytes(8).toString('hex')}.part`);
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (options.exclusive) await link(temporary, path);
    else await rename(temporary, path);
    await syncFolder(dirname(path));
    return true;
  } catch (error) {
    if (options.exclusive && (error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Makes new names in a folder survive a power cut. Windows has no such call and does not need it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
