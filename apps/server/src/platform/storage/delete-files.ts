import type { Context } from '../context.ts';
import { fileStore } from './file-store.ts';

/** Deletes files that no row refers to any more. What a crash or a fault leaves here, housekeeping takes away. */
export async function deleteFiles(ctx: Pick<Context, 'use'>, fileIds: readonly string[]): Promise<void> {
  const files = ctx.use(fileStore);
  for (const fileId of fileIds) await files.delete(fileId).catch(() => undefined);
}
