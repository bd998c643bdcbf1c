import * as availability from '@clinical/contract/schedules/availability.calls';
import type { BookingHours } from '@clinical/contract/schedules/availability.schemas';
import { listVisitTypes } from '@clinical/contract/schedules/schedules.calls';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/fake-api.ts';
import { renderApp, renderUi } from '../../testing/render.tsx';
import { bookingHours, closedDaysList, visitTypes } from '../../testing/schedule-builders.ts';
import { startSignedIn } from '../../testing/signed-in.ts';
import { ClosedDaysSettings } from './ClosedDaysSettings.tsx';

function hoursOf(hours: Partial<BookingHours> = {}, isAdmin = true) {
  const api = startSignedIn();
  api.on(listVisitTypes, () => visitTypes([], isAdmin));
  api.on(listWorkspaceUsers, () => []);
  api.on(availability.getBookingHours, () => bookingHours(hours));
  api.on(availability.setBookingHours, () => bookingHours());
  api.on(availability.listClosedDays, () => closedDaysList());
  return { api, ...renderApp('/settings?tab=visits') };
}

it('adds a part of a day, and saves the whole week on the version that was shown', async () => {
  const { api, user } = hoursOf();
  const save = await screen.findByRole('button', { name: 'Save hours' });
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Add hours on Monday' }));
  await user.click(screen.getByRole('button', { name: 'Add hours on Tuesday' }));
  await user.click(save);
  await expect
    .poll(() => api.requests(availability.setBookingHours)[0]?.body)
    .toEqual({
      version: 1,
      timeZone: 'UTC',
      spans: [
        { day: 1, from: '09:00', to: '12:00' },
        { day: 1, from: '13:00', to: '16:00' },
        { day: 2, from: '09:00', to: '17:00' },
      ],
    });
});

it('says what is wrong with a day, and keeps what was entered when it is not saved', async () => {
  const { api, user } = hoursOf();
  api.on(availability.setBookingHours, () => refusal('VERSION_CONFLICT'));
  const from = await screen.findByLabelText('Monday, part 1: from');
  await user.clear(from);
  await user.type(from, '13:00');
  expect(screen.getByText('The end must be after the beginning.')).toBeVisible();
  const save = screen.getByRole('button', { name: 'Save hours' });
  expect(save).toBeDisabled();
  await user.clear(from);
  await user.type(from, '10:00');
  await user.click(save);
  expect(await screen.findByText('Someone else changed this since you opened it.')).toBeVisible();
  expect(from).toHaveValue('10:00');
});

it('says where hours come from that nobody saved here', async () => {
  hoursOf({ source: 'profile', version: 0 });
  expect(await screen.findByText(/working hours of the profile/)).toBeVisible();
});

it('shows the hours of somebody who may not change them as they are', async () => {
  hoursOf({ abilities: { edit: false } }, false);
  expect(await screen.findByLabelText('Monday, part 1: from')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save hours' })).toBeNull();
});

it('closes days, not backwards, and takes them back', async () => {
  const api = startSignedIn();
  api.on(availability.listClosedDays, () => closedDaysList());
  api.on(availability.createClosedDays, () => closedDaysList().days[0]!);
  const { user } = renderUi(<ClosedDaysSettings />);
  await user.click(await screen.findByRole('button', { name: 'Add closed days' }));
  const [first, last] = [screen.getByLabelText(/^First day/), screen.getByLabelText(/^Last day/)];
  await user.clear(first);
  await user.type(first, '2099-12-31');
  expect(last).toHaveValue('2099-12-31');
  await user.clear(last);
  await user.type(last, '2099-12-30');
  expect(screen.getByText('The last day is before the first.')).toBeVisible();
  await user.clear(last);
  await user.type(last, '2100-01-02');
  await user.type(screen.getByLabelText('Name'), 'New Year');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await expect
    .poll(() => api.requests(availability.createClosedDays)[0]?.body)
    .toEqual({ first: '2099-12-31', last: '2100-01-02', name: 'New Year' });
  await user.click(await screen.findByRole('button', { name: /^Remove .*2099/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Remove .*2099/ })).toBeVisible();
});
