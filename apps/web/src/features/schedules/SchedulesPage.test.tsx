import { listFreeTimes } from '@clinical/contract/schedules/availability.calls';
import * as calls from '@clinical/contract/schedules/schedules.calls';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import * as waitlist from '@clinical/contract/schedules/waitlist.calls';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, startFakeApi } from '../../testing/fake-api.ts';
import { renderUi } from '../../testing/render.tsx';
import { appointment, daySchedule, freeTimes, visitTypes, waitlistEntry } from '../../testing/schedule-builders.ts';
import { SchedulesPage } from './SchedulesPage.tsx';

const day = { date: '2026-03-10' };
const open = (schedule = daySchedule()) => {
  const api = startFakeApi();
  api.on(calls.listSchedules, () => schedule);
  api.on(calls.listVisitTypes, () => visitTypes());
  api.on(listWorkspaceUsers, () => []);
  api.on(waitlist.listWaitlist, () => []);
  api.on(waitlist.listFreedTimes, () => []);
  api.on(listFreeTimes, () => freeTimes());
  return { api, ...renderUi(<SchedulesPage address={day} onAddress={() => undefined} />) };
};

it('shows each visit with its time, patient, prompt and state', async () => {
  open(
    daySchedule({
      appointments: [
        appointment({ prompt: 'Ask about feet' }),
        appointment({ id: 'two', clash: true, startsAt: '2026-03-10T09:10:00.000Z' }),
        appointment({ id: 'three', status: 'noshow', startsAt: '2026-03-10T11:00:00.000Z' }),
      ],
      busy: [
        {
          clinician: { id: 'b', name: 'Ben Chen' },
          startsAt: '2026-03-10T10:00:00.000Z',
          endsAt: '2026-03-10T10:20:00.000Z',
        },
      ],
    }),
  );
  const rows = within(await screen.findByRole('list', { name: 'Appointments' })).getAllByRole('listitem');
  const words = rows.map((row) => row.textContent);
  expect(words[0]).toContain('Maria Lind');
  expect(words[0]).toContain('Ask about feet');
  expect(words[0]).toContain('Booked');
  expect(words[1]).toContain('Another visit at the same time');
  expect(words[2]).toContain('Ben Chen is not free');
  expect(words[3]).toContain('Did not come');
});

it('says that a day is empty, and offers to book', async () => {
  open(daySchedule({ appointments: [] }));
  expect(await screen.findByText('You have no appointments on this day')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Book' })).toHaveLength(2);
});

it('takes an appointment back that was cancelled', async () => {
  const { api, user } = open();
  api.on(calls.cancelSchedule, () => appointment({ status: 'cancelled' }));
  api.on(calls.updateSchedule, () => appointment());
  await user.click(await screen.findByRole('button', { name: /Actions for Maria Lind/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel appointment' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(() => api.requests(calls.updateSchedule)[0]?.body).toEqual({ status: 'booked', evenClosed: true });
});

it('keeps what was typed when the time is taken', async () => {
  const { api, user } = open();
  api.on(calls.updateSchedule, () => refusal('SLOT_TAKEN'));
  await user.click(await screen.findByRole('button', { name: /Actions for Maria Lind/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move or change' }));
  const reason = await screen.findByLabelText('Reason');
  await user.clear(reason);
  await user.type(reason, 'Fever');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This time is no longer free. Choose another time.')).toBeDefined();
  expect((screen.getByLabelText('Reason') as HTMLInputElement).value).toBe('Fever');
  api.on(calls.updateSchedule, () => appointment());
  await user.type(screen.getByLabelText('Prompt'), 'Ask about feet');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.requests(calls.updateSchedule)[1]?.body)
    .toEqual({ version: 1, minutes: 20, title: 'Fever', prompt: 'Ask about feet' });
});

async function changeVisit(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: /Actions for Maria Lind/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move or change' }));
  return within(await screen.findByRole('group', { name: 'Free times' }));
}

it('moves a visit to a free time, as the moment that it is', async () => {
  const { api, user } = open();
  api.on(calls.updateSchedule, () => appointment());
  const times = await changeVisit(user);
  const [nine, quarterPast] = times.getAllByRole('button');
  expect(nine).toHaveAttribute('aria-pressed', 'true');
  await user.click(quarterPast!);
  expect(quarterPast).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText(/^Time/)).toHaveValue('09:15');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.requests(calls.updateSchedule)[0]?.body)
    .toMatchObject({ startsAt: '2026-03-10T09:15:00.000Z', timeZone: 'UTC' });
});

it('asks before it books on a closed day', async () => {
  const { api, user } = open();
  api.on(calls.updateSchedule, ({ body }) =>
    body.evenClosed ? appointment() : refusal('DAY_CLOSED', { message: 'The clinic is closed on this day: Holidays.' }),
  );
  const times = await changeVisit(user);
  await user.click(times.getAllByRole('button')[1]!);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The clinic is closed on this day: Holidays.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Book anyway' }));
  await expect.poll(() => api.requests(calls.updateSchedule)[1]?.body.evenClosed).toBe(true);
});

it.each([
  [{ state: 'open' as const }, 'No time is free on this day.'],
  [{ state: 'closed' as const, closedFor: 'Holidays' }, 'The clinic is closed on this day: Holidays.'],
  [{ state: 'unset' as const }, /working hours are not set/],
])('says why no time is free: %j', async (reply, words) => {
  const { api, user } = open();
  api.on(listFreeTimes, () => freeTimes({ ...reply, times: [] }));
  await user.click(await screen.findByRole('button', { name: /Actions for Maria Lind/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move or change' }));
  expect(await screen.findByText(words)).toBeVisible();
});

it('puts a patient on the waitlist for an earlier time', async () => {
  const { api, user } = open();
  api.on(waitlist.waitForEarlier, () => waitlistEntry());
  await user.click(await screen.findByRole('button', { name: /Actions for Maria Lind/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Wants an earlier time' }));
  await expect.poll(() => api.requests(waitlist.waitForEarlier)[0]?.params.id).toBe(appointment().id);
});
