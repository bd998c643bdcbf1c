import type { DatabaseEngine } from '../db/database.ts';
import type { FileStore } from './file-store.ts';

/**
 * Deletes the files that no row refers to and that were stored before `before` (epoch milliseconds): uploads whose request
 * died between storing and saving. Who may refer to a file is read from the foreign keys, so a new table needs nothing here.
 * @returns how many
 */
export async function deleteUnreferencedFiles(
  engine: DatabaseEngine,
  files: FileStore,
  before: number,
): Promise<number> {
  const references = await engine.query(
    `select quote_ident(space.nspname) || '.' || quote_ident(class.relname) as owner, quote_ident(attribute.attname) as link
       from pg_constraint reference
       join pg_class class on class.oid = reference.conrelid
       join pg_namespace space on space.oid = class.relnamespace
       join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = any(reference.conkey)
      where reference.contype = 'f' and reference.confrelid = 'stored_files'::regclass`,
  );
  const unused = references.map(
    ({ owner, link }) => `and not exists (select 1 from ${String(owner)} where ${String(link)} = file.file_id)`,
  );
  const rows = await engine.query(
    `select file_id from stored_files file where created_at < $1 ${unused.join(' ')} limit 1000`,
    [before],
  );
  // A row that takes up a file at this moment makes its deletion fail, which is right.
  const results = await Promise.allSettled(rows.map((row) => files.delete(String(row.file_id))));
  return results.filter((result) => result.status === 'fulfilled').length;
}
