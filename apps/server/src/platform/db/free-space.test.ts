import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { createFreeSpaceGuard } from './free-space.ts';

test('writes are refused while free space is under the reserve, and go on when there is enough again', () => {
  let now = 0;
  let free = 2_000;
  const guard = createFreeSpaceGuard('/data', 1_000, { now: () => now }, () => free);
  guard.assertWritable();
  free = 500;
  guard.assertWritable();
  now += 1_000;
  expect(() => guard.assertWritable()).toThrow(expect.objectContaining({ code: 'STORAGE_FULL', status: 507 }));
  free = 2_000;
  now += 1_000;
  guard.assertWritable();
});

test('the system is asked for the space of a real folder', () => {
  createFreeSpaceGuard(tmpdir(), 0, { now: () => 0 }).assertWritable();
  const guard = createFreeSpaceGuard(tmpdir(), Number.MAX_SAFE_INTEGER, { now: () => 0 });
  expect(() => guard.assertWritable()).toThrow(expect.objectContaining({ code: 'STORAGE_FULL' }));
});
