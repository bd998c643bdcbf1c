import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compressedFiles } from './compressed-files.ts';
import { firstLoads } from './first-loads.ts';
import { firstPaint, lateProgram } from './first-paint.ts';
import { noticeFile } from './notice-file.ts';
import { serviceWorker, serviceWorkerFiles } from './service-worker-files.ts';

/** next-auth reads these on servers; in a browser the same origin serves both. */
const authOnSameOrigin = {
  'process.env.NEXTAUTH_URL': 'undefined',
  'process.env.NEXTAUTH_URL_INTERNAL': 'undefined',
  'process.env.VERCEL_URL': 'undefined',
  'process.env': '({})',
};

export default defineConfig(({ mode }) => {
  const testing = mode === 'test';
  return {
    plugins: [
      // The route tree is committed; tests read it and never rewrite it. Its options are in tsr.config.json.
      ...(testing ? [] : [tanstackRouter()]),
      react(),
      firstPaint(),
      lateProgram(),
      noticeFile(),
      serviceWorkerFiles(),
      compressedFiles(),
    ],
    define: testing ? {} : authOnSameOrigin,
    // The server puts a fresh value in its place on each reply.
    html: { cspNonce: '__CSP_NONCE__' },
    server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
    preview: { port: 4173, proxy: { '/api': 'http://127.0.0.1:3000' } },
    build: {
      target: 'es2023',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { index: 'index.html', [serviceWorker.name]: serviceWorker.source },
        output: {
          // its address stays the same from release to release
          entryFileNames: ({ name }) => (name === serviceWorker.name ? '[name].js' : 'assets/[name]-[hash].js'),
          codeSplitting: { groups: firstLoads() },
        },
      },
    },
    test: {
      environment: 'happy-dom',
      setupFiles: ['src/testing/setup.ts'],
      testTimeout: 60_000,
      retry: process.env['CI'] ? 1 : 0,
      expect: { poll: { timeout: 15_000 } },
      css: false,
    },
  };
});
