import { eq, inArray } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import { vocabularies } from './speech.table.ts';

export type Whose = 'mine' | 'workspace';
type Words = { mine: string[]; workspace: string[]; updatedAt: number };

/** The words of the acting person, and of the workspace they act in. */
export async function selectVocabulary({ actor, db }: Pick<Scope, 'actor' | 'db'>): Promise<Words> {
  const rows = await db
    .select()
    .from(vocabularies)
    .where(inArray(vocabularies.ownerId, [actor.userId, actor.workspaceId]));
  const rowOf = (owner: string) => rows.find(({ ownerId }) => ownerId === owner);
  return {
    mine: rowOf(actor.userId)?.words ?? [],
    workspace: rowOf(actor.workspaceId)?.words ?? [],
    updatedAt: rowOf(actor.userId)?.updatedAt ?? 0,
  };
}

const ownerOf = ({ actor }: Tx, whose: Whose): string => (whose === 'mine' ? actor.userId : actor.workspaceId);

/** Words as they are now; nobody else changes them before the transaction ends. */
export async function lockWords(tx: Tx, whose: Whose): Promise<string[]> {
  const ownerId = ownerOf(tx, whose);
  // a list that does not exist yet cannot be locked
  const first = { ownerId, words: [], updatedAt: tx.clock.now(), updatedBy: tx.actor.userId };
  await tx.db.insert(vocabularies).values(first).onConflictDoNothing();
  const [row] = await tx.db.select().from(vocabularies).where(eq(vocabularies.ownerId, ownerId)).for('update');
  return row!.words;
}

export async function saveWords(tx: Tx, whose: Whose, words: string[]): Promise<void> {
  const row = { words, updatedAt: tx.clock.now(), updatedBy: tx.actor.userId };
  await tx.db
    .insert(vocabularies)
    .values({ ownerId: ownerOf(tx, whose), ...row })
    .onConflictDoUpdate({ target: vocabularies.ownerId, set: row });
}
