import { and, asc, count, desc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/ids.ts';
import type { SelectReachable } from '../../platform/reachable-records.ts';
import { users, workspaceMembers } from '../accounts/accounts.table.ts';
import { departmentMembers, departments } from '../teams/teams.table.ts';
import { templateDepartments, templateVersions, templates } from './templates.table.ts';

export type StoredTemplate = Omit<typeof templates.$inferSelect, 'deletedAt'>;
/** A department that a template is shared with. */
export type SharedWith = { id: string; name: string; workspaceId: string };
/** With the names of its owner, and the departments that it is shared with by name. */
export type TemplateRow = StoredTemplate & { givenName: string; familyName: string; departments: SharedWith[] };

const columns = {
  id: templates.id,
  workspaceId: templates.workspaceId,
  ownerId: templates.ownerId,
  title: templates.title,
  nickname: templates.nickname,
  type: templates.type,
  sortOrder: templates.sortOrder,
  sharing: templates.sharing,
  copyOf: templates.copyOf,
  copiedVersion: templates.copiedVersion,
  version: templates.version,
  recipe: templates.recipe,
  createdAt: templates.createdAt,
  updatedAt: templates.updatedAt,
  archivedAt: templates.archivedAt,
  givenName: users.givenName,
  familyName: users.familyName,
  departments: sql<
    SharedWith[]
  >`coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name, 'workspaceId', d.workspace_id) order by d.name) from ${templateDepartments} shared join ${departments} d on d.id = shared.department_id where shared.template_id = templates.id), '[]'::json)`,
};

/** What a template is read for: to write notes with it, to see what only its owner sees, or to change or delete it. */
export type TemplateNeed = 'use' | 'own' | 'edit';

function ownTemplates({ actor }: Pick<Scope, 'actor'>): SQL | undefined {
  return and(isNull(templates.deletedAt), eq(templates.ownerId, actor.userId));
}

/** The condition every query about templates carries: my own, and those that the acting workspace or a department of mine in it shares. */
function visibleTemplates(scope: Pick<Scope, 'actor'>): SQL | undefined {
  const { userId, workspaceId } = scope.actor;
  const withAll = and(eq(templates.sharing, 'workspace'), eq(templates.workspaceId, workspaceId));
  const inMine = sql`exists (select 1 from ${templateDepartments} shared
    join ${departments} d on d.id = shared.department_id and d.workspace_id = ${workspaceId}
    join ${departmentMembers} m on m.department_id = d.id and m.user_id = ${userId}
    where shared.template_id = templates.id)`;
  const withSome = and(eq(templates.sharing, 'department'), inMine);
  const shared = and(isNull(templates.deletedAt), isNull(templates.archivedAt), or(withAll, withSome));
  // what is not shared is its owner's own affair, also when an admin looks through their eyes
  return scope.actor.viewing ? shared : or(ownTemplates(scope), shared);
}

/** Those of the ids that are templates the actor may use. */
export const selectReachableTemplates: SelectReachable = async (scope, ids) => {
  const rows = await scope.db
    .select({ id: templates.id })
    .from(templates)
    .where(and(inArray(templates.id, [...ids]), visibleTemplates(scope)));
  return rows.map(({ id }) => ({ id, noteId: null }));
};

/** The actor's in their order, then the shared ones of others. */
export async function selectTemplates(scope: Scope, wanted: { forms: boolean }): Promise<TemplateRow[]> {
  const rows = await scope.db
    .select(columns)
    .from(templates)
    .innerJoin(users, eq(users.id, templates.ownerId))
    .where(and(visibleTemplates(scope), wanted.forms ? undefined : ne(templates.type, 'form')))
    .orderBy(asc(templates.sortOrder), asc(templates.createdAt), asc(templates.id));
  const mine = rows.filter(({ ownerId }) => ownerId === scope.actor.userId);
  return [...mine, ...rows.filter((row) => !mine.includes(row))];
}

/** Own ones, deleted ones too, and those that are shared with the actor. */
export async function hasEverHadTemplate(scope: Scope): Promise<boolean> {
  const query = scope.db
    .select({ id: templates.id })
    .from(templates)
    .where(or(eq(templates.ownerId, scope.actor.userId), visibleTemplates(scope)))
    .limit(1);
  return (await query).length > 0;
}

/**
 * A template to write with (`use`), of one's own (`own`), or to change (`edit`; its row is then locked until the transaction ends).
 * @throws AppError NOT_FOUND when there is none, it was deleted, or it is not the actor's for that.
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
    .innerJoin(users, eq(users.id, templates.ownerId))
    .where(and(eq(templates.id, id), need === 'use' ? visibleTemplates(scope) : ownTemplates(scope)));
  const [template] = need === 'edit' ? await query.for('update', { of: templates }) : await query;
  if (!template) throw notFound();
  return template;
}

/** A template that the actor just made or saved, as it is stored now. */
export function reloadTemplate(tx: Tx, id: string): Promise<TemplateRow> {
  return getTemplateFor(tx, id, 'own');
}

/** Others' copies of a template, the last changed first. */
export function selectCopiesOf(scope: Scope, id: string): Promise<TemplateRow[]> {
  return scope.db
    .select(columns)
    .from(templates)
    .innerJoin(users, eq(users.id, templates.ownerId))
    .where(and(eq(templates.copyOf, id), isNull(templates.deletedAt), ne(templates.ownerId, scope.actor.userId)))
    .orderBy(desc(templates.updatedAt), asc(templates.id))
    .execute();
}

export async function selectMemberIds({ db }: Pick<Scope, 'db'>, workspaceId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), isNull(workspaceMembers.removedAt)));
  return rows.map(({ userId }) => userId);
}

