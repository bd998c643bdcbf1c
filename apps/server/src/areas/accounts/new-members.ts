import type { PresetName } from '@clinical/contract/accounts/session.schemas';
import type { Tx } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';
import type { Actor } from '../../platform/session.ts';

type NewMember = { workspaceId: string; userId: string; preset: PresetName | null; departmentIds: readonly string[] };

/** What a later area does for a person who has just joined a workspace. The teams area provides it. */
export const newMembers = port<{ joined(tx: Tx<Actor | null>, member: NewMember): Promise<void> }>('new-members');
