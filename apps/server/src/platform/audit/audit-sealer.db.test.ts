import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { auditRow } from '../../../test/audit-row.ts';
import { newDatabase, testServerUrl } from '../../../test/database.ts';
import { walkChain } from '../../../test/walk-chain.ts';
import type { DatabaseEngine } from '../db/database.ts';
import { auditEvents } from './audit-events.table.ts';
import { startAuditSealer } from './audit-sealer.ts';
import { auditInsert } from './audit-writer.ts';

let engine: DatabaseEngine;

beforeAll(async () => {
  engine = await newDatabase();
});

afterAll(() => engine.close());

/** A sealer that works when told to; its timer is far away. */
function sealer() {
  const own = startAuditSealer(engine, { everyMs: 3_600_000 });
  onTestFinished(() => own.stop());
  return own;
}

async function addRows(count: number) {
  const { text, params } = auditInsert(Array.from({ length: count }, () => auditRow()));
  await engine.query(text, params);
}

const verify = () => walkChain(engine);

/** Changes a sealed table the way only somebody with the database's own password can. */
async function tamper(table: string, statement: string) {
  await engine.exec(`alter table ${table} disable trigger all`);
  await engine.exec(statement);
  await engine.exec(`alter table ${table} enable always trigger ${table}_append_only`);
}

/** Six sealed rows; their numbers. */
async function sealedRows() {
  await addRows(6);
  await sealer().sealNow();
  return (await engine.query('select seq from audit_events order by seq')).map((row) => Number(row.seq));
}

beforeEach(async () => {
  await tamper('audit_events', 'delete from audit_events');
  await tamper('audit_seals', 'delete from audit_seals');
});

describe('the tables', () => {
  it('refuse every change through the program', async () => {
    await addRows(1);
    await sealer().sealNow();
    for (const table of ['audit_events', 'audit_seals']) {
      const column = table === 'audit_events' ? 'action' : 'hash';
      for (const statement of [
        `update ${table} set ${column} = 'x'`,
        `delete from ${table}`,
        `delete from ${table} where false`,
        `truncate ${table}`,
        `set session_replication_role = replica; delete from ${table}`,
      ]) {
        await expect(engine.exec(statement)).rejects.toThrow('audit rows are append-only');
      }
    }
    await engine.exec('reset session_replication_role');
    expect(await verify()).toMatchObject({ broken: null, sealed: 1 });
  });
});

describe('the sealer', () => {
  it('chains what is committed, and reports the tail that is not sealed yet', async () => {
    const own = await sealer();
    expect(await own.sealNow()).toBe(0);
    await addRows(3);
    expect(await verify()).toMatchObject({ broken: null, sealed: 0, unsealed: 3 });
    expect(await own.sealNow()).toBe(3);
    await addRows(2);
    expect(await own.sealNow()).toBe(2);
    expect(await own.sealNow()).toBe(0);
    expect(await verify()).toMatchObject({ broken: null, sealed: 5, unsealed: 0 });
  });

  it('seals more rows than fit in a page', async () => {
    const own = await sealer();
    for (let i = 0; i < 5; i += 1) await addRows(900);
    expect(await own.sealNow()).toBe(4_500);
    expect(await verify()).toMatchObject({ broken: null, sealed: 4_500, unsealed: 0 });
  });

  it('goes on where another one stopped, after a restart as well', async () => {
    const first = await sealer();
    await addRows(2);
    await first.sealNow();
    await addRows(2);
    const second = await sealer();
    expect(await second.sealNow()).toBe(2);
    expect(await verify()).toMatchObject({ broken: null, sealed: 4 });
  });

  it('keeps one chain when several run at once', async () => {
    const sealers = await Promise.all([sealer(), sealer(), sealer()]);
    for (let i = 0; i < 5; i += 1) {
      await addRows(20);
      await Promise.all(sealers.map((own) => own.sealNow()));
    }
    await sealers[0]!.sealNow();
    expect(await verify()).toMatchObject({ broken: null, sealed: 100, unsealed: 0 });
  });

  // The embedded database has one connection, so no transaction can overtake another there.
  it.skipIf(testServerUrl === null)('seals a row that commits long after rows with higher numbers', async () => {
    const own = await sealer();
    const inserted = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const slow = engine.transaction(async (db) => {
      await db.insert(auditEvents).values(auditRow({ requestId: 'slow' }));
      inserted.resolve();
      await mayCommit.promise;
    });
    await inserted.promise;
    for (let i = 0; i < 12; i += 1) {
      await addRows(2);
      await own.sealNow();
    }
    mayCommit.resolve();
    await slow;
    expect(await own.sealNow()).toBe(1);
    expect(await verify()).toMatchObject({ broken: null, sealed: 25, unsealed: 0 });
  });

  it('seals by itself', async () => {
    const own = startAuditSealer(engine, { everyMs: 10 });
    onTestFinished(() => own.stop());
    await addRows(1);
    await expect.poll(verify).toMatchObject({ sealed: 1, unsealed: 0 });
  });
});

describe('verification', () => {
  it.each(['at', 'user_id', 'action', 'outcome', 'record_id', 'note_id', 'user_agent', 'as_user_id'])(
    'names the row whose %s was edited by hand',
    async (column) => {
      const seqs = await sealedRows();
      const value = column === 'at' ? 'at + 1' : column === 'outcome' ? `'refused'` : `'edited'`;
      await tamper('audit_events', `update audit_events set ${column} = ${value} where seq = ${seqs[3]}`);
      expect(await verify()).toMatchObject({
        sealed: 3,
        broken: { position: 4, seq: seqs[3], why: 'the audit row or its seal was changed' },
      });
    },
  );

  it('names a removed row', async () => {
    const seqs = await sealedRows();
    await tamper('audit_events', `delete from audit_events where seq = ${seqs[1]}`);
    expect(await verify()).toMatchObject({
      broken: { position: 2, seq: seqs[1], why: 'the audit row is missing' },
    });
  });

  it('names the place of a removed seal and of a chain that was made anew from there', async () => {
    await sealedRows();
    await tamper('audit_seals', 'delete from audit_seals where position = 2');
    expect(await verify()).toMatchObject({
      unsealed: 1,
      broken: { position: 2, why: 'its seal is missing' },
    });
    await tamper('audit_seals', 'update audit_seals set position = position - 1 where position > 2');
    expect(await verify()).toMatchObject({
      broken: { position: 2, why: 'its seal does not follow the one before' },
    });
  });

  it('has a head that tells a cut-off end from the whole', async () => {
    const seqs = await sealedRows();
    const { head } = await verify();
    await tamper('audit_seals', 'delete from audit_seals where position = 6');
    await tamper('audit_events', `delete from audit_events where seq = ${seqs[5]}`);
    const report = await verify();
    expect(report).toMatchObject({ broken: null, sealed: 5, unsealed: 0 });
    expect(report.head).not.toBe(head);
  });
});
