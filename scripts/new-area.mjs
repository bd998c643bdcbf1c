import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findNode } from './lib/node.mjs';
import { at } from './lib/paths.mjs';
import { insertedInto } from './new-area/insertions.mjs';
import { files, fill, namesOf } from './new-area/plan.mjs';
import { writeRouteTree } from './new-area/route-tree.mjs';

const usage = 'npm run new-area -- NAME [RECORD] [--after AREA]     e.g. npm run new-area -- fax --after forms';

function readArguments(args) {
  const index = args.indexOf('--after');
  const after = index < 0 ? undefined : args[index + 1];
  const [area, record] = index < 0 ? args : args.toSpliced(index, 2);
  if (!area || (index >= 0 && !after)) throw new Error(usage);
  return { area, record, after };
}

/** Runs a tool of the house on what was made. Throws when it fails. */
function runTool(args, folder = '') {
  const { status } = spawnSync(findNode(), args, { cwd: at(folder), stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${args[0]} failed; its messages are above.`);
}

/** Puts the policy of row-level security behind what makes the table. */
function walled(migration, names) {
  const folder = at('apps/server/migrations');
  const file = readdirSync(folder).find((name) => name.endsWith(`_${migration}.sql`));
  if (!file) throw new Error(`apps/server/migrations: drizzle-kit wrote no ${migration}.`);
  appendFileSync(join(folder, file), `\n${fill(template('server.policy.sql'), names)}`);
  return `apps/server/migrations/${file}`;
}

const template = (name) => readFileSync(at('scripts/new-area/files', `${name}.txt`), 'utf8');

/** Makes the files of an area on both sides and its migration, and puts it into the lists that name all areas. */
async function newArea(args) {
  const { area, record, after } = readArguments(args);
  const names = namesOf(area, record);
  const made = files.map(([name, path]) => ({ path: fill(path, names), text: fill(template(name), names) }));
  const taken = made.find(({ path }) => existsSync(at(path)));
  if (taken) throw new Error(`${taken.path} exists already.`);
  const changed = insertedInto((path) => readFileSync(at(path), 'utf8'), names, after);
  for (const { path, text } of [...made, ...changed]) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
  runTool([at('node_modules/oxfmt/bin/oxfmt'), ...[...made, ...changed].map(({ path }) => at(path))]);
  await writeRouteTree();
  const migration = `add_${names.records_table}`;
  runTool([at('node_modules/drizzle-kit/bin.cjs'), 'generate', '--name', migration], 'apps/server');
  for (const { path } of [...made, { path: walled(migration, names) }]) console.log(`made     ${path}`);
  for (const { path } of [...changed, { path: 'apps/web/src/routeTree.gen.ts' }]) console.log(`changed  ${path}`);
  console.log(fill(template('next-steps'), names).trimEnd());
}

try {
  await newArea(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
