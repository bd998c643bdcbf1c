import type { CheckEncounter } from '@clinical/contract/templates/checks.schemas';
import { eq } from 'drizzle-orm';
import type { Scope, Tx } from '../../../platform/context.ts';
import { templateChecks } from '../templates.table.ts';

export async function findChecks({ db }: Pick<Scope, 'db'>, templateId: string): Promise<CheckEncounter[]> {
  const [row] = await db
    .select({ encounters: templateChecks.encounters })
    .from(templateChecks)
    .where(eq(templateChecks.templateId, templateId));
  return row?.encounters ?? [];
}

/** The template's row was locked by `getTemplateFor`. */
export async function storeChecks(tx: Tx, templateId: string, encounters: CheckEncounter[]): Promise<void> {
  const values = { templateId, encounters, updatedAt: tx.clock.now() };
  await tx.db
    .insert(templateChecks)
    .values(values)
    .onConflictDoUpdate({ target: templateChecks.templateId, set: values });
}
