import type { WaitlistEntry } from '@clinical/contract/schedules/waitlist.schemas';
import { isoTime } from '../../platform/clock.ts';
import { lengthOfWaiting } from './fits-waiting.ts';
import type { WaitlistRow } from './waitlist.queries.ts';

export const viewEntry = (row: WaitlistRow): WaitlistEntry => ({
  id: row.id,
  note: { id: row.noteId, title: row.patient, dateOfBirth: row.dateOfBirth, mrn: row.mrn },
  clinician: row.clinician,
  type: row.type && { id: row.type.id, name: row.type.name },
  minutes: lengthOfWaiting(row).minutes,
  until: row.until,
  reason: row.reason,
  insteadOf: row.present && { id: row.present.id, startsAt: isoTime(row.present.startsAt) },
  since: isoTime(row.createdAt),
  abilities: { edit: row.mayEdit && row.status === 'waiting' },
});
