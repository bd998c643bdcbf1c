import { and, asc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { templateVersions, templates } from './templates.table.ts';

export type TemplateRow = Omit<typeof templates.$inferSelect, 'deletedAt'>;

const columns = {
  id: templates.id,
  workspaceId: templates.workspaceId,
  ownerId: templates.ownerId,
  title: templates.title,
  nickname: templates.nickname,
  type: templates.type,
  sortOrder: templates.sortOrder,
  version: templates.version,
  recipe: templates.recipe,
  createdAt: templates.createdAt,
  updatedAt: templates.updatedAt,
};

/** What a template is read for: to write notes with it, or to change or delete it. */
export type TemplateNeed = 'use' | 'edit';

/** The condition every query about templates carries. Until templates are shared, both needs mean the owner. */
function ownTemplates({ actor }: Pick<Scope, 'actor'>): SQL | undefined {
  return and(isNull(templates.deletedAt), eq(templates.ownerId, actor.userId));
}

export function selectTemplates(scope: Scope, wanted: { forms: boolean }): Promise<TemplateRow[]> {
  return scope.db
    .select(columns)
    .from(templates)
    .where(and(ownTemplates(scope), wanted.forms ? undefined : ne(templates.type, 'form')))
    .orderBy(asc(templates.sortOrder), asc(templates.createdAt), asc(templates.id))
    .execute();
}

/** Deleted ones count too. */
export async function hasEverHadTemplate({ db, actor }: Scope): Promise<boolean> {
  const query = db.select({ id: templates.id }).from(templates).where(eq(templates.ownerId, actor.userId)).limit(1);
  return (await query).length > 0;
}

/**
 * A template to write with (`use`) or to change (`edit`; its row is then locked until the transaction ends).
 * @throws AppError NOT_FOUND when there is none, it was deleted, or it is not the actor's.
 */
export async function getTemplateFor(
  scope: Pick<Scope, 'actor' | 'db'>,
  id: string,
  need: TemplateNeed,
): Promise<TemplateRow> {
  if (!isUuid(id)) throw notFound();
  const query = scope.db
    .select(columns)
    .from(templates)
    .where(and(eq(templates.id, id), ownTemplates(scope)));
  const [template] = await (need === 'edit' ? query.for('update') : query);
  if (!template) throw notFound();
  return template;
}

export async function insertTemplates(tx: Tx, rows: readonly TemplateRow[]): Promise<void> {
  await tx.db.insert(templates).values([...rows]);
  await insertVersions(tx, rows, '');
}

/** Saves `template` as the version it names. Its row was locked by `getTemplateFor`, so nobody saves in between. */
export async function saveVersion(tx: Tx, template: TemplateRow, reason: string): Promise<void> {
  const { id, version, title, nickname, type, sortOrder, recipe, updatedAt } = template;
  await tx.db
    .update(templates)
    .set({ title, nickname, type, sortOrder, recipe, updatedAt, version })
    .where(and(eq(templates.id, id), ownTemplates(tx)));
  await insertVersions(tx, [template], reason);
}

export async function moveTemplate(tx: Tx, id: string, sortOrder: number): Promise<void> {
  await tx.db
    .update(templates)
    .set({ sortOrder })
    .where(and(eq(templates.id, id), ownTemplates(tx)));
}

export async function binTemplate(tx: Tx, id: string): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .update(templates)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(eq(templates.id, id), ownTemplates(tx)));
}

async function insertVersions(tx: Tx, rows: readonly TemplateRow[], reason: string): Promise<void> {
  await tx.db.insert(templateVersions).values(
    rows.map(({ id, version, title, nickname, recipe, updatedAt }) => ({
      templateId: id,
      version,
      title,
      nickname,
      recipe,
      authorId: tx.actor.userId,
      reason,
      createdAt: updatedAt,
    })),
  );
}
