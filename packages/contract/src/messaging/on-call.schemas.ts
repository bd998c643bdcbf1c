import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';

const Person = z.object({ id: Id, name: z.string() });

export const OnCallShift = z.object({ id: Id, person: Person, startsAt: Timestamp, endsAt: Timestamp });
export type OnCallShift = z.infer<typeof OnCallShift>;

/** Who is on call in the workspace. Shifts of somebody who has left count for nothing. */
export const OnCall = z
  .object({
    /** The shift that runs now; null when nobody is on call. */
    now: OnCallShift.nullable(),
    /** The shift after it, also while there is a gap. */
    next: OnCallShift.nullable(),
    /** Shifts that have not ended, by their beginning. */
    shifts: z.array(OnCallShift),
    /** Counts the changes; a change names the version that it is based on. */
    version: z.number().int(),
    abilities: z.object({ edit: z.boolean(), handOver: z.boolean() }),
  })
  .meta({ id: 'OnCall' });
export type OnCall = z.infer<typeof OnCall>;

const NewShift = z
  .object({ userId: Id, startsAt: Timestamp, endsAt: Timestamp })
  .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), 'a shift ends after it begins');
export type NewShift = z.input<typeof NewShift>;

/** Hands the shift that runs now over to another person; or replaces all shifts that have not ended. */
export const ChangeOnCall = z.union([
  z.object({ handOverTo: Id }),
  z.object({ version: z.number().int().min(0), shifts: z.array(NewShift).max(limits.onCallShifts) }),
]);
export type ChangeOnCall = z.input<typeof ChangeOnCall>;

/** While they last, nothing but urgent messages notifies me. */
export const QuietHours = z.object({
  on: z.boolean(),
  /** Null: until I switch it off. */
  until: Timestamp.nullable(),
});
export type QuietHours = z.infer<typeof QuietHours>;

export const SetQuietHours = z.object({ on: z.boolean(), until: Timestamp.nullable().optional() });
export type SetQuietHours = z.input<typeof SetQuietHours>;
