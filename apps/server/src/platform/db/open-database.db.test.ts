import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runInChild } from '../../../test/child-process.ts';
import { createServerDatabase, silentLog, testServerUrl } from '../../../test/database.ts';
import { startProcess } from '../../../test/program-process.ts';
import { DataFolderInUse } from './data-lock.ts';
import type { DatabaseEngine } from './database.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
let migrationsFolder: string;

/** Writes migrations in the shape that drizzle-kit leaves them. */
function writeMigrations(statements: string[]): void {
  const entries = statements.map((_, idx) => ({
    idx,
    version: '7',
    when: 1_767_225_600_000 + idx,
    tag: `000${idx}_test`,
    breakpoints: true,
  }));
  mkdirSync(join(migrationsFolder, 'meta'), { recursive: true });
  statements.forEach((statement, idx) => writeFileSync(join(migrationsFolder, `000${idx}_test.sql`), statement));
  writeFileSync(
    join(migrationsFolder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
}

const first =
  'create extension if not exists pg_trgm;\n--> statement-breakpoint\ncreate table people (name text);\n--> statement-breakpoint\ncreate index people_name on people using gin (name gin_trgm_ops);';
const broken =
  'alter table people add column age int;\n--> statement-breakpoint\nalter table nobody add column age int;';
const second = 'alter table people add column age int;';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-'));
  migrationsFolder = join(folder, 'migrations');
});

afterAll(() => rmSync(folder, { recursive: true }));

function openEmbedded(): Promise<DatabaseEngine> {
  return openDatabase({ databaseUrl: null, dataDir: join(folder, 'data'), log: silentLog, migrationsFolder });
}

