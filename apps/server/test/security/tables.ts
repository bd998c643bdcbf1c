import type { DatabaseEngine } from '../../src/platform/db/database.ts';

type Engine = Pick<DatabaseEngine, 'query'>;

/** What each table holds, in one short text for each. */
export type Sums = Readonly<Record<string, string>>;

/** What changes with every call, whoever makes it and however it goes: whole tables, or columns of them. */
export const changing: Readonly<Record<string, { columns?: readonly string[]; reason: string }>> = {
  audit_events: { reason: 'a refusal leaves its row' },
  audit_seals: { reason: 'what was logged is sealed soon after' },
  sessions: { columns: ['last_seen_at'], reason: 'a refused call is somebody working, too' },
};

/** All tables of the program, by the database's own catalog: one that is new is looked at from the start. */
export async function tablesOf(engine: Engine): Promise<string[]> {
  const rows = await engine.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  return rows.map(({ name }) => String(name));
}

/** The tables that row-level security guards, which are those with patient data. */
export async function guardedTables(engine: Engine): Promise<string[]> {
  const rows = await engine.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relrowsecurity`,
  );
  return rows.map(({ name }) => String(name));
}

const textOf = (columns: readonly string[] = []) =>
  columns.length === 0 ? 't::text' : `(to_jsonb(t) - array[${columns.map((name) => `'${name}'`).join(', ')}])::text`;

async function sumsOf(engine: Engine, selects: readonly string[], params: unknown[] = []): Promise<Sums> {
  const rows = await engine.query(selects.join(' union all '), params);
  return Object.fromEntries(rows.map(({ name, sum }) => [String(name), String(sum)]));
}

/** One query for the sums over all tables; it does not matter in which order the rows come. */
export async function fingerprintOf(engine: Engine): Promise<Sums> {
  const tables = (await tablesOf(engine)).filter((name) => !changing[name] || changing[name].columns);
  return sumsOf(
    engine,
    tables.map((name) => sumOf(name, textOf(changing[name]?.columns))),
  );
}

/** The same over what `changing` leaves out. */
export function changingSums(engine: Engine): Promise<Sums> {
  return sumsOf(
    engine,
    Object.keys(changing).map((name) => sumOf(name, 't::text')),
  );
}

/** Columns in which a caller may write what they like, another's id among it. */
const free: Readonly<Record<string, readonly string[]>> = {
  // what a person pays for goes by a key that their own page chose
  credit_entries: ['key'],
  // the author's own page names a message, and only that author finds it by this name
  messages: ['client_id'],
};

/** The same over the rows alone that name one of these ids. */
export async function mentionsOf(engine: Engine, ids: readonly string[]): Promise<Sums> {
  const tables = (await tablesOf(engine)).filter((name) => !changing[name] || changing[name].columns);
  const selects = tables.map((name) => {
    const text = textOf([...(changing[name]?.columns ?? []), ...(free[name] ?? [])]);
    return `${sumOf(name, text)} where ${text} ~ $1`;
  });
  return sumsOf(engine, selects, [ids.join('|')]);
}

const sumOf = (table: string, text: string) =>
  `select '${table}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(${text}, 0)), 0) as sum from ${table} t`;

/** Tables whose sums differ. */
export const changedTables = (before: Sums, after: Sums): string[] =>
  Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);

/** Who edits what is forgotten a minute after a server's start, which must not look like the doing of a call: it is forgotten now. */
export async function forgetEditors(engine: Engine): Promise<void> {
  await engine.query('delete from note_editors');
}
