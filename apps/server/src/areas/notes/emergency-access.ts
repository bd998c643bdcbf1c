import type { Database } from '../../platform/db/database.ts';
import { port } from '../../platform/ports.ts';

/** A chart that somebody holds open in an emergency: the name that its grant stands under, and when that ends, in epoch milliseconds. */
export type OpenInEmergency = { id: string; principal: string; endsAt: number };

/** Open emergency accesses, for the explanation of a permission. The audit area provides it. */
export type EmergencyAccess = {
  /** Null when none of theirs lasts. */
  find(
    db: Database,
    of: { userId: string; workspaceId: string; noteId: string },
    now: number,
  ): Promise<OpenInEmergency | null>;
};

export const emergencyAccess = port<EmergencyAccess>('emergency-access');