/** An empty database on the server for the time of `work`. */
async function withEmptyDatabase(settings: string, work: (url: string) => Promise<void>): Promise<void> {
  const admin = new Client({ connectionString: testServerUrl ?? '' });
  const name = `workspace_open_${process.pid}`;
  await admin.connect();
  try {
    await admin.query(`create database ${name} template template0 ${settings}`);
    const url = new URL(testServerUrl ?? '');
    url.pathname = `/${name}`;
    await work(url.href);
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

describe('the embedded database', () => {
  test('is made, migrated, opened again and migrated further; a broken migration changes nothing', async () => {
    writeMigrations([first]);
    let engine = await openEmbedded();
    await engine.query('insert into people values ($1)', ['Ada']);
    await engine.close();
    writeMigrations([first, broken]);
    await expect(openEmbedded()).rejects.toMatchObject({ cause: { code: '42P01' } });
    writeMigrations([first, second]);
    engine = await openEmbedded();
    expect(await engine.query('select * from people')).toEqual([{ name: 'Ada', age: null }]);
    await expect(openEmbedded()).rejects.toBeInstanceOf(DataFolderInUse);
    await engine.close();
  });

  test('of other migrations is refused with a sentence and left as it is; that of a later version is opened', async () => {
    const dataDir = join(folder, 'data');
    writeMigrations([first, 'create table others (name text);']);
    await expect(openEmbedded()).rejects.toThrow(
      `The database in ${join(dataDir, 'database')} was made by a version of this program that was never released (2 migrations, of which number 2 is not one of this version): move ${dataDir} away to start afresh, or go on with the version that made it.`,
    );
    await expect(startProcess(dataDir)).rejects.toThrow(
      /ended with 1: The database in .* was made by .*number 1 is not/,
    );
    expect(existsSync(join(dataDir, 'keys'))).toBe(false);
    writeMigrations([first]);
    const engine = await openEmbedded();
    expect(await engine.query('select * from people')).toEqual([{ name: 'Ada', age: null }]);
    expect(await engine.query(`select to_regclass('others') as others`)).toEqual([{ others: null }]);
    await engine.close();
  });
});

describe.runIf(testServerUrl)('a PostgreSQL server', () => {
  const start = `
    const { openDatabase } = await load('platform/db/open-database.ts');
    const engine = await openDatabase({ databaseUrl: input.url, dataDir: null, log, migrationsFolder: input.migrationsFolder });
    await engine.close();
    say('open');`;

  test('is migrated once when several processes start together', async () => {
    writeMigrations([first, second]);
    await withEmptyDatabase(`encoding 'UTF8'`, async (url) => {
      const children = Array.from({ length: 3 }, () => runInChild(start, { url, migrationsFolder }));
      for (const child of children) await child.wrote(1);
      const engine = await openDatabase({ databaseUrl: url, dataDir: null, log: silentLog, migrationsFolder });
      expect(await engine.query('select count(*) as steps from drizzle.__drizzle_migrations')).toEqual([{ steps: 2 }]);
      await engine.close();
    });
  });

  test('is refused when it is not UTF-8', async () => {
    await withEmptyDatabase(`encoding 'LATIN1' locale 'C'`, async (url) => {
      await expect(openDatabase({ databaseUrl: url, dataDir: null, log: silentLog, migrationsFolder })).rejects.toThrow(
        'must be UTF8',
      );
    });
  });

  test('of other migrations is refused with a sentence and left as it is', async () => {
    writeMigrations([first, second]);
    const { url, drop } = await createServerDatabase(testServerUrl ?? '', migrationsFolder);
    const { host, pathname } = new URL(url);
    await expect(startProcess(join(folder, 'beside'), { DATABASE_URL: url })).rejects.toThrow(
      `ended with 1: The database ${pathname.slice(1)} at ${host} was made by a version of this program that was never released (2 migrations, of which number 1 is not one of this version): name an empty one in DATABASE_URL`,
    );
    expect(existsSync(join(folder, 'beside', 'keys'))).toBe(false);
    const engine = await openDatabase({ databaseUrl: url, dataDir: null, log: silentLog, migrationsFolder });
    expect(await engine.query('select * from people')).toEqual([]);
    expect(await engine.query(`select to_regclass('notes') as notes`)).toEqual([{ notes: null }]);
    await engine.close();
    await drop();
  });

  test('that lets its user make nothing says what an administrator must run', async () => {
    writeMigrations([first]);
    const user = `makes_nothing_${process.pid}`;
    const admin = new Client({ connectionString: testServerUrl ?? '' });
    await admin.connect();
    await admin.query(`create role ${user} login password 'for-this-test'`);
    await withEmptyDatabase(`encoding 'UTF8'`, async (url) => {
      const own = new URL(url);
      [own.username, own.password] = [user, 'for-this-test'];
      const open = () => openDatabase({ databaseUrl: own.href, dataDir: null, log: silentLog, migrationsFolder });
      const failure = (await open().catch((error: unknown) => error)) as Error;
      const [, said, run] = /^(.*) Let its administrator run: (.*)$/.exec(failure.message) ?? [];
      expect(said).toMatch(
        /^The database \w+ at \S+ refused what the program needs: permission denied for database \w+\.$/,
      );
      const inside = new Client({ connectionString: url });
      await inside.connect();
      await inside.query(run ?? '');
      await inside.end();
      await (await open()).close();
    });
    await admin.query(`drop role ${user}`);
    await admin.end();
  });

  test('is named, without the password, when it has no such database', async () => {
    const address = new URL(testServerUrl ?? '');
    address.pathname = '/not_there';
    const missing = openDatabase({ databaseUrl: address.href, dataDir: null, log: silentLog, migrationsFolder });
    await expect(missing).rejects.toThrow(`The database not_there at ${address.host} does not exist.`);
  });

  test('with all connections taken is UNAVAILABLE, and answers again when one is free', async () => {
    const { url, drop } = await createServerDatabase(testServerUrl ?? '', migrationsFolder);
    const { PostgresEngine } = await import('./postgres-engine.ts');
    const engine = new PostgresEngine({ url, log: silentLog, connections: 1 });
    const free = Promise.withResolvers<void>();
    const holding = engine.transaction(() => free.promise);
    await expect(engine.query('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    free.resolve();
    await holding;
    await engine.ping();
    await engine.close();
    await drop();
  });

  test('that drops its connections is used again, and listened to again', async () => {
    const { url, drop } = await createServerDatabase(testServerUrl ?? '', migrationsFolder);
    const engine = await openDatabase({ databaseUrl: url, dataDir: null, log: silentLog, migrationsFolder });
    const heard: string[] = [];
    await engine.listen('after', (payload) => heard.push(payload));
    const admin = new Client({ connectionString: testServerUrl ?? '' });
    await admin.connect();
    const [began, dropped] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const open = engine.transaction(async (db) => {
      await db.execute(sql`select 1`);
      began.resolve();
      await dropped.promise;
      await db.execute(sql`select 2`);
    });
    await began.promise;
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      new URL(url).pathname.slice(1),
    ]);
    await admin.end();
    dropped.resolve();
    await expect(open).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect.poll(() => engine.query('select 1 as one').catch(() => null)).toEqual([{ one: 1 }]);
    await expect
      .poll(
        async () => {
          await engine.notify('after', 'still listening');
          return heard[0];
        },
        { timeout: 10_000 },
      )
      .toBe('still listening');
    await engine.close();
    await drop();
  });
});

test('a database server that cannot be reached is named, without the password', async () => {
  const databaseUrl = 'postgres://nobody:canary@127.0.0.1:9/none';
  const failure = await openDatabase({ databaseUrl, dataDir: null, log: silentLog }).catch((error: unknown) => error);
  expect((failure as Error).message).toBe(
    'The database none at 127.0.0.1:9 could not be reached. Start it, or check DATABASE_URL.',
  );
});
