import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { newEntry } from '../../../test/builders/transcripts.ts';
import { testServerUrl } from '../../../test/database.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { sqlState } from './errors.ts';
import { openDatabase } from './open-database.ts';
import { restrictedRole } from './row-level-security.ts';

let server: TestServer;
let one: TestAccount;
let other: TestAccount;
let notes: { one: string; other: string };
beforeAll(async () => {
  server = await testServer();
  [one, other] = [await newAccount(server), await newAccount(server)];
  notes = { one: (await newEntry(one)).noteId, other: (await newEntry(other)).noteId };
});

const behind = () => server.engine.behind([one.workspaceId]);
const rowsOf = async (text: string) => {
  const { rows } = (await behind().db.execute(sql.raw(text))) as { rows: Record<string, unknown>[] };
  return rows;
};

describe('behind the wall of a workspace', () => {
  test('a query that forgets the workspace finds nothing of another one', async () => {
    expect(await rowsOf('select distinct workspace_id as id from notes')).toEqual([{ id: one.workspaceId }]);
    expect(await rowsOf('select distinct workspace_id as id from transcripts')).toEqual([{ id: one.workspaceId }]);
    expect(await rowsOf(`select 1 from note_grants where note_id = '${notes.other}'`)).toEqual([]);
    expect(await rowsOf(`select 1 from note_grants where note_id = '${notes.one}'`)).not.toEqual([]);
    expect(await rowsOf('select distinct workspace_id as id from audit_events')).toEqual([{ id: one.workspaceId }]);
  });

  test.each([
    ['a new row', () => `update transcripts set note_id = '${notes.other}', workspace_id = '${other.workspaceId}'`],
    ['a row beside it', () => `insert into note_grants values ('${notes.other}', 'user:nobody', 'read')`],
  ])('%s for another workspace is refused', async (_, text) => {
    const refused = await behind()
      .transaction((db) => db.execute(sql.raw(text())))
      .catch(sqlState);
    expect(refused).toBe('42501');
  });

  test('rows of another workspace are neither changed nor deleted', async () => {
    await behind().transaction(async (db) => {
      await db.execute(sql.raw(`update notes set title = 'taken' where id = '${notes.other}'`));
      await db.execute(sql.raw(`delete from notes where id = '${notes.other}'`));
    });
    const [left] = await server.engine.query('select title from notes where id = $1', [notes.other]);
    expect(left).toEqual({ title: 'Maria Lind' });
  });

  test('what is written within it stays, and the connection is the program’s own again', async () => {
    await behind().transaction((db) => db.execute(sql.raw(`update notes set title = 'Own' where id = '${notes.one}'`)));
    for (let turn = 0; turn < 20; turn += 1) {
      const [found] = await server.engine.query(
        'select current_user as name, (select title from notes where id = $1) as title',
        [notes.one],
      );
      expect(found).toMatchObject({ title: 'Own' });
      expect(found?.['name']).not.toBe(restrictedRole);
    }
  });

  test('a failure rolls it back and leaves no role behind', async () => {
    const failed = behind().transaction(async (db) => {
      await db.execute(sql.raw(`update notes set title = 'Never' where id = '${notes.one}'`));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    const [found] = await server.engine.query('select current_user as name, title from notes where id = $1', [
      notes.one,
    ]);
    expect(found?.['title']).not.toBe('Never');
    expect(found?.['name']).not.toBe(restrictedRole);
  });

  test('without a workspace there is no patient data at all, and kept replies are never there', async () => {
    const { rows } = (await server.engine.behind([]).db.execute(sql`select 1 from notes`)) as { rows: unknown[] };
    expect(rows).toEqual([]);
    expect(await rowsOf('select 1 from idempotency_keys')).toEqual([]);
  });
});

describe.runIf(testServerUrl !== null)('a database whose user may not have the wall', () => {
  test('is opened all the same, says what to run, and works without it', async () => {
    const url = new URL(testServerUrl ?? '');
    const owner = `no_wall_${process.pid}`;
    const admin = new Client({ connectionString: url.href });
    await admin.connect();
    try {
      await admin.query(`create role ${owner} login password 'for-this-test'`);
      await admin.query(`create database ${owner} owner ${owner} encoding 'UTF8' template template0`);
      url.pathname = `/${owner}`;
      [url.username, url.password] = [owner, 'for-this-test'];
      const warned: string[] = [];
      const log = {
        info: () => undefined,
        warn: (_: object, text: string) => void warned.push(text),
        error: () => undefined,
      };
      const engine = await openDatabase({ databaseUrl: url.href, dataDir: null, log });
      expect(warned).toEqual([expect.stringContaining(`grant ${restrictedRole} to "${owner}"`)]);
      const { rows } = (await engine.behind([]).db.execute(sql`select current_user as name`)) as { rows: unknown[] };
      expect(rows).toEqual([{ name: owner }]);
      await engine.close();
      await admin.query(`grant ${restrictedRole} to ${owner}`);
      const opened = await openDatabase({ databaseUrl: url.href, dataDir: null, log });
      expect(warned).toHaveLength(1);
      const found = (await opened.behind([]).db.execute(sql`select current_user as name`)) as { rows: unknown[] };
      expect(found.rows).toEqual([{ name: restrictedRole }]);
      await opened.close();
    } finally {
      await admin.query(`drop database if exists ${owner} with (force)`);
      await admin.query(`drop role if exists ${owner}`);
      await admin.end();
    }
  });
});
