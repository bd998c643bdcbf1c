import { eq } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';
import { templates } from '../templates/templates.table.ts';

type Db = Pick<Scope, 'db'>;

/** What a clinician's paper says of the practice. `logo` is a data address. */
export type Practice = { name: string; address: string; logo: string | null };

/** The workspace's name and logo, with the address of the clinician whose note it is; their own logo where it has none. */
export async function findPractice(scope: Db, workspaceId: string, clinicianId: string): Promise<Practice> {
  const [workspace] = await scope.db
    .select({ name: workspaces.name, logo: workspaces.logo })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  const [clinician] = await scope.db
    .select({ address: users.address, logo: users.logo })
    .from(users)
    .where(eq(users.id, clinicianId));
  return {
    name: workspace?.name ?? '',
    address: clinician?.address ?? '',
    logo: workspace?.logo ?? clinician?.logo ?? null,
  };
}

/** How the reader writes dates, and in which zone they work if they have said so. */
export async function findReader(
  scope: Pick<Scope, 'actor' | 'db'>,
): Promise<{ locale: string; timeZone: string | null }> {
  const [row] = await scope.db
    .select({ locale: users.locale, hours: users.workingHours })
    .from(users)
    .where(eq(users.id, scope.actor.userId));
  return { locale: row?.locale ?? 'en', timeZone: row?.hours?.timeZone ?? null };
}

export async function findTemplateTitle(scope: Db, templateId: string): Promise<string | null> {
  const [row] = await scope.db.select({ title: templates.title }).from(templates).where(eq(templates.id, templateId));
  return row?.title ?? null;
}
