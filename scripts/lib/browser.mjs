import { existsSync } from 'node:fs';
import { findProgram } from './paths.mjs';

// the shell first: it draws no window with tabs and buttons around each page
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser for tests: `CHROMIUM_PATH`, else the system's; null when Playwright has to bring its own. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return findProgram(...names);
  if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return named;
}
