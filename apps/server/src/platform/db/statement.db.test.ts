import { sql } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import type { DatabaseEngine } from './database.ts';
import { commandStatement, selectStatement } from './statement.ts';

const visits = pgTable('statement_test', {
  title: text('title').notNull(),
  at: bigint('at', { mode: 'number' }),
  tags: text('tags').array().notNull(),
});

const insertVisit = commandStatement(
  sql`insert into statement_test values (${sql.placeholder('title')}, ${sql.placeholder('at')}, ${sql.placeholder('tags')}::text[])`,
  'statement_test_insert',
);
const visitsAfter = selectStatement(
  {
    title: visits.title,
    at: visits.at,
    tagCount: sql<string>`cardinality(${visits.tags})`.mapWith((count: number) => `${count} tags`),
  },
  sql`from statement_test where coalesce(at, 0) >= ${sql.placeholder('after')} order by title`,
);

let engine: DatabaseEngine;

beforeAll(async () => {
  engine = await testDatabase();
  await engine.exec('create table statement_test (title text not null, at bigint, tags text[] not null)');
});

test('rows come back under their names, decoded, with null as null', async () => {
  await insertVisit(engine.db, { title: 'first', at: 1_764_000_000_123, tags: ['a', 'b, "c"'] });
  await insertVisit(engine.db, { title: 'second', at: null, tags: [] });
  expect(await visitsAfter(engine.db, { after: 0 })).toEqual([
    { title: 'first', at: 1_764_000_000_123, tagCount: '2 tags' },
    { title: 'second', at: null, tagCount: '0 tags' },
  ]);
  expect(await visitsAfter(engine.db, { after: 1 })).toHaveLength(1);
});

test('in a transaction they belong to it', async () => {
  const undone = engine.transaction(async (db) => {
    await insertVisit(db, { title: 'undone', at: 5, tags: [] });
    expect(await visitsAfter(db, { after: 5 })).toHaveLength(2);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await visitsAfter(engine.db, { after: 5 })).toHaveLength(1);
});

test('a value that is missing fails before anything is sent', async () => {
  await expect(async () => visitsAfter(engine.db, {})).rejects.toThrow(/placeholder "after"/);
});
