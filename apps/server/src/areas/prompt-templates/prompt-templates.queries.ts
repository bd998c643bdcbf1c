import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import type { SelectReachable } from '../../platform/reachable-records.ts';
import { promptTemplates } from './prompt-templates.table.ts';

export type PromptTemplateRow = typeof promptTemplates.$inferSelect;

/** The condition every query about prompt templates carries. */
function ownPrompts({ actor }: Pick<Scope, 'actor'>): SQL {
  return eq(promptTemplates.ownerId, actor.userId);
}

export function selectPromptTemplates(scope: Scope): Promise<PromptTemplateRow[]> {
  return scope.db
    .select()
    .from(promptTemplates)
    .where(ownPrompts(scope))
    .orderBy(asc(sql`lower(${promptTemplates.title}) collate "C"`), asc(promptTemplates.id))
    .execute();
}

/** Those of the ids that are the actor's prompt templates. */
export const selectReachablePrompts: SelectReachable = async (scope, ids) => {
  const rows = await scope.db
    .select({ id: promptTemplates.id })
    .from(promptTemplates)
    .where(and(inArray(promptTemplates.id, [...ids]), ownPrompts(scope)));
  return rows.map(({ id }) => ({ id, noteId: null }));
};

/**
 * A prompt template to run (`use`) or to change (`edit`; its row is then locked until the transaction ends).
 * @throws AppError NOT_FOUND when there is none or it is not the actor's
 */
export async function getPromptTemplateFor(
  scope: Pick<Scope, 'actor' | 'db'>,
  id: string,
  need: 'use' | 'edit',
): Promise<PromptTemplateRow> {
  if (!isUuid(id)) throw notFound();
  const query = scope.db
    .select()
    .from(promptTemplates)
    .where(and(eq(promptTemplates.id, id), ownPrompts(scope)));
  const [prompt] = need === 'edit' ? await query.for('update') : await query;
  if (!prompt) throw notFound();
  return prompt;
}

export async function insertPromptTemplate(tx: Tx, row: PromptTemplateRow): Promise<void> {
  await tx.db.insert(promptTemplates).values(row);
}

export async function savePromptTemplate(tx: Tx, { id, ...changes }: PromptTemplateRow): Promise<void> {
  await tx.db
    .update(promptTemplates)
    .set(changes)
    .where(and(eq(promptTemplates.id, id), ownPrompts(tx)));
}

export async function removePromptTemplate(tx: Tx, id: string): Promise<void> {
  await tx.db.delete(promptTemplates).where(and(eq(promptTemplates.id, id), ownPrompts(tx)));
}
