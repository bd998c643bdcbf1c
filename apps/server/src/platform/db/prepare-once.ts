import type { Database } from './database.ts';

/**
 * Builds a statement once for each database it runs on, so that hot reads skip Drizzle's query building.
 * A transaction counts as a database of its own: use it for reads outside transactions.
 */
export function prepareOnce<T>(build: (db: Database) => T): (db: Database) => T {
  const built = new WeakMap<Database, T>();
  return (db) => {
    let statement = built.get(db);
    if (statement === undefined) {
      statement = build(db);
      built.set(db, statement);
    }
    return statement;
  };
}
