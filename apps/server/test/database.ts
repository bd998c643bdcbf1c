import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { systemClock } from '../src/platform/clock.ts';
import type { DatabaseEngine, DatabaseLog } from '../src/platform/db/database.ts';
import { openDatabase, programMigrations } from '../src/platform/db/open-database.ts';
import type { PgliteEngine } from '../src/platform/db/pglite-engine.ts';
import { JobRunner } from '../src/platform/jobs/job-runner.ts';

/** Says nothing; failures show in what the test sees. */
export const silentLog: DatabaseLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A PostgreSQL server to test on, instead of the embedded database. */
export const testServerUrl = process.env['TEST_DATABASE_URL'] || null;

const lockKey = 727_073_696;

/** The databases of one run begin with this; a worker's parent is the process that runs the tests. */
const namesOfRun = (pid: number) => `workspace_test_${pid}_`;

let opened: Promise<DatabaseEngine> | null = null;

/** Name for a database that holds exactly these migrations. */
function fingerprint(migrationsFolder: string): string {
  // The number changes with what is added to the migrations here.
  const hash = createHash('sha256').update('2');
  for (const name of readdirSync(migrationsFolder).toSorted()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  // Its times tell which migrations a database has: one that was made again counts as another.
  hash.update(readFileSync(join(migrationsFolder, 'meta/_journal.json')));
  return hash.digest('hex').slice(0, 16);
}

/** The queue's own tables, so that a program under test need not make them. */
async function makeQueue(engine: DatabaseEngine): Promise<void> {
  const runner = new JobRunner({
    engine,
    clock: systemClock,
    log: silentLog,
    jobs: [],
    createContext: () => Promise.reject(new Error('nothing is run here')),
    publish: () => undefined,
    work: false,
  });
  await runner.start();
  await runner.stop();
}

/** Snapshots of migrations that are no more: each is 40 MB. */
function removeOldSnapshots(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > 86_400_000) rmSync(file, { force: true });
  }
}

const snapshots = join(tmpdir(), 'clinical-workspace-tests');
const snapshotOf = (migrationsFolder: string) => join(snapshots, `${fingerprint(migrationsFolder)}.tar`);

/** A migrated database in memory, from a saved one when an earlier worker left it in the temporary folder. */
export async function openInMemory(migrationsFolder = programMigrations): Promise<PgliteEngine> {
  const saved = snapshotOf(migrationsFolder);
  const start = { databaseUrl: null, dataDir: null, log: silentLog, migrationsFolder };
  if (existsSync(saved)) {
    const bytes = readFileSync(saved);
    const snapshot = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    return (await openDatabase({ ...start, snapshot })) as PgliteEngine;
  }
  const engine = (await openDatabase(start)) as PgliteEngine;
  await makeQueue(engine);
  mkdirSync(snapshots, { recursive: true });
  removeOldSnapshots(snapshots);
  const unfinished = `${saved}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await engine.snapshot()));
  renameSync(unfinished, saved);
  return engine;
}

/** Puts a migrated database into a data folder, which takes the program seconds to make. */
export async function makeDatabaseIn(dataDir: string): Promise<void> {
  const saved = snapshotOf(programMigrations);
  if (!existsSync(saved)) await openInMemory().then((engine) => engine.close());
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { mode: 0o700 });
  execFileSync('tar', ['-xf', saved, '-C', folder]);
}

async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function sibling(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** A new database on the server, copied from one that is migrated once; `drop` removes it. */
export async function createServerDatabase(
  serverUrl: string,
  migrationsFolder = programMigrations,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `workspace_test_${fingerprint(migrationsFolder)}`;
  const name = `${namesOfRun(process.ppid)}${randomBytes(4).toString('hex')}`;
  await onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const found = await client.query('select 1 from pg_database where datname = $1', [`${template}_ready`]);
    if (found.rowCount === 0) {
      await client.query(`drop database if exists ${template}`);
      await client.query(`create database ${template} encoding 'UTF8' template template0`);
      const engine = await openDatabase({
        databaseUrl: sibling(serverUrl, template),
        dataDir: null,
        log: silentLog,
        migrationsFolder,
      });
      await makeQueue(engine);
      await engine.close();
      await client.query(`alter database ${template} rename to ${template}_ready`);
    }
    await client.query(`create database ${name} template ${template}_ready`);
  });
  const drop = () =>
    onServer(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`)).then(() => undefined);
  return { url: sibling(serverUrl, name), drop };
}

/** A migrated database for one file alone, which closes it: what tampers with all rows must not do so to those of others. */
export async function newDatabase(): Promise<DatabaseEngine> {
  if (testServerUrl === null) return openInMemory();
  const { url } = await createServerDatabase(testServerUrl);
  return openDatabase({ databaseUrl: url, dataDir: null, log: silentLog });
}

/** Drops what the workers of a run left on the server; `pid` is the process that ran the tests. */
export async function dropDatabasesOfRun(pid: number): Promise<void> {
  if (testServerUrl === null) return;
  await onServer(testServerUrl, async (client) => {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
      namesOfRun(pid),
    ]);
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  });
}

/**
 * The migrated database of this test worker: embedded and in memory, or with TEST_DATABASE_URL on that server. All tests
 * of all its files share it, so each makes a workspace of its own.
 */
export function testDatabase(): Promise<DatabaseEngine> {
  opened ??= newDatabase();
  return opened;
}

/** Takes what is still queued out of this worker's database: the servers of the next file would do it, and ask their model for it. */
export async function forgetJobs(): Promise<void> {
  await (await opened)?.query(`delete from pgboss.job where state < 'completed'`);
}
