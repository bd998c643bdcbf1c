import { eq } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import { globalInstructions } from './templates.table.ts';

/** What the acting person has said that holds for all their templates; empty without any. */
export async function readGlobalInstructions({ db, actor }: Pick<Scope, 'db' | 'actor'>): Promise<string> {
  const [row] = await db
    .select({ text: globalInstructions.text })
    .from(globalInstructions)
    .where(eq(globalInstructions.userId, actor.userId));
  return row?.text ?? '';
}

export async function storeGlobalInstructions(tx: Tx, text: string): Promise<void> {
  const values = { userId: tx.actor.userId, text };
  await tx.db
    .insert(globalInstructions)
    .values(values)
    .onConflictDoUpdate({ target: globalInstructions.userId, set: values });
}
