import type { ChartImport } from '@clinical/contract/visualizer/visualizer.schemas';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { selectChartImports } from './visualizer.queries.ts';
import { viewChartImport } from './visualizer.view.ts';

/** Files of other systems in a chart. @throws AppError NOT_FOUND */
export async function listChartImports(ctx: Context, noteId: string): Promise<ChartImport[]> {
  await getNoteFor(ctx, noteId, 'read');
  const rows = await selectChartImports(ctx, noteId);
  await ctx.audit('chart-import.list', { type: 'chart-import', id: null, noteId });
  return rows.map(viewChartImport);
}
