import { randomBytes } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { KeyCheck, KeyCheckStore } from './key-checks.ts';
import { openKeyRing, rotateMasterKey } from './master-keys.ts';

const key = () => randomBytes(32).toString('base64');

describe('the master keys', () => {
  it('are made on the first start and found again on the next', async () => {
    const dataDir = await temporaryFolder();
    const sealed = (await openKeyRing({ dataDir })).sealText('secret', 'a');
    expect((await openKeyRing({ dataDir })).openText(sealed, 'a')).toBe('secret');
    expect(await readdir(join(dataDir, 'keys'))).toEqual(['master.json']);
  });

  it.skipIf(process.platform === 'win32')('are readable for their owner only', async () => {
    const dataDir = await temporaryFolder();
    await openKeyRing({ dataDir });
    expect((await stat(join(dataDir, 'keys', 'master.json'))).mode & 0o777).toBe(0o600);
  });

  it('are the same for processes that start at once', async () => {
    const dataDir = await temporaryFolder();
    const rings = await Promise.all(Array.from({ length: 5 }, () => openKeyRing({ dataDir })));
    const sealed = rings[0]!.sealText('secret', 'a');
    for (const ring of rings) expect(ring.openText(sealed, 'a')).toBe('secret');
  });

  it('go on reading after a rotation, which writes with a new version', async () => {
    const dataDir = await temporaryFolder();
    const sealed = (await openKeyRing({ dataDir })).sealText('secret', 'a');
    expect(await rotateMasterKey(dataDir)).toBe(2);
    const ring = await openKeyRing({ dataDir });
    expect(ring.currentVersion).toBe(2);
    expect(ring.openText(sealed, 'a')).toBe('secret');
    expect((await openKeyRing({ dataDir })).currentVersion).toBe(2);
  });

  it('come from the configuration, as a value or a file, in base64 or hex, with versions', async () => {
    const dataDir = await temporaryFolder();
    const one = randomBytes(32);
    const sealed = (await openKeyRing({ dataDir, masterKey: one.toString('base64') })).sealText('secret', 'a');
    expect(await readdir(dataDir)).toEqual(['key-check.json']);

    const file = join(dataDir, 'from-the-vault');
    await writeFile(file, `1:${one.toString('hex')}\n2:${key()}\n`);
    const ring = await openKeyRing({ dataDir, masterKeyFile: file });
    expect(ring.versions).toEqual([2, 1]);
    expect(ring.openText(sealed, 'a')).toBe('secret');
  });

  it('refuse to start with a key of another installation', async () => {
    const dataDir = await temporaryFolder();
    await openKeyRing({ dataDir, masterKey: key() });
    await expect(openKeyRing({ dataDir, masterKey: key() })).rejects.toThrow(
      'The master key is not the one this data was encrypted with.',
    );
  });

  it('refuse to start when the key file or an old version is gone, rather than make a new one', async () => {
    const dataDir = await temporaryFolder();
    await openKeyRing({ dataDir });
    await rm(join(dataDir, 'keys'), { recursive: true });
    await expect(openKeyRing({ dataDir })).rejects.toThrow(/is gone, but there is data that was encrypted with it/);

    const other = await temporaryFolder();
    const newer = key();
    await openKeyRing({ dataDir: other, masterKey: `1:${key()},2:${newer}` });
    await expect(openKeyRing({ dataDir: other, masterKey: `2:${newer}` })).rejects.toThrow(
      'master key version 1, which is not',
    );
  });

  it('are those of the database, whatever the data folder, or the program does not start and writes nothing', async () => {
    const checks: KeyCheck[] = [];
    const database: KeyCheckStore = {
      read: async () => [...checks],
      add: async (added) => void checks.push(...added),
    };
    const masterKey = key();
    await openKeyRing({ dataDir: await temporaryFolder(), masterKey }, [database]);
    await openKeyRing({ dataDir: await temporaryFolder(), masterKey }, [database]);
    expect(checks).toHaveLength(1);
    for (const other of [{}, { masterKey: key() }]) {
      const dataDir = await temporaryFolder();
      await expect(openKeyRing({ dataDir, ...other }, [database])).rejects.toThrow(/master key/);
      expect(await readdir(dataDir)).toEqual([]);
    }
    expect(checks).toHaveLength(1);
  });

  it('are not taken when another process put its own into the database at the same time', async () => {
    const theirs: KeyCheck[] = [];
    await openKeyRing({ dataDir: await temporaryFolder(), masterKey: key() }, [
      { read: async () => [...theirs], add: async (added) => void theirs.push(...added) },
    ]);
    let reads = 0;
    const racing: KeyCheckStore = { read: async () => (reads++ === 0 ? [] : theirs), add: async () => undefined };
    const late = openKeyRing({ dataDir: await temporaryFolder(), masterKey: key() }, [racing]);
    await expect(late).rejects.toThrow('The master key is not the one this data was encrypted with.');
  });

  it('name what is wrong with a configured key', async () => {
    const dataDir = await temporaryFolder();
    await expect(openKeyRing({ dataDir, masterKey: 'too short' })).rejects.toThrow('MASTER_KEY is not a master key');
    await expect(openKeyRing({ dataDir, masterKey: `1:${key()},1:${key()}` })).rejects.toThrow('MASTER_KEY is not');
    await expect(openKeyRing({ dataDir, masterKeyFile: join(dataDir, 'none') })).rejects.toThrow('does not exist');
    await expect(openKeyRing({ dataDir, masterKey: key(), masterKeyFile: 'x' })).rejects.toThrow('not both');
    await writeFile(join(dataDir, 'broken'), '{"keys": 1}');
    await expect(openKeyRing({ dataDir, masterKeyFile: join(dataDir, 'broken') })).rejects.toThrow('not a key file');
  });
});
