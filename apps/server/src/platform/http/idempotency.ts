import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { UploadedFile } from '../area.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../session.ts';
import { idempotencyKeys } from './idempotency.table.ts';

const keepForMs = 24 * 60 * 60_000;

export type StoredReply = { status: number; response: unknown; recordIds: string[] };

/** A request that names a key: the same person, workspace, call and input get the reply of the first one. */
export type Repeatable = { userId: string; key: string; requestHash: string };

/** What a key stands for. Files count by their names and contents, for each upload is stored anew. */
export function repeatable(
  actor: Actor,
  key: string,
  request: { method: string; url: string },
  input: { body?: unknown; files: readonly UploadedFile[] },
): Repeatable {
  const files = input.files.map(({ field, fileName, sha256 }) => [field, fileName, sha256]);
  const requestHash = createHash('sha256')
    .update(`${request.method} ${request.url} ${actor.workspaceId}\n`)
    .update(JSON.stringify([input.body ?? null, files]))
    .digest('hex');
  return { userId: actor.userId, key, requestHash };
}

const isKeyOf = (of: Repeatable) => and(eq(idempotencyKeys.userId, of.userId), eq(idempotencyKeys.key, of.key));

/** The reply stored under a key, or null. @throws AppError IDEMPOTENCY_MISMATCH when the key was used for other input. */
export async function findReply(db: Database, of: Repeatable): Promise<StoredReply | null> {
  const [row] = await db.select().from(idempotencyKeys).where(isKeyOf(of));
  if (!row) return null;
  if (row.requestHash !== of.requestHash) throw new AppError('IDEMPOTENCY_MISMATCH');
  return { status: row.status, response: row.response, recordIds: row.recordIds };
}

/** Stores the reply in the transaction that does the work; of two at once the second fails on the key and rolls back. */
export async function insertReply(db: Database, of: Repeatable, reply: StoredReply, now: number): Promise<void> {
  await db.insert(idempotencyKeys).values({ ...of, ...reply, response: reply.response ?? null, createdAt: now });
}

/** Corrects a stored reply for a verb that answers with something else than its transaction gave. */
export async function changeReply(
  db: Database,
  of: Repeatable,
  { response, recordIds }: Omit<StoredReply, 'status'>,
): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ response: response ?? null, recordIds })
    .where(isKeyOf(of));
}

export async function deleteReply(db: Database, of: Repeatable): Promise<void> {
  await db.delete(idempotencyKeys).where(isKeyOf(of));
}

/** Replies hold what the request was answered with, patient data included, so they go after a day. */
export async function deleteOldReplies(db: Database, now: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - keepForMs));
}
