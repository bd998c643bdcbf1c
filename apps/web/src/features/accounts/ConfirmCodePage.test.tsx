import * as calls from '@clinical/contract/accounts/accounts.calls';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal, startFakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render.tsx';

beforeEach(() => sessionStorage.setItem('pending-email', 'ada@clinic.test'));
afterEach(() => sessionStorage.clear());

test('a wrong code says so and stays to be mended', async () => {
  const api = startFakeApi();
  api.on(calls.confirmEmail, () => refusal('INVALID_CODE'));
  const { user } = renderApp('/confirm-code');
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '000000');
  expect(await screen.findByText(/The code is incorrect or has expired/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('000000');
  expect(api.requests(calls.confirmEmail)).toHaveLength(1);
});

test('a code is pasted as it stands in the mail, and sent once by itself', async () => {
  const api = startFakeApi();
  api.on(calls.confirmEmail, () => ({ ok: true as const, ticket: 'ticket-too-late' }));
  const { user } = renderApp('/confirm-code');
  await user.click(await screen.findByRole('textbox', { name: 'Code' }));
  await user.paste('123 456\n');
  // the ticket is not taken any more: the account is there, and the password opens it
  expect(await screen.findByText('Your address is confirmed. Sign in to start.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ada@clinic.test');
  expect(api.requests(calls.confirmEmail).map(({ body }) => body)).toEqual([
    { email: 'ada@clinic.test', code: '123456' },
  ]);
});

test.each([
  [{ mailServer: false, mailFolder: '/srv/data/outbox' }, /newest file in \/srv\/data\/outbox/],
  [{ mailServer: false, mailFolder: null }, /Ask its administrator/],
])('without a mail server it says where the code is: %j', async (mail, said) => {
  const api = startFakeApi();
  api.on(calls.getInstallation, () => ({ hasAccounts: false, ...mail }));
  renderApp('/confirm-code');
  expect(await screen.findByText(said)).toBeVisible();
});

test('with a mail server nothing is said of it', async () => {
  const api = startFakeApi();
  api.on(calls.getInstallation, () => ({ hasAccounts: true, mailServer: true, mailFolder: null }));
  renderApp('/confirm-code');
  expect(await screen.findByRole('textbox', { name: 'Code' })).toBeVisible();
  expect(screen.queryByText(/no mail server/)).toBeNull();
});

test('a code that is not six digits is not sent', async () => {
  const api = startFakeApi();
  const { user } = renderApp('/confirm-code');
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '12a');
  await user.click(screen.getByRole('button', { name: 'Confirm address' }));
  expect(screen.getByText('The code has six digits.')).toBeVisible();
  expect(api.requests(calls.confirmEmail)).toHaveLength(0);
});

test('a new code can be asked for after 60 s, and then again after what the server says', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = startFakeApi();
  api.on(calls.resendCode, ({ body }) => ({ email: body.email, resendAfterMs: 60_000 }));
  const { user } = renderApp('/confirm-code');
  expect(await screen.findByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled();
  for (let second = 0; second < 61; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled();
  expect(api.requests(calls.resendCode)[0]?.body).toEqual({ email: 'ada@clinic.test' });
  vi.useRealTimers();
});

test('another address can be given', async () => {
  startFakeApi();
  const { user } = renderApp('/confirm-code');
  await user.click(await screen.findByRole('button', { name: 'Use another address' }));
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});
