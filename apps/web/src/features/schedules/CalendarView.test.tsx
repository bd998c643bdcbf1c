import * as availability from '@clinical/contract/schedules/availability.calls';
import * as calls from '@clinical/contract/schedules/schedules.calls';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal, startFakeApi } from '../../testing/fake-api.ts';
import { renderUi } from '../../testing/render.tsx';
import { appointment, bookingHours, closedDaysList, daySchedule } from '../../testing/schedule-builders.ts';
import { CalendarView } from './CalendarView.tsx';
import { placeOf } from './use-visit-move.ts';
import { ownZone } from './days.ts';

const days = ['2026-03-09', '2026-03-10', '2026-03-11'];
const visit = appointment({ timeZone: ownZone() });
const nine = placeOf(visit);
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const open = (schedule = daySchedule({ appointments: [visit] }), shown = days) => {
  const api = startFakeApi();
  api.on(calls.listSchedules, () => schedule);
  api.on(availability.getBookingHours, () => bookingHours());
  api.on(availability.listClosedDays, () =>
    closedDaysList({ days: [{ id: 'c', first: '2026-03-11', last: '2026-03-11', name: 'Holiday' }] }),
  );
  const onBook = vi.fn();
  const onChange = vi.fn();
  return {
    api,
    onBook,
    onChange,
    ...renderUi(<CalendarView days={shown} whose="mine" onBook={onBook} onChange={onChange} />),
  };
};
const block = () => screen.findByRole('button', { name: /Maria Lind to .*Booked/ });

it('draws each visit in its day, taken time, and days on which the clinic is closed', async () => {
  open(
    daySchedule({
      appointments: [visit],
      busy: [
        {
          clinician: { id: 'b', name: 'Ben Chen' },
          startsAt: '2026-03-09T10:00:00.000Z',
          endsAt: '2026-03-09T10:20:00.000Z',
        },
      ],
    }),
  );
  const tuesday = await screen.findByRole('group', { name: /Tuesday/ });
  expect(await within(tuesday).findByRole('button', { name: /Maria Lind.*Cough/ })).toBeVisible();
  expect(within(screen.getByRole('group', { name: /Monday/ })).getAllByText(/Ben Chen is not free/)).toHaveLength(1);
  expect(await screen.findByText('Closed: Holiday')).toBeVisible();
});

it('stands empty and busy until it knows what is booked, and takes no booking meanwhile', async () => {
  const { api } = open();
  api.on(calls.listSchedules, () => new Promise(() => {}));
  const calendar = await screen.findByRole('region', { name: 'Calendar' });
  expect(calendar).toHaveAttribute('aria-busy', 'true');
  expect(within(calendar).queryAllByRole('button', { hidden: true })).toHaveLength(0);
});

it('moves a visit by keys, said aloud, and saves it with Enter', async () => {
  const { api, user } = open();
  api.on(calls.updateSchedule, () => visit);
  (await block()).focus();
  await user.keyboard('{ArrowDown}{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByText(/Maria Lind: Monday, March 9, 2026.*Enter saves/)).toHaveAttribute('aria-live');
  await user.keyboard('{Enter}');
  await expect
    .poll(() => api.requests(calls.updateSchedule)[0]?.body)
    .toEqual({ version: 1, startsAt: `2026-03-09T${clockOf(nine.minutes + 15)}`, timeZone: ownZone(), minutes: 25 });
  expect(await screen.findByText(/Maria Lind is now Monday/)).toHaveAttribute('aria-live');
});

it('puts a visit back with Escape', async () => {
  const { api, user } = open();
  (await block()).focus();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.getByText('Maria Lind stays where it was.')).toHaveAttribute('aria-live');
  expect(api.requests(calls.updateSchedule)).toHaveLength(0);
});

it('says why a visit was not moved, and that it is where it was', async () => {
  const { api, user } = open();
  api.on(calls.updateSchedule, () => refusal('SLOT_TAKEN'));
  (await block()).focus();
  await user.keyboard('{ArrowDown}{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Maria Lind was not moved: it is still Tuesday, March 10, 2026');
  expect(alert).toHaveTextContent('This time is no longer free. Choose another time.');
  expect(await block()).not.toHaveAttribute('data-moving');
});

it('asks before it moves a visit to a closed day', async () => {
  const { api, user } = open();
  api.on(calls.updateSchedule, ({ body }) => (body.evenClosed ? visit : refusal('DAY_CLOSED')));
  (await block()).focus();
  await user.keyboard('{ArrowRight}{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Move anyway' }));
  await expect.poll(() => api.requests(calls.updateSchedule)[1]?.body).toMatchObject({ evenClosed: true });
});

it('moves a visit of another zone as the moment that it is', async () => {
  const zone = ownZone() === 'Asia/Tokyo' ? 'Europe/Warsaw' : 'Asia/Tokyo';
  const { api, user } = open(daySchedule({ appointments: [appointment({ timeZone: zone })] }));
  api.on(calls.updateSchedule, () => visit);
  (await block()).focus();
  await user.keyboard('{ArrowDown}{Enter}');
  await expect
    .poll(() => api.requests(calls.updateSchedule)[0]?.body)
    .toEqual({ version: 1, startsAt: '2026-03-10T09:15:00.000Z', timeZone: zone });
});

it('leaves a visit that has ended where it is', async () => {
  const { api, user } = open(daySchedule({ appointments: [appointment({ status: 'fulfilled' })] }));
  (await screen.findByRole('button', { name: /Maria Lind to .*Done/ })).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.queryByText(/Enter saves/)).toBeNull();
  expect(api.requests(calls.updateSchedule)).toHaveLength(0);
});

it('offers the actions of a visit, and a new one where it is empty', async () => {
  const { user, onBook, onChange } = open();
  await user.click(await block());
  await user.click(await screen.findByRole('menuitem', { name: 'Move or change' }));
  expect(onChange).toHaveBeenCalledWith(visit);
  const monday = screen.getByRole('group', { name: /Monday/ });
  const free = within(monday).getAllByRole('button', { hidden: true })[0];
  if (!free) throw new Error('the day takes no pointer');
  free.getBoundingClientRect = () => new DOMRect(0, 0, 100, 1_440);
  fireEvent.click(free, { clientY: 612 });
  expect(onBook).toHaveBeenCalledWith({ date: '2026-03-09', time: '10:00', clinicianId: undefined });
});
