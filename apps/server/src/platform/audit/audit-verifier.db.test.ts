import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { auditRow } from '../../../test/audit-row.ts';
import { newDatabase, silentLog } from '../../../test/database.ts';
import { testClock } from '../../../test/harness.ts';
import type { DatabaseEngine } from '../db/database.ts';
import type { AuditRow } from './audit-row.ts';
import { startAuditSealer } from './audit-sealer.ts';
import { startAuditVerifier } from './audit-verifier.ts';
import { auditInsert } from './audit-writer.ts';

const day = 24 * 60 * 60_000;

let engine: DatabaseEngine;

beforeAll(async () => {
  engine = await newDatabase();
});

afterAll(() => engine.close());

/** Changes the log the way only somebody with the database's own password can. */
const tamper = (statements: string) =>
  engine.exec(`alter table audit_seals disable trigger all; alter table audit_events disable trigger all; ${statements};
    alter table audit_seals enable always trigger audit_seals_append_only;
    alter table audit_events enable always trigger audit_events_append_only`);

beforeEach(() => tamper('delete from audit_seals; delete from audit_events'));

function startVerifier() {
  const clock = testClock();
  const sealer = startAuditSealer(engine, { everyMs: 3_600_000 });
  const verifier = startAuditVerifier(engine, { clock, log: silentLog, onError: () => undefined });
  const addRows = async (count: number, row: Partial<AuditRow> = {}) => {
    const { text, params } = auditInsert(Array.from({ length: count }, () => auditRow(row)));
    await engine.query(text, params);
    await sealer.sealNow();
  };
  onTestFinished(async () => {
    await verifier.stop();
    await sealer.stop();
  });
  const verified = async () => {
    await verifier.verify();
    return verifier.report();
  };
  return { clock, addRows, verified };
}

test('goes on from the last verified row, and reads all rows again after a day', async () => {
  const { clock, addRows, verified } = startVerifier();
  await addRows(600);
  const first = await verified();
  expect(first).toMatchObject({ broken: null });
  await tamper(`update audit_events set action = 'x'`);
  await addRows(1);
  expect(await verified()).toMatchObject({ broken: null, walkedFrom: first?.walkedFrom });
  clock.advance(day);
  expect(await verified()).toMatchObject({ broken: { position: 1, why: 'the audit row or its seal was changed' } });
});

test('finds that the end of the chain was cut off, or made anew', async () => {
  const { addRows, verified } = startVerifier();
  await addRows(3);
  await verified();
  await tamper(
    'delete from audit_seals where position > 1; delete from audit_events where seq > (select min(event_seq) from audit_seals)',
  );
  expect(await verified()).toMatchObject({ broken: { position: 3, why: 'the end was cut off' } });
});

test('counts the rows of each workspace apart, and keeps the hash of its newest one', async () => {
  const { addRows, verified } = startVerifier();
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  await addRows(2, { workspaceId: one });
  await addRows(1, { workspaceId: two });
  const hashes = (await engine.query('select hash from audit_seals order by position')).map(({ hash }) => hash);
  const report = await verified();
  expect(report?.shareOf(one)).toEqual({ sealed: 2, head: hashes[1] });
  expect(report?.shareOf(two)).toEqual({ sealed: 1, head: hashes[2] });
  expect(report?.shareOf('another')).toEqual({ sealed: 0, head: '0'.repeat(64) });
});
