import { defineConfig } from 'vitest/config';

const node = {
  environment: 'node' as const,
  testTimeout: 90_000,
  hookTimeout: 120_000,
  retry: process.env['CI'] ? 1 : 0,
};

/** One run, four suites: pure packages, server on the embedded database, pages, and scripts. `--project` picks one. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], ...node } },
      { test: { name: 'server', include: ['apps/server/**/*.test.ts'], ...node } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], ...node } },
      'apps/web/vite.config.ts',
    ],
  },
});
