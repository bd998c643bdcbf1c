const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Two digits more than ten above those of the present year are of the last century. */
export function fullYear(twoDigits: number, presentYear: number): number {
  return twoDigits > (presentYear % 100) + 10 ? 1900 + twoDigits : 2000 + twoDigits;
}

/** A day written MM/DD/YY as YYYY-MM-DD, or null when there is no such day. */
export function readShortDate(text: string, presentYear: number): string | null {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{2})$/.exec(text.trim());
  if (!parts) return null;
  const [month, day, year] = [Number(parts[1]), Number(parts[2]), fullYear(Number(parts[3]), presentYear)];
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whole years at a day; both as `YYYY-MM-DD`. */
export function ageAt(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** A date field reads a year typed with two digits as one of the first century: `0085-03-09` is meant as 1985. */
export function fullYearOf(day: string, presentYear: number): string {
  const parts = /^00(\d\d)(-\d\d-\d\d)$/.exec(day);
  return parts ? `${fullYear(Number(parts[1]), presentYear)}${parts[2]}` : day;
}
