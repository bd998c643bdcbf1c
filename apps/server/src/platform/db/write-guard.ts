import { accessSync, constants, statfsSync } from 'node:fs';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';

const cacheMs = 1_000;

export type StorageState = 'ok' | 'full' | 'read-only';

/** Refuses writes before the disk is full, or when it is read-only: the embedded database could not be reopened on either. */
export type WriteGuard = {
  /** Looks at the disk at most once a second. */
  state(): StorageState;
  /** Call it before each write. @throws AppError STORAGE_FULL, STORAGE_READ_ONLY */
  assertWritable(): void;
};

/** Bytes that this process may still write on the folder's disk. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps `reserve` bytes free on the disk of `folder`.
 * @param look what the disk says of the folder: free bytes, and whether it takes writes; by default the system is asked
 */
export function createWriteGuard(
  folder: string,
  reserve: number,
  clock: Clock,
  look = { freeBytes, isWritable },
): WriteGuard {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let last: StorageState = 'ok';
  const state = (): StorageState => {
    const now = clock.now();
    if (Math.abs(now - checkedAt) >= cacheMs) {
      if (look.isWritable(folder)) last = look.freeBytes(folder) > reserve ? 'ok' : 'full';
      else last = 'read-only';
      checkedAt = now;
    }
    return last;
  };
  return {
    state,
    assertWritable() {
      const found = state();
      if (found !== 'ok') throw new AppError(found === 'full' ? 'STORAGE_FULL' : 'STORAGE_READ_ONLY');
    },
  };
}
