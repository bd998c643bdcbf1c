import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { silentLog } from '../../../test/database.ts';
import { findDatabaseImage, makeDatabaseImage } from './database-image.ts';
import { makeDatabase } from './make-database.ts';
import { openDatabase, programMigrations } from './open-database.ts';

const home = mkdtempSync(join(tmpdir(), 'database-image-'));
const images = join(home, 'images');

afterAll(() => rmSync(home, { recursive: true }));

test('a new installation gets a copy of the database that the build made of the same migrations', async () => {
  mkdirSync(join(images, 'of-older-migrations'), { recursive: true });
  await makeDatabaseImage(programMigrations, images);
  const image = findDatabaseImage(programMigrations, images);
  expect(readdirSync(images).map((name) => join(images, name))).toEqual([image]);

  const changed = join(home, 'migrations');
  cpSync(programMigrations, changed, { recursive: true });
  writeFileSync(join(changed, '9999_later.sql'), 'select 1;');
  expect(findDatabaseImage(changed, images)).toBeNull();

  writeFileSync(join(image!, 'copied'), '');
  const dataDir = join(home, 'data');
  mkdirSync(dataDir);
  await makeDatabase(join(dataDir, 'database'), programMigrations, images);
  expect(existsSync(join(dataDir, 'database', 'copied'))).toBe(true);
  expect(readdirSync(dataDir)).toEqual(['database']);
  const engine = await openDatabase({ databaseUrl: null, dataDir, log: silentLog });
  expect(await engine.query('select id from notes')).toEqual([]);
  await engine.close();
});
