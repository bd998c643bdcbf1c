import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Makes the embedded database in its folder, when there is none. What fails here fails again when the folder is opened, which says why.
 * The caller holds the folder's lock.
 */
export async function makeDatabase(folder: string, migrationsFolder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const program = fileURLToPath(new URL('./making-process.ts', import.meta.url));
  const child = fork(program, [folder, migrationsFolder], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(child, 'exit').catch(() => undefined);
}
