import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { type FaxRow, type RecipientRow } from './fax.queries.ts';
import { faxes, faxEvents, faxRecipients } from './fax.table.ts';

export type EventRow = typeof faxEvents.$inferSelect;

/** A recipient with its fax, null when it was deleted. */
export async function findRecipient(
  db: Database,
  id: string,
): Promise<{ recipient: RecipientRow; fax: FaxRow } | null> {
  const [row] = await db
    .select({ recipient: faxRecipients, fax: faxes })
    .from(faxRecipients)
    .innerJoin(faxes, eq(faxes.id, faxRecipients.faxId))
    .where(eq(faxRecipients.id, id));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockRecipient(tx: Tx, id: string): Promise<RecipientRow | null> {
  const [row] = await tx.db.select().from(faxRecipients).where(eq(faxRecipients.id, id)).for('update');
  return row ?? null;
}

/** Keeps what a line said; said again, it is there already. */
export async function insertEvents(db: Database, rows: readonly EventRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(faxEvents)
      .values([...rows])
      .onConflictDoNothing();
}

export async function selectEvents(db: Database, recipientId: string, attempt: number): Promise<EventRow[]> {
  return db
    .select()
    .from(faxEvents)
    .where(and(eq(faxEvents.recipientId, recipientId), eq(faxEvents.attempt, attempt)));
}

type Change = Partial<Omit<RecipientRow, 'id' | 'workspaceId' | 'faxId' | 'place' | 'name' | 'number'>>;

export async function updateRecipient(db: Database, id: string, change: Change): Promise<void> {
  await db.update(faxRecipients).set(change).where(eq(faxRecipients.id, id));
}

/** Makes the caller the one who may hand an attempt over until `until`; false while somebody else is. */
export async function holdHandover(
  tx: Tx,
  { id, attempt }: Pick<RecipientRow, 'id' | 'attempt'>,
  until: number,
): Promise<boolean> {
  const isFree = or(isNull(faxRecipients.handedUntil), lte(faxRecipients.handedUntil, tx.clock.now()));
  const held = await tx.db
    .update(faxRecipients)
    .set({ handedUntil: until })
    .where(and(eq(faxRecipients.id, id), eq(faxRecipients.attempt, attempt), isFree))
    .returning({ id: faxRecipients.id });
  return held.length > 0;
}

/** Lets the next one hand an attempt over. A later attempt is not touched. */
export async function releaseHandover(tx: Tx, { id, attempt }: Pick<RecipientRow, 'id' | 'attempt'>): Promise<void> {
  const ofAttempt = and(eq(faxRecipients.id, id), eq(faxRecipients.attempt, attempt));
  await tx.db.update(faxRecipients).set({ handedUntil: null }).where(ofAttempt);
}

/** Whether the line took any attempt of a recipient; one that it refused it did not. */
export async function wasAccepted(db: Database, recipientId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(faxEvents)
    .where(and(eq(faxEvents.recipientId, recipientId), inArray(faxEvents.state, ['sending', 'delivered'])))
    .limit(1);
  return row !== undefined;
}
