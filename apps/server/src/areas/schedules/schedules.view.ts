import type { Appointment, BusyTime, VisitType } from '@clinical/contract/schedules/schedules.schemas';
import { isoTime } from '../../platform/clock.ts';
import { appointmentAbilities } from './schedules.policy.ts';
import type { AppointmentRow, TakenRow } from './schedules.queries.ts';
import type { VisitTypeRow } from './visit-types.queries.ts';

const minute = 60_000;

export function viewAppointment(row: AppointmentRow): Appointment {
  return {
    id: row.id,
    source: 'clinic',
    note: { id: row.noteId, title: row.patient, dateOfBirth: row.dateOfBirth, mrn: row.mrn },
    clinician: { id: row.clinicianId, name: row.clinician },
    title: row.title,
    prompt: row.prompt,
    typeId: row.typeId,
    startsAt: isoTime(row.startsAt),
    endsAt: isoTime(row.startsAt + row.minutes * minute),
    localStart: row.localStart,
    timeZone: row.timeZone,
    minutes: row.minutes,
    bufferBefore: row.bufferBefore,
    bufferAfter: row.bufferAfter,
    status: row.status,
    clash: row.clash,
    cancelReason: row.cancelReason,
    startedAt: row.startedAt === null ? null : isoTime(row.startedAt),
    version: row.version,
    abilities: appointmentAbilities(row),
  };
}

export const viewTaken = (row: TakenRow): BusyTime => ({
  clinician: { id: row.clinicianId, name: row.clinician },
  startsAt: isoTime(row.startsAt),
  endsAt: isoTime(row.startsAt + row.minutes * minute),
});

export const viewVisitType = (row: VisitTypeRow): VisitType => ({
  id: row.id,
  name: row.name,
  minutes: row.minutes,
  bufferBefore: row.bufferBefore,
  bufferAfter: row.bufferAfter,
  dailyLimit: row.dailyLimit,
  version: row.version,
});
