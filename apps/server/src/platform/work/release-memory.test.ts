import { expect, test } from 'vitest';
import { createLook } from './release-memory.ts';

const MiB = 1024 * 1024;

function thread(used: number) {
  const state = { held: used * MiB, live: used * MiB, busy: 0, collections: 0 };
  const look = createLook({
    held: () => state.held,
    busy: () => state.busy,
    collect() {
      state.held = state.live;
      state.collections += 1;
    },
  });
  return { state, look };
}

test('garbage of large work is collected, and small garbage is left to V8', () => {
  const { state, look } = thread(80);
  state.held = 110 * MiB;
  look();
  expect(state).toMatchObject({ held: 110 * MiB, collections: 0 });
  state.held = 300 * MiB;
  look();
  expect(state).toMatchObject({ held: 80 * MiB, collections: 1 });
});

test('a thread that works is not held up', () => {
  const { state, look } = thread(80);
  state.held = 300 * MiB;
  state.busy = 0.5;
  look();
  expect(state.collections).toBe(0);
  state.busy = 0.01;
  look();
  expect(state.collections).toBe(1);
});

test('what is in use is not collected again and again', () => {
  const { state, look } = thread(80);
  state.held = state.live = 300 * MiB;
  for (let n = 0; n < 5; n += 1) look();
  expect(state.collections).toBe(2);
});

test('what was in use and is garbage later is collected then', () => {
  const { state, look } = thread(80);
  state.held = state.live = 300 * MiB;
  look();
  state.live = 80 * MiB;
  look();
  look();
  expect(state).toMatchObject({ held: 80 * MiB, collections: 2 });
});
