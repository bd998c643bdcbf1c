import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { at, root } from './paths.mjs';

/** Whether a start from this environment makes an embedded database. */
export function makesDatabase({ DATABASE_URL, DATA_DIR }) {
  return !DATABASE_URL && !existsSync(join(resolve(root, DATA_DIR || 'data'), 'database', 'PG_VERSION'));
}

/**
 * Makes the empty database that new installations copy, beside other work; ends at once when it is there. Resolves to whether it is:
 * a program without it makes a database by itself.
 */
export function ensureDatabaseImage(node) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', at('apps', 'server', 'src', 'make-image.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((done) => child.on('error', () => done(false)).on('exit', (code) => done(code === 0)));
}
