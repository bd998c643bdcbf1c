import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { epochMs, id, json } from './columns.ts';
import type { DatabaseEngine } from './database.ts';
import { isUniqueViolation } from './errors.ts';
import { prepareOnce } from './prepare-once.ts';

/** What both engines promise; with TEST_DATABASE_URL the same runs on PostgreSQL. */
const things = pgTable('engine_test_things', {
  id: id(),
  name: text('name').unique('engine_test_name'),
  amount: bigint('amount', { mode: 'number' }),
  createdAt: epochMs('created_at'),
  extra: json<{ tags: string[] }>('extra'),
});

let engine: DatabaseEngine;

beforeAll(async () => {
  engine = await testDatabase();
  await engine.exec(`
    create table engine_test_things (id uuid primary key, name text constraint engine_test_name unique, amount bigint,
      created_at bigint, extra jsonb);
    create table engine_test_counter (value int not null);
    insert into engine_test_counter values (0);`);
});

test('rows come back as they were written', async () => {
  const row = {
    id: randomUUID(),
    name: 'Zoë',
    amount: 9_007_199_254_740_991,
    createdAt: 1_767_225_600_123,
    extra: { tags: ['a', 'b'] },
  };
  await engine.db.insert(things).values(row);
  expect(await engine.db.select().from(things).where(eq(things.id, row.id))).toEqual([row]);
  const raw = await engine.query(
    `select created_at, amount, extra, count(*) over () as all from engine_test_things where id = $1`,
    [row.id],
  );
  expect(raw).toEqual([{ created_at: row.createdAt, amount: row.amount, extra: row.extra, all: 1 }]);
});

test('a prepared statement can be run again and again', async () => {
  const byId = prepareOnce((db) =>
    db
      .select({ id: things.id })
      .from(things)
      .where(eq(things.id, sql.placeholder('id')))
      .prepare('thing_by_id'),
  );
  const ids = [randomUUID(), randomUUID()];
  await engine.db.insert(things).values(ids.map((one) => ({ id: one })));
  for (const one of ids) expect(await byId(engine.db).execute({ id: one })).toEqual([{ id: one }]);
});

test('fifty changes at once that read before they write are all counted', async () => {
  await Promise.all(
    Array.from({ length: 50 }, () =>
      engine.transaction(async (db) => {
        const { rows } = (await db.execute(sql`select value from engine_test_counter for update`)) as unknown as {
          rows: { value: number }[];
        };
        await db.execute(sql`update engine_test_counter set value = ${(rows[0]?.value ?? 0) + 1}`);
      }),
    ),
  );
  expect(await engine.query('select value from engine_test_counter')).toEqual([{ value: 50 }]);
});

test('what throws takes everything back, and the next transaction is not harmed', async () => {
  const failed = engine.transaction(async (db) => {
    await db.insert(things).values({ id: randomUUID(), name: 'rolled back' });
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await engine.query(`select 1 from engine_test_things where name = 'rolled back'`)).toEqual([]);
  expect(await engine.transaction(async () => 'fine')).toBe('fine');
});

test('a transaction whose statement failed unnoticed is not committed', async () => {
  for (const failing of [sql`select 1 / 0`, sql`select nothing from nowhere`]) {
    const unwritten = randomUUID();
    const careless = engine.transaction(async (db) => {
      await db.execute(failing).catch(() => undefined);
      await db
        .insert(things)
        .values({ id: unwritten })
        .catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('nothing was committed');
    expect(await engine.query('select 1 from engine_test_things where id = $1', [unwritten])).toEqual([]);
  }
});

test('a last statement that fails takes its transaction back, and only that', async () => {
  const [lost, kept] = [randomUUID(), randomUUID()];
  const insert = (wanted: string) => (db: DatabaseEngine['db']) =>
    db
      .insert(things)
      .values({ id: wanted })
      .then(() => undefined);
  const both = await Promise.allSettled([
    engine.transaction(insert(lost), () => ({ text: 'select 1 / $1::int', params: [0] })),
    engine.transaction(insert(kept), () => ({ text: 'select 1 / $1::int', params: [1], name: 'engine_test_last' })),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await engine.query('select id from engine_test_things where id = any($1::uuid[])', [[lost, kept]])).toEqual([
    { id: kept },
  ]);
});

test('a statement with a name gives other rows for other values', async () => {
  const found = (value: number) => engine.query('select $1::int + 1 as next', [value], 'engine_test_next');
  expect(await Promise.all([1, 2, 3].map(found))).toEqual([[{ next: 2 }], [{ next: 3 }], [{ next: 4 }]]);
});

test('a savepoint inside a transaction fails alone', async () => {
  const name = randomUUID();
  await engine.transaction(async (db) => {
    await db.insert(things).values({ id: randomUUID(), name });
    const second = db.transaction(async (inner) => inner.insert(things).values({ id: randomUUID(), name }));
    await expect(second).rejects.toSatisfy((error) => isUniqueViolation(error, 'engine_test_name'));
  });
  expect(await engine.query('select 1 from engine_test_things where name = $1', [name])).toHaveLength(1);
});

test('a failed statement says its state and constraint, inside a transaction and out', async () => {
  const name = randomUUID();
  const insert = () => ({ id: randomUUID(), name });
  await engine.db.insert(things).values(insert());
  await expect(engine.db.insert(things).values(insert())).rejects.toSatisfy((error) =>
    isUniqueViolation(error, 'engine_test_name'),
  );
  const inside = engine.transaction((db) =>
    db
      .insert(things)
      .values(insert())
      .then(() => undefined),
  );
  await expect(inside).rejects.toSatisfy((error) => isUniqueViolation(error, 'engine_test_name'));
});

test('several statements that fail on the way leave no open transaction', async () => {
  await expect(engine.exec('begin; select 1 / 0; commit;')).rejects.toMatchObject({ code: '22012' });
  expect(await engine.exec('select 1 as one; select 2 as one;')).toEqual([{ one: 1 }, { one: 2 }]);
});

test('a notification reaches every listener once it is committed, and nobody after that stopped listening', async () => {
  const heard: string[] = [];
  const stopFirst = await engine.listen('engine_test', (payload) => heard.push(`first ${payload}`));
  const stopSecond = await engine.listen('engine_test', (payload) => heard.push(`second ${payload}`));
  await expect(
    engine.transaction(async (db) => {
      await db.execute(sql`select pg_notify('engine_test', 'rolled back')`);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await engine.notify('engine_test', 'hello');
  await expect.poll(() => heard).toEqual(['first hello', 'second hello']);
  await stopFirst();
  await engine.notify('engine_test', 'again');
  await expect.poll(() => heard).toEqual(['first hello', 'second hello', 'second again']);
  await stopSecond();
});

test('the extension for searching is there, and the engine answers', async () => {
  expect(
    await engine.query(`select 'Zoë Müller' ilike '%müll%' as found, similarity('abc', 'abc') = 1 as same`),
  ).toEqual([{ found: true, same: true }]);
  await engine.ping();
});
