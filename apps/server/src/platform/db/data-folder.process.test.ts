import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDatabaseIn, silentLog } from '../../../test/database.ts';
import { startProcess } from '../../../test/program-process.ts';
import { cannotOpen } from './data-folder.ts';
import { openDatabase } from './open-database.ts';

let home: string;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'data-folder-'));
  mkdirSync(join(home, 'whole'));
  await makeDatabaseIn(join(home, 'whole'));
  // Ended in order: the write-ahead log of a copy that was not would mend pages.
  await (await open(join(home, 'whole'))).close();
});

afterAll(() => rmSync(home, { recursive: true }));

/** A data folder of its own, with a copy of a whole database. */
function dataFolder(name: string): { dataDir: string; database: string } {
  const dataDir = join(home, name);
  cpSync(join(home, 'whole'), dataDir, { recursive: true });
  return { dataDir, database: join(dataDir, 'database') };
}

const open = (dataDir: string, startNew = false) =>
  openDatabase({ databaseUrl: null, dataDir, log: silentLog, startNew });

test('an incomplete copy of a database is left as it is, and one file mends it', async () => {
  const { dataDir, database } = dataFolder('incomplete');
  const mark = join(database, 'PG_VERSION');
  const saved = join(home, 'PG_VERSION');
  cpSync(mark, saved);
  rmSync(mark);
  const before = readdirSync(database).toSorted();
  for (const startNew of [false, true]) {
    await expect(open(dataDir, startNew)).rejects.toThrow(/incomplete copy of a database\. Nothing was changed\./);
    expect(readdirSync(database).toSorted()).toEqual(before);
  }
  cpSync(saved, mark);
  await (await open(dataDir)).close();
});

test('no database is made where keys or files say that there was one; keys alone can be kept with --new', async () => {
  const dataDir = join(home, 'volume');
  const files = join(dataDir, 'files');
  const database = join(dataDir, 'database');
  for (const folder of [database, files, join(dataDir, 'keys')]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(dataDir, 'keys', 'master.json'), '{}');
  writeFileSync(join(files, 'recording'), 'sound');
  await expect(startProcess(dataDir)).rejects.toThrow(
    `${dataDir} has keys, files but no database in ${database}. Nothing was changed. Mount or restore that folder`,
  );
  await expect(open(dataDir, true)).rejects.toThrow(/has keys, files but no database/);
  rmSync(files, { recursive: true });
  await expect(open(dataDir)).rejects.toThrow(/has keys but no database/);
  expect(readdirSync(database)).toEqual([]);
  // part of one whose making was stopped
  const making = `${database}.making`;
  mkdirSync(making);
  writeFileSync(join(making, 'PG_VERSION'), '17');
  await (await open(dataDir, true)).close();
  expect(existsSync(making)).toBe(false);
  await (await open(dataDir)).close();
});

test.each([
  ['a control file that was cut', 'cut', 'global/pg_control is damaged'],
  ['no control file', 'gone', 'global/pg_control is missing'],
  ['no write-ahead log', 'log', 'pg_wal has no write-ahead log'],
])('a database with %s says so, and what to do', async (_, name, said) => {
  const { dataDir, database } = dataFolder(name);
  const control = join(database, 'global', 'pg_control');
  if (name === 'cut') truncateSync(control, 100);
  if (name === 'gone') rmSync(control);
  if (name === 'log')
    for (const file of readdirSync(join(database, 'pg_wal')))
      rmSync(join(database, 'pg_wal', file), { recursive: true });
  const reason = `The database in ${database} could not be opened: ${database}/${said}.`;
  await expect(open(dataDir)).rejects.toThrow(`${reason} Copy the folder before anything else`);
});

test.each([
  ['the control file', 'global/pg_control'],
  ['the list of tables', 'base/5/1259'],
  ['the list of roles', 'global/1260'],
])('a database with a zeroed page of %s says so in words', async (what, file) => {
  const { dataDir, database } = dataFolder(what);
  const place = openSync(join(database, file), 'r+');
  writeSync(place, Buffer.alloc(8_192), 0, 8_192, 0);
  closeSync(place);
  const error = await open(dataDir).then(
    () => null,
    (reason: Error) => reason,
  );
  expect(error?.message).toMatch(/^The database in .* could not be opened: .* restore it from a backup\.$/s);
  expect(error?.message).not.toMatch(/ASSERTIONS|PGlite/);
});

test.each([
  ['EROFS', /: the disk is read-only \(\/data\/database\)\. Nothing was changed\.$/],
  ['EACCES', /: this user may not read and write it \(\/data\/database\)\. Nothing was changed\.$/],
])('a folder that refuses with %s is named with the reason', (code, said) => {
  const cause = Object.assign(new Error(code), { code, path: '/data/database' });
  expect(cannotOpen('/data/database', cause).message).toMatch(said);
});
