import { expect, test } from 'vitest';
import { memoryRecords } from '../../testing/memory-records.ts';
import { openEncryptedStore } from './encrypted-store.ts';

test('what was put comes back, in this and in a later visit', async () => {
  const box = memoryRecords();
  const store = await openEncryptedStore('ada', box, () => 5);
  await store.put('draft:1', { text: 'Denies chest pain.' });
  const later = await openEncryptedStore('ada', box);
  expect(await later.get('draft:1')).toEqual({ key: 'draft:1', value: { text: 'Denies chest pain.' }, savedAt: 5 });
});

test('nothing readable lies on disk', async () => {
  const box = memoryRecords();
  const store = await openEncryptedStore('ada', box);
  await store.put('draft:1', { text: 'Denies chest pain.' });
  const [record] = box.raw.values();
  expect(new TextDecoder().decode(record?.data)).not.toContain('chest');
});

test('another user has a key of their own and sees nothing', async () => {
  const box = memoryRecords();
  const ada = await openEncryptedStore('ada', box);
  await ada.put('draft:1', 'hers');
  const ben = await openEncryptedStore('ben', box);
  expect(await ben.get('draft:1')).toBeNull();
  expect(await ben.list('')).toEqual([]);
  // Even a record moved into his name does not open.
  const [record] = box.raw.values();
  if (record) await box.write({ ...record, user: 'ben' });
  expect(await ben.get('draft:1')).toBeNull();
});

test('a record moved to another key does not open either', async () => {
  const box = memoryRecords();
  const store = await openEncryptedStore('ada', box);
  await store.put('draft:1', 'one');
  const [record] = box.raw.values();
  if (record) await box.write({ ...record, key: 'draft:2' });
  expect(await store.get('draft:2')).toBeNull();
});

test('values are listed by prefix, oldest first, and removed one by one', async () => {
  let now = 0;
  const store = await openEncryptedStore('ada', memoryRecords(), () => (now += 1));
  await store.put('draft:b', 1);
  await store.put('draft:a', 2);
  await store.put('other:c', 3);
  expect((await store.list('draft:')).map(({ key }) => key)).toEqual(['draft:b', 'draft:a']);
  await store.remove('draft:b');
  expect((await store.list('draft:')).map(({ value }) => value)).toEqual([2]);
});

test('two tabs that start at once end with one key', async () => {
  const box = memoryRecords();
  const [one, two] = await Promise.all([openEncryptedStore('ada', box), openEncryptedStore('ada', box)]);
  await one.put('draft:1', 'from one');
  expect((await two.get('draft:1'))?.value).toBe('from one');
});
