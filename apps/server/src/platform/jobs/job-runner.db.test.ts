import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { AppEvent } from '@clinical/contract/operations/events.schemas';
import { silentLog, testDatabase } from '../../../test/database.ts';
import { AppError } from '../app-error.ts';
import { systemClock } from '../clock.ts';
import type { Context, Tx } from '../context.ts';
import type { DatabaseEngine } from '../db/database.ts';
import { createIds } from '../ids.ts';
import type { Actor } from '../session.ts';
import {
  getTaskOf,
  listTasksOf,
  progressTask,
  retryTask,
  revokeTask,
  startTask,
  succeedTask,
  taskPayload,
} from './background-tasks.ts';
import { backgroundTasks, type BackgroundTaskRow } from './background-tasks.table.ts';
import { defineJob, onJob, type JobBinding, type JobContract } from './job.ts';
import { JobRunner, type ActorRef } from './job-runner.ts';

const writeNote = defineJob({
  name: 'write-note',
  payload: taskPayload.extend({ wish: z.string() }),
  retries: 2,
  timeoutSeconds: 60,
});
const ids = createIds(systemClock);

let engine: DatabaseEngine;
let runners: JobRunner[] = [];
let events: { audience: readonly string[]; event: AppEvent }[] = [];

beforeAll(async () => {
  engine = await testDatabase();
});

afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
  events = [];
});

function someone(): Actor {
  return { userId: randomUUID(), workspaceId: randomUUID() } as Actor;
}

/** The parts of a context that these handlers use. */
function contextFor(runner: () => JobRunner, actor: ActorRef | null, signal: AbortSignal): Context {
  const transaction = (work: (tx: Tx) => Promise<unknown>) =>
    engine.transaction((db) =>
      work({
        actor: actor as Actor,
        db,
        clock: systemClock,
        ids,
        audit: async () => undefined,
        enqueue: (job, payload) => runner().enqueue(db, { actor: actor as Actor }, job as JobContract, payload, 'test'),
        emit: (audience, event) => void events.push({ audience, event }),
        use: () => {
          throw new Error('no port is needed here');
        },
      }),
    );
  return { actor, signal, db: engine.db, clock: systemClock, ids, transaction } as unknown as Context;
}

async function startRunner(
  jobs: JobBinding[],
  options: { work?: boolean; concurrency?: number; dueEverySeconds?: number } = {},
): Promise<JobRunner> {
  const runner: JobRunner = new JobRunner({
    engine,
    clock: systemClock,
    log: silentLog,
    jobs,
    createContext: async ({ actor, signal }) => contextFor(() => runner, actor, signal),
    publish: (audience, event) => void events.push({ audience, event }),
    work: true,
    ...options,
    retryDelaySeconds: 0,
  });
  runners.push(runner);
  await runner.start();
  return runner;
}

function order(runner: JobRunner, actor: Actor, wish = 'a note'): Promise<string> {
  return contextFor(() => runner, actor, new AbortController().signal).transaction((tx) =>
    startTask(tx, writeNote, { kind: 'note', payload: { wish } }),
  );
}

async function ended(taskId: string): Promise<BackgroundTaskRow> {
  return expect
    .poll(async () => (await engine.db.select().from(backgroundTasks).where(eq(backgroundTasks.id, taskId)))[0], {
      timeout: 20_000,
    })
    .toSatisfy((row: BackgroundTaskRow) => row.finishedAt !== null)
    .then(
      async () =>
        (await engine.db.select().from(backgroundTasks).where(eq(backgroundTasks.id, taskId)))[0] as BackgroundTaskRow,
    );
}

