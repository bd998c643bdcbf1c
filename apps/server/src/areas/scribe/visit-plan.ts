import type { Scope } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';
import type { Entry } from '../transcripts/public.ts';

/** What a visit was booked for, and what its note is to heed. `at`: when it was to begin, epoch milliseconds. */
export type VisitPlan = { id: string; version: number; at: number; reason: string; prompt: string };

/** Bookings of visits. The schedules area provides it. */
export type VisitPlans = {
  /** Of the visit that an entry was made in; null where none was begun before it. */
  of(scope: Pick<Scope, 'db'>, entry: Pick<Entry, 'noteId' | 'createdAt' | 'createdBy'>): Promise<VisitPlan | null>;
};

export const visitPlans = port<VisitPlans>('visit-plans');
