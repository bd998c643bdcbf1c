import { findNode } from './lib/node.mjs';
import { at } from './lib/paths.mjs';
import { chooseLegs } from './lib/legs.mjs';
import { duration, run } from './lib/run.mjs';

const tool = (...parts) => at('node_modules', ...parts);

/**
 * What `npm run check` runs, slowest first. Each is a program of its own, so that two of them use two cores. What one that `shows`
 * says stands behind its line, also when all is well.
 */
const checks = [
  { name: 'migrations', title: 'Migrations equal the schema', args: [at('scripts/checks/migrations.ts')] },
  { name: 'knip', title: 'Nothing unused (knip)', args: [tool('knip', 'bin', 'knip.js'), '--no-progress'] },
  { name: 'types', title: 'Types', args: [at('scripts/checks/types.ts')], shows: true },
  { name: 'house', title: 'House rules', args: [at('scripts/checks/main.ts')] },
  { name: 'lint', title: 'Lint (oxlint)', args: [tool('oxlint', 'bin', 'oxlint'), '--deny-warnings', '-f', 'stylish'] },
  { name: 'format', title: 'Format (oxfmt)', args: [tool('oxfmt', 'bin', 'oxfmt'), '--check', '.'] },
];

/** Runs the checks two at a time and resolves to those that failed. */
async function runChecks(node, wanted) {
  const waiting = [...wanted];
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const startedAt = performance.now();
      const { code, output } = await run(node, ['--disable-warning=ExperimentalWarning', ...check.args], {
        quiet: true,
      });
      const said = code === 0 && check.shows ? `: ${output.trim()}` : '';
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${check.title}  (${duration(startedAt)})${said}`);
      if (code === 0) continue;
      failed.push(check);
      console.log(`${output.trim()}\n`);
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}

const failed = await runChecks(findNode(), chooseLegs(checks, process.argv.slice(2)));
console.log(
  failed.length === 0 ? 'All checks passed.' : `Checks failed: ${failed.map((check) => check.name).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
