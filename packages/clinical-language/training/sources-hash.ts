import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../', import.meta.url));
const result = 'src/checks/self-test.data.ts';

/** Hash, in hex, of the engine's code and data: what the self-test depends on. Tests, and its own result, do not count. */
export function sourcesHash(): string {
  const paths = ['lexicon', 'src', 'weights']
    .flatMap((folder) => readdirSync(`${home}${folder}`, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(home.length))
    .filter((path) => path !== result && path !== 'weights/manifest.json')
    .toSorted();
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(`${path}\0`)
      .update(readFileSync(`${home}${path}`))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}
