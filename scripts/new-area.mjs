import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findNode } from './lib/node.mjs';
import { at } from './lib/paths.mjs';
import { files, fill, namesOf, registered } from './new-area/plan.mjs';

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

/** Makes the files of an area on both sides, puts it into areas.ts and writes its migration. */
function newArea(args) {
  const { area, record, after } = readArguments(args);
  const names = namesOf(area, record);
  const made = files.map(([template, path]) => ({ path: fill(path, names), template }));
  const taken = made.find(({ path }) => existsSync(at(path)));
  if (taken) throw new Error(`${taken.path} exists already.`);
  const areasFile = at('apps/server/src/areas.ts');
  const areas = registered(readFileSync(areasFile, 'utf8'), area, after);
  for (const { path, template } of made) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), fill(readFileSync(at('scripts/new-area/files', `${template}.txt`), 'utf8'), names));
    console.log(`made  ${path}`);
  }
  writeFileSync(areasFile, areas);
  runTool([at('node_modules/oxfmt/bin/oxfmt'), ...made.map(({ path }) => at(path)), areasFile]);
  const migration = `add_${names.records_table}`;
  runTool([at('node_modules/drizzle-kit/bin.cjs'), 'generate', '--name', migration], 'apps/server');
  console.log(`made  the migration ${migration}, and a place in apps/server/src/areas.ts`);
  console.log(
    `Next: a route that shows ${names.Area}Page (apps/web/src/routes), its entry in the navigation, and what the area is really for.`,
  );
}

try {
  newArea(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
