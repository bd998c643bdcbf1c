import type { Scope } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';

/** The day of the patient's next appointment. The area of appointments provides it. */
export type NextVisits = {
  /** yyyy-mm-dd in its own zone, of the first one that begins after `after` (ms); null when there is none. */
  of(scope: Pick<Scope, 'db'>, noteId: string, after: number): Promise<string | null>;
};

export const nextVisits = port<NextVisits>('next-visits');
