import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMakingProcess } from './run-making-process.ts';

const server = fileURLToPath(new URL('../../..', import.meta.url));
const builtImages = join(server, 'dist', 'empty-database');

/** Names the version of the embedded database and every migration, so that an image of other ones is never used. */
function keyOf(migrationsFolder: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'));
  const hash = createHash('sha256').update(String(dependencies['@electric-sql/pglite']));
  const files = readdirSync(migrationsFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.toSorted()) hash.update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}

/** Folder of the empty database that the build made of these migrations; null when it made none. */
export function findDatabaseImage(migrationsFolder: string, images = builtImages): string | null {
  if (!existsSync(images)) return null;
  const image = join(images, keyOf(migrationsFolder));
  return existsSync(image) ? image : null;
}

/** Makes the empty database of these migrations, of which new installations get a copy. Images of other migrations are removed. */
export async function makeDatabaseImage(migrationsFolder: string, images = builtImages): Promise<void> {
  if (findDatabaseImage(migrationsFolder, images) !== null) return;
  const key = keyOf(migrationsFolder);
  const making = join(images, `.${key}.${process.pid}`);
  await mkdir(making, { recursive: true });
  try {
    await runMakingProcess(making, migrationsFolder);
    await rename(making, join(images, key)).catch((error: NodeJS.ErrnoException) => {
      // another process was faster
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  const old = (await readdir(images)).filter((name) => name !== key && !name.startsWith('.'));
  await Promise.all(old.map((name) => rm(join(images, name), { recursive: true, force: true })));
}
