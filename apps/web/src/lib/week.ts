import { currentLocale } from './locale.ts';

/** Days as clinics read a week; 0 is Sunday. */
export const week = [1, 2, 3, 4, 5, 6, 0];

/** The name of a day, 0 Sunday to 6 Saturday. */
export function dayName(day: number, length: 'short' | 'long' = 'short'): string {
  return new Intl.DateTimeFormat(currentLocale(), { weekday: length, timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 4 + day),
  );
}

/** All zones that the browser knows, and `present`, which it may not. */
export function timeZones(present: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(present) ? known : [present, ...known];
}
