import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';

/** Another machine's unfinished file is left alone this long: no upload runs for a day. */
const foreignLifetimeMs = 24 * 60 * 60 * 1000;

const host = hostname().replace(/[^A-Za-z0-9-]/g, '-');
/** Tells this run of the program from an earlier one that had the same process id, as the first process of a container has. */
const run = randomBytes(6).toString('hex');

/** Folder for files that this process is still writing. Its name says whose they are. */
export async function ownUnfinishedFolder(parent: string): Promise<string> {
  const folder = join(parent, `${host}~${process.pid}~${run}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Hands over each file that a process left behind when it died, then removes its folder. `now` is epoch milliseconds. */
export async function recoverAbandonedFiles(
  parent: string,
  now: number,
  take: (path: string, name: string) => Promise<void>,
): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    if (!(await isLeftBehind(folder, name, now))) continue;
    for (const file of await readdir(folder)) await take(join(folder, file), file);
    await rm(folder, { recursive: true, force: true });
  }
}

async function isLeftBehind(folder: string, name: string, now: number): Promise<boolean> {
  const [ownerHost, pid, ownerRun] = name.split('~');
  if (ownerRun === run) return false;
  if (ownerHost === host && ownerRun !== undefined) return Number(pid) === process.pid || !isAlive(Number(pid));
  return now - (await stat(folder)).mtimeMs > foreignLifetimeMs;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user exists all the same.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
