import type { Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { port } from '../../platform/ports.ts';

/** Sharing and filing of charts, which a later area stores. The notes area provides it. */
export type SharedCharts = {
  /**
   * Makes these the charts of a collaboration. Nobody sees them before it is accepted.
   * @throws AppError NOT_FOUND unless the actor owns each of them in that workspace
   */
  share(tx: Tx, collaboration: { id: string; workspaceId: string }, noteIds: readonly string[]): Promise<void>;
  /** The charts that were chosen for each of these collaborations. */
  chosen(db: Database, collaborationIds: readonly string[]): Promise<Map<string, string[]>>;
  /** Takes every chart out of the collaborations. */
  unshare(tx: Tx, collaborationIds: readonly string[]): Promise<void>;
  /** How many charts are filed in each of these departments. */
  countFiled(db: Database, departmentIds: readonly string[]): Promise<Map<string, number>>;
  /** Takes every chart out of a department; how many there were. */
  unfile(tx: Tx, departmentId: string): Promise<number>;
  /** Takes what a person holds by name on charts of a workspace that others own, as a merge may have left it. */
  forget(tx: Tx, workspaceId: string, userId: string): Promise<void>;
};

export const sharedCharts = port<SharedCharts>('shared-charts');
