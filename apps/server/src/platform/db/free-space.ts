import { statfsSync } from 'node:fs';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';

const cacheMs = 1_000;

/** Refuses writes before the disk is full: the embedded database could not be reopened on a full one. */
export type FreeSpaceGuard = {
  /** Call it before each write. Looks at the disk at most once a second. @throws AppError STORAGE_FULL */
  assertWritable(): void;
};

/** Bytes that this process may still write on the folder's disk. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Keeps `reserve` bytes free on the disk of `folder`. `free` says how many there are (by default it asks the system). */
export function createFreeSpaceGuard(
  folder: string,
  reserve: number,
  clock: Clock,
  free: (folder: string) => number = freeBytes,
): FreeSpaceGuard {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let enough = true;
  return {
    assertWritable() {
      const now = clock.now();
      if (Math.abs(now - checkedAt) >= cacheMs) {
        enough = free(folder) > reserve;
        checkedAt = now;
      }
      if (!enough) throw new AppError('STORAGE_FULL');
    },
  };
}
