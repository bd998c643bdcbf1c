import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const node = {
  environment: 'node' as const,
  // modules are loaded once a worker; no test here replaces one for others
  isolate: false,
  testTimeout: 180_000,
  hookTimeout: 120_000,
  retry: process.env['CI'] ? 1 : 0,
  // a busy machine may take its time; a second, as it comes, is a timed assertion
  expect: { poll: { timeout: 30_000 } },
};

/**
 * Tests by what they need, which their names say. `.db.`: a database, embedded or PostgreSQL. `.media.`: sound, pictures, PDFs, and
 * the embedded database where their entries land.
 * `.process.`: programs of their own on the embedded database. `.outside.`: programs of other makers too (`npm run test:outside`). The
 * others are pure. `--project` picks one.
 */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/lib/second-tries.mjs'],
    maxWorkers: Number(process.env['TEST_WORKERS'] ?? 2),
    projects: [
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], ...node } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/*.{db,media,process,outside}.test.ts'],
          ...node,
        },
      },
      {
        test: {
          name: 'server-db',
          include: ['apps/server/**/*.db.test.ts'],
          env: { WARM_READER: 'true' },
          setupFiles: ['apps/server/test/after-each-file.ts'],
          globalSetup: ['apps/server/test/after-the-run.ts'],
          ...node,
        },
      },
      {
        test: {
          name: 'server-media',
          include: ['apps/server/**/*.media.test.ts'],
          setupFiles: ['apps/server/test/after-each-file.ts'],
          globalSetup: ['apps/server/test/after-the-run.ts'],
          ...node,
        },
      },
      { test: { name: 'server-process', include: ['apps/server/**/*.process.test.ts'], ...node } },
      { test: { name: 'outside', include: ['apps/server/**/*.outside.test.ts'], ...node } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], ...node } },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: {
          name: 'web',
          include: ['src/**/*.test.ts'],
          exclude: ['**/*.{page,own}.test.ts'],
          isolate: false,
          // projects of another folder do not take the number of workers, and may not share a group with those that do
          sequence: { groupOrder: 1 },
        },
      },
      {
        // loading the whole program costs more than the tests of a file: they share it
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: {
          name: 'web-pages',
          include: ['src/**/*.test.tsx', 'src/**/*.page.test.ts'],
          exclude: ['**/*.own.test.{ts,tsx}'],
          setupFiles: [join(import.meta.dirname, 'apps/web/src/testing/shared-modules.ts')],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // these replace a module, or load it with another state
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: { name: 'web-own', include: ['src/**/*.own.test.{ts,tsx}'], sequence: { groupOrder: 1 } },
      },
    ],
  },
});