test('a task goes from waiting through progress to success, and its owner is told each step', async () => {
  const actor = someone();
  const seen: (ActorRef | null)[] = [];
  const runner = await startRunner([
    onJob(writeNote, async (ctx, { taskId }) => {
      seen.push(ctx.actor);
      await ctx.transaction((tx) => progressTask(tx, taskId, 40));
      await ctx.transaction((tx) => succeedTask(tx, taskId));
    }),
  ]);
  const taskId = await order(runner, actor);
  expect(await ended(taskId)).toMatchObject({ status: 'SUCCESS', progress: 100, userId: actor.userId });
  expect(seen).toEqual([{ userId: actor.userId, workspaceId: actor.workspaceId }]);
  expect(events.map(({ event }) => event)).toMatchObject([
    { type: 'task', taskId, status: 'pending', progress: null },
    { type: 'task', taskId, status: 'progress', progress: 0 },
    { type: 'task', taskId, status: 'progress', progress: 40 },
    { type: 'task', taskId, status: 'success', progress: 100 },
  ]);
  expect(events.every(({ audience }) => audience[0] === `user:${actor.userId}`)).toBe(true);
  expect(await getTaskOf(engine.db, actor.userId, taskId)).toMatchObject({ id: taskId });
  await expect(getTaskOf(engine.db, someone().userId, taskId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await listTasksOf(engine.db, actor.userId, { active: true, limit: 10 })).toEqual([]);
  expect(await listTasksOf(engine.db, actor.userId, { active: false, limit: 10 })).toHaveLength(1);
});

/** A task with two parts; what they do is in their wishes. */
async function orderParts(runner: JobRunner, actor: Actor, wishes: readonly string[]) {
  return contextFor(() => runner, actor, new AbortController().signal).transaction(async (tx) => {
    const whole = await startTask(tx, writeNote, { kind: 'whole', payload: { wish: 'nothing' } });
    const parts: string[] = [];
    for (const wish of wishes)
      parts.push(await startTask(tx, writeNote, { kind: 'part', partOf: whole, payload: { wish } }));
    return { whole, parts };
  });
}

const asWished = [
  onJob(writeNote, async (ctx, { taskId, wish }) => {
    if (wish === 'refuse') throw new AppError('CONFLICT', { message: 'Refused.' });
    if (wish === 'succeed') await ctx.transaction((tx) => succeedTask(tx, taskId));
  }),
];

test('a task with parts ends with the last of them, and fails when none succeeded', async () => {
  const actor = someone();
  const runner = await startRunner(asWished);
  const good = await orderParts(runner, actor, ['refuse', 'succeed', 'succeed']);
  expect(await ended(good.whole)).toMatchObject({ status: 'SUCCESS', progress: 100, message: '' });
  expect((await ended(good.parts[0]!)).status).toBe('FAILURE');
  const bad = await orderParts(runner, actor, ['refuse', 'refuse']);
  expect(await ended(bad.whole)).toMatchObject({ status: 'FAILURE', message: 'Refused.' });
  // parts are told of, and listed, with their whole only
  const told = new Set(events.map(({ event }) => event.type === 'task' && event.taskId));
  expect(told).toEqual(new Set([good.whole, bad.whole]));
  const listed = await listTasksOf(engine.db, actor.userId, { active: false, limit: 10 });
  expect(listed.map(({ id }) => id).toSorted()).toEqual([good.whole, bad.whole].toSorted());
});

test('cancelling a task cancels its parts', async () => {
  const runner = await startRunner(asWished, { work: false });
  const { whole, parts } = await orderParts(runner, someone(), ['succeed', 'succeed']);
  await engine.transaction((db) => revokeTask({ db, clock: systemClock, emit: () => undefined }, whole, 'Cancelled'));
  for (const id of [whole, ...parts])
    expect(await ended(id)).toMatchObject({ status: 'REVOKED', message: 'Cancelled' });
});

test('a job that was queued before the clock was set back does not wait until that time comes again', async () => {
  const succeed = [onJob(writeNote, (ctx, { taskId }) => ctx.transaction((tx) => succeedTask(tx, taskId)))];
  const taskId = await order(await startRunner(succeed, { work: false }), someone());
  await engine.query(
    `update pgboss.job set start_after = start_after + interval '1 hour' where data->'payload'->>'taskId' = $1`,
    [taskId],
  );
  await engine.query(`update pgboss.queue set monitor_claim_on = now() + interval '1 hour'`);
  await startRunner(succeed, { dueEverySeconds: 0.1 });
  expect(await ended(taskId)).toMatchObject({ status: 'SUCCESS' });
  const ahead = () => engine.query('select name from pgboss.queue where monitor_claim_on > now()');
  await expect.poll(ahead).toEqual([]);
});

test('a handler that fails is run again', async () => {
  let runs = 0;
  const runner = await startRunner([
    onJob(writeNote, async (ctx, { taskId }) => {
      runs += 1;
      if (runs < 3) throw new Error('not yet');
      await ctx.transaction((tx) => succeedTask(tx, taskId));
    }),
  ]);
  expect(await ended(await order(runner, someone()))).toMatchObject({ status: 'SUCCESS' });
  expect(runs).toBe(3);
});

test('after its last try a task fails with a message, and can be tried again by hand', async () => {
  let broken = true;
  let runs = 0;
  const actor = someone();
  const runner = await startRunner([
    onJob(writeNote, async (ctx, { taskId }) => {
      runs += 1;
      if (broken) throw new AppError('PROVIDER_FAILED');
      await ctx.transaction((tx) => succeedTask(tx, taskId));
    }),
  ]);
  const taskId = await order(runner, actor);
  expect(await ended(taskId)).toMatchObject({ status: 'FAILURE', message: new AppError('PROVIDER_FAILED').message });
  expect(runs).toBe(3);
  broken = false;
  await contextFor(() => runner, actor, new AbortController().signal).transaction((tx) => retryTask(tx, taskId));
  expect(await ended(taskId)).toMatchObject({ status: 'SUCCESS', attempts: 2, message: '' });
});

test('what another try would only repeat fails at once', async () => {
  let runs = 0;
  const runner = await startRunner([
    onJob(writeNote, async () => {
      runs += 1;
      throw new AppError('EMPTY_SOURCE');
    }),
  ]);
  expect(await ended(await order(runner, someone()))).toMatchObject({ status: 'FAILURE' });
  expect(runs).toBe(1);
});

test('a task that was cancelled while it waited is never run', async () => {
  let runs = 0;
  const handler = onJob(writeNote, async (ctx, { taskId, wish }) => {
    if (wish === 'cancelled') runs += 1;
    await ctx.transaction((tx) => succeedTask(tx, taskId));
  });
  const actor = someone();
  const queueing = await startRunner([handler], { work: false });
  const taskId = await order(queueing, actor, 'cancelled');
  await contextFor(() => queueing, actor, new AbortController().signal).transaction((tx) =>
    revokeTask(tx, taskId, 'Cancelled.'),
  );
  const later = await order(queueing, actor, 'kept');
  await startRunner([handler]);
  expect(await ended(later)).toMatchObject({ status: 'SUCCESS' });
  expect(await ended(taskId)).toMatchObject({ status: 'REVOKED', message: 'Cancelled.' });
  expect(runs).toBe(0);
  expect(events.at(1)?.event).toMatchObject({ type: 'task', status: 'failure', message: 'Cancelled.' });
});

test('a running task that is cancelled from elsewhere stops, and its results are not written', async () => {
  const started = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<unknown>();
  const handler = onJob(writeNote, async (ctx, { taskId }) => {
    started.resolve();
    await new Promise((resolve) => ctx.signal.addEventListener('abort', resolve, { once: true }));
    await ctx
      .transaction(async (tx) => {
        await tx.db.execute(sql`create table results_of_cancelled (id int)`);
        await succeedTask(tx, taskId);
      })
      .then(() => stopped.resolve('written'), stopped.resolve);
  });
  const actor = someone();
  await startRunner([handler]);
  const elsewhere = await startRunner([handler], { work: false });
  const taskId = await order(elsewhere, actor);
  await started.promise;
  await contextFor(() => elsewhere, actor, new AbortController().signal).transaction((tx) =>
    revokeTask(tx, taskId, 'Cancelled.'),
  );
  expect(await stopped.promise).toMatchObject({ name: 'TaskEnded' });
  expect(await engine.query(`select to_regclass('results_of_cancelled') as name`)).toEqual([{ name: null }]);
  expect(await ended(taskId)).toMatchObject({ status: 'REVOKED' });
});

test('a job exists only if the transaction that queued it commits', async () => {
  const runner = await startRunner([onJob(writeNote, async () => undefined)], { work: false });
  const actor = someone();
  const failed = contextFor(() => runner, actor, new AbortController().signal).transaction(async (tx) => {
    await startTask(tx, writeNote, { kind: 'note', payload: { wish: 'rolled back' } });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await order(runner, actor, 'committed');
  const queued = await engine.query(
    `select data->'payload'->>'wish' as wish from pgboss.job where data->'actor'->>'userId' = $1`,
    [actor.userId],
  );
  expect(queued).toEqual([{ wish: 'committed' }]);
});

test('jobs run in fair shares by workspace, and by person within one, and none is lost', async () => {
  const [anna, olga] = [someone(), someone()];
  const ben = { ...someone(), workspaceId: anna.workspaceId } as Actor;
  const ran: string[] = [];
  const binding = onJob(writeNote, async (ctx, { taskId, wish }) => {
    ran.push(wish);
    await ctx.transaction((tx) => succeedTask(tx, taskId));
  });
  const queueing = await startRunner([binding], { work: false });
  const wishes: [Actor, string][] = [
    ...['anna 1', 'anna 2', 'anna 3', 'anna 4'].map((wish): [Actor, string] => [anna, wish]),
    [ben, 'ben 1'],
    [ben, 'ben 2'],
    [olga, 'olga 1'],
    [olga, 'olga 2'],
    [olga, 'olga 3'],
  ];
  for (const [actor, wish] of wishes) await order(queueing, actor, wish);
  await startRunner([binding], { concurrency: 1 });
  // other tests leave jobs in the queue
  const own = () => ran.filter((wish) => wishes.some(([, known]) => known === wish));
  await expect.poll(() => own().length, { timeout: 20_000 }).toBe(wishes.length);
  expect(own()).toEqual(['anna 1', 'ben 1', 'olga 1', 'anna 2', 'olga 2', 'anna 3', 'ben 2', 'olga 3', 'anna 4']);
});

test('one workspace does not hold all places, and a newcomer begins beside what is served', async () => {
  const [anna, olga] = [someone(), someone()];
  const started: string[] = [];
  const release = Promise.withResolvers<void>();
  const binding = onJob(writeNote, async (ctx, { taskId, wish }) => {
    started.push(wish);
    if (wish.startsWith('long')) await release.promise;
    await ctx.transaction((tx) => succeedTask(tx, taskId));
  });
  const runner = await startRunner([binding], { concurrency: 2 });
  const long = [await order(runner, anna, 'long 1'), await order(runner, anna, 'long 2')];
  await expect.poll(() => started, { timeout: 20_000 }).toEqual(['long 1']);
  expect(await ended(await order(runner, olga, 'short'))).toMatchObject({ status: 'SUCCESS' });
  expect(started).toEqual(['long 1', 'short']);
  release.resolve();
  for (const id of long) expect(await ended(id)).toMatchObject({ status: 'SUCCESS' });
});

test('a payload that does not fit its schema is refused before it is queued', async () => {
  const runner = await startRunner([onJob(writeNote, async () => undefined)], { work: false });
  const wrong = { wish: 3 } as unknown as { wish: string };
  const actor = someone();
  const failed = contextFor(() => runner, actor, new AbortController().signal).transaction((tx) =>
    startTask(tx, writeNote, { kind: 'note', payload: wrong }),
  );
  await expect(failed).rejects.toThrow('expected string');
  expect(await listTasksOf(engine.db, actor.userId, { active: false, limit: 10 })).toEqual([]);
});

test('a stopping process gives what runs too long back to the queue, and another takes it up', async () => {
  const started = Promise.withResolvers<void>();
  const stuck = onJob(writeNote, async (ctx) => {
    started.resolve();
    await new Promise((resolve) => ctx.signal.addEventListener('abort', resolve, { once: true }));
    throw ctx.signal.reason;
  });
  const first = await startRunner([stuck]);
  const taskId = await order(first, someone());
  await started.promise;
  await first.stop();
  await startRunner([onJob(writeNote, (ctx, payload) => ctx.transaction((tx) => succeedTask(tx, payload.taskId)))]);
  expect(await ended(taskId)).toMatchObject({ status: 'SUCCESS' });
});
