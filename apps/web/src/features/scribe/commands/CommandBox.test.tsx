import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { getPrices } from '@clinical/contract/credits/credits.calls';
import { startCommand } from '@clinical/contract/scribe/commands.calls';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userProfile } from '../../../testing/builders.ts';
import { note, transcript } from '../../../testing/chart-builders.ts';
import { refusal, startFakeApi } from '../../../testing/fake-api.ts';
import { renderUi } from '../../../testing/render.tsx';
import { CommandBox } from './CommandBox.tsx';

const open = (tokens = 30) => {
  const api = startFakeApi();
  api.on(getUserInfo, () => ({ user: userProfile({ tokens, model: 'gpt-5' }) }) as never);
  api.on(
    getPrices,
    () =>
      ({
        actions: {},
        models: { 'gpt-5': 3 },
        pdf: {},
        notesAreFree: false,
        localIsFree: false,
        ownKey: false,
      }) as never,
  );
  const onStarted = vi.fn();
  return { api, onStarted, ...renderUi(<CommandBox note={note()} onStarted={onStarted} />) };
};

test('a command names its price, is sent once and opens the new entry', async () => {
  const { api, user, onStarted } = open();
  const entry = transcript({ kind: 'command' });
  api.on(startCommand, () => ({ transcript: entry, taskId: '0190a000-0000-7000-8000-0000000000b1' }));
  expect(await screen.findByRole('button', { name: 'Generate · 3 credits' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Medication list' }));
  await user.type(screen.getByRole('textbox'), '{Enter}');
  await waitFor(() => expect(onStarted).toHaveBeenCalledWith(entry.id));
  expect(api.requests(startCommand).map(({ body }) => body)).toEqual([
    { command: 'List the current medications', model: 'gpt-5' },
  ]);
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('a refusal is told and the words stay', async () => {
  const { api, user } = open();
  api.on(startCommand, () => refusal('NOT_POSSIBLE', { message: 'It can write a referral letter.' }));
  await user.type(await screen.findByRole('textbox'), 'a limerick{Enter}');
  expect(await screen.findByText('It can write a referral letter.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('a limerick');
});

test('with too few credits it says so beforehand', async () => {
  const { user } = open(2);
  expect(await screen.findByText(/^Costs 3 credits, and you have 2\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Billing' })).toHaveAttribute('href', '/settings?tab=billing');
  await user.type(screen.getByRole('textbox'), 'summary');
  expect(screen.getByRole('button', { name: /^Generate/ })).toBeDisabled();
});
