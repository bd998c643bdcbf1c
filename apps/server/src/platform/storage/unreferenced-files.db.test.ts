import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { createKeyRing } from '../crypto/keys.ts';
import { createIds } from '../ids.ts';
import { openLocalFiles } from './local-files.ts';
import { deleteUnreferencedFiles } from './unreferenced-files.ts';

it('deletes old files that no row refers to, and only those', async () => {
  const engine = await testDatabase();
  let now = 1_000;
  const clock = { now: () => now };
  const ids = createIds(clock);
  const files = await openLocalFiles({
    folder: await temporaryFolder(),
    engine,
    keys: createKeyRing([{ version: 1, key: randomBytes(32) }]),
    clock,
    ids,
    assertWritable: () => undefined,
  });
  const write = async () =>
    (await files.write(Readable.from([Buffer.from('x')]), { workspaceId: ids.uuid(), limit: 9 })).fileId;

  await engine.exec('create table "Odd name" ("the file" uuid references stored_files (file_id))');
  onTestFinished(async () => void (await engine.exec('drop table "Odd name"')));
  const used = await write();
  const unused = await write();
  now = 5_000;
  const young = await write();
  await engine.query('insert into "Odd name" values ($1)', [used]);

  expect(await deleteUnreferencedFiles(engine, files, 5_000)).toBe(1);
  await expect(files.readAll(unused, 9)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (const kept of [used, young]) expect((await files.readAll(kept, 9)).toString()).toBe('x');
  expect(await deleteUnreferencedFiles(engine, files, 5_000)).toBe(0);
});
