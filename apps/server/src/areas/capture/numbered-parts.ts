import { Readable } from 'node:stream';
import type { Context, Scope, Tx } from '../../platform/context.ts';
import { deleteFiles } from '../../platform/storage/delete-files.ts';
import { fileStore } from '../../platform/storage/file-store.ts';

/** What arrives in numbered parts: a recording in chunks, a file in pieces. */
type Whole = { id: string; noteId: string; workspaceId: string };

type PartSteps<W extends Whole, Row extends { fileId: string }> = {
  /** Names the change in the log, and what it is a change of. */
  log: { action: string; type: string };
  bytes: Uint8Array;
  /** The most bytes of one part. */
  limit: number;
  /** The part with this number, when it is stored. */
  find(scope: Pick<Scope, 'db'>): Promise<Row | null>;
  /** @throws AppError CHUNK_DIFFERS when other bytes are stored under the number */
  refuseOther(stored: Row): void;
  /** @throws AppError when the part cannot be taken; asked before its bytes are written */
  refuse(whole: W): void | Promise<void>;
  lock(tx: Tx): Promise<W>;
  /** Adds the part's row. @throws AppError when the whole takes no part any more */
  add(tx: Tx, whole: W, fileId: string): Promise<W>;
};

/**
 * Stores one part: its bytes are on the disk, encrypted, and its row is committed before this returns. The same part again is
 * answered alike, whatever happened meanwhile to the first reply.
 * @returns the whole as it is now
 */
export async function storePart<W extends Whole, Row extends { fileId: string }>(
  ctx: Context,
  whole: W,
  steps: PartSteps<W, Row>,
): Promise<W> {
  const { action, type } = steps.log;
  const record = { type, id: whole.id, noteId: whole.noteId };
  const known = await steps.find(ctx);
  if (known) {
    steps.refuseOther(known);
    await ctx.audit(action, record);
    return whole;
  }
  await steps.refuse(whole);
  const { workspaceId } = whole;
  const content = Readable.from([steps.bytes]);
  const { fileId } = await ctx.use(fileStore).write(content, { workspaceId, limit: steps.limit });
  let isKept = false;
  try {
    const stored = await ctx.transaction(async (tx) => {
      const locked = await steps.lock(tx);
      await tx.audit(action, { ...record, noteId: locked.noteId });
      const first = await steps.find(tx);
      if (first) steps.refuseOther(first);
      isKept = !first;
      return first ? locked : steps.add(tx, locked, fileId);
    });
    return stored;
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    // the same part came on two ways at once, and the other one was first
    if (!isKept) await deleteFiles(ctx, [fileId]);
  }
}

/** How many numbers are looked at in one statement. */
const lookedAtOnce = 500;

/**
 * The lowest number from `start` on that is not stored.
 * @param load gives at most so many stored numbers from one on, in their order
 */
export async function nextMissing(
  load: (from: number, most: number) => Promise<{ n: number }[]>,
  start: number,
): Promise<number> {
  let next = start;
  for (;;) {
    const before = next;
    for (const { n } of await load(next, lookedAtOnce)) if (n === next) next += 1;
    if (next - before < lookedAtOnce) return next;
  }
}
