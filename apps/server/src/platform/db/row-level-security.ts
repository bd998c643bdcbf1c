import type { DatabaseEngine, DatabaseLog, Statement } from './database.ts';

/** The database role that the policies of row-level security hold for: it owns nothing and cannot sign in. */
export const restrictedRole = 'clinical_worker';

/**
 * Makes the rest of a transaction act as that role, for rows of these workspaces alone. Both end with the transaction.
 * @param workspaceIds UUIDs; with none, no row with patient data is there
 */
export function limitToWorkspaces(workspaceIds: readonly string[]): Statement {
  return {
    text: `select set_config('role', $1, true), set_config('app.workspace_ids', $2, true)`,
    params: [restrictedRole, workspaceIds.join(',')],
  };
}

/** Ends it before the transaction does, for what belongs to the program itself. */
export const leaveRowLevelSecurity = `set local role none`;

/**
 * Makes the role and gives it the tables, where that is not done. Tables that come later, the queue's among them, are its own by
 * default; rows with patient data are told apart by the policies of the migrations.
 */
const raise = `
do $$
declare
  found record;
  given int := 0;
begin
  if not exists (select from pg_roles where rolname = '${restrictedRole}') then
    begin
      create role ${restrictedRole} nologin;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  begin
    perform set_config('role', '${restrictedRole}', true);
    perform set_config('role', 'none', true);
  exception when insufficient_privilege then
    execute format('grant ${restrictedRole} to %I', current_user);
  end;
  if to_regnamespace('pgboss') is not null and not has_schema_privilege('${restrictedRole}', 'pgboss', 'usage') then
    grant usage on schema pgboss to ${restrictedRole};
  end if;
  for found in
    select t.oid::regclass as name from pg_class t join pg_namespace s on s.oid = t.relnamespace
    where s.nspname in ('public', 'pgboss') and t.relkind in ('r', 'p') and pg_has_role(t.relowner, 'usage')
      and not has_table_privilege('${restrictedRole}', t.oid, 'delete')
  loop
    execute format('grant select, insert, update, delete on %s to ${restrictedRole}', found.name);
    given := given + 1;
  end loop;
  if given > 0 then
    grant usage on schema public to ${restrictedRole};
    alter default privileges grant usage on schemas to ${restrictedRole};
    alter default privileges grant select, insert, update, delete on tables to ${restrictedRole};
  end if;
end
$$`;

/** Whether policies hold for the role, and (they must not) for the program's own user. */
const look = `select row_security_active(to_regclass('stored_files')) as active, current_user as name`;

/**
 * Enables row-level security for background jobs, exports and admin queries. Call it where no other process does.
 * @returns false, after saying why and what to do, where the database does not let its user do so; the program works without it
 * @throws Error when the policies hold for the program's own user, who would find nothing
 */
export async function enableRowLevelSecurity(
  engine: Pick<DatabaseEngine, 'exec' | 'query' | 'kind'>,
  log: DatabaseLog,
): Promise<boolean> {
  const [own] = await engine.query(look);
  if (own?.['active']) {
    throw new Error(
      `The tables of the database belong to another user than ${String(own['name'])}. Let their owner, or a superuser, run: reassign owned by <owner> to ${String(own['name'])};`,
    );
  }
  try {
    await engine.exec(raise);
    const rows = await engine.exec(`begin; select set_config('role', '${restrictedRole}', true); ${look}; rollback`);
    if (rows.at(-1)?.['active'] !== false) return true;
    throw new Error(`the policies do not hold for ${restrictedRole}`);
  } catch (error) {
    log.warn(
      { err: error, role: restrictedRole },
      `Row-level security for background jobs, exports and admin queries is missing; the program's own checks hold as ever. Let an administrator of the database run: create role ${restrictedRole} nologin; grant ${restrictedRole} to "${String(own?.['name'])}"; and start the program again.`,
    );
    return false;
  }
}
