import { notifications } from '@mantine/notifications';
import { afterAll, afterEach, vi } from 'vitest';
import type { outsideStore as OutsideStore } from '../lib/outside-store.ts';

const resets = vi.hoisted(() => {
  const kept = globalThis as typeof globalThis & { storeResets?: Set<() => void> };
  return (kept.storeResets ??= new Set());
});

// Files share modules, and with them what these keep outside React; they share a document too.
vi.mock('../lib/outside-store.ts', async (original) => {
  const { outsideStore } = await original<{ outsideStore: typeof OutsideStore }>();
  return {
    outsideStore: <Value>(initial: Value) => {
      const store = outsideStore(initial);
      resets.add(() => store.set(() => initial));
      return store;
    },
  };
});

afterEach(() => {
  notifications.clean();
});
afterAll(() => {
  for (const reset of resets) reset();
  document.body.replaceChildren();
});
