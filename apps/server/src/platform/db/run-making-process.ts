import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Makes an embedded database in an empty folder, in a process of its own.
 * @throws Error with the reason
 */
export async function runMakingProcess(folder: string, migrationsFolder: string): Promise<void> {
  const program = fileURLToPath(new URL('./making-process.ts', import.meta.url));
  const child = fork(program, [folder, migrationsFolder], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let reason = 'its process ended early';
  child.on('message', (message) => (reason = String(message)));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(reason);
}
