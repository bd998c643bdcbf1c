import { listSchedules, listVisitTypes } from '@clinical/contract/schedules/schedules.calls';
import * as calls from '@clinical/contract/schedules/waitlist.calls';
import type { FreedTime, WaitlistEntry } from '@clinical/contract/schedules/waitlist.schemas';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import { listNotes } from '@clinical/contract/notes/notes.calls';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, startFakeApi } from '../../testing/fake-api.ts';
import { note } from '../../testing/chart-builders.ts';
import { renderUi } from '../../testing/render.tsx';
import { appointment, daySchedule, freedTime, visitTypes, waitlistEntry } from '../../testing/schedule-builders.ts';
import { SchedulesPage } from './SchedulesPage.tsx';

function open(entries: WaitlistEntry[] = [], freed: FreedTime[] = []) {
  const api = startFakeApi();
  api.on(listSchedules, () => daySchedule());
  api.on(listVisitTypes, () => visitTypes());
  api.on(listWorkspaceUsers, () => []);
  api.on(calls.listWaitlist, () => entries);
  api.on(calls.listFreedTimes, () => freed);
  return { api, ...renderUi(<SchedulesPage address={{ date: '2026-03-10' }} onAddress={() => undefined} />) };
}

it('says who waits, for what and since when', async () => {
  const { user } = open([
    waitlistEntry({ reason: 'Cough' }),
    waitlistEntry({
      id: 'two',
      note: { id: 'n-2', title: 'Tom Ode', dateOfBirth: null, mrn: '17' },
      insteadOf: { id: 'a', startsAt: '2026-04-01T09:00:00.000Z' },
      abilities: { edit: false },
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Waitlist (2)' }));
  const list = within(await screen.findByRole('list', { name: 'Waitlist' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Maria Lind.*Cough · 20 min · Any clinician · until .*Mar 31, 2026.*waiting since/);
  expect(second).toHaveTextContent(/Tom Ode.*earlier than .*Apr 1, 2026.*17/);
  expect(within(second!).queryByRole('button')).toBeNull();
  await user.click(within(first!).getByRole('button', { name: 'Remove Maria Lind from the waitlist' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
});

it('adds a patient, and keeps what was entered when that fails', async () => {
  const { api, user } = open();
  api.on(listNotes, () => [note({ title: 'Tom Ode' })]);
  api.on(calls.addToWaitlist, () => refusal('STORAGE_FULL'));
  await user.click(await screen.findByRole('button', { name: 'Waitlist' }));
  expect(await screen.findByText('Nobody is waiting')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a patient' }));
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.type(screen.getByRole('combobox', { name: /Patient/ }), 'Tom');
  await user.click(await screen.findByRole('option', { name: /Tom Ode/ }));
  const until = screen.getByLabelText(/^Until/);
  await user.clear(until);
  await user.type(until, '2099-12-31');
  await user.type(screen.getByLabelText('Reason'), 'Cough');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The patient was not added')).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('Cough');
  expect(api.requests(calls.addToWaitlist)[0]?.body).toEqual({
    noteId: note().id,
    until: '2099-12-31',
    reason: 'Cough',
  });
});

it('gives a freed time to a patient who waits', async () => {
  const { api, user } = open([waitlistEntry()], [freedTime()]);
  api.on(calls.acceptWaitlist, () => appointment());
  const lines = within(await screen.findByRole('list', { name: 'Times that are free again' }));
  expect(lines.getByRole('listitem')).toHaveTextContent(/with Ada Okafor is free again.*1 patient is waiting/);
  await user.click(lines.getByRole('button', { name: /^Choose patient for/ }));
  await user.click(await screen.findByRole('button', { name: 'Book Maria Lind' }));
  await expect
    .poll(() => api.requests(calls.acceptWaitlist)[0])
    .toMatchObject({ params: { id: freedTime().scheduleId }, body: { entryId: waitlistEntry().id } });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('says when somebody else was faster', async () => {
  const { api, user } = open([waitlistEntry()], [freedTime()]);
  api.on(calls.acceptWaitlist, () => {
    api.on(calls.listFreedTimes, () => []);
    return refusal('SLOT_TAKEN');
  });
  await user.click(await screen.findByRole('button', { name: /^Choose patient for/ }));
  await user.click(await screen.findByRole('button', { name: 'Book Maria Lind' }));
  expect(await screen.findByText('This time is no longer free. Choose another time.')).toBeVisible();
  expect(await screen.findByText(/Nobody is waiting for this time any more/)).toBeVisible();
});
