import type { GrantLevel } from './access.ts';
import type { Scope } from './context.ts';
import { port } from './ports.ts';

/** A record that a person can reach now. `noteId` is its chart, null for a record outside of charts. */
export type ReachableRecord = { id: string; noteId: string | null };

/**
 * Selects those of `ids` that are records of an area and that the actor may reach with `level`; a record in the bin is not reached.
 * Each area with records that others can share, delete or take away contributes its own.
 */
export type SelectReachable = (
  scope: Pick<Scope, 'actor' | 'db'>,
  ids: readonly string[],
  level: GrantLevel,
) => Promise<readonly ReachableRecord[]>;

export const reachableRecords = port<readonly SelectReachable[]>('reachable-records');
