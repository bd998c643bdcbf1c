import { emergencyTexts, numbersOfCountries } from './emergency-text.data.ts';
import type { RedFlag } from './find-red-flags.ts';
import type { Locale } from './locale.ts';
import type { Level } from './rules.data.ts';

const weight: Readonly<Record<Level, number>> = { urgent: 0, emergency: 1, crisis: 2 };
/** Whether flags end an interview. */
export const endsInterview = (flags: readonly RedFlag[]): boolean => flags.some(({ level }) => level !== 'urgent');

/** What the patient reads when flags are raised; null without one. A crisis comes with the line of the country. */
export function emergencyText(flags: readonly RedFlag[], locale: Locale, country: string | null): string | null {
  if (flags.length === 0) return null;
  const texts = emergencyTexts[locale];
  const numbers = numbersOfCountries[country?.toUpperCase() ?? ''];
  const levels = [...new Set(flags.map(({ level }) => level))].toSorted((a, b) => weight[b] - weight[a]);
  const told = levels.filter((level) => level !== 'urgent' || levels.length === 1);
  const parts = told.map((level) => texts[level]);
  if (told.includes('crisis') && numbers?.crisis) parts.push(texts.line.replace('{line}', numbers.crisis));
  if (endsInterview(flags)) parts.push(texts.stop);
  return parts.join(' ').replaceAll('{number}', numbers?.emergency ?? texts.anyNumber);
}
