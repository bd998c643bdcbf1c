import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Another process has the data folder open. */
export class DataFolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by ${holder}. Stop that process first, or choose another folder with DATA_DIR.`,
    );
    this.name = 'DataFolderInUse';
  }
}

export type DataLock = { release(): Promise<void> };

function listenOn(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(String(process.pid));
    });
    server.once('error', reject);
    server.listen({ path }, () => resolve(server.unref()));
  });
}

/** Asks the holder for its process id. */
function askHolder(path: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ path });
    socket.setTimeout(500, () => socket.destroy());
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(/^\d+$/.test(text) ? `process ${text}` : 'another process'));
  });
}

/** An abstract socket (a pipe on Windows) goes with its process, however that ends. */
async function lockBySocket(folder: string, path: string): Promise<DataLock> {
  try {
    const server = await listenOn(path);
    return { release: () => new Promise((resolve) => server.close(() => resolve())) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new DataFolderInUse(folder, await askHolder(path));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A file with the holder's process id; one whose process is gone is taken over. */
export async function lockByPidFile(folder: string): Promise<DataLock> {
  const file = join(folder, 'process.pid');
  const mine = `${process.pid}\n`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return { release: async () => rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number.parseInt(readFileSync(file, 'utf8'), 10);
    if (holder !== process.pid && Number.isInteger(holder) && isAlive(holder))
      throw new DataFolderInUse(folder, `process ${holder}`);
    rmSync(file, { force: true });
  }
  throw new DataFolderInUse(folder, 'another process that is just starting');
}

/**
 * Makes this process the only one with the folder open (PGlite itself has no lock, and two would lose each other's
 * rows). Freed by `release` or by the end of the process, kill -9 included. Creates the folder.
 * @throws DataFolderInUse
 */
export async function lockDataFolder(folder: string): Promise<DataLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const real = realpathSync(folder);
  const name = `clinical-workspace-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return lockBySocket(real, `\0${name}`);
  if (process.platform === 'win32') return lockBySocket(real, `\\\\.\\pipe\\${name}`);
  return lockByPidFile(real);
}
