import { expect, test } from 'vitest';
import { memoryRecords } from '../../testing/memory-records.ts';
import { importKey, openEncryptedStore } from './encrypted-store.ts';

const keyOf = (fill: string) => importKey(fill.repeat(43));
const adas = async () => ({ user: 'ada', secret: await keyOf('A') });
const bens = async () => ({ user: 'ben', secret: await keyOf('Q') });

test('what was put comes back, in this and in a later visit with the same key', async () => {
  const box = memoryRecords();
  const store = openEncryptedStore(await adas(), box, () => 5);
  await store.put('draft:1', { text: 'Denies chest pain.' });
  const later = openEncryptedStore(await adas(), box);
  expect(await later.get('draft:1')).toEqual({ key: 'draft:1', value: { text: 'Denies chest pain.' }, savedAt: 5 });
});

test('nothing readable lies on disk, and the key cannot be read out', async () => {
  const box = memoryRecords();
  const ada = await adas();
  await openEncryptedStore(ada, box).put('draft:1', { text: 'Denies chest pain.' });
  const [record] = box.raw.values();
  expect(new TextDecoder().decode(record?.data)).not.toContain('chest');
  await expect(crypto.subtle.exportKey('raw', ada.secret)).rejects.toThrow();
});

test('another user has a key of their own and sees nothing', async () => {
  const box = memoryRecords();
  await openEncryptedStore(await adas(), box).put('draft:1', 'hers');
  const ben = openEncryptedStore(await bens(), box);
  expect(await ben.get('draft:1')).toBeNull();
  expect(await ben.list('')).toEqual([]);
  // Even a record moved into his name does not open.
  const [record] = box.raw.values();
  if (record) await box.write({ ...record, user: 'ben' });
  expect(await ben.get('draft:1')).toBeNull();
});

test('a record moved to another key does not open either', async () => {
  const box = memoryRecords();
  const store = openEncryptedStore(await adas(), box);
  await store.put('draft:1', 'one');
  const [record] = box.raw.values();
  if (record) await box.write({ ...record, key: 'draft:2' });
  expect(await store.get('draft:2')).toBeNull();
});

test('values are listed by prefix, oldest first, and removed one by one', async () => {
  let now = 0;
  const store = openEncryptedStore(await adas(), memoryRecords(), () => (now += 1));
  await store.put('draft:b', 1);
  await store.put('draft:a', 2);
  await store.put('other:c', 3);
  expect((await store.list('draft:')).map(({ key }) => key)).toEqual(['draft:b', 'draft:a']);
  await store.remove('draft:b');
  expect((await store.list('draft:')).map(({ value }) => value)).toEqual([2]);
});

test('all under a prefix go at once, and nothing else does', async () => {
  const box = memoryRecords();
  const [hers, his] = [openEncryptedStore(await adas(), box), openEncryptedStore(await bens(), box)];
  await hers.put('piece:1', 1);
  await hers.put('piece:2', 2);
  await hers.put('draft:1', 3);
  await his.put('piece:1', 4);
  await hers.removeAll('piece:');
  expect(await hers.keys('')).toEqual(['draft:1']);
  expect(await his.keys('')).toEqual(['piece:1']);
});
