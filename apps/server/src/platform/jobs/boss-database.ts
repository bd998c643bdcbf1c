import { sql } from 'drizzle-orm';
import { fromDrizzle, type Db } from 'pg-boss';
import type { Database, DatabaseEngine } from '../db/database.ts';

/** The queue's own access to the database, on either engine. */
export function bossDatabase(engine: DatabaseEngine): Db {
  return {
    // Without values pg-boss sends several statements at once, which only the simple protocol takes.
    executeSql: async (text, values) => ({
      rows: values?.length ? await engine.query(text, values) : await engine.exec(text),
    }),
    async listen(channel, onNotification, onReconnect) {
      const close = await engine.listen(channel, onNotification);
      onReconnect();
      return { close };
    },
  };
}

/** The queue's access inside a transaction: what it does there commits or rolls back with the rest. */
export function bossTransaction(db: Database): Db {
  return fromDrizzle(db as unknown as Parameters<typeof fromDrizzle>[0], sql);
}
