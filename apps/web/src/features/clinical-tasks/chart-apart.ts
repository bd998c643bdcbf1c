import type { TaskChart } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { formatDay } from '../../lib/format.ts';
import { t } from './clinical-tasks.texts.ts';

/** What tells a chart from others of the same name, in words; null where the name is enough. */
export function chartApart({ apart }: Pick<TaskChart, 'apart'>, short = false): string | null {
  if (apart === null) return null;
  const { dateOfBirth, mrn } = apart;
  const parts = [
    dateOfBirth === null ? null : short ? formatDay(dateOfBirth) : t('born', { day: formatDay(dateOfBirth) }),
    mrn === null ? null : t('mrnOf', { mrn }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? t('bornUnknown') : parts.join(' · ');
}
