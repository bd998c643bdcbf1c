import * as calls from '@clinical/contract/automations/automations.calls';
import { gridhookFields } from '@clinical/contract/automations/automations.rules';
import type { Gridhook } from '@clinical/contract/automations/gridhook.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { delivery, gridhook } from '../../testing/automation-builders.ts';
import { type FakeApi, refusal } from '../../testing/fake-api.ts';
import { renderUi } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';
import { GridhookSection } from './GridhookSection.tsx';

/** A fake API that stores the gridhook. */
function start(stored: Gridhook | null): FakeApi {
  const api = startSignedIn();
  let now = stored;
  api.on(calls.getGridhook, () => now);
  api.on(calls.setGridhook, ({ body: { secret: _, ...body } }) => (now = { ...gridhook(), ...body, endedAt: null }));
  return api;
}

it('stores a first gridhook with a generated secret, without the transcript unless it is ticked', async () => {
  const api = start(null);
  const { user } = renderUi(<GridhookSection />);
  const save = await screen.findByRole('button', { name: 'Save gridhook' });
  expect(save).toBeDisabled();
  await user.type(screen.getByLabelText(/^Address/), 'https://bridge.example.org/hook');
  await user.type(screen.getByLabelText(/^Shared secret/), 'short');
  expect(screen.getByText('At least 32 characters; 5 so far')).toBeVisible();
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Generate a secret' }));
  expect(screen.getByText('Copy this secret to your receiver before you save.')).toBeVisible();
  await user.click(save);
  expect(await screen.findByText('Stored: ••••over. Leave empty to keep it.')).toBeVisible();
  const [sent] = api.requests(calls.setGridhook);
  expect(sent?.body.fields).toEqual(gridhookFields.filter((field) => field !== 'transcript'));
  expect(sent?.body.secret).toHaveLength(43);
});

it('says at the address why it is refused', async () => {
  const api = start(null);
  const why = '10.0.0.1 is a private or local address.';
  api.on(calls.setGridhook, () => refusal('INVALID_INPUT', { detail: [{ loc: ['body', 'url'], msg: why }] }));
  const { user } = renderUi(<GridhookSection />);
  await user.type(await screen.findByLabelText(/^Address/), 'https://10.0.0.1/');
  await user.click(screen.getByRole('button', { name: 'Generate a secret' }));
  await user.click(screen.getByRole('button', { name: 'Save gridhook' }));
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.getByLabelText(/^Address/)).toHaveValue('https://10.0.0.1/');
});

it('saves a change of a stored one at once, and takes it back when it is not saved', async () => {
  const api = start(gridhook());
  const { user } = renderUi(<GridhookSection />);
  const transcript = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Transcript' });
  await user.click(transcript);
  await waitFor(() => expect(api.requests(calls.setGridhook)).toHaveLength(1));
  expect(api.requests(calls.setGridhook)[0]?.body).toEqual({
    url: 'https://bridge.example.org/hook',
    fields: ['subjective', 'plan', 'transcript'],
    encrypt: false,
    enabled: true,
  });
  await waitFor(() => expect(transcript.checked).toBe(true));
  api.on(calls.setGridhook, () => refusal('INTERNAL'));
  const encrypt = screen.getByRole<HTMLInputElement>('switch', { name: /^Encrypt messages/ });
  await user.click(encrypt);
  expect(await screen.findByText('The gridhook was not saved')).toBeVisible();
  expect(encrypt.checked).toBe(false);
});

it('tests a stored one, and says what came back', async () => {
  const api = start(gridhook());
  const message = 'The receiver answered with 500.';
  api.on(calls.testGridhook, () => ({ delivered: false, status: 500, message, ms: 12 }));
  const { user } = renderUi(<GridhookSection />);
  await user.click(await screen.findByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText(`Test not received. ${message}`)).toBeVisible();
});

it('shows deliveries with their states', async () => {
  const api = start(gridhook());
  api.on(calls.listGridhookDeliveries, () => [
    delivery({ id: 'a', event: 'note.signed' }),
    delivery({ id: 'b', state: 'failed', status: 500, tries: 4, reason: 'The receiver answered with 500.' }),
    delivery({ id: 'c', state: 'queued', tries: 1, nextAt: '2026-03-10T08:05:00.000Z' }),
  ]);
  const { user } = renderUi(<GridhookSection />);
  await user.click(await screen.findByRole('button', { name: 'Show deliveries' }));
  const log = await screen.findByRole('region', { name: 'Deliveries' });
  expect(await within(log).findByText('Signed note')).toBeVisible();
  expect(within(log).getByText('Not received')).toBeVisible();
  expect(within(log).getByText(/4 tries/)).toBeVisible();
  expect(within(log).getByText(/next try/)).toBeVisible();
});

it('one that its receiver ended is saved again to go on', async () => {
  const api = start(gridhook({ endedAt: '2026-03-10T08:00:00.000Z' }));
  const { user } = renderUi(<GridhookSection />);
  expect(await screen.findByText('Ended by the receiver')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save address and secret' }));
  await waitFor(() => expect(screen.queryByText('Ended by the receiver')).toBeNull());
  expect(api.requests(calls.setGridhook)[0]?.body).not.toHaveProperty('secret');
});

it('one that does not load is an error with a way to try again', async () => {
  const api = start(null);
  api.on(calls.getGridhook, () => refusal('INTERNAL'));
  const { user } = renderUi(<GridhookSection />);
  expect(await screen.findByText('The gridhook could not be loaded')).toBeVisible();
  api.on(calls.getGridhook, () => gridhook());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Send a test' })).toBeVisible();
});
