import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../../apps/server/drizzle.config.ts';
import { changedMigrations, type Git, type Journal, journalGaps } from './migration-files.ts';
import type { Problem } from './source-file.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const server = join(root, 'apps/server');
const migrations = join(server, 'migrations');
const folder = 'apps/server/migrations';

/** Git's name of the first migration before the chain was started afresh, once, when nothing was released. */
const givenUp = '8ffe818d71fd655758aa590805151f61ef2301ea';

/** Runs the generator against a copy of the migrations: whatever it would write is drift between tables and migrations. */
function drift(): Problem[] {
  const scratch = mkdtempSync(join(tmpdir(), 'clinical-migrations-'));
  try {
    const out = join(scratch, 'out');
    cpSync(migrations, out, { recursive: true });
    const scratchConfig = join(scratch, 'drizzle.config.json');
    // Its `out` is read from the working folder, and only a relative one works.
    writeFileSync(scratchConfig, JSON.stringify({ ...config, out: relative(server, out) }));
    const kit = join(root, 'node_modules/drizzle-kit/bin.cjs');
    const results = ['check', 'generate'].map((command) =>
      spawnSync(process.execPath, [kit, command, '--config', scratchConfig], {
        cwd: server,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    const output = results.map((result) => `${result.stdout}${result.stderr}`).join('\n');
    if (results.every((result) => result.status === 0) && output.includes('No schema changes')) return [];
    const added = readdirSync(out).filter((name) => name.endsWith('.sql') && !existsSync(join(migrations, name)));
    const sql = added.map((name) => readFileSync(join(out, name), 'utf8')).join('\n');
    return [
      {
        rule: 'migration',
        path: folder,
        line: 1,
        message: `the tables say more than the migrations:\n${sql || output}`,
      },
    ];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const git: Git = (...args) => {
  const { status, stdout } = spawnSync('git', ['-c', 'safe.directory=*', ...args], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** What is wrong with the files themselves, compared with git and with their journal. */
function misplaced(): Problem[] {
  const journal = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as Journal;
  return [
    ...changedMigrations(git, folder, journal, givenUp),
    ...journalGaps(folder, journal, readdirSync(migrations)),
  ];
}

/** Migrations equal the declared tables, are all in the journal, and those of the base commit are untouched. */
const problems = existsSync(join(migrations, 'meta/_journal.json'))
  ? [...misplaced(), ...drift()]
  : [{ rule: 'migration', path: folder, line: 1, message: 'there are no migrations: npm run db:generate' }];
for (const { path, rule, message } of problems) console.log(`${path}  ${rule}  ${message}`);
process.exitCode = problems.length === 0 ? 0 : 1;
