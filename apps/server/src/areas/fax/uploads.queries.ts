import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { faxUploads } from './fax.table.ts';

export type UploadRow = typeof faxUploads.$inferSelect;

export async function insertUpload(tx: Tx, row: UploadRow): Promise<void> {
  await tx.db.insert(faxUploads).values(row);
}

/** Those of the actor for this chart. */
export async function selectOwnUploads(
  scope: Pick<Scope, 'db' | 'actor'>,
  noteId: string,
  ids: readonly string[],
): Promise<UploadRow[]> {
  if (ids.length === 0) return [];
  const { userId, workspaceId } = scope.actor;
  return scope.db
    .select()
    .from(faxUploads)
    .where(
      and(
        inArray(faxUploads.id, [...ids]),
        eq(faxUploads.noteId, noteId),
        eq(faxUploads.createdBy, userId),
        eq(faxUploads.workspaceId, workspaceId),
      ),
    );
}

/** Their files are swept once nothing names them. */
export async function deleteUploads(db: Database, time: number): Promise<void> {
  await db.delete(faxUploads).where(lt(faxUploads.createdAt, time));
}
