import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Size of PostgreSQL's control file, in bytes. */
const controlFileSize = 8_192;

/** @throws Error with the sentence for an operator when this user may not read the folder */
function listOf(folder: string): string[] {
  try {
    return existsSync(folder) ? readdirSync(folder) : [];
  } catch (error) {
    throw cannotOpen(folder, error);
  }
}

/** Names in a data folder that exist only after a database did. */
function tracesOf(dataDir: string): string[] {
  const traces = ['keys', 'files'].filter((name) => listOf(join(dataDir, name)).length > 0);
  return existsSync(join(dataDir, 'key-check.json')) ? [...traces, 'key-check.json'] : traces;
}

/**
 * Whether the embedded database of a data folder must be created. Changes nothing.
 * @param startNew the operator asked for a new database beside existing keys (`--new`)
 * @throws Error that says what was found and what to do: part of a database, or traces of one that is missing
 */
export function needsNewDatabase(dataDir: string, folder: string, startNew: boolean): boolean {
  if (existsSync(join(folder, 'PG_VERSION'))) return false;
  const found = listOf(folder);
  const files = join(dataDir, 'files');
  if (found.length > 0) {
    throw new Error(
      `${folder} has files (${found.slice(0, 3).join(', ')}${found.length > 3 ? ', …' : ''}) but no PG_VERSION: it is an incomplete copy of a database. Nothing was changed. ` +
        `Restore the whole folder from a backup, or move it and ${files} away and start with --new for an empty database.`,
    );
  }
  const traces = tracesOf(dataDir);
  if (traces.length === 0 || (startNew && !traces.includes('files'))) return true;
  throw new Error(
    `${dataDir} has ${traces.join(', ')} but no database in ${folder}. Nothing was changed. ` +
      `Mount or restore that folder, or set DATABASE_URL if the data is on a PostgreSQL server. ` +
      `For an empty database, move ${files} away and start with --new.`,
  );
}

/**
 * Looks for damage that PostgreSQL would report as an abort without a reason.
 * @throws Error that names the file and what to do
 */
export function assertReadableDatabase(folder: string): void {
  try {
    for (const name of ['', 'PG_VERSION', 'global', 'base', 'pg_wal'])
      accessSync(join(folder, name), constants.R_OK | constants.W_OK);
    const control = join(folder, 'global', 'pg_control');
    if (statSync(control).size !== controlFileSize) throw new Error(`${control} is damaged`);
    const segments = readdirSync(join(folder, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
    if (segments.length === 0) throw new Error(`${join(folder, 'pg_wal')} has no write-ahead log`);
  } catch (error) {
    throw cannotOpen(folder, error);
  }
}

/** The sentence for an operator about a database that does not open; the cause has the engine's own words. */
export function cannotOpen(folder: string, cause: unknown): Error {
  const { code, path, message } = cause as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    const reason = code === 'EROFS' ? 'the disk is read-only' : 'this user may not read and write it';
    return new Error(`The database in ${folder} could not be opened: ${reason} (${path}). Nothing was changed.`, {
      cause,
    });
  }
  // what the engine says when it ends without a word from PostgreSQL
  const isSilent = /^(Aborted|PGlite failed|unreachable|memory access)/.test(message);
  const found = isSilent ? 'its files are damaged' : message;
  const reason = code === 'ENOENT' ? `${path} is missing` : found;
  return new Error(
    `The database in ${folder} could not be opened: ${reason}. Copy the folder before anything else, then restore it from a backup.`,
    { cause },
  );
}
