import { createSchedule, createVisitType } from '@clinical/contract/schedules/schedules.calls';
import type {
  Appointment,
  NewAppointment,
  NewVisitType,
  VisitType,
} from '@clinical/contract/schedules/schedules.schemas';
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
