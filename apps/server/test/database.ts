import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll } from 'vitest';
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

let opened: Promise<{ engine: DatabaseEngine; dispose: () => Promise<void> }> | null = null;

/** Name for a database that holds exactly these migrations. */
function fingerprint(migrationsFolder: string): string {
  // The number changes with what is added to the migrations here.
  const hash = createHash('sha256').update('2');
  for (const name of readdirSync(migrationsFolder).toSorted()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
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

/** A migrated database in memory, from a saved one when an earlier worker left it in the temporary folder. */
export async function openInMemory(migrationsFolder = programMigrations): Promise<PgliteEngine> {
  const folder = join(tmpdir(), 'clinical-workspace-tests');
  const saved = join(folder, `${fingerprint(migrationsFolder)}.tar`);
  const start = { databaseUrl: null, dataDir: null, log: silentLog, migrationsFolder };
  if (existsSync(saved)) {
    const bytes = readFileSync(saved);
    const snapshot = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    return (await openDatabase({ ...start, snapshot })) as PgliteEngine;
  }
  const engine = (await openDatabase(start)) as PgliteEngine;
  await makeQueue(engine);
  mkdirSync(folder, { recursive: true });
  removeOldSnapshots(folder);
  const unfinished = `${saved}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await engine.snapshot()));
  renameSync(unfinished, saved);
  return engine;
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
  const name = `workspace_test_${process.pid}_${randomBytes(4).toString('hex')}`;
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

async function open(): Promise<{ engine: DatabaseEngine; dispose: () => Promise<void> }> {
  if (testServerUrl === null) {
    const engine = await openInMemory();
    return { engine, dispose: () => engine.close() };
  }
  const { url, drop } = await createServerDatabase(testServerUrl);
  const engine = await openDatabase({ databaseUrl: url, dataDir: null, log: silentLog });
  return {
    engine,
    dispose: async () => {
      await engine.close();
      await drop();
    },
  };
}

/**
 * The migrated database of this test worker: embedded and in memory, or with TEST_DATABASE_URL on that server. All tests
 * of a file share it, so each makes a workspace of its own. It is closed (and dropped) after the file.
 */
export async function testDatabase(): Promise<DatabaseEngine> {
  opened ??= open();
  return (await opened).engine;
}

afterAll(async () => {
  const last = await opened?.catch(() => null);
  opened = null;
  await last?.dispose();
});
