import type { BookingHours, ClosedDaysList, FreeTimes } from '@clinical/contract/schedules/availability.schemas';
import type { FreedTime, WaitlistEntry } from '@clinical/contract/schedules/waitlist.schemas';
import type { Appointment, Schedule, VisitType, VisitTypes } from '@clinical/contract/schedules/schedules.schemas';

export const appointment = (overrides: Partial<Appointment> = {}): Appointment => ({
  id: '01900000-0000-7000-8000-0000000000e1',
  source: 'clinic',
  note: { id: '01900000-0000-7000-8000-0000000000a1', title: 'Maria Lind', dateOfBirth: '1958-03-02', mrn: null },
  clinician: { id: '01900000-0000-7000-8000-000000000001', name: 'Ada Okafor' },
  title: 'Cough',
  prompt: '',
  typeId: null,
  startsAt: '2026-03-10T09:00:00.000Z',
  endsAt: '2026-03-10T09:20:00.000Z',
  localStart: '2026-03-10T09:00',
  timeZone: 'UTC',
  minutes: 20,
  bufferBefore: 0,
  bufferAfter: 0,
  status: 'booked',
  clash: false,
  cancelReason: '',
  startedAt: null,
  version: 1,
  abilities: { edit: true },
  ...overrides,
});

export const daySchedule = (overrides: Partial<Schedule> = {}): Schedule => ({
  date: '2026-03-10',
  days: 1,
  timeZone: 'UTC',
  appointments: [appointment()],
  busy: [],
  ...overrides,
});

export const visitType = (overrides: Partial<VisitType> = {}): VisitType => ({
  id: '01900000-0000-7000-8000-0000000000f1',
  name: 'First visit',
  minutes: 40,
  bufferBefore: 5,
  bufferAfter: 10,
  dailyLimit: null,
  version: 1,
  ...overrides,
});

export const visitTypes = (types: VisitType[] = [], edit = true): VisitTypes => ({ types, abilities: { edit } });

export const bookingHours = (overrides: Partial<BookingHours> = {}): BookingHours => ({
  clinician: { id: '01900000-0000-7000-8000-000000000001', name: 'Ada Okafor' },
  spans: [{ day: 1, from: '09:00', to: '12:00' }],
  timeZone: 'UTC',
  source: 'booking',
  version: 1,
  abilities: { edit: true },
  ...overrides,
});

export const closedDaysList = (overrides: Partial<ClosedDaysList> = {}): ClosedDaysList => ({
  days: [{ id: '01900000-0000-7000-8000-0000000000c1', first: '2099-12-24', last: '2099-12-26', name: '' }],
  abilities: { edit: true },
  ...overrides,
});

export const freeTimes = (overrides: Partial<FreeTimes> = {}): FreeTimes => ({
  date: '2026-03-10',
  timeZone: 'UTC',
  state: 'open',
  closedFor: '',
  times: ['2026-03-10T09:00:00.000Z', '2026-03-10T09:15:00.000Z'],
  ...overrides,
});

export const waitlistEntry = (overrides: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  id: '01900000-0000-7000-8000-0000000000d1',
  note: { id: '01900000-0000-7000-8000-0000000000a2', title: 'Maria Lind', dateOfBirth: '1958-03-02', mrn: null },
  clinician: null,
  type: null,
  minutes: 20,
  until: '2026-03-31',
  reason: '',
  insteadOf: null,
  since: '2026-03-01T09:00:00.000Z',
  abilities: { edit: true },
  ...overrides,
});

export const freedTime = (overrides: Partial<FreedTime> = {}): FreedTime => ({
  scheduleId: '01900000-0000-7000-8000-0000000000e2',
  clinician: { id: '01900000-0000-7000-8000-000000000001', name: 'Ada Okafor' },
  startsAt: '2026-03-10T11:00:00.000Z',
  endsAt: '2026-03-10T11:20:00.000Z',
  waiting: [waitlistEntry()],
  ...overrides,
});
