import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

// one that is stopped ends as any other does, and what it started with it
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** A server that runs as a process of its own. */
export type Child = {
  /** Where it listens. */
  address: string;
  pid: number;
  stop(): Promise<void>;
  /** kill -9, resolved when the process is gone. */
  kill(): Promise<void>;
};

function addressIn(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(text)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
}

/** Starts Node with these arguments and nothing of our environment but PATH; resolves when the program says its address. */
export async function startChild(args: string[], environment: Record<string, string>): Promise<Child> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A benchmark that fails leaves nothing running.
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  const end = (signal: 'SIGTERM' | 'SIGKILL') => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  return { address: await addressIn(child), pid: child.pid ?? 0, stop: end('SIGTERM'), kill: end('SIGKILL') };
}

// The scripts are plain JavaScript, for the system's Node: they have no declarations to import.
const { serverArguments, serverEnvironment } = (await import(
  new URL('../../scripts/lib/server-process.mjs', import.meta.url).href
)) as { serverArguments: string[]; serverEnvironment: Record<string, string> };

/** Starts the server the way `npm start` does, on a free port, without its limit on requests. */
export function startServer(environment: Record<string, string>): Promise<Child> {
  return startChild(serverArguments, {
    ...serverEnvironment,
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '100000000',
    USER_LIMIT_PER_MINUTE: '100000000',
    WORKSPACE_LIMIT_PER_MINUTE: '100000000',
    LOG_LEVEL: 'error',
    // A benchmark writes more notes than a trial pays for.
    LOCAL_ENGINE_CREDITS: 'false',
    ...environment,
  });
}

/** Processor time that a process and its threads have used so far, in milliseconds. Linux counts in hundredths of a second. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Memory that a process holds now, and the most it ever held, in MiB. */
export function memoryMiB(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024);
  return { now: read('VmRSS'), most: read('VmHWM') };
}
