import type { OutdatedSource } from '@clinical/contract/transcripts/entries.schemas';
import type { Scope } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';
import type { Entry } from './transcripts.queries.ts';

export type CitingEntry = Pick<Entry, 'id' | 'workspaceId' | 'sections' | 'sentences'>;

/** How publications stand that entries cite. The evidence area provides it. */
export type CitedSources = {
  /** Those that were retracted or superseded, by the id of the entry that cites them. */
  outdatedOf(scope: Pick<Scope, 'db'>, entries: readonly CitingEntry[]): Promise<ReadonlyMap<string, OutdatedSource[]>>;
};

export const citedSources = port<CitedSources>('cited-sources');
