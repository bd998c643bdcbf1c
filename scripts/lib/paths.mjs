import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[/\\]$/, '');

/** An absolute path inside the repository. */
export const at = (...parts) => join(root, ...parts);

/** PATH without this tree's `.bin`: npm puts it there, and a program under it must not run while npm replaces it. */
export function systemPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '' && !/node_modules[/\\](\.bin|npm[/\\])/.test(folder))
    .join(delimiter);
}

/** The first of these programs that stands on the system's PATH, or null. */
export function findProgram(...names) {
  for (const name of names) {
    for (const folder of systemPath().split(delimiter)) {
      const file = join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return null;
}
