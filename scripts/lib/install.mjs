import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { at, root, systemPath } from './paths.mjs';

/**
 * What keeps the installed tree from being the locked one, in a few words; null when it is. npm writes its own list of what it
 * installed at the end of each install, so an install by hand counts and an interrupted one does not.
 */
export function installGap(lock, installed) {
  for (const [path, wanted] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/')) continue;
    const found = installed.packages[path];
    if (!found && wanted.optional) continue;
    if (!found) return `${path} is missing`;
    if (found.version !== wanted.version || found.integrity !== wanted.integrity) return `${path} is another version`;
  }
  return null;
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Runs `npm ci` unless the tree is already what the lock says. Throws when npm fails. */
export function ensureInstalled() {
  const list = at('node_modules', '.package-lock.json');
  if (existsSync(list) && installGap(readJson(at('package-lock.json')), readJson(list)) === null) return;
  console.log('Installing packages (npm ci)…');
  const windows = process.platform === 'win32';
  const result = spawnSync(
    windows ? 'npm.cmd' : 'npm',
    ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: windows,
      env: { ...process.env, PATH: systemPath() },
    },
  );
  if (result.status !== 0) throw new Error('npm ci failed; its messages are above.');
}
