import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditRow } from '../../../test/audit-row.ts';
import { testDatabase } from '../../../test/database.ts';
import { AppError } from '../app-error.ts';
import type { DatabaseEngine } from '../db/database.ts';
import { auditEvents } from './audit-events.table.ts';
import { auditInsert, createAuditBatcher } from './audit-writer.ts';

async function written(requestId: string | null) {
  const engine = await testDatabase();
  return engine.query('select * from audit_events where request_id = $1 order by seq', [requestId]);
}

/** An engine whose statements wait for `release`, and are counted. */
function gatedEngine(engine: DatabaseEngine) {
  const gate = Promise.withResolvers<void>();
  const sizes: number[] = [];
  const gated: DatabaseEngine = {
    ...engine,
    async query(text, params) {
      sizes.push((JSON.parse(String(params?.[0])) as unknown[]).length);
      await gate.promise;
      return engine.query(text, params);
    },
  };
  return { gated, sizes, release: gate.resolve };
}

describe('audit rows of a transaction', () => {
  it('are written as they are handed over', async () => {
    const engine = await testDatabase();
    const rows = [
      auditRow({ requestId: 'tx-1', userAgent: 'it\'s "quoted" \\ and {braced}' }),
      auditRow({ requestId: 'tx-1', userId: null, recordId: null, address: null, outcome: 'refused' }),
    ];
    await engine.transaction(
      async () => undefined,
      () => auditInsert(rows),
    );
    expect(await written('tx-1')).toEqual(
      rows.map((row) => ({
        seq: expect.any(Number),
        id: row.id,
        at: row.at,
        user_id: row.userId,
        workspace_id: row.workspaceId,
        session_id: row.sessionId,
        action: row.action,
        record_type: row.recordType,
        record_id: row.recordId,
        note_id: row.noteId,
        outcome: row.outcome,
        request_id: row.requestId,
        address: row.address,
        user_agent: row.userAgent,
        as_user_id: row.asUserId,
      })),
    );
  });

  it('go when the transaction goes', async () => {
    const engine = await testDatabase();
    const failing = engine.transaction(
      async (db) => {
        await db.execute(sql`select 1`);
        throw new Error('no');
      },
      () => auditInsert([auditRow({ requestId: 'tx-2' })]),
    );
    await expect(failing).rejects.toThrow('no');
    expect(await written('tx-2')).toEqual([]);
  });

  it('take the transaction with them when they cannot be written', async () => {
    const engine = await testDatabase();
    const good = auditRow({ requestId: 'tx-3' });
    const failing = engine.transaction(
      (db) => db.insert(auditEvents).values(good),
      () => auditInsert([auditRow({ requestId: 'tx-3', recordType: null as unknown as string })]),
    );
    await expect(failing).rejects.toThrow('record_type');
    expect(await written('tx-3')).toEqual([]);
    await engine.query('select 1');
  });
});

describe('the batcher', () => {
  it('resolves when the row is committed', async () => {
    const batcher = createAuditBatcher(await testDatabase());
    await batcher.add(auditRow({ requestId: 'batch-1' }));
    expect(await written('batch-1')).toHaveLength(1);
  });

  it('writes the rows that come together, or while it is busy, with one statement', async () => {
    const { gated, sizes, release } = gatedEngine(await testDatabase());
    const batcher = createAuditBatcher(gated, { maxRows: 200, lanes: 1 });
    const first = Array.from({ length: 10 }, () => batcher.add(auditRow({ requestId: 'batch-2' })));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const later = Array.from({ length: 450 }, () => batcher.add(auditRow({ requestId: 'batch-2' })));
    expect(sizes).toEqual([10]);
    release();
    await Promise.all([...first, ...later]);
    expect(sizes).toEqual([10, 200, 200, 50]);
    expect(await written('batch-2')).toHaveLength(460);
  });

  it('writes with two statements at a time when it may', async () => {
    const { gated, sizes, release } = gatedEngine(await testDatabase());
    const batcher = createAuditBatcher(gated, { lanes: 2 });
    const rows: Promise<void>[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      rows.push(batcher.add(auditRow({ requestId: 'batch-5' })), batcher.add(auditRow({ requestId: 'batch-5' })));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(sizes).toEqual([2, 2]);
    release();
    await Promise.all(rows);
    expect(sizes).toEqual([2, 2, 4]);
    expect(await written('batch-5')).toHaveLength(8);
  });

  it('rejects every row that could not be written, and goes on afterwards', async () => {
    const engine = await testDatabase();
    let broken = true;
    const flaky: DatabaseEngine = {
      ...engine,
      query: (text, params) => (broken ? Promise.reject(new Error('gone')) : engine.query(text, params)),
    };
    const batcher = createAuditBatcher(flaky);
    const results = await Promise.allSettled([1, 2].map(() => batcher.add(auditRow({ requestId: 'batch-3' }))));
    for (const result of results) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(AppError) });
      expect(result).toHaveProperty('reason.code', 'UNAVAILABLE');
    }
    broken = false;
    await batcher.add(auditRow({ requestId: 'batch-3' }));
    expect(await written('batch-3')).toHaveLength(1);
  });

  it('refuses rows rather than hold more of them than it should', async () => {
    const { gated, release } = gatedEngine(await testDatabase());
    const batcher = createAuditBatcher(gated, { maxWaiting: 2 });
    const kept = [batcher.add(auditRow()), batcher.add(auditRow())];
    await expect(batcher.add(auditRow())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    release();
    await Promise.all(kept);
  });

  it('writes what is waiting when it is closed, and takes nothing after', async () => {
    const batcher = createAuditBatcher(await testDatabase());
    const last = batcher.add(auditRow({ requestId: 'batch-4' }));
    await batcher.close();
    await last;
    expect(await written('batch-4')).toHaveLength(1);
    await expect(batcher.add(auditRow())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
