import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

const copied = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'docs'];
const skipped = new Set(['node_modules', 'dist', 'data', 'test-results', '.cache']);

/** A copy of the repository's code in a temporary folder, with the same packages, to try a change on. Returns its path and an end. */
export function temporaryHouse(root: string): { folder: string; remove: () => void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'clinical-house-')));
  const loose = readdirSync(root).filter((file) => /\.(json|ts)$/.test(file) || file.startsWith('.ox'));
  for (const name of [...copied.filter((part) => existsSync(join(root, part))), ...loose]) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (source) => !skipped.has(basename(source)),
    });
  }
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  copyTypesCache(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links every package; the workspaces' links are relative and so lead into the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@clinical'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@clinical' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, '@clinical'))) {
    symlinkSync(readlinkSync(join(from, '@clinical', name)), join(to, '@clinical', name));
  }
}

/** Copies what the compiler keeps between checks, so that it reads only what is new. The packages stay where they really are. */
function copyTypesCache(from: string, to: string): void {
  const cache = join('.cache', 'types');
  if (!existsSync(join(from, cache))) return;
  cpSync(join(from, cache), join(to, cache), { recursive: true });
  const packages = relative(join(to, cache), realpathSync(from)).replaceAll('\\', '/');
  for (const name of readdirSync(join(to, cache)).filter((file) => file.endsWith('.tsbuildinfo'))) {
    const file = join(to, cache, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"\.\.\/\.\.\/(?!\.\.)/g, `"${packages}/`));
    // Older than every source: the compiler then compares what they say.
    utimesSync(file, 0, 0);
  }
}
