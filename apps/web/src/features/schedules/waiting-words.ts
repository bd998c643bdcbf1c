import type { WaitlistEntry } from '@clinical/contract/schedules/waitlist.schemas';
import { formatDate, formatDateTime, formatDay } from '../../lib/format.ts';
import { t } from './waitlist.texts.ts';

/** What somebody waits for, in one line. */
export function wishOf({ reason, type, clinician, minutes, until, insteadOf }: WaitlistEntry): string {
  return [
    reason || type?.name,
    t('minutes', { n: minutes }),
    clinician?.name ?? t('anyClinician'),
    insteadOf ? t('earlierThan', { at: formatDateTime(insteadOf.startsAt) }) : t('untilDay', { day: formatDay(until) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Who it is and since when they wait. */
export function whoOf({ note, since }: WaitlistEntry): string {
  const born = note.dateOfBirth === null ? null : formatDay(note.dateOfBirth);
  return [born, note.mrn, t('since', { day: formatDate(since) })].filter(Boolean).join(' · ');
}
