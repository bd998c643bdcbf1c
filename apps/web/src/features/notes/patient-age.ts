/**
 * Age on a day, as a clinician says it: "12 days", "5 months", "3 years". Null for a day of birth in the future or that is no day.
 * `dateOfBirth` is YYYY-MM-DD; `today` is taken in the local time zone.
 */
export type Age = { value: number; unit: 'day' | 'month' | 'year' };

export function ageOn(dateOfBirth: string, today: Date): Age | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(dateOfBirth);
  if (!match) return null;
  const [year, month, dayOfMonth] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const born = Date.UTC(year, month - 1, dayOfMonth);
  const now = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  if (Number.isNaN(born) || born > now) return null;
  let months = (today.getFullYear() - year) * 12 + (today.getMonth() + 1 - month);
  if (today.getDate() < dayOfMonth) months -= 1;
  if (months >= 24) return { value: Math.floor(months / 12), unit: 'year' };
  if (months >= 1) return { value: months, unit: 'month' };
  return { value: Math.round((now - born) / 86_400_000), unit: 'day' };
}
