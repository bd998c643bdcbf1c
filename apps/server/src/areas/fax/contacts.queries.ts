import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { faxContacts } from './fax.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type ContactRow = typeof faxContacts.$inferSelect;

export async function selectContacts(scope: Reading): Promise<ContactRow[]> {
  return scope.db
    .select()
    .from(faxContacts)
    .where(eq(faxContacts.workspaceId, scope.actor.workspaceId))
    .orderBy(desc(faxContacts.preferred), asc(faxContacts.name), asc(faxContacts.id));
}

export async function selectContactsOfNumbers(scope: Reading, numbers: readonly string[]): Promise<ContactRow[]> {
  return scope.db
    .select()
    .from(faxContacts)
    .where(and(eq(faxContacts.workspaceId, scope.actor.workspaceId), inArray(faxContacts.number, [...numbers])));
}

/** Held until the transaction ends. @throws AppError NOT_FOUND */
export async function lockContact(tx: Tx, id: string): Promise<ContactRow> {
  if (!isUuid(id)) throw notFound();
  const [row] = await tx.db
    .select()
    .from(faxContacts)
    .where(and(eq(faxContacts.id, id), eq(faxContacts.workspaceId, tx.actor.workspaceId)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

export async function insertContacts(tx: Tx, rows: ContactRow[]): Promise<void> {
  await tx.db.insert(faxContacts).values(rows);
}

export async function updateContact(tx: Tx, row: ContactRow): Promise<void> {
  await tx.db.update(faxContacts).set(row).where(eq(faxContacts.id, row.id));
}

export async function removeContact(tx: Tx, id: string): Promise<void> {
  await tx.db.delete(faxContacts).where(eq(faxContacts.id, id));
}
