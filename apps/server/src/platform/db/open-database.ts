import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseEngine, DatabaseLog } from './database.ts';
import { assertReadableDatabase, cannotOpen, needsNewDatabase } from './data-folder.ts';
import { lockDataFolder } from './data-lock.ts';
import { databaseFault, sqlState } from './errors.ts';
import { makeDatabase } from './make-database.ts';
import { migrateEmbedded, migrateServer } from './migrate.ts';
import { OtherMigrations } from './migration-chain.ts';
import type { PgliteEngine } from './pglite-engine.ts';
import { startUpkeep } from './pglite-upkeep.ts';
import { PostgresEngine } from './postgres-engine.ts';
import { enableRowLevelSecurity } from './row-level-security.ts';

export type DatabaseOptions = {
  /** A PostgreSQL server; null for the embedded database. */
  databaseUrl: string | null;
  /** Where the embedded database lives (in `database/` below it); null keeps it in memory. */
  dataDir: string | null;
  log: DatabaseLog;
  /** Folder of the SQL migrations; by default the program's own. */
  migrationsFolder?: string;
  /** Embedded: make an empty database although keys of an earlier one exist. */
  startNew?: boolean;
  /** In memory only: a saved database to start from. */
  snapshot?: ArrayBuffer | null;
};

export const programMigrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

async function openServer(url: string, log: DatabaseLog, migrationsFolder: string): Promise<PostgresEngine> {
  const engine = new PostgresEngine({ url, log });
  try {
    await migrateServer(engine, migrationsFolder, log).catch((error: unknown) => {
      if (databaseFault(error)?.code !== 'UNAVAILABLE') throw error;
      // A busy machine loads the program for seconds without a look at the connection that is long there: it gets a second try.
      return migrateServer(engine, migrationsFolder, log);
    });
    return engine;
  } catch (error) {
    await engine.close();
    throw describeServerFailure(error, url);
  }
}

/** The sentence about a database of a version that was never released; any other failure as it is. */
function describeOtherMigrations(error: unknown, database: string, instead: string): unknown {
  if (!(error instanceof OtherMigrations)) return error;
  return new Error(
    `${database} was made by a version of this program that was never released (${error.message}): ${instead}, or go on with the version that made it.`,
    { cause: error },
  );
}

/** The server's own words, which Drizzle wraps in the failed statement. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

/** Says which server did not take us and why, without the password that stands in its address. */
function describeServerFailure(error: unknown, url: string): unknown {
  const { host, pathname, username } = new URL(url);
  const name = pathname.slice(1);
  const database = `The database ${name} at ${host}`;
  switch (sqlState(error)) {
    // may not, or an extension that is not installed there
    case '42501':
    case '0A000':
      return new Error(
        `${database} refused what the program needs: ${reasonOf(error)}. Let its administrator run: alter database "${name}" owner to "${username}"; create extension if not exists pg_trgm; create extension if not exists btree_gist;`,
        { cause: error },
      );
    case '3D000':
      return new Error(`${database} does not exist. Create it with ENCODING 'UTF8', or check DATABASE_URL.`, {
        cause: error,
      });
    case '28P01':
    case '28000':
      return new Error(`${database} refused the user ${username}. Check DATABASE_URL.`, { cause: error });
    default:
      return databaseFault(error)?.code === 'UNAVAILABLE'
        ? new Error(`${database} could not be reached. Start it, or check DATABASE_URL.`, { cause: error })
        : describeOtherMigrations(error, database, 'name an empty one in DATABASE_URL, with a DATA_DIR of its own');
  }
}

async function openEmbedded(options: DatabaseOptions, migrationsFolder: string): Promise<PgliteEngine> {
  const { dataDir, log, snapshot = null, startNew = false } = options;
  // Read only here: a program on a PostgreSQL server does without it.
  const { PgliteEngine: Embedded } = await import('./pglite-engine.ts');
  if (dataDir === null) return migrated(await Embedded.open({ dataDir, log, snapshot }), migrationsFolder, log);
  const lock = await lockDataFolder(dataDir);
  let stopUpkeep: (() => void) | null = null;
  const onClose = async (): Promise<void> => {
    stopUpkeep?.();
    await lock.release();
  };
  const folder = join(dataDir, 'database');
  let opened: PgliteEngine;
  try {
    if (needsNewDatabase(dataDir, folder, startNew)) await makeDatabase(folder, migrationsFolder);
    assertReadableDatabase(folder);
    opened = await Embedded.open({ dataDir: folder, log, onClose })
      .then(readCatalogue)
      .catch((error: unknown) => {
        throw cannotOpen(folder, error);
      });
  } catch (error) {
    await lock.release();
    throw error;
  }
  const engine = await migrated(opened, migrationsFolder, log).catch((error: unknown) => {
    throw describeOtherMigrations(error, `The database in ${folder}`, `move ${dataDir} away to start afresh`);
  });
  engine.watchSilence();
  stopUpkeep = startUpkeep(engine, log);
  return engine;
}

/** Reads who the user is and which tables there are, which fails on a damaged catalogue. Closes the engine then. */
async function readCatalogue(engine: PgliteEngine): Promise<PgliteEngine> {
  try {
    await engine.query('select session_user, count(*) from pg_class join pg_roles on relowner = pg_roles.oid');
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function migrated(engine: PgliteEngine, migrationsFolder: string, log: DatabaseLog): Promise<PgliteEngine> {
  try {
    await migrateEmbedded(engine, migrationsFolder);
    engine.hasRowLevelSecurity = await enableRowLevelSecurity(engine, log);
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/**
 * Opens the database that the configuration names and brings its schema up to date, in one transaction.
 * @throws DataFolderInUse when another process has the data folder open
 * @throws Error that names the data folder when it has part of a database, traces of a missing one, or one that does not open
 * @throws Error that names the server when it cannot be reached, has no such database or refuses the user
 * @throws Error that names the database when it was made by a version that was never released; it is left as it is
 */
export function openDatabase(options: DatabaseOptions): Promise<DatabaseEngine> {
  const migrationsFolder = options.migrationsFolder ?? programMigrations;
  if (options.databaseUrl !== null) return openServer(options.databaseUrl, options.log, migrationsFolder);
  return openEmbedded(options, migrationsFolder);
}
