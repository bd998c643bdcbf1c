import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runInChild } from '../../../test/child-process.ts';
import { createServerDatabase, makeDatabaseIn, silentLog, testServerUrl } from '../../../test/database.ts';
import { systemClock } from '../clock.ts';
import type { Context } from '../context.ts';
import { openDatabase } from '../db/open-database.ts';
import { succeedTask, taskPayload } from './background-tasks.ts';
import { defineJob, onJob } from './job.ts';
import { JobRunner } from './job-runner.ts';

const taskId = '00000000-0000-7000-8000-000000000001';

/** Queues a task and starts on it, but never ends. */
const startAndHang = `
  const { openDatabase } = await load('platform/db/open-database.ts');
  const { JobRunner } = await load('platform/jobs/job-runner.ts');
  const { startTask, progressTask, taskPayload } = await load('platform/jobs/background-tasks.ts');
  const engine = await openDatabase({ databaseUrl: input.databaseUrl, dataDir: input.dataDir, log });
  const clock = { now: () => Date.now() };
  const job = { name: 'long-work', payload: taskPayload, retries: 0, timeoutSeconds: 600 };
  const runner = new JobRunner({
    engine, clock, log, work: true, publish() {}, createContext: async () => ({}),
    jobs: [{ job, handle: async (ctx, { taskId }) => {
      await engine.transaction((db) => progressTask({ db, clock, emit() {} }, taskId, 30));
      say('working');
      await new Promise(() => {});
    } }],
  });
  await runner.start();
  const actor = { userId: input.taskId, workspaceId: input.taskId };
  await engine.transaction((db) => startTask({
    db, clock, actor, ids: { uuid: () => input.taskId }, emit() {},
    enqueue: (job, payload) => runner.enqueue(db, { actor }, job, payload, 'test'),
  }, job, { kind: 'note', payload: {} }));`;

test('a job whose process was killed is taken up again by the next one', { timeout: 90_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recovery-'));
  const server = testServerUrl === null ? null : await createServerDatabase(testServerUrl);
  if (server === null) await makeDatabaseIn(folder);
  const place = { databaseUrl: server?.url ?? null, dataDir: folder };
  const child = runInChild(startAndHang, { ...place, taskId });
  await child.wrote(1);
  await child.kill();

  const engine = await openDatabase({ ...place, log: silentLog });
  const found = () => engine.query('select status, progress from background_tasks where id = $1', [taskId]);
  expect(await found()).toEqual([{ status: 'PROGRESS', progress: 30 }]);
  const job = defineJob({ name: 'long-work', payload: taskPayload, retries: 0, timeoutSeconds: 600 });
  const runner = new JobRunner({
    engine,
    clock: systemClock,
    log: silentLog,
    jobs: [
      onJob(job, async (_ctx, payload) =>
        engine.transaction((db) => succeedTask({ db, clock: systemClock, emit: () => undefined }, payload.taskId)),
      ),
    ],
    createContext: async () => ({}) as Context,
    publish: () => undefined,
    work: true,
  });
  await runner.start();
  await expect.poll(found, { timeout: 60_000, interval: 200 }).toEqual([{ status: 'SUCCESS', progress: 100 }]);
  await runner.stop();
  await engine.close();
  await server?.drop();
  rmSync(folder, { recursive: true });
});
