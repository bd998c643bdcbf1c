import type { ChartIdentifiers } from '@clinical/language/samples/chart-identifiers';
import type { Tx } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';

/** The identifiers in a chart's header, for who may read the chart. The notes area provides it. */
export type ChartHeader = {
  /** @throws AppError NOT_FOUND, so that nothing is sent about a chart that the actor can no longer read */
  identifiers(tx: Tx, noteId: string): Promise<ChartIdentifiers>;
};

export const chartHeader = port<ChartHeader>('chart-header');
