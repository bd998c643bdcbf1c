import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './source-file.ts';

const readable =
  /\.(ts|tsx|mts|mjs|js|css|html|md|json|sql|svg|yml|yaml|txt|sh)$|(^|\/)(\.ci\/run|\.npmrc|\.gitignore)$/;

/** Paths of all files that git tracks or would track. */
export function listPaths(root: string): string[] {
  // A checkout that belongs to another user is still ours to read.
  const args = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return output
    .split('\0')
    .filter((path) => path !== '' && statSync(join(root, path), { throwIfNoEntry: false })?.isFile());
}

/** The text files among them, read. */
export function readFiles(root: string, paths: readonly string[]): SourceFile[] {
  return paths
    .filter((path) => readable.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
