import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBuild } from './types-build.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = fileURLToPath(new URL('../../node_modules/.cache/types', import.meta.url));
const areas = readdirSync(new URL('../../apps/server/src/areas/', import.meta.url)).length;
/**
 * Types that the compiler may make out of generic ones, over all programs: they are what its time and memory go into. Three million
 * were set for eighteen areas; each further one may add 150,000.
 */
const budget = 3_000_000 + Math.max(0, areas - 18) * 150_000;

/** Every program, each from what the last check left in the cache. More checkers would each make the shared types anew. */
const result = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url)),
    '--build',
    'tsconfig.json',
    'apps/web/tsconfig.json',
    '--checkers',
    '1',
    '--extendedDiagnostics',
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const { instantiations, messages } = readBuild(`${result.stdout}${result.stderr}`);
const tooMany = instantiations > budget;
if (messages) console.log(messages);
console.log(`${instantiations.toLocaleString('en')} of ${budget.toLocaleString('en')} instantiations`);
if (tooMany) {
  console.log('Too many: annotate what makes them (tsc -p . --checkers 1 --generateTrace FOLDER says where).');
  // else the next check would find little to do, and pass
  rmSync(cache, { recursive: true, force: true });
}
process.exitCode = result.status === 0 && !tooMany ? 0 : 1;
