import type { Database } from './db/database.ts';
import { port } from './ports.ts';

/** platform's view of charts: the workspace that one lies in, or null for a chart that is gone. The notes area provides it. */
export type ChartWorkspace = (db: Database, noteId: string) => Promise<string | null>;

export const chartWorkspace = port<ChartWorkspace>('chart-workspace');
