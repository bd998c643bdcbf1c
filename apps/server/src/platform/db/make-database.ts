import { existsSync } from 'node:fs';
import { cp, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../storage/write-durably.ts';
import { findDatabaseImage } from './database-image.ts';
import { runMakingProcess } from './run-making-process.ts';

/**
 * Puts an empty database with its schema into `folder`: a copy of the one that the build made, or one made anew. It is moved there when it
 * is complete, so that a stop in between leaves nothing that looks like a database. The caller holds the folder's lock.
 * @throws Error that names the folder and the reason
 */
export async function makeDatabase(folder: string, migrationsFolder: string, images?: string): Promise<void> {
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { mode: 0o700 });
  const image = findDatabaseImage(migrationsFolder, images);
  try {
    if (image === null) await runMakingProcess(making, migrationsFolder);
    else await cp(image, making, { recursive: true });
  } catch (error) {
    throw new Error(`The database could not be made in ${folder}: ${(error as Error).message}`, { cause: error });
  }
  await syncAll(making);
  await moveInto(folder, making);
  await syncFolder(dirname(folder));
}

/** Forces every file and folder below to the disk, a few at a time. */
async function syncAll(folder: string): Promise<void> {
  await syncFolder(folder);
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).values();
  const syncNext = async (): Promise<void> => {
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isDirectory()) await syncFolder(path);
      else {
        const handle = await open(path, 'r+');
        await handle.sync().finally(() => handle.close());
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, syncNext));
}

/** A volume that is mounted at the folder cannot be replaced: its files are copied, the one that marks a database last. */
async function moveInto(folder: string, made: string): Promise<void> {
  try {
    if (existsSync(folder)) await rmdir(folder);
    await rename(made, folder);
  } catch {
    const mark = join(made, 'PG_VERSION');
    await cp(made, folder, { recursive: true, filter: (path) => path !== mark });
    await syncFolder(folder);
    await cp(mark, join(folder, 'PG_VERSION'));
    await syncFolder(folder);
    await rm(made, { recursive: true });
  }
}
