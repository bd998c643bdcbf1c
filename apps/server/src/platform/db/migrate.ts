import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { DatabaseLog } from './database.ts';
import { refuseOtherMigrations } from './migration-chain.ts';
import type { PgliteEngine } from './pglite-engine.ts';
import type { PostgresEngine } from './postgres-engine.ts';
import { enableRowLevelSecurity } from './row-level-security.ts';

/** @throws OtherMigrations when the database was made by a version with other ones */
export async function migrateEmbedded(engine: PgliteEngine, migrationsFolder: string): Promise<void> {
  await refuseOtherMigrations((text) => engine.query(text), migrationsFolder);
  await migratePglite(engine.db as unknown as PgliteDatabase, { migrationsFolder });
}

/**
 * Migrates, and enables row-level security, under a lock, so that processes may start at the same time.
 * @throws Error when the database does not fit
 * @throws OtherMigrations when it was made by a version with other ones
 */
export async function migrateServer(engine: PostgresEngine, migrationsFolder: string, log: DatabaseLog): Promise<void> {
  await engine.withSchemaLock(async (client) => {
    const encoding = (await client.query('show server_encoding')).rows[0].server_encoding;
    if (encoding !== 'UTF8') {
      throw new Error(
        `The database is encoded as ${encoding}; it must be UTF8. Create it with ENCODING 'UTF8' TEMPLATE template0.`,
      );
    }
    await refuseOtherMigrations(async (text) => (await client.query(text)).rows, migrationsFolder);
    await migratePostgres(drizzle(client), { migrationsFolder });
    engine.hasRowLevelSecurity = await enableRowLevelSecurity(engine, log);
  });
}
