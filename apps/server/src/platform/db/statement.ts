import { Column, type GetColumnData, sql, type SQL } from 'drizzle-orm';
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { prepareOnce } from './prepare-once.ts';

type Field = Column | SQL;
type ValueOf<F> = F extends SQL<infer T> ? T : F extends Column ? GetColumnData<F, 'query'> : never;
type RowOf<Fields extends Record<string, Field>> = { [Name in keyof Fields]: ValueOf<Fields[Name]> };
type Values = Record<string, unknown>;

const dialect = new PgDialect();

/**
 * A query for hot paths: Drizzle compiles it once for the process, not once for each run, and rows become objects without
 * its general mapper. `rest` is all after the fields; values that differ from run to run are `sql.placeholder(name)`.
 * With a name each connection also keeps the plan; leave it out where the best plan depends on the values.
 */
export function selectStatement<Fields extends Record<string, Field>>(
  fields: Fields,
  rest: SQL,
  name?: string,
): (db: Database, values: Values) => Promise<RowOf<Fields>[]> {
  const query = dialect.sqlToQuery(sql`select ${sql.join(Object.values(fields), sql`, `)} ${rest}`);
  const toRow = rowMapper(fields);
  const prepared = prepareOnce((db) =>
    db._.session.prepareQuery<PreparedQueryConfig & { execute: RowOf<Fields>[] }>(
      query,
      undefined,
      name,
      true,
      (rows) => rows.map(toRow),
    ),
  );
  return (db, values) => prepared(db).execute(values);
}

/** The same for a statement that answers with no rows. */
export function commandStatement(command: SQL, name?: string): (db: Database, values: Values) => Promise<void> {
  const query = dialect.sqlToQuery(command);
  const prepared = prepareOnce((db) => db._.session.prepareQuery(query, undefined, name, false));
  return async (db, values) => {
    await prepared(db).execute(values);
  };
}

function rowMapper<Fields extends Record<string, Field>>(fields: Fields): (row: unknown[]) => RowOf<Fields> {
  const columns = Object.entries(fields).map(([name, field]) => ({
    name,
    decoder: field instanceof Column ? field : decoderOf(field),
  }));
  return (values) => {
    const row: Values = {};
    for (let index = 0; index < columns.length; index += 1) {
      const { name, decoder } = columns[index]!;
      const value = values[index];
      row[name] = value === null ? null : decoder.mapFromDriverValue(value);
    }
    return row as RowOf<Fields>;
  };
}

/** What `mapWith` gave an expression. Drizzle keeps it out of its types. */
function decoderOf(expression: SQL): { mapFromDriverValue(value: unknown): unknown } {
  return (expression as unknown as { decoder: { mapFromDriverValue(value: unknown): unknown } }).decoder;
}
