import { register } from '@clinical/contract/accounts/accounts.calls';
import { getReady } from '@clinical/contract/operations/operations.calls';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDatabaseIn } from '../../../test/database.ts';
import { canRespectPermissions, type ProgramProcess, startProcess } from '../../../test/program-process.ts';

const nobody = 65_534;
let dataDir: string;

beforeAll(async () => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'read-only-')), 'data');
  mkdirSync(dataDir);
  await makeDatabaseIn(dataDir);
});

afterAll(() => rmSync(join(dataDir, '..'), { recursive: true }));

const start = () => startProcess(dataDir, {}, { respectPermissions: true });

const signUp = (program: ProgramProcess, email: string) =>
  program.fetch(`/api${register.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'violet-anchor-meadow-41', given_name: 'Ada', family_name: 'Okafor' }),
  });

const storageOf = async (program: ProgramProcess): Promise<string> =>
  ((await (await program.fetch(`/api${getReady.path}`)).json()) as { storage: string }).storage;

describe.skipIf(!canRespectPermissions)('a data folder that this user may not write', () => {
  test('refuses writes with the reason when it turns read-only, and takes them again', async () => {
    const program = await start();
    expect((await signUp(program, 'before@example.org')).status).toBe(201);
    chmodSync(dataDir, 0o500);
    await expect.poll(() => storageOf(program)).toBe('read-only');
    const refused = await signUp(program, 'meanwhile@example.org');
    expect([refused.status, await refused.json()]).toEqual([
      507,
      expect.objectContaining({ code: 'STORAGE_READ_ONLY' }),
    ]);
    chmodSync(dataDir, 0o700);
    await expect.poll(() => storageOf(program)).toBe('ok');
    expect((await signUp(program, 'after@example.org')).status).toBe(201);
    expect(await program.stop()).toBe(0);
  });

  test('stops the start with the reason when its database is read-only', async () => {
    const database = join(dataDir, 'database');
    chmodSync(database, 0o500);
    const said = `The database in ${database} could not be opened: this user may not read and write it (${database}). Nothing was changed.`;
    await expect(start()).rejects.toThrow(said);
    chmodSync(database, 0o700);
  });

  test.skipIf(process.getuid?.() !== 0)('stops the start with the reason when it belongs to another user', async () => {
    const database = join(dataDir, 'database');
    chownSync(database, nobody, nobody);
    await expect(start()).rejects.toThrow(`could not be opened: this user may not read and write it (${database}`);
    chownSync(database, 0, 0);
    expect(await (await start()).stop()).toBe(0);
  });
});
