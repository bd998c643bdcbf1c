import { readFileSync } from 'node:fs';
import type { Problem } from './source-file.ts';

const lockPath = 'package-lock.json';

/** Licences under which a package may be used, changed and sold with this program. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
  'OFL-1.1',
  'CC0-1.0',
]);

/** Packages with another licence, or without one in the lock, and why they may be used. */
const reasons: Readonly<Record<string, string>> = {
  mediabunny: 'MPL-2.0 covers its own files only; it is used unchanged',
  lightningcss: 'MPL-2.0; a tool of the build, not shipped',
  'axe-core': 'MPL-2.0; a tool of the tests, not shipped',
  '@axe-core/playwright': 'MPL-2.0; a tool of the tests, not shipped',
  'caniuse-lite': 'CC-BY-4.0; data for a tool of the build, not shipped',
  duck: 'its licence file is BSD-2-Clause; part of a tool of the tests',
  'png-js': 'its licence file is MIT; the manifest does not name it',
};

type LockedPackages = Readonly<Record<string, { license?: string; link?: boolean }>>;

/** `A OR B` needs one permissive licence, `A AND B` both. */
function isPermissive(licence: string): boolean {
  const bare = licence.replaceAll(/[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((name) => permissive.has(name.trim())));
}

const readLock = (): LockedPackages =>
  (JSON.parse(readFileSync(new URL(`../../${lockPath}`, import.meta.url), 'utf8')) as { packages: LockedPackages })
    .packages;

/** Every package of the lock has a permissive licence or a reason. A reason that no package needs fails as well. */
export function licences(locked: LockedPackages = readLock(), excused = reasons): Problem[] {
  const problem = (message: string): Problem => ({ rule: 'licence', path: lockPath, line: 1, message });
  const needed = new Set<string>();
  const refused = new Map<string, string>();
  for (const [path, { license, link }] of Object.entries(locked)) {
    if (!path.includes('node_modules/') || link || (license && isPermissive(license))) continue;
    const name = path.replace(/^.*node_modules\//, '');
    const reason = Object.keys(excused).find((each) => name === each || name.startsWith(`${each}-`));
    if (reason) needed.add(reason);
    else refused.set(name, license ?? 'no licence');
  }
  return [
    ...[...refused].map(([name, licence]) => problem(`${name}: ${licence} is not on the list of permissive licences`)),
    ...Object.keys(excused)
      .filter((name) => !needed.has(name))
      .map((name) => problem(`${name} needs no reason any more`)),
  ];
}
