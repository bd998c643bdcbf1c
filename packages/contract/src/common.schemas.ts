import { z } from 'zod';
import { isEmail } from './validation/addresses.ts';

/** A record id: UUID version 7, lower case. */
export const Id = z.uuid().meta({ description: 'record id (UUID)' });
export const IdParams = z.object({ id: Id });
/** ISO 8601 with three fractional digits, UTC. */
export const Timestamp = z.iso.datetime({ precision: 3 });
/** A calendar day without a time, YYYY-MM-DD. */
export const CalendarDate = z.iso.date();
/** An e-mail address as people write it, without the spaces around it. At most 254 characters. */
export const EmailText = z.string().trim().refine(isEmail, 'an e-mail address');
export const Ok = z.object({ ok: z.literal(true) });
export type Ok = z.infer<typeof Ok>;
