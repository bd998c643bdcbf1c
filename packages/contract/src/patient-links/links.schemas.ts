import { z } from 'zod';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';

/** `answered`: no question is open. `locked`: five wrong dates of birth. */
export const LinkState = z.enum(['unopened', 'opened', 'answered', 'locked', 'revoked', 'expired']);
export type LinkState = z.infer<typeof LinkState>;

/** A link for a patient, without its secret. */
export const PatientLink = z
  .object({
    id: Id,
    state: LinkState,
    createdBy: z.string(),
    createdAt: Timestamp,
    expiresAt: Timestamp,
    openedAt: Timestamp.nullable(),
    answeredAt: Timestamp.nullable(),
  })
  .meta({ id: 'PatientLink' });
export type PatientLink = z.infer<typeof PatientLink>;

/** The date of birth that opens it, needed while no chart has one. */
export const NewPatientLink = z.object({ dateOfBirth: CalendarDate.optional() });
export type NewPatientLink = z.infer<typeof NewPatientLink>;
/** `url` holds the secret. It is shown once and stored nowhere. */
export const MadePatientLink = PatientLink.extend({ url: z.string() });
export type MadePatientLink = z.infer<typeof MadePatientLink>;
