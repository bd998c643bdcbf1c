import * as calls from '@clinical/contract/schedules/schedules.calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeApi } from '../../testing/fake-api.ts';
import { renderUi } from '../../testing/render.tsx';
import { appointment, daySchedule } from '../../testing/schedule-builders.ts';
import { VisitPlan } from './VisitPlan.tsx';

const open = (...appointments: ReturnType<typeof appointment>[]) => {
  const api = startFakeApi();
  api.on(calls.listSchedules, () => daySchedule({ appointments }));
  return { api, ...renderUi(<VisitPlan noteId="n" />) };
};
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const begun = appointment({ status: 'arrived', startedAt: ago(2), prompt: 'Ask about feet' });

it('says what the visit that was begun is for', async () => {
  const { api } = open(appointment({ id: 'other', title: 'Not begun' }), begun);
  expect(await screen.findByRole('region', { name: 'This visit' })).toHaveTextContent(/Cough.*Ask about feet/);
  expect(api.requests(calls.listSchedules)[0]?.query).toMatchObject({ noteId: 'n', whose: 'clinic' });
});

it('shows the latest of two', async () => {
  open(begun, appointment({ id: 'b', status: 'arrived', startedAt: ago(1), title: 'Wound' }));
  expect(await screen.findByRole('region', { name: 'This visit' })).toHaveTextContent('Wound');
});

it('is silent while no visit was begun, or one was that nobody ended', async () => {
  const { api } = open(appointment(), appointment({ id: 'old', status: 'arrived', startedAt: ago(25) }));
  await expect.poll(() => api.requests(calls.listSchedules)).toHaveLength(1);
  expect(screen.queryByRole('region')).toBeNull();
});
