import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.cache', 'test-results']);

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesUnder(join(path, entry.name));
    else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) yield join(path, entry.name);
  }
}

/** One hash over names and contents of these files and folders; tests and build results do not count. */
export function contentHash(base, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(base, path))) {
      const content = readFileSync(file);
      hash.update(`${relative(base, file).split(sep).join('/')}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}
