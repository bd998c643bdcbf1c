import { actingAs } from '../../platform/acting-as.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Port } from '../../platform/ports.ts';
import { type LinkPage, linkPages } from './link-pages.ts';
import { type LinkRow, selectActors } from './patient-links.queries.ts';

type Program = { db: Database; use<T>(port: Port<T>): T };

/** The context of the link's maker, or of an admin once the maker has left; null when the workspace has neither. */
export async function actingFor(
  program: Program,
  link: Pick<LinkRow, 'workspaceId' | 'createdBy'>,
): Promise<Context | null> {
  const { workspaceId } = link;
  for (const userId of await selectActors(program.db, link)) {
    try {
      return await program.use(actingAs).contextOf({ userId, workspaceId });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return null;
}

export function pageOf(program: Pick<Program, 'use'>, { kind }: LinkRow): LinkPage {
  const page = program.use(linkPages).find((each) => each.kind === kind);
  if (!page) throw new Error(`no page shows links of kind ${kind}`);
  return page;
}

/** The record before the link, as staff lock them. @throws AppError NOT_FOUND when it is gone */
export async function lockAndLog(tx: Tx, link: LinkRow, action: string): Promise<void> {
  const page = pageOf(tx, link);
  const noteId = await page.lock(tx, link);
  await tx.audit(action, { type: page.recordType, id: link.recordId, noteId });
}
