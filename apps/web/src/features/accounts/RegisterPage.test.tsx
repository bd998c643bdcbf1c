import * as calls from '@clinical/contract/accounts/accounts.calls';
import { getOnboarding } from '@clinical/contract/templates/templates.calls';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal, startFakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render.tsx';

async function fillIn(user: ReturnType<typeof renderApp>['user'], password = 'a calm river at dawn') {
  await user.type(await screen.findByRole('textbox', { name: 'Given name' }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: 'Family name' }), 'Okafor');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@clinic.test');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
}

test('registering and entering the mailed code signs in', async () => {
  const api = startFakeApi();
  api.on(calls.register, ({ body }) => ({ email: body.email, resendAfterMs: 60_000 }));
  api.on(calls.confirmEmail, () => ({ ok: true as const, ticket: 'ticket-1' }));
  api.on(getOnboarding, () => ({ needed: true, invited: false }));
  const { user, router } = renderApp('/register');
  await fillIn(user);
  expect(await screen.findByText(/A 6-digit code was sent to ada@clinic.test/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
  await expect.poll(() => router.state.location.pathname).toBe('/onboarding');
  expect(api.auth.user).not.toBeNull();
  expect(api.requests(calls.confirmEmail)[0]?.body).toEqual({ email: 'ada@clinic.test', code: '123456' });
  expect(router.state.location.href).not.toContain('clinic.test');
});

test('a short password is counted before anything is sent', async () => {
  const api = startFakeApi();
  const { user } = renderApp('/register');
  await fillIn(user, 'short🙂');
  expect(screen.getByText('The password has 6 characters; at least 12 are required.')).toBeVisible();
  expect(api.requests(calls.register)).toHaveLength(0);
});

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  const api = startFakeApi();
  api.on(calls.register, () =>
    refusal('WEAK_PASSWORD', {
      detail: [{ loc: ['body', 'password'], msg: 'This password is on the list of common ones.' }],
    }),
  );
  const { user } = renderApp('/register');
  await fillIn(user);
  expect(await screen.findByText('This password is on the list of common ones.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Given name' })).toHaveValue('Ada');
  expect(screen.getByLabelText('Password')).toHaveValue('a calm river at dawn');
});

test('without a network the general text is shown', async () => {
  const api = startFakeApi();
  const { user } = renderApp('/register');
  await screen.findByRole('textbox', { name: 'Given name' });
  api.offline = true;
  await fillIn(user);
  expect(await screen.findByText(/Unable to access server/)).toBeVisible();
});
