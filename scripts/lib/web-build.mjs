import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { contentHash } from './content-hash.mjs';
import { at, root } from './paths.mjs';

const sources = [
  'apps/web',
  'packages/contract',
  'packages/api-client',
  'packages/clinical-language',
  'tsconfig.base.json',
  'package-lock.json',
];

/** Builds the pages into `apps/web/dist` unless that was made from exactly these sources. Throws when the build fails. */
export function ensureWebBuilt(node) {
  const wanted = contentHash(root, sources);
  // The mark lies in the folder that a build empties, so it can never outlive what it describes.
  const mark = at('apps', 'web', 'dist', '.sources');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return 'is up to date';
  console.log('Building the pages…');
  // the others add the pages of patients and guests to the folder that the first one empties
  for (const config of ['vite.config.ts', 'vite.patient.config.ts', 'vite.video.config.ts']) {
    const vite = [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--config', config, '--logLevel', 'warn'];
    const result = spawnSync(node, vite, {
      cwd: at('apps', 'web'),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (result.status !== 0) throw new Error('The build of the pages failed; its messages are above.');
  }
  // The router's generator may have rewritten its file during the build.
  writeFileSync(mark, contentHash(root, sources));
  return 'built';
}
