import type { PresetName } from '@clinical/contract/accounts/session.schemas';
import { presetGrants } from '@clinical/contract/teams/members.rules';
import type { Tx } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { addToDepartment, selectDepartmentsAmong } from './departments.queries.ts';

type NewMember = { workspaceId: string; userId: string; preset: PresetName | null; departmentIds: readonly string[] };

/** Puts somebody who has just joined a workspace into the departments of their invitation that are still there. */
export const departmentsOfInvitation = {
  async joined(tx: Tx<Actor | null>, { workspaceId, userId, preset, departmentIds }: NewMember): Promise<void> {
    if (departmentIds.length === 0) return;
    for (const id of await selectDepartmentsAmong(tx.db, workspaceId, departmentIds))
      await addToDepartment(tx.db, id, [userId], presetGrants(preset), tx.clock.now());
  },
};