/** Everybody in one of the departments, each once. */
export async function selectDepartmentPeople(
  { db }: Pick<Scope, 'db'>,
  departmentIds: readonly string[],
): Promise<string[]> {
  if (departmentIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ userId: departmentMembers.userId })
    .from(departmentMembers)
    .where(inArray(departmentMembers.departmentId, [...departmentIds]));
  return rows.map(({ userId }) => userId);
}

/** Shares a template with these departments, in place of those before. */
export async function setTemplateDepartments(tx: Tx, templateId: string, ids: readonly string[]): Promise<void> {
  await tx.db.delete(templateDepartments).where(eq(templateDepartments.templateId, templateId));
  if (ids.length > 0)
    await tx.db.insert(templateDepartments).values(ids.map((departmentId) => ({ templateId, departmentId })));
}

export async function insertTemplates(tx: Tx, rows: readonly StoredTemplate[]): Promise<void> {
  await tx.db.insert(templates).values([...rows]);
  await insertVersions(tx, rows, '');
}

/** Saves `template` as the version it names. Its row was locked by `getTemplateFor`, so nobody saves in between. */
export async function saveVersion(tx: Tx, template: StoredTemplate, reason: string): Promise<void> {
  const { id, version, title, nickname, type, recipe, updatedAt } = template;
  await tx.db
    .update(templates)
    .set({ title, nickname, type, recipe, updatedAt, version })
    .where(and(eq(templates.id, id), ownTemplates(tx)));
  await insertVersions(tx, [template], reason);
}

/** What of a template is no part of its versions. One that becomes shared goes to the workspace that the actor acts in. */
export async function placeTemplate(
  tx: Tx,
  { id, sharing, workspaceId, archivedAt }: StoredTemplate,
  place: Pick<StoredTemplate, 'sortOrder' | 'sharing'> & { archived: boolean },
): Promise<void> {
  await tx.db
    .update(templates)
    .set({
      sortOrder: place.sortOrder,
      sharing: place.sharing,
      workspaceId: place.sharing === sharing ? workspaceId : tx.actor.workspaceId,
      archivedAt: place.archived ? (archivedAt ?? tx.clock.now()) : null,
    })
    .where(and(eq(templates.id, id), ownTemplates(tx)));
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

const sharedBy = (userId: string) =>
  and(eq(templates.ownerId, userId), ne(templates.sharing, 'me'), isNull(templates.deletedAt));

/** How many templates somebody shares, by workspace. */
export async function countSharedTemplates(db: Database, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ workspaceId: templates.workspaceId, count: count() })
    .from(templates)
    .where(sharedBy(userId))
    .groupBy(templates.workspaceId);
  return new Map(rows.map((row) => [row.workspaceId, row.count]));
}

/** The templates that somebody shares in a workspace, held until the transaction ends. */
export function getSharedTemplates(tx: Tx, userId: string, workspaceId: string): Promise<TemplateRow[]> {
  return tx.db
    .select(columns)
    .from(templates)
    .innerJoin(users, eq(users.id, templates.ownerId))
    .where(and(sharedBy(userId), eq(templates.workspaceId, workspaceId)))
    .for('update', { of: templates })
    .execute();
}

/** Makes somebody else the owner of these. */
export async function transferTemplates(tx: Tx, fromId: string, toId: string, workspaceId: string): Promise<void> {
  await tx.db
    .update(templates)
    .set({ ownerId: toId })
    .where(and(sharedBy(fromId), eq(templates.workspaceId, workspaceId)));
}

async function insertVersions(tx: Tx, rows: readonly StoredTemplate[], reason: string): Promise<void> {
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
