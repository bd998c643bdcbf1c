import type { AppEvent } from '@clinical/contract/operations/events.schemas';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { createEventBus, type EventBusOptions } from './event-bus.ts';

const changed: AppEvent = { type: 'notes-changed', noteId: null };

async function openBus(overrides: Partial<EventBusOptions> = {}) {
  const bus = await createEventBus({ engine: await testDatabase(), crossProcess: false, ...overrides });
  onTestFinished(() => bus.close());
  return bus;
}

/** Subscribes and collects. */
function listener(bus: Awaited<ReturnType<typeof openBus>>, ...principals: string[]) {
  const heard: AppEvent[] = [];
  return { heard, subscription: bus.subscribe(principals, (event) => heard.push(event)) };
}

describe('inside a process', () => {
  it('tells everybody who holds a principal of the audience, once and at once', async () => {
    const bus = await openBus();
    const owner = listener(bus, 'user:a', 'owned:a');
    const colleague = listener(bus, 'user:b', 'department:x');
    const stranger = listener(bus, 'user:c');
    bus.publish(['user:a', 'owned:a', 'department:x'], changed);
    expect(owner.heard).toEqual([changed]);
    expect(colleague.heard).toEqual([changed]);
    expect(stranger.heard).toEqual([]);
  });

  it('tells a subscriber nothing after it closed, and follows a change of its principals', async () => {
    const bus = await openBus();
    const { heard, subscription } = listener(bus, 'user:a', 'department:x');
    subscription.setPrincipals(['user:a', 'department:y']);
    bus.publish(['department:x'], changed);
    expect(heard).toEqual([]);
    bus.publish(['department:y'], changed);
    expect(heard).toHaveLength(1);
    subscription.close();
    subscription.setPrincipals(['user:a']);
    bus.publish(['user:a', 'department:y'], changed);
    expect(heard).toHaveLength(1);
  });

  it('tells the others when one of them throws or closes on the way', async () => {
    const errors: unknown[] = [];
    const bus = await openBus({ onError: (error) => errors.push(error) });
    bus.subscribe(['user:a'], () => {
      throw new Error('broken');
    });
    const closing = bus.subscribe(['user:a'], () => closing.close());
    const { heard } = listener(bus, 'user:a');
    bus.publish(['user:a'], changed);
    expect(heard).toEqual([changed]);
    expect(errors).toHaveLength(1);
  });
});

describe('across processes', () => {
  it('tells subscribers elsewhere as well, and nobody twice', async () => {
    const here = await openBus({ crossProcess: true });
    const there = await openBus({ crossProcess: true });
    const near = listener(here, 'user:a');
    const far = listener(there, 'user:a');
    const stranger = listener(there, 'user:b');
    for (let i = 0; i < 50; i += 1) here.publish(['user:a', 'owned:a'], { type: 'notes-changed', noteId: String(i) });
    await expect.poll(() => far.heard.length).toBe(50);
    there.publish(['user:a'], changed);
    await expect.poll(() => near.heard.length).toBe(51);
    expect(far.heard.slice(0, 50)).toEqual(near.heard.slice(0, 50));
    expect(far.heard).toHaveLength(51);
    expect(stranger.heard).toEqual([]);
  });

  it('reaches an audience that fits in no single message', async () => {
    const here = await openBus({ crossProcess: true });
    const there = await openBus({ crossProcess: true });
    const audience = Array.from(
      { length: 1_000 },
      (_, index) => `user:0199c0de-0000-7000-8000-${String(index).padStart(12, '0')}`,
    );
    const first = listener(there, audience[0]!, audience[999]!);
    const last = listener(there, audience[999]!);
    here.publish(audience, changed);
    await expect.poll(() => last.heard.length).toBe(1);
    expect(first.heard).toEqual([changed]);
  });

  it('goes on when the database does not take a message', async () => {
    const errors: unknown[] = [];
    const engine = await testDatabase();
    let down = true;
    const flaky = {
      ...engine,
      listen: engine.listen.bind(engine),
      notify: (channel: string, payload: string) =>
        down ? Promise.reject(new Error('down')) : engine.notify(channel, payload),
    };
    const here = await openBus({ engine: flaky, crossProcess: true, onError: (error) => errors.push(error) });
    const far = listener(await openBus({ crossProcess: true }), 'user:a');
    here.publish(['user:a'], changed);
    await expect.poll(() => errors.length).toBe(1);
    down = false;
    here.publish(['user:a'], changed);
    await expect.poll(() => far.heard.length).toBe(1);
  });
});
