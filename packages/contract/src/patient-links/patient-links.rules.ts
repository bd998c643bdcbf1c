/** How long a link is valid, in milliseconds. */
export const linkLife = 72 * 60 * 60_000;
/** How long a page stays open after the date of birth was entered, in milliseconds. Then it asks again. */
export const visitLife = 60 * 60_000;
/** Wrong dates of birth before a link locks, and from one address before it has to wait 15 minutes. */
export const mostWrongTries = 5;
/** An attempt to open a link is answered no sooner, in milliseconds: the time tells nothing about the link. */
export const refusedAfter = 250;
