import type { Database } from '../../platform/db/database.ts';
import { port } from '../../platform/ports.ts';

/** A chart that somebody holds open in an emergency: the name that its grant stands under, and when that ends, in epoch milliseconds. */
export type OpenInEmergency = { id: string; principal: string; endsAt: number };

/** What explaining a permission asks of the area that keeps such openings; `program.ts` plugs it in. */
export type EmergencyAccess = {
  /** Null when none of theirs lasts. */
  find(
    db: Database,
    of: { userId: string; workspaceId: string; noteId: string },
    now: number,
  ): Promise<OpenInEmergency | null>;
};

export const emergencyAccess = port<EmergencyAccess>('emergency-access');
