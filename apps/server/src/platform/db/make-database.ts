import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { syncFolder } from '../storage/write-durably.ts';

/**
 * Makes the embedded database and moves it to its folder when it is complete, so that a stop in between leaves nothing that looks like
 * one. The caller holds the folder's lock.
 * @throws Error that names the folder and the reason
 */
export async function makeDatabase(folder: string, migrationsFolder: string): Promise<void> {
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { mode: 0o700 });
  const program = fileURLToPath(new URL('./making-process.ts', import.meta.url));
  const child = fork(program, [making, migrationsFolder], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let reason = 'its process ended early';
  child.on('message', (message) => (reason = String(message)));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The database could not be made in ${folder}: ${reason}`);
  await moveInto(folder, making);
  await syncFolder(dirname(folder));
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
