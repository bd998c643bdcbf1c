import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { SqlRow } from './database.ts';

const journal = 'drizzle.__drizzle_migrations';

/** The database has run migrations that are not this program's. Nothing was changed in it. */
export class OtherMigrations extends Error {
  constructor(ran: number, first: number) {
    super(`${ran} migrations, of which number ${first} is not one of this version`);
    this.name = 'OtherMigrations';
  }
}

/**
 * Looks at what the database has run already, before anything is changed. One with more migrations than ours is a later version's,
 * and fits.
 * @throws OtherMigrations when it began with other ones
 */
export async function refuseOtherMigrations(
  query: (text: string) => Promise<SqlRow[]>,
  migrationsFolder: string,
): Promise<void> {
  const [found] = await query(`select to_regclass('${journal}') is not null as migrated`);
  if (!found?.['migrated']) return;
  const ran = await query(`select hash from ${journal} order by id`);
  const ours = readMigrationFiles({ migrationsFolder });
  const other = ran.findIndex(({ hash }, at) => ours[at] !== undefined && ours[at].hash !== hash);
  if (other >= 0) throw new OtherMigrations(ran.length, other + 1);
}
