import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where an operator's programs lie. */
const programFolders = ['/usr/local/bin', '/usr/bin', '/bin', '/opt/homebrew/bin'];

/** The path of an installed program, null when it is not there. */
export function findProgram(name: string): string | null {
  return programFolders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

export type Limits = {
  /** Of address space, in MiB. */
  memory: number;
  /** Of processor time, in seconds. */
  processor: number;
  signal: AbortSignal;
  /** Written to its standard input. */
  input?: Uint8Array;
  /** Called with each line of its output. */
  onLine?: (line: string) => void;
};

/** A program ended with an error; `message` is the end of what it said. */
export class ProgramFailed extends Error {
  constructor(program: string, said: string) {
    super(`${program}: ${said.trim().slice(-300)}`);
    this.name = 'ProgramFailed';
  }
}

/**
 * Runs a program of the operator's with its memory and time held, and kills it when the signal aborts.
 * @throws ProgramFailed when it cannot be started or ends with an error; the signal's reason
 */
export async function runLimited(program: string, args: readonly string[], limits: Limits): Promise<void> {
  limits.signal.throwIfAborted();
  // the shell sets the limits and then becomes the program, so that a kill reaches it
  const script = `ulimit -v ${limits.memory * 1024}; ulimit -t ${limits.processor}; exec "$0" "$@"`;
  const child = spawn('/bin/sh', ['-c', script, program, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: programFolders.join(':'), LC_ALL: 'C' },
  });
  const kill = (): void => void child.kill('SIGKILL');
  limits.signal.addEventListener('abort', kill, { once: true });
  // a program that ends early does not read it all, and its end says why
  child.stdin.on('error', () => undefined).end(limits.input);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString('utf8')).slice(-2_000)));
  createInterface({ input: child.stdout }).on('line', (line) => limits.onLine?.(line));
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    limits.signal.throwIfAborted();
    if (code !== 0) throw new ProgramFailed(program, said || `ended with ${code ?? 'a signal'}`);
  } finally {
    limits.signal.removeEventListener('abort', kill);
  }
}
