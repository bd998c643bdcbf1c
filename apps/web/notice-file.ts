import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Locked = {
  version?: string;
  license?: string;
  /** Of a package of this repository: its folder. */
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
/** Entries of package-lock.json by path. */
export type LockedPackages = Readonly<Record<string, Locked>>;

const root = join(import.meta.dirname, '../..');

/** Paths in the lock of all packages that a workspace needs at run time, those of this repository left out. */
export function packagesOf(workspace: string, locked: LockedPackages): string[] {
  const reached = new Set<string>();
  const waiting = [workspace];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const { dependencies, optionalDependencies } = locked[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolve(name, path, locked);
      if (found) waiting.push(found);
    }
  }
  return [...reached].filter((path) => path.includes('node_modules/')).toSorted();
}

/** As Node looks for a package: in the folder itself, then in those above it. */
function resolve(name: string, from: string, locked: LockedPackages): string | null {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]+$/, '')) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = locked[path];
    if (entry) return entry.link ? (entry.resolved ?? null) : path;
    if (folder === '') return null;
  }
}

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

/** Names, versions and licences of what is sent to browsers, with the licences' texts, and of what the server uses. */
export function noticeText(locked: LockedPackages, licenceTextOf: (path: string) => string | null): string {
  const lineOf = (path: string) =>
    `${nameOf(path)} ${locked[path]?.version} (${locked[path]?.license ?? 'licence in the package'})`;
  const inBrowser = packagesOf('apps/web', locked);
  const onServer = packagesOf('apps/server', locked);
  const byText = Map.groupBy(inBrowser, (path) => licenceTextOf(path)?.trim() ?? '');
  const texts = [...byText].filter(([text]) => text !== '');
  return [
    'Third-party software of this program.',
    `Sent to browsers:\n${inBrowser.map(lineOf).join('\n')}`,
    `Used by the server:\n${onServer.map(lineOf).join('\n')}`,
    'Downloaded by the server when a PDF first needs them: @embedpdf/fonts-jp, -kr and -sc 1.0.0 (OFL-1.1)',
    ...texts.map(([text, paths]) => `${'-'.repeat(72)}\n${paths.map(nameOf).join(', ')}\n\n${text}`),
    '',
  ].join('\n\n');
}

function installedLicence(path: string): string | null {
  const folder = join(root, path);
  const file = existsSync(folder) && readdirSync(folder).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8') : null;
}

/** Writes the notice beside the pages. They find its address in `import.meta.env.NOTICE_ADDRESS`. */
export function noticeFile(): Plugin {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages;
  };
  const text = noticeText(packages, installedLicence);
  const fileName = `assets/notice-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.txt`;
  return {
    name: 'notice-file',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.NOTICE_ADDRESS': JSON.stringify(`/${fileName}`) } }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: text });
    },
  };
}
