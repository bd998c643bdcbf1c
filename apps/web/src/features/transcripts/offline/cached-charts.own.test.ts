import { expect, test, vi } from 'vitest';
import { importKey, openEncryptedStore } from '../../../lib/store/encrypted-store.ts';
import { note, transcript } from '../../../testing/chart-builders.ts';
import { memoryRecords } from '../../../testing/memory-records.ts';
import { persistEdit } from '../editor/unsent-edits.ts';
import { forgetChart, cacheChart, readCachedChart } from './cached-charts.ts';

const device = vi.hoisted(() => ({ store: null as unknown }));
vi.mock('../../../lib/store/store.ts', () => ({ localStore: async () => device.store }));

async function newDevice() {
  const box = memoryRecords();
  let now = 0;
  device.store = openEncryptedStore({ user: 'ada', secret: await importKey('A'.repeat(43)) }, box, () => (now += 1));
  return box;
}

test('a chart is kept as it was last seen, until it is gone', async () => {
  await newDevice();
  const chart = { note: note(), thread: [transcript()] };
  await cacheChart(chart);
  expect((await readCachedChart(chart.note.id))?.chart).toEqual(chart);
  await forgetChart(chart.note.id);
  expect(await readCachedChart(chart.note.id)).toBeNull();
});

test('a device holds the twelve charts opened last', async () => {
  const box = await newDevice();
  for (let n = 0; n < 15; n += 1) await cacheChart({ note: note({ id: `n-${n}` }), thread: [] });
  expect(box.raw.size).toBe(12);
  expect(await readCachedChart('n-2')).toBeNull();
  expect(await readCachedChart('n-3')).not.toBeNull();
});

test('charts give way to an edit that has no room, and the edit is refused only without any', async () => {
  const box = await newDevice();
  await cacheChart({ note: note(), thread: [] });
  const write = box.write;
  const full = new DOMException('No room.', 'QuotaExceededError');
  box.write = async (record) => {
    if (box.raw.size > 0) throw full;
    await write(record);
  };
  const edit = { base: [], mine: [] };
  await persistEdit({ id: 'e-1', noteId: 'n-1' }, edit);
  expect([...box.raw.values()].map(({ key }) => key.split(':')[0])).toEqual(['note-edit']);
  await expect(persistEdit({ id: 'e-2', noteId: 'n-1' }, edit)).rejects.toBe(full);
});
