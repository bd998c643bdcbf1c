import { createSchedule, createVisitType } from '@clinical/contract/schedules/schedules.calls';
import { createClosedDays, setBookingHours } from '@clinical/contract/schedules/availability.calls';
import type {
  BookingHours,
  ClosedDays,
  NewClosedDays,
  WeeklySpan,
} from '@clinical/contract/schedules/availability.schemas';
import type {
  Appointment,
  NewAppointment,
  NewVisitType,
  VisitType,
} from '@clinical/contract/schedules/schedules.schemas';
import { addToWaitlist } from '@clinical/contract/schedules/waitlist.calls';
import type { NewWaitlistEntry, WaitlistEntry } from '@clinical/contract/schedules/waitlist.schemas';
import type { TestAccount } from './accounts.ts';

export function newAppointment(
  account: TestAccount,
  noteId: string,
  overrides: Partial<NewAppointment> = {},
): Promise<Appointment> {
  const usual = { noteId, startsAt: '2030-03-04T09:00', timeZone: 'Europe/Warsaw' };
  return account.ok(createSchedule, { body: { ...usual, ...overrides } });
}

export function newVisitType(account: TestAccount, overrides: Partial<NewVisitType> = {}): Promise<VisitType> {
  return account.ok(createVisitType, { body: { name: 'Follow-up', minutes: 20, ...overrides } });
}

export const newClosedDays = (account: TestAccount, overrides: Partial<NewClosedDays> = {}): Promise<ClosedDays> =>
  account.ok(createClosedDays, { body: { first: '2030-12-24', last: '2030-12-26', name: 'Holidays', ...overrides } });

/** Mondays to Fridays from nine to twelve in Warsaw. */
export function newBookingHours(account: TestAccount, spans?: WeeklySpan[]): Promise<BookingHours> {
  const usual = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '12:00' }));
  const body = { timeZone: 'Europe/Warsaw', spans: spans ?? usual };
  return account.ok(setBookingHours, { params: { clinicianId: account.userId }, body });
}

export const newWaitlistEntry = (
  account: TestAccount,
  noteId: string,
  overrides: Partial<NewWaitlistEntry> = {},
): Promise<WaitlistEntry> => account.ok(addToWaitlist, { body: { noteId, until: '2030-03-31', ...overrides } });
