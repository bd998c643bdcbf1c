import type { Ok } from '@clinical/contract/common.schemas';
import type { Context } from '../../platform/context.ts';
import { publishImport } from './publish-import.ts';
import { deleteImportRow, getChartImportFor } from './visualizer.queries.ts';

/** Takes a file of another system out of a chart for good. @throws AppError NOT_FOUND */
export async function deleteChartImport(ctx: Context, noteId: string, id: string): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    await getChartImportFor(tx, noteId, id, 'edit');
    await deleteImportRow(tx, id);
    await tx.audit('chart-import.delete', { type: 'chart-import', id, noteId });
    await publishImport(tx, noteId);
    return { ok: true };
  });
}
