import { describe, expect, it } from 'vitest';
import { createFairSlots, type FairSlotsOptions, type WorkOwner } from './fair-slots.ts';

const anna: WorkOwner = { workspaceId: 'clinic', userId: 'anna' };
const ben: WorkOwner = { workspaceId: 'clinic', userId: 'ben' };
const olga: WorkOwner = { workspaceId: 'other', userId: 'olga' };
const ample = { perPerson: 100, perWorkspace: 100, total: 100 };

/** Slots whose pieces end when the test says so, each after as many milliseconds of a clock that only they move. */
function scripted(options: Partial<FairSlotsOptions> = {}) {
  let time = 0;
  const slots = createFairSlots({ places: 1, pending: ample, now: () => time, ...options });
  const started: string[] = [];
  const running: { giveBack: () => void }[] = [];
  const ask = (name: string, owner: WorkOwner) =>
    slots.take(owner).then((giveBack) => {
      started.push(name);
      running.push({ giveBack });
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** Ends the piece that has run longest. */
  const end = async (ms = 100) => {
    await settle();
    time += ms;
    running.shift()!.giveBack();
    await settle();
  };
  const endAll = async () => {
    await settle();
    while (running.length > 0) await end();
  };
  return { slots, started, ask, settle, end, endAll };
}

describe('fair slots', () => {
  it("put a person's tenth piece behind another workspace's first", async () => {
    const { ask, end, endAll, started } = scripted();
    for (let n = 1; n <= 10; n += 1) void ask(`anna ${n}`, anna);
    await end();
    void ask('olga 1', olga);
    void ask('olga 2', olga);
    await endAll();
    expect(started).toEqual([
      'anna 1',
      'anna 2',
      'olga 1',
      'anna 3',
      'olga 2',
      ...[4, 5, 6, 7, 8, 9, 10].map((n) => `anna ${n}`),
    ]);
  });

  it('divide a workspace among its persons, and the rest among workspaces however many persons they have', async () => {
    const { ask, endAll, started } = scripted();
    for (let n = 1; n <= 4; n += 1) void ask(`anna ${n}`, anna);
    for (let n = 1; n <= 2; n += 1) void ask(`ben ${n}`, ben);
    for (let n = 1; n <= 4; n += 1) void ask(`olga ${n}`, olga);
    await endAll();
    expect(started).toEqual([
      'anna 1',
      'olga 1',
      'ben 1',
      'olga 2',
      'anna 2',
      'olga 3',
      'ben 2',
      'olga 4',
      'anna 3',
      'anna 4',
    ]);
  });

  it('weigh pieces by the time that they took', async () => {
    const { ask, end, settle, started } = scripted();
    for (let n = 1; n <= 3; n += 1) void ask(`anna ${n}`, anna);
    for (let n = 1; n <= 4; n += 1) void ask(`olga ${n}`, olga);
    await settle();
    for (const ms of [300, 100, 100, 100, 100]) await end(ms);
    expect(started).toEqual(['anna 1', 'olga 1', 'olga 2', 'olga 3', 'anna 2', 'olga 4']);
  });

  it('give somebody who pauses neither credit nor debt', async () => {
    const { ask, end, endAll, started } = scripted();
    void ask('olga early', olga);
    await end();
    for (let n = 1; n <= 5; n += 1) void ask(`anna ${n}`, anna);
    await end();
    await end();
    for (let n = 1; n <= 3; n += 1) void ask(`olga ${n}`, olga);
    await endAll();
    expect(started).toEqual([
      'olga early',
      'anna 1',
      'anna 2',
      'anna 3',
      'olga 1',
      'anna 4',
      'olga 2',
      'anna 5',
      'olga 3',
    ]);
  });

  it('leave a place to other workspaces where one may hold only some', async () => {
    const { ask, settle, endAll, started } = scripted({ places: 2, placesPerWorkspace: 1 });
    void ask('anna', anna);
    void ask('ben', ben);
    void ask('olga', olga);
    await settle();
    expect(started).toEqual(['anna', 'olga']);
    await endAll();
    expect(started).toEqual(['anna', 'olga', 'ben']);
  });

  it('reject a person, a workspace and all of them when too much is pending, and start the others', async () => {
    const { slots, ask, endAll, started } = scripted({ pending: { perPerson: 1, perWorkspace: 2, total: 3 } });
    void ask('anna 1', anna);
    void ask('anna 2', anna);
    await expect(slots.take(anna)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
      retryAfter: 5,
      message: 'Too much of your work is pending. Wait a moment and try again.',
    });
    void ask('ben', ben);
    await expect(slots.take({ ...ben, userId: 'carl' })).rejects.toMatchObject({
      message: 'Too much work of your workspace is pending. Wait a moment and try again.',
    });
    void ask('olga', olga);
    await expect(slots.take({ ...olga, userId: 'petra' })).rejects.toMatchObject({
      message: 'The server has too much pending work. Wait a moment and try again.',
    });
    void ask('third', { workspaceId: 'third', userId: 'tom' });
    await endAll();
    expect(started.toSorted()).toEqual(['anna 1', 'anna 2', 'ben', 'olga', 'third']);
  });

  it('let background work wait, however much is pending', async () => {
    const { slots, ask, endAll } = scripted({ pending: { perPerson: 0, perWorkspace: 0, total: 0 } });
    const order: number[] = [];
    const waiting = [1, 2, 3].map(async (n) => {
      const giveBack = await slots.take(anna, { mayBeRejected: false });
      order.push(n);
      giveBack();
    });
    await expect(ask('anna', anna)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await Promise.all(waiting);
    await endAll();
    expect(order).toEqual([1, 2, 3]);
  });

  it('are not kept for somebody who left, nor given twice', async () => {
    const { slots, settle } = scripted();
    const first = await slots.take(anna);
    const impatient = new AbortController();
    const left = slots.take(anna, { signal: impatient.signal });
    const second = slots.take(ben);
    impatient.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await expect(slots.take(anna, { signal: impatient.signal })).rejects.toThrow('gone');
    first();
    first();
    const giveBack = await second;
    const third = slots.take(olga);
    await settle();
    expect(await Promise.race([third, Promise.resolve('none free')])).toBe('none free');
    giveBack();
    (await third)();
  });
});
