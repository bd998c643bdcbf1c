import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from './compressed-files.ts';
import { guestBuild, lightScript } from './light-script.ts';

/** The page behind the link of a video call. */
export default defineConfig({
  plugins: [react(), lightScript('video', 110 * 1024), compressedFiles()],
  publicDir: false,
  build: guestBuild('video'),
});
