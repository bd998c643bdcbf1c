import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from './compressed-files.ts';
import { guestBuild, lightScript } from './light-script.ts';

/** The page behind a patient's link. */
export default defineConfig({
  plugins: [react(), lightScript('patient', 95 * 1024), compressedFiles()],
  publicDir: false,
  build: guestBuild('patient'),
});
