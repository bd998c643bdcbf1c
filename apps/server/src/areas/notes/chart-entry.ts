import type { Scope } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';

/** Whether a chart has this entry, outside the bin. The transcripts area provides it. */
export type HasEntry = (scope: Pick<Scope, 'db'>, noteId: string, entryId: string) => Promise<boolean>;

export const hasEntry = port<HasEntry>('chart-has-entry');
