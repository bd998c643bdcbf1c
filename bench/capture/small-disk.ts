import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of its own, small enough to be filled for real. */
export type SmallDisk = {
  /** Takes all room but so many MiB. */
  fill(leftMiB: number): void;
  /** Gives it back. */
  clear(): void;
  unmount(): void;
};

const MiB = 1024 * 1024;

/** Mounts a file system in memory on the folder; null where that is not permitted. */
export function mountSmallDisk(folder: string, sizeMiB: number): SmallDisk | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMiB}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  let mounted = true;
  const ballast = join(folder, 'ballast');
  return {
    fill(leftMiB) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leftMiB * MiB), 1));
    },
    clear: () => rmSync(ballast, { force: true }),
    unmount() {
      if (mounted) execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
      mounted = false;
    },
  };
}
