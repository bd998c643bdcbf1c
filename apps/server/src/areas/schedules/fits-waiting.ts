import type { VisitLength } from './free-times.ts';
import { usualMinutes } from './usual-minutes.ts';

/** A time that was freed. `localStart` YYYY-MM-DDTHH:MM where it was booked. */
export type Freed = { noteId: string; workspaceId: string; clinicianId: string; localStart: string; startsAt: number };

/** What somebody waits for. */
export type Waiting = {
  noteId: string;
  workspaceId: string;
  clinician: { id: string } | null;
  type: VisitLength | null;
  until: string;
  /** The appointment that they have. */
  present: (VisitLength & { startsAt: number }) | null;
};

/** As long as the appointment that is moved, else as the kind of visit. */
export function lengthOfWaiting({ present, type }: Pick<Waiting, 'present' | 'type'>): VisitLength {
  const { minutes, bufferBefore, bufferAfter } = present ??
    type ?? { minutes: usualMinutes, bufferBefore: 0, bufferAfter: 0 };
  return { minutes, bufferBefore, bufferAfter };
}

/** Whether a freed time is one that somebody waits for; it is not for the patient who gave it up. */
export function fitsWaiting(freed: Freed, waiting: Waiting): boolean {
  return (
    freed.noteId !== waiting.noteId &&
    freed.workspaceId === waiting.workspaceId &&
    (waiting.clinician === null || waiting.clinician.id === freed.clinicianId) &&
    freed.localStart.slice(0, 10) <= waiting.until &&
    (waiting.present === null || freed.startsAt < waiting.present.startsAt)
  );
}
