import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The program as operators run it, in a process of its own. */
export type ProgramProcess = {
  readonly address: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Ends it as a power cut would, and waits for its end. */
  kill(): Promise<void>;
  /** Asks it to stop. @returns its exit code */
  stop(): Promise<number | null>;
};

/** Whether this machine can run the program so that permissions of files hold for it. */
export const canRespectPermissions = process.getuid?.() !== 0 || existsSync('/usr/bin/setpriv');

/** The program under which permissions of files hold for root as well, with its arguments. */
const asOrdinaryUser = (command: string[]): string[] =>
  process.getuid?.() === 0
    ? ['/usr/bin/setpriv', '--bounding-set=-dac_override,-dac_read_search', ...command]
    : command;

/**
 * Starts it on the embedded database in this folder and waits until it serves.
 * @param options.respectPermissions also as root
 */
export async function startProcess(
  dataDir: string,
  environment: Record<string, string> = {},
  options: { respectPermissions?: boolean } = {},
): Promise<ProgramProcess> {
  const command = [process.execPath, main];
  const [file = '', ...args] = options.respectPermissions ? asOrdinaryUser(command) : command;
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '1000000',
      USER_LIMIT_PER_MINUTE: '1000000',
      WORKSPACE_LIMIT_PER_MINUTE: '1000000',
      FREE_SPACE_RESERVE_MB: '0',
      ...environment,
    },
  });
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve));
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += String(chunk);
      const ready = /ready at (http:\S+)/.exec(said);
      if (ready) resolve(ready[1]!);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then((code) => reject(new Error(`the program ended with ${code}: ${said}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    address,
    fetch: (path, init) => fetch(`${address}${path}`, init),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
