import * as calls from '@clinical/contract/schedules/schedules.calls';
import type { VisitType } from '@clinical/contract/schedules/schedules.schemas';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, startFakeApi } from '../../testing/fake-api.ts';
import { renderUi } from '../../testing/render.tsx';
import { visitType, visitTypes } from '../../testing/schedule-builders.ts';
import { VisitTypeSettings } from './VisitTypeSettings.tsx';

function open(types: VisitType[] = [visitType()], mayEdit = true) {
  const api = startFakeApi();
  api.on(calls.listVisitTypes, () => visitTypes(types, mayEdit));
  return { api, ...renderUi(<VisitTypeSettings />) };
}

it('adds a kind of visit with its length and buffers', async () => {
  const { api, user } = open([]);
  api.on(calls.createVisitType, () => visitType());
  expect(await screen.findByText('No kinds of visit yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New kind of visit' }));
  const save = screen.getByRole('button', { name: 'Save' });
  await user.type(screen.getByLabelText(/^Name/), ' First visit ');
  await user.clear(screen.getByLabelText(/^Length/));
  expect(save).toBeDisabled();
  await user.type(screen.getByLabelText(/^Length/), '4');
  expect(screen.getByText('At least 5 minutes')).toBeVisible();
  expect(save).toBeDisabled();
  await user.type(screen.getByLabelText(/^Length/), '0');
  await user.clear(screen.getByLabelText(/^Free after/));
  await user.type(screen.getByLabelText(/^Free after/), '10');
  await user.type(screen.getByLabelText(/^Most in a day/), '6');
  await user.click(save);
  await expect
    .poll(() => api.requests(calls.createVisitType)[0]?.body)
    .toEqual({ name: 'First visit', minutes: 40, bufferBefore: 0, bufferAfter: 10, dailyLimit: 6 });
});

it('renames one, and keeps what was typed when the name is taken', async () => {
  const { api, user } = open();
  api.on(calls.updateVisitType, () =>
    refusal('CONFLICT', { message: 'There is a kind of visit with this name already.' }),
  );
  expect(await screen.findByText('40 min · 5 min free before · 10 min free after')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit First visit' }));
  const name = screen.getByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'Follow-up');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There is a kind of visit with this name already.')).toBeVisible();
  expect(name).toHaveValue('Follow-up');
  const [request] = api.requests(calls.updateVisitType);
  expect(request?.headers.get('if-match')).toBe('"1"');
});

it('archives one, with a way back', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Archive First visit' }));
  expect(screen.queryByText('First visit')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('First visit')).toBeVisible();
  expect(api.requests(calls.deleteVisitType)).toHaveLength(0);
});

it('shows them to members, who change none', async () => {
  open([visitType()], false);
  expect(await screen.findByText('First visit')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
