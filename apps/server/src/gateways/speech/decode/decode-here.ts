import { fork } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readableFolders } from '../../../platform/work/readable-folders.ts';
import type { FromDecoder, ToDecoder } from './decode-messages.ts';

const program = fileURLToPath(new URL('./decode-worker.ts', import.meta.url));
/** Four hours take two minutes of Opus and, on a busy machine, a quarter of an hour of MP3. */
const patienceMs = 60 * 60_000;

/**
 * Writes Opus or MP3 as a WAV of ours, in a process of its own that may read the program and these two files' folders, and write
 * to the second's alone.
 * @throws the signal's reason
 */
export async function decodeHere({ from, to }: ToDecoder, signal: AbortSignal): Promise<FromDecoder> {
  signal.throwIfAborted();
  const files = [...new Set([dirname(from), dirname(to)])];
  const child = fork(program, {
    execArgv: [
      '--permission',
      ...[...readableFolders(), ...files].map((folder) => `--allow-fs-read=${folder}`),
      `--allow-fs-write=${dirname(to)}`,
      '--disable-warning=SecurityWarning',
      '--disable-warning=ExperimentalWarning',
      '--max-old-space-size=512',
    ],
    // It needs nothing of the configuration, which holds keys.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const until = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  const kill = (): void => void child.kill('SIGKILL');
  until.addEventListener('abort', kill, { once: true });
  try {
    return await new Promise<FromDecoder>((resolve) => {
      const failed = (message: string): void => resolve({ type: 'failed', reason: 'damaged', message });
      child.once('message', resolve);
      child.once('error', (error) => failed(error.message));
      child.once('close', (code) => failed(`ended with ${code ?? 'a signal'}`));
      child.send({ from, to } satisfies ToDecoder);
    });
  } finally {
    until.removeEventListener('abort', kill);
    kill();
    signal.throwIfAborted();
  }
}
