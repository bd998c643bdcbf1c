import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const packers = { br: promisify(brotliCompress), gz: promisify(gzip) };
/** Fonts and pictures are compressed already. */
const isText = (name: string): boolean => /\.(?:js|css|svg|json|wasm)$/.test(name);
/** Smaller files fit into one packet of the network, in bytes. */
const smallest = 1_400;

/** Compresses the assets when the pages are built, as small as they get: the server sends these files and compresses none. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    writeBundle: {
      // the lists of files that others make hold the plain ones
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) return;
        const assets = join(dir, 'assets');
        const work = readdirSync(assets)
          .filter(isText)
          .map((name) => join(assets, name))
          // a build before this one did its own
          .filter((path) => !existsSync(`${path}.gz`))
          .map((path) => ({ path, bytes: readFileSync(path) }))
          .filter(({ bytes }) => bytes.length >= smallest)
          .flatMap(({ path, bytes }) =>
            Object.entries(packers).map(async ([ending, pack]) =>
              writeFileSync(`${path}.${ending}`, await pack(bytes)),
            ),
          );
        await Promise.all(work);
      },
    },
  };
}
