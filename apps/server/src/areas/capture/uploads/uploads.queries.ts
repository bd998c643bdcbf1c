import { and, asc, desc, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import { notFound } from '../../../platform/app-error.ts';
import type { Scope, Tx } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/ids.ts';
import { visibleNotes } from '../../notes/public.ts';
import { notes } from '../../notes/notes.table.ts';
import { nextMissing } from '../numbered-parts.ts';
import { fileUploads, uploadPieces } from './uploads.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type UploadRow = typeof fileUploads.$inferSelect;
export type PieceRow = typeof uploadPieces.$inferSelect;

/** The actor's own uploads in charts that they may edit. */
async function ownUploads(scope: Reading, which: SQL | undefined): Promise<UploadRow[]> {
  const rows = await scope.db
    .select({ upload: fileUploads })
    .from(fileUploads)
    .innerJoin(notes, eq(notes.id, fileUploads.noteId))
    .where(and(which, eq(fileUploads.userId, scope.actor.userId), visibleNotes(scope, 'edit')))
    .orderBy(desc(fileUploads.createdAt), desc(fileUploads.id));
  return rows.map(({ upload }) => upload);
}

/** The actor's unfinished uploads in a chart, newest first. */
export const selectUploads = (scope: Reading, noteId: string): Promise<UploadRow[]> =>
  ownUploads(scope, eq(fileUploads.noteId, noteId));

/** @throws AppError NOT_FOUND when there is none, it is another person's, or its chart not the actor's to edit */
export async function getUploadFor(scope: Reading, id: string): Promise<UploadRow> {
  const [upload] = isUuid(id) ? await ownUploads(scope, eq(fileUploads.id, id)) : [];
  if (!upload) throw notFound();
  return upload;
}

/** The same, held until the transaction ends. @throws AppError NOT_FOUND */
export async function lockUploadFor(tx: Tx, id: string): Promise<UploadRow> {
  if (!isUuid(id)) throw notFound();
  await tx.db.select({ id: fileUploads.id }).from(fileUploads).where(eq(fileUploads.id, id)).for('update');
  return getUploadFor(tx, id);
}

/** Adds an upload, or gives the one that there is for the same file. */
export async function insertUpload(tx: Tx, row: typeof fileUploads.$inferInsert): Promise<UploadRow> {
  const { noteId, userId, kind, fileName, size, modifiedAt } = row;
  await tx.db.insert(fileUploads).values(row).onConflictDoNothing();
  const [upload] = await tx.db
    .select()
    .from(fileUploads)
    .where(
      and(
        eq(fileUploads.noteId, noteId),
        eq(fileUploads.userId, userId),
        eq(fileUploads.kind, kind),
        eq(fileUploads.fileName, fileName),
        eq(fileUploads.size, size),
        eq(fileUploads.modifiedAt, modifiedAt),
      ),
    );
  return upload!;
}

export async function findPiece(scope: Pick<Scope, 'db'>, uploadId: string, n: number): Promise<PieceRow | null> {
  const [row] = await scope.db
    .select()
    .from(uploadPieces)
    .where(and(eq(uploadPieces.uploadId, uploadId), eq(uploadPieces.n, n)));
  return row ?? null;
}

/** The pieces of an upload by their numbers. */
export async function selectPieces(scope: Pick<Scope, 'db'>, uploadId: string): Promise<PieceRow[]> {
  return scope.db.select().from(uploadPieces).where(eq(uploadPieces.uploadId, uploadId)).orderBy(asc(uploadPieces.n));
}

/** Adds a piece to an upload that is locked, and gives the upload as it is now. */
export async function insertPiece(tx: Tx, upload: UploadRow, row: PieceRow): Promise<UploadRow> {
  await tx.db.insert(uploadPieces).values(row);
  const load = (from: number, most: number) =>
    tx.db
      .select({ n: uploadPieces.n })
      .from(uploadPieces)
      .where(and(eq(uploadPieces.uploadId, upload.id), gte(uploadPieces.n, from)))
      .orderBy(asc(uploadPieces.n))
      .limit(most)
      .execute();
  const next = row.n === upload.next ? await nextMissing(load, row.n) : upload.next;
  const changes = { next, updatedAt: tx.clock.now() };
  await tx.db.update(fileUploads).set(changes).where(eq(fileUploads.id, upload.id));
  return { ...upload, ...changes };
}

/** Forgets uploads and where their bytes lie. @returns the files, which the caller deletes once this is committed */
export async function removeUploads(tx: Pick<Tx, 'db'>, ids: readonly string[]): Promise<string[]> {
  const pieces = await tx.db
    .delete(uploadPieces)
    .where(inArray(uploadPieces.uploadId, [...ids]))
    .returning({ fileId: uploadPieces.fileId });
  await tx.db.delete(fileUploads).where(inArray(fileUploads.id, [...ids]));
  return pieces.map(({ fileId }) => fileId);
}

/** Forgets uploads that nothing was added to since `before` (epoch milliseconds); their files go when nothing refers to them. */
export async function expireUploads(db: Database, before: number): Promise<void> {
  await db.delete(fileUploads).where(lte(fileUploads.updatedAt, before));
}
