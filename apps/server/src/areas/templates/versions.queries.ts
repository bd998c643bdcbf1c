import { and, desc, eq, isNull } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { users } from '../accounts/accounts.table.ts';
import { templateVersions } from './templates.table.ts';

export type TemplateVersionRow = typeof templateVersions.$inferSelect & { givenName: string; familyName: string };

/** Newest first. Who asks has got the template by `getTemplateFor`. */
export async function selectTemplateVersions(
  { db }: Pick<Scope, 'db'>,
  templateId: string,
  wanted: { archived: boolean },
): Promise<TemplateVersionRow[]> {
  const rows = await db
    .select({ version: templateVersions, givenName: users.givenName, familyName: users.familyName })
    .from(templateVersions)
    .innerJoin(users, eq(users.id, templateVersions.authorId))
    .where(
      and(
        eq(templateVersions.templateId, templateId),
        wanted.archived ? undefined : isNull(templateVersions.archivedAt),
      ),
    )
    .orderBy(desc(templateVersions.version));
  return rows.map(({ version, givenName, familyName }) => ({ ...version, givenName, familyName }));
}

/** @throws AppError NOT_FOUND */
export async function getVersion(
  { db }: Pick<Scope, 'db'>,
  templateId: string,
  version: number,
): Promise<typeof templateVersions.$inferSelect> {
  const [found] = await db.select().from(templateVersions).where(isVersion(templateId, version));
  if (!found) throw notFound();
  return found;
}

export async function setVersionArchived(
  tx: Tx,
  templateId: string,
  version: number,
  archived: boolean,
): Promise<void> {
  await tx.db
    .update(templateVersions)
    .set({ archivedAt: archived ? tx.clock.now() : null })
    .where(isVersion(templateId, version));
}

const isVersion = (templateId: string, version: number) =>
  and(eq(templateVersions.templateId, templateId), eq(templateVersions.version, version));
