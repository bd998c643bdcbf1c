import { findBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { chooseLegs, failureDigest, runLegs, summaryLine } from './lib/legs.mjs';
import { findNode } from './lib/node.mjs';
import { at } from './lib/paths.mjs';
import { findPostgres, startPostgres } from './lib/postgres.mjs';
import { duration, run, stopRunning } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

/** What a developer's shell may hold and a test must not see. */
const hidden =
  'DATABASE_URL TEST_DATABASE_URL DATA_DIR HOST PORT PUBLIC_URL RUN_JOBS NODE_ENV ' +
  'OPENAI_API_KEY OPENAI_BASE_URL SMTP_URL MASTER_KEY MASTER_KEY_FILE';
const clean = Object.fromEntries(hidden.split(' ').map((name) => [name, undefined]));

const vitest = at('node_modules', 'vitest', 'vitest.mjs');
const playwright = at('node_modules', '@playwright', 'test', 'cli.js');
const programs = findPostgres();
let database = null;
const failures = [];
let stopping = false;

/** `npm test`: every leg in turn. `--only check,server` picks some. */
function makeLegs(node) {
  const passes = async (args, env = {}) => (await run(node, args, { env: { ...clean, ...env } })).code === 0;
  const suite = async (args, env) => {
    const { code, output } = await run(node, args, { env: { ...clean, ...env }, keep: true });
    if (code !== 0) failures.push(failureDigest(output));
    return code === 0;
  };
  const suites = (projects, env) => suite([vitest, 'run', ...projects.flatMap((name) => ['--project', name])], env);
  return [
    { name: 'check', title: 'Types, lint, format and house rules', run: () => passes([at('scripts', 'check.mjs')]) },
    { name: 'build', title: 'Build of the pages', run: async () => Boolean(ensureWebBuilt(node)) },
    { name: 'unit', title: 'Packages, scripts and pages', run: () => suites(['packages', 'scripts', 'web']) },
    { name: 'server', title: 'Server on the embedded database', run: () => suites(['server']) },
    {
      name: 'postgres',
      title: 'Server on PostgreSQL',
      skip: () => (programs === null ? 'because no PostgreSQL server is installed here' : null),
      run: async () => {
        database = await startPostgres(programs);
        try {
          return await suites(['server'], { TEST_DATABASE_URL: database.url });
        } finally {
          await database.stop();
          database = null;
        }
      },
    },
    {
      name: 'browser',
      title: 'The whole program in a browser',
      run: async () => {
        const browser = findBrowser();
        if (browser === null && !(await passes([playwright, 'install', 'chromium']))) {
          throw new Error('There is no browser: install Chromium, or name one in CHROMIUM_PATH.');
        }
        const config = at('e2e', 'playwright.config.ts');
        return suite([playwright, 'test', '-c', config], { CHROMIUM_PATH: browser ?? undefined });
      },
    },
  ];
}

async function stop() {
  if (stopping) return;
  stopping = true;
  stopRunning();
  await database?.stop();
  process.exit(1);
}

async function main() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const startedAt = performance.now();
  ensureInstalled();
  const result = await runLegs(chooseLegs(makeLegs(findNode()), process.argv.slice(2)));
  if (stopping) return;
  for (const failure of failures) console.log(`\n${failure}`);
  console.log('');
  for (const leg of result.failed) console.log(`failed: ${leg.title} (npm test -- --only ${leg.name})`);
  console.log(`Time:  ${duration(startedAt)}`);
  console.log(summaryLine(result));
  process.exitCode = result.failed.length > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
