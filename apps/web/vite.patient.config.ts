import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressedFiles } from './compressed-files.ts';

/** Compressed script that a phone with a slow network loads before the page appears, in bytes. */
const mostScript = 95 * 1024;

/** The build fails when the page gets too heavy. */
function lightScript(): Plugin {
  return {
    name: 'light-script',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
      const size = scripts.reduce((sum, code) => sum + gzipSync(code).length, 0);
      if (size > mostScript)
        this.error(`The patient's page has ${size} bytes of compressed script; ${mostScript} are allowed.`);
    },
  };
}

/** The page behind a patient's link: a build of its own, so that it shares no file with the program. */
export default defineConfig({
  plugins: [react(), lightScript(), compressedFiles()],
  publicDir: false,
  build: {
    // phones of five years ago
    target: 'es2020',
    assetsInlineLimit: 0,
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { patient: 'patient.html' },
      output: {
        entryFileNames: 'assets/patient-[hash].js',
        chunkFileNames: 'assets/patient-[hash].js',
        assetFileNames: 'assets/patient-[hash][extname]',
      },
    },
  },
});
