import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { createWriteGuard } from './write-guard.ts';

test('writes are refused while free space is under the reserve, and go on when there is enough again', () => {
  let now = 0;
  let free = 2_000;
  const look = { freeBytes: () => free, isWritable: () => true };
  const guard = createWriteGuard('/data', 1_000, { now: () => now }, look);
  guard.assertWritable();
  free = 500;
  guard.assertWritable();
  now += 1_000;
  expect(() => guard.assertWritable()).toThrow(expect.objectContaining({ code: 'STORAGE_FULL', status: 507 }));
  free = 2_000;
  now += 1_000;
  guard.assertWritable();
});

test('writes are refused while the disk is read-only', () => {
  let now = 0;
  let isWritable = false;
  const look = { freeBytes: () => 2_000, isWritable: () => isWritable };
  const guard = createWriteGuard('/data', 1_000, { now: () => now }, look);
  expect(() => guard.assertWritable()).toThrow(expect.objectContaining({ code: 'STORAGE_READ_ONLY', status: 507 }));
  expect(guard.state()).toBe('read-only');
  isWritable = true;
  now += 1_000;
  expect(guard.state()).toBe('ok');
});

test('the system is asked about a real folder', () => {
  expect(createWriteGuard(tmpdir(), 0, { now: () => 0 }).state()).toBe('ok');
  expect(createWriteGuard(tmpdir(), Number.MAX_SAFE_INTEGER, { now: () => 0 }).state()).toBe('full');
  expect(createWriteGuard('/not/there', 0, { now: () => 0 }).state()).toBe('read-only');
});
