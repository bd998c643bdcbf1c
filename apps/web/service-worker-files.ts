import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const serviceWorker = { name: 'service-worker', source: 'src/service-worker/service-worker.ts' };

/** Tells the service worker the files of the release; with another release its script is another one, and browsers take it. */
export function serviceWorkerFiles(): Plugin {
  return {
    name: 'service-worker-files',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) return;
      const script = join(dir, `${serviceWorker.name}.js`);
      // the notice of licences is no part of the pages
      const files = readdirSync(join(dir, 'assets'))
        .filter((file) => !file.endsWith('.txt'))
        .toSorted();
      const list = JSON.stringify(files.map((file) => `/assets/${file}`));
      writeFileSync(
        script,
        readFileSync(script, 'utf8').replace('APP_FILES', () => list),
      );
    },
  };
}
