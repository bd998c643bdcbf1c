import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { runInChild } from '../../../test/child-process.ts';
import { makeDatabaseIn, silentLog } from '../../../test/database.ts';
import { PgliteEngine } from './pglite-engine.ts';
import { keepUp } from './pglite-upkeep.ts';

const folders: string[] = [];

/** With a database in it: making one takes longer than most of these tests. */
async function newFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pglite-'));
  folders.push(folder);
  await makeDatabaseIn(folder);
  return join(folder, 'database');
}

const open = (dataDir: string | null) => PgliteEngine.open({ dataDir, log: silentLog });

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('each commit is forced to the disk before it is acknowledged', async () => {
  const engine = await open(await newFolder());
  await engine.exec('create table rows (n int)');
  const before = await engine.syncs();
  for (let n = 0; n < 20; n += 1)
    await engine.transaction((db) => db.execute(sql`insert into rows values (${n})`).then(() => undefined));
  expect((await engine.syncs()) - before).toBeGreaterThanOrEqual(20);
  const read = await engine.syncs();
  await engine.query('select * from rows');
  expect(await engine.syncs()).toBe(read);
  await engine.close();
});

const commitForever = `
  const { PgliteEngine } = await load('platform/db/pglite-engine.ts');
  const engine = await PgliteEngine.open({ dataDir: input.folder, log });
  await engine.exec('create table if not exists commits (n int primary key)');
  const [{ last }] = await engine.query('select coalesce(max(n), 0) as last from commits');
  for (let n = last + 1; ; n += 1) {
    await engine.query('insert into commits values ($1)', [n]);
    say(n);
  }`;

test('nothing acknowledged is lost when the process is killed', async () => {
  const folder = await newFolder();
  let acknowledged = 0;
  for (const commits of [40, 75]) {
    const child = runInChild(commitForever, { folder });
    await child.wrote(commits);
    await child.kill();
    acknowledged = Number(child.lines.at(-1));
    const engine = await open(folder);
    const [found] = await engine.query('select count(*) as rows, max(n) as last from commits');
    expect(found?.['rows']).toBe(found?.['last']);
    expect(found?.['last']).toBeGreaterThanOrEqual(acknowledged);
    await engine.close();
  }
  expect(acknowledged).toBeGreaterThanOrEqual(115);
});

test('a thread that is silent too long is ended and reopened; what waited fails, what was committed is there', async () => {
  const engine = await open(await newFolder());
  await engine.exec('create table rows (n int); insert into rows values (1)');
  const heard: string[] = [];
  await engine.listen('after', (payload) => heard.push(payload));
  engine.watchSilence(1);
  const stuck = engine.transaction(async (db) => {
    await db.execute(sql`insert into rows values (2)`);
    await db.execute(sql`do $$ begin loop end loop; end $$`);
  });
  const behind = engine.query('select 1');
  await expect(stuck).rejects.toMatchObject({ cause: { code: 'UNAVAILABLE', retryAfter: 1 } });
  await expect(behind).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect.poll(() => engine.query('select n from rows').catch(() => null)).toEqual([{ n: 1 }]);
  await engine.notify('after', 'still listening');
  await expect.poll(() => heard).toEqual(['still listening']);
  await engine.close();
});

test('a handle that outlives its transaction is refused', async () => {
  const engine = await open(null);
  const kept = await engine.transaction(async (db) => db);
  await expect(kept.execute(sql`select 1`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('this transaction is over') },
  });
  await engine.close();
});

test('upkeep ends a long write-ahead log with a checkpoint, and clears dead rows', async () => {
  const engine = await open(await newFolder());
  await engine.exec(
    `create table rows (n int, t text); insert into rows select g, repeat('x', 300) from generate_series(1, 60000) g`,
  );
  await engine.exec('update rows set n = n + 1');
  await engine.exec('select pg_stat_force_next_flush()');
  const redo = async () => (await engine.query('select redo_lsn::text as at from pg_control_checkpoint()'))[0]?.['at'];
  const before = await redo();
  await keepUp(engine);
  expect(await redo()).not.toBe(before);
  await engine.exec('select pg_stat_force_next_flush()');
  expect(
    await engine.query(
      `select n_dead_tup as dead, vacuum_count as runs from pg_stat_user_tables where relname = 'rows'`,
    ),
  ).toEqual([{ dead: 0, runs: 1 }]);
  await keepUp(engine);
  const after = await redo();
  await keepUp(engine);
  expect(await redo()).toBe(after);
  await engine.close();
});
