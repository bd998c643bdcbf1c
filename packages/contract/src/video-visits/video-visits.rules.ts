/** How long a room of a quick call is open, in milliseconds; the room of an appointment is open this long after its end. */
export const roomLife = 12 * 60 * 60_000;
/** A page says that it is there this often, in milliseconds. */
export const syncEvery = 8_000;
/** Who was not heard of for this long is away, in milliseconds. */
export const awayAfter = 25_000;
/** People of a call: the clinician and two others. Each sends to each. */
export const mostInCall = 3;
/** Links of one room that can be used. */
export const mostGuests = 6;
/** How long a page tries to connect before it offers the phone, in milliseconds. */
export const phoneAfter = 10_000;
/** How long an open page of a guest is valid, in milliseconds. Then it asks again. */
export const guestVisitLife = 12 * 60 * 60_000;
