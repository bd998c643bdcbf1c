import * as calls from '@clinical/contract/accounts/password.calls';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { refusal, startFakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render.tsx';

afterEach(() => sessionStorage.clear());

async function ask() {
  const api = startFakeApi();
  api.on(calls.forgotPassword, ({ body }) => ({ email: body.email, resendAfterMs: 60_000 }));
  const app = renderApp('/forgot-password');
  await app.user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ada@clinic.test');
  await app.user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('textbox', { name: 'Code' });
  return { api, ...app };
}

test('a code is asked for, given with a new password, and the way leads to sign in with the address kept', async () => {
  const { api, user, router } = await ask();
  api.on(calls.resetPassword, () => ({ ok: true as const }));
  expect(screen.getByText(/If there is an account for ada@clinic.test/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
  await user.type(screen.getByLabelText('New password'), 'a calm river at dawn');
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ada@clinic.test');
  expect(api.requests(calls.resetPassword)[0]?.body).toEqual({
    email: 'ada@clinic.test',
    code: '123456',
    password: 'a calm river at dawn',
  });
  expect(router.state.location.href).not.toContain('clinic.test');
});

test('a wrong code says so and nothing typed is lost; a short password is not sent', async () => {
  const { api, user } = await ask();
  api.on(calls.resetPassword, () => refusal('INVALID_CODE'));
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
  await user.type(screen.getByLabelText('New password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(screen.getByText('The password has 5 characters; at least 12 are required.')).toBeVisible();
  expect(api.requests(calls.resetPassword)).toHaveLength(0);
  await user.type(screen.getByLabelText('New password'), ' river at dawn');
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(await screen.findByText(/The code is incorrect or has expired/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('123456');
});

test('the sign-in page leads here, and another address can be given', async () => {
  startFakeApi();
  const { user } = renderApp('/sign-in');
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeVisible();
});
