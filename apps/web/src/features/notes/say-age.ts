import type { Age } from './patient-age.ts';
import { t } from './notes.texts.ts';

export function sayAge({ value, unit }: Age): string {
  if (unit === 'year') return t('ageYears', { n: value });
  return unit === 'month' ? t('ageMonths', { n: value }) : t('ageDays', { n: value });
}

/** For tables: "68", "5 mo", "12 d". */
export function sayShortAge({ value, unit }: Age): string {
  if (unit === 'year') return String(value);
  return unit === 'month' ? t('ageMonthsShort', { n: value }) : t('ageDaysShort', { n: value });
}
