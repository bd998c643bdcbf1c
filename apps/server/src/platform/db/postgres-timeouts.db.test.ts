import { randomBytes } from 'node:crypto';
import { listNotes } from '@clinical/contract/notes/notes.calls';
import { getReady } from '@clinical/contract/operations/operations.calls';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { newAccount } from '../../../test/builders/accounts.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { createServerDatabase, testServerUrl } from '../../../test/database.ts';
import { startTestServer } from '../../../test/harness.ts';

test.skipIf(testServerUrl === null)(
  'a locked table is 503 with a time to retry, the readiness tells, and both end with the lock',
  async () => {
    const { url, drop } = await createServerDatabase(testServerUrl!);
    const environment = { DATABASE_URL: url, MASTER_KEY: randomBytes(32).toString('base64') };
    const server = await startTestServer(environment, { engine: undefined });
    const doctor = await newAccount(server);
    await newNote(doctor);

    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query('begin; lock table notes');
    const read = await doctor.call(listNotes, { query: {} });
    expect(read.status).toBe(503);
    expect(read.headers.get('retry-after')).toBe('2');
    expect((await server.call(getReady, {})).status).toBe(503);

    await other.query('rollback');
    await other.end();
    expect(await doctor.ok(listNotes, { query: {} })).toHaveLength(1);
    expect((await server.call(getReady, {})).status).toBe(200);
    await server.stop();
    await drop();
  },
);

test.skipIf(testServerUrl === null)(
  'a statement that never ends is canceled, and the connection after it works',
  async () => {
    const { url, drop } = await createServerDatabase(testServerUrl!);
    const server = await startTestServer(
      { DATABASE_URL: url, MASTER_KEY: randomBytes(32).toString('base64') },
      { engine: undefined },
    );
    const endless = server.engine.exec(`set statement_timeout = '100ms'; select pg_sleep(3600)`);
    await expect(endless).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
    expect(await server.engine.query('show statement_timeout')).toEqual([{ statement_timeout: '30s' }]);
    await server.stop();
    await drop();
  },
);
