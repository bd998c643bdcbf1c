import { findBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findNode } from './lib/node.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

/** `npm run screens`: takes the pictures of `docs/screens/` anew; more of them lie in `test-results/screens` afterwards. */
async function main() {
  ensureInstalled();
  const node = findNode();
  ensureWebBuilt(node);
  const args = [at('node_modules', '@playwright', 'test', 'cli.js'), 'test', '-c', at('e2e', 'screens.config.ts')];
  const { code } = await run(node, args, { env: { CHROMIUM_PATH: findBrowser() ?? undefined } });
  process.exitCode = code ?? 1;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
