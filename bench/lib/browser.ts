import { type Browser, chromium } from '@playwright/test';

// The scripts are plain JavaScript, for the system's Node: they have no declarations to import.
const { findBrowser } = (await import(new URL('../../scripts/lib/browser.mjs', import.meta.url).href)) as {
  findBrowser: () => string | null;
};

/** Where the browser of the tests is. @throws Error without one */
export function browserPath(): string {
  return findBrowser() ?? chromium.executablePath();
}

/** Starts the browser that the tests use: `CHROMIUM_PATH`, else the system's, else Playwright's own download. */
export function launchBrowser(...args: string[]): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', ...args] });
}
