/**
 * `npm run -s bench:bundle`: JavaScript that the first load of a page brings to a browser that accepts Brotli, against the limits
 * of the house (sign-in 130 KB, patients 190 KB). Prints one JSON.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from './lib/browser.ts';
import { startServer } from './lib/child.ts';
import { register, signIn, takeStarter } from './lib/sign-up.ts';

const limits = { '/sign-in': 130, '/my-projects': 190 } as const;
/** Later parts are fetched on purpose once the page has been quiet this long; the first load is over before. */
const quietMs = 2_500;
const assets = join(import.meta.dirname, '../apps/web/dist/assets');
const sizes = new Map(
  readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, bytesSent(join(assets, name))]),
);

/** The build compresses all but the smallest files. */
function bytesSent(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const dataDir = mkdtempSync(join(tmpdir(), 'clinical-bundle-'));
const server = await startServer({ DATA_DIR: dataDir });
await register(server.address, dataDir, 'bench@example.org');
// who has no template yet is led to the onboarding, which would be measured with the page
await takeStarter(server.address, await signIn(server.address, 'bench@example.org'));
const browser = await launchBrowser('--disable-gpu');

/** Kilobytes (1,000 bytes), compressed, of the scripts that a fresh browser asks for until the page is still. */
async function firstLoad(path: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (path !== '/sign-in') {
    await page.goto(`${server.address}/sign-in`);
    await page.getByLabel('E-mail').fill('bench@example.org');
    await page.getByLabel('Password', { exact: true }).fill('violet-anchor-meadow-41');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/my-projects|onboarding/);
  }
  const names = new Set<string>();
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (sizes.has(name)) names.add(name);
  });
  await page.goto(`${server.address}${path}`);
  await page.waitForTimeout(quietMs);
  await context.close();
  return Math.round([...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0) / 1000);
}

const result: Record<string, { kilobytes: number; limit: number; ratio: number }> = {};
for (const [path, limit] of Object.entries(limits)) {
  const kilobytes = await firstLoad(path);
  result[path] = {
    kilobytes,
    limit,
    ratio: Math.round((kilobytes / limit) * 100) / 100,
  };
}
console.log(JSON.stringify(result, null, 2));
await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
