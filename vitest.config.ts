import { defineConfig } from 'vitest/config';

const node = {
  environment: 'node' as const,
  testTimeout: 180_000,
  hookTimeout: 120_000,
  retry: process.env['CI'] ? 1 : 0,
  // a busy machine may take its time; a second, as it comes, is a timed assertion
  expect: { poll: { timeout: 30_000 } },
};

/** One run, four suites: pure packages, server on the embedded database, pages, and scripts. `--project` picks one. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], ...node } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          setupFiles: ['apps/server/test/after-each-file.ts'],
          globalSetup: ['apps/server/test/after-the-run.ts'],
          // the program is loaded, and a database made, once a worker: a third less to do
          isolate: false,
          ...node,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], ...node } },
      'apps/web/vite.config.ts',
    ],
  },
});
