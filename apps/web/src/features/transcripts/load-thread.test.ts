import type { ThreadLine, ThreadPart } from '@clinical/contract/transcripts/thread.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { expect, test } from 'vitest';
import { threadLine, transcript } from '../../testing/chart-builders.ts';
import { firstPart, loadThread, mostWeight } from './load-thread.ts';

const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 3_600_000).toISOString();
const entryOf = (n: number, overrides: Partial<Transcript> = {}) =>
  transcript({ id: `e-${n}`, createdAt: at(n), updatedAt: at(n), ...overrides });
const thread = (count: number) => Array.from({ length: count }, (_, n) => entryOf(n));

/** A server with this thread, and a page that shows what it is given. */
function chart(stored: Transcript[], shown?: Transcript[]) {
  const world = {
    stored,
    shown,
    coming: [] as readonly ThreadLine[],
    asked: [] as ThreadPart[],
    steps: [] as number[],
    meanwhile: () => {},
    weight: 0,
  };
  const load = () =>
    loadThread(
      {
        part: async (part) => {
          world.asked.push(part);
          if (part.newest) return world.stored.slice(-part.newest);
          world.meanwhile();
          const ids = part.ids?.split(',') ?? [];
          return world.stored.filter(({ id }) => ids.includes(id));
        },
        outline: async () => world.stored.map((entry) => ({ ...threadLine(entry), weight: world.weight })),
        quiet: async () => {},
      },
      {
        entries: () => world.shown,
        show: (entries) => {
          world.shown = entries;
          world.steps.push(entries.length);
        },
        showComing: (lines) => (world.coming = lines),
      },
    );
  return { world, load };
}

test('a short thread comes whole, with one request', async () => {
  const { world, load } = chart(thread(firstPart - 1));
  expect(await load()).toEqual(world.stored);
  expect(world.asked).toEqual([{ newest: firstPart }]);
});

test('a long thread shows its newest entries first and ends whole, in order', async () => {
  const { world, load } = chart(thread(250));
  expect(await load()).toEqual(world.stored);
  expect(world.steps).toEqual([firstPart, firstPart + 100, firstPart + 200, 250]);
  expect(world.coming).toEqual([]);
});

test('of entries that hold hours of talk fewer come at a time, and one that is heavier than all comes alone', async () => {
  const { world, load } = chart(thread(firstPart + 7));
  world.weight = mostWeight / 3;
  expect(await load()).toEqual(world.stored);
  expect(world.steps).toEqual([firstPart, firstPart + 3, firstPart + 6, firstPart + 7]);
  const heavy = chart(thread(firstPart + 2));
  heavy.world.weight = mostWeight * 2;
  expect(await heavy.load()).toEqual(heavy.world.stored);
  expect(heavy.world.steps).toEqual([firstPart, firstPart + 1, firstPart + 2]);
});

test('what comes next is known before it is there', async () => {
  const { world, load } = chart(thread(60));
  let known: string[] = [];
  world.meanwhile = () => (known = world.coming.map(({ id }) => id));
  await load();
  expect(known).toEqual(world.stored.slice(0, 60 - firstPart).map(({ id }) => id));
});

test('of a thread that is shown only what changed is asked for, and what is gone goes', async () => {
  const shown = thread(60);
  const changed = entryOf(7, { updatedAt: at(99), tag: 'knee' });
  const running = entryOf(8, { taskId: 'task' });
  const { world, load } = chart([...shown.slice(0, 7), changed, running, ...shown.slice(10)], shown);
  expect(await load()).toEqual(world.stored);
  expect(world.asked).toEqual([{ ids: 'e-8,e-7' }]);
});

test('what is saved or added while it loads stays as it was saved', async () => {
  const { world, load } = chart(thread(250));
  const saved = entryOf(249, { updatedAt: at(999), tag: 'saved' });
  const added = entryOf(300);
  world.meanwhile = () => {
    world.shown = [...world.shown!.filter(({ id }) => id !== saved.id && id !== added.id), saved, added];
  };
  expect((await load()).slice(-2)).toEqual([saved, added]);
});

test('a load that broke off goes on where it was', async () => {
  const { world, load } = chart(thread(60), thread(60).slice(-firstPart));
  expect(await load()).toEqual(world.stored);
  expect(world.asked.every(({ newest }) => newest === undefined)).toBe(true);
});
