import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fails the build when a page that phones load with a slow network gets too heavy. `most`: bytes of compressed script. */
export function lightScript(page: string, most: number): Plugin {
  return {
    name: 'light-script',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
      const size = scripts.reduce((sum, code) => sum + gzipSync(code).length, 0);
      if (size > most) this.error(`The page ${page} has ${size} bytes of compressed script; ${most} are allowed.`);
    },
  };
}

/** A page of its own, so that it shares no file with the program. Its files have its name. */
export const guestBuild = (page: string) => ({
  // phones of five years ago
  target: 'es2020',
  assetsInlineLimit: 0,
  emptyOutDir: false,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: { [page]: `${page}.html` },
    output: {
      entryFileNames: `assets/${page}-[hash].js`,
      chunkFileNames: `assets/${page}-[hash].js`,
      assetFileNames: `assets/${page}-[hash][extname]`,
    },
  },
});
