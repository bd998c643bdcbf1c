import { findBrowser } from './lib/browser.mjs';
import { ensureDatabaseImage } from './lib/database-image.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { chooseLegs, failureDigest, namesOfSecondTries, runLegs, summaryLine } from './lib/legs.mjs';
import { findNode } from './lib/node.mjs';
import { at } from './lib/paths.mjs';
import { findPostgres, startPostgres } from './lib/postgres.mjs';
import { duration, run, stopRunning } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

/** What a developer's shell may hold and a test must not see. */
const hidden =
  'DATABASE_URL TEST_DATABASE_URL TEST_FULL DATA_DIR HOST PORT PUBLIC_URL RUN_JOBS NODE_ENV ' +
  'OPENAI_API_KEY OPENAI_BASE_URL SMTP_URL MASTER_KEY MASTER_KEY_FILE';
const clean = Object.fromEntries(hidden.split(' ').map((name) => [name, undefined]));

const vitest = at('node_modules', 'vitest', 'vitest.mjs');
const playwright = at('node_modules', '@playwright', 'test', 'cli.js');
const programs = findPostgres();
let database = null;
const failures = [];
const secondTries = [];
let stopping = false;

/** The tests of a leg alone, and of the browser, run on so many cores. */
const cores = 2;
/** So many legs run side by side: one more than cores, because tests of jobs and of lost connections wait much of their time. */
const lanes = 3;

/** What the command line asks for: `--only a,b`, `--full`, `--changed` or `--changed=REF`. */
function readOptions(args) {
  const changed = args.find((arg) => arg === '--changed' || arg.startsWith('--changed='));
  return { full: args.includes('--full'), changed: changed ? changed.slice('--changed='.length) || 'HEAD' : null };
}

/** `npm test`: every leg, three at a time. With one alone its output is shown as it comes, else when it has ended. */
function makeLegs(node, { full, changed }, alone) {
  const workers = alone ? cores : 1;
  const given = { ...clean, ...(full ? { TEST_FULL: '1' } : {}), TEST_WORKERS: String(workers) };
  const start = async (args, env = {}) => {
    const { code, output } = await run(node, args, { env: { ...given, ...env }, quiet: !alone, keep: alone });
    if (!alone) console.log(output.trimEnd());
    return { good: code === 0, output };
  };
  const passes = async (args, env) => (await start(args, env)).good;
  const suite = async (args, env) => {
    const { good, output } = await start(args, env);
    if (!good) failures.push(failureDigest(output));
    secondTries.push(...namesOfSecondTries(output));
    return good;
  };
  const suites = (projects, env) => {
    const only = changed ? ['--changed', changed] : [];
    return suite([vitest, 'run', ...only, ...projects.flatMap((name) => ['--project', name])], env);
  };
  return [
    { name: 'check', title: 'Types, lint, format and house rules', run: () => passes([at('scripts', 'check.mjs')]) },
    {
      name: 'build',
      title: 'Build of the pages, and an empty database',
      run: async () => {
        const image = ensureDatabaseImage(node);
        return Boolean(ensureWebBuilt(node)) && (await image);
      },
    },
    {
      name: 'postgres',
      title: 'Database tests on PostgreSQL',
      needs: ['build'],
      skip: () => (programs === null ? 'because no PostgreSQL server is installed here' : null),
      run: async () => {
        database = await startPostgres(programs);
        try {
          return await suites(['server-db'], { TEST_DATABASE_URL: database.url });
        } finally {
          await database.stop();
          database = null;
        }
      },
    },
    {
      name: 'server',
      title: 'Database tests on the embedded database',
      needs: ['build'],
      run: () => suites(['server-db']),
    },
    { name: 'pages', title: 'Pages', run: () => suites(['web-pages', 'web-own']) },
    {
      name: 'machine',
      title: 'Sound, documents and whole processes',
      needs: ['build'],
      run: () => suites(['server-media', 'server-process']),
    },
    {
      name: 'unit',
      title: 'Packages, scripts and pure parts of server and pages',
      // a new area is checked from where the check of types left off
      needs: ['check'],
      run: () => suites(['packages', 'scripts', 'server', 'web']),
    },
    {
      name: 'browser',
      title: 'The whole program in a browser',
      needs: ['build'],
      lanes,
      run: async () => {
        const browser = findBrowser();
        if (browser === null && !(await passes([playwright, 'install', 'chromium']))) {
          throw new Error('There is no browser: install Chromium, or name one in CHROMIUM_PATH.');
        }
        const config = at('e2e', 'playwright.config.ts');
        const only = changed ? [`--only-changed=${changed}`] : [];
        return suite([playwright, 'test', '-c', config, ...only], { CHROMIUM_PATH: browser ?? undefined });
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
  const args = process.argv.slice(2);
  const node = findNode();
  const makeAll = (alone) => chooseLegs(makeLegs(node, readOptions(args), alone), args);
  const result = await runLegs(makeAll(makeAll(false).length === 1), { lanes });
  if (stopping) return;
  for (const failure of failures) console.log(`\n${failure}`);
  console.log('');
  for (const name of secondTries) console.log(`needed a second try: ${name}`);
  for (const leg of result.failed) console.log(`failed: ${leg.title} (npm test -- --only ${leg.name})`);
  console.log(`Time:  ${duration(startedAt)}`);
  console.log(summaryLine(result));
  process.exitCode = result.failed.length > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
