import { defineConfig } from '@playwright/test';

const spoken = /(?:recording|dictation|video-visits)\.spec\.ts$/;
const withModel = /(?:checks|crash|session-end|signing|slow-model|thread)\.spec\.ts$/;

/**
 * Browser tests of the whole program. Each worker runs a server of its own on the embedded database. A project has the files that
 * share a browser and a server: those of one begin when those before it have, so that a worker changes both twice.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/made-folder.ts',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [[process.env.CI ? 'line' : 'list'], ['./support/second-tries.ts']],
  projects: [
    { name: 'own engine', testIgnore: [spoken, withModel] },
    { name: 'model server', testMatch: withModel },
    { name: 'microphone', testMatch: spoken },
  ],
  use: {
    // tests that watch or stop requests must see all of them; those of the offline pages let it in
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
