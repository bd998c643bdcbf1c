import { offlineError } from '@clinical/api-client/api-error';
import { expect, test, vi } from 'vitest';
import { memoryRecords } from '../../testing/memory-records.ts';
import { withDeviceCopy } from './device-copy.ts';
import { type EncryptedStore, importKey, openEncryptedStore } from './encrypted-store.ts';

const device = vi.hoisted(() => ({ store: null as EncryptedStore | null }));
vi.mock('./store.ts', () => ({ localStore: async () => device.store }));

const lost = () => Promise.reject(offlineError());

test('a list read a moment ago is there without a network, and only then', async () => {
  device.store = openEncryptedStore({ user: 'ada', secret: await importKey('A'.repeat(43)) }, memoryRecords());
  expect(await withDeviceCopy('notes', async () => ['Ana'])).toEqual(['Ana']);
  await expect.poll(() => withDeviceCopy('notes', lost).catch(() => null)).toEqual(['Ana']);
  await expect(withDeviceCopy('others', lost)).rejects.toMatchObject({ code: 'OFFLINE' });
  await expect(withDeviceCopy('notes', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

test('a device without storage goes without', async () => {
  device.store = null;
  expect(await withDeviceCopy('notes', async () => 1)).toBe(1);
  await expect(withDeviceCopy('notes', lost)).rejects.toMatchObject({ code: 'OFFLINE' });
});
