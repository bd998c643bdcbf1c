import * as calls from '@clinical/contract/accounts/accounts.calls';
import { getSignInPolicy, updateSignInPolicy } from '@clinical/contract/accounts/session.calls';
import { getSigningKey, getSigningPolicy } from '@clinical/contract/signing/signing.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sessionInfo, userProfile } from '../../../testing/builders.ts';
import { refusal } from '../../../testing/fake-api.ts';
import { makeToken } from '../../../testing/make-token.ts';
import { renderApp } from '../../../testing/render.tsx';
import { startSignedIn } from '../../../testing/signed-in.ts';

function settings(tab = '') {
  const api = startSignedIn();
  const sessions = [
    sessionInfo({ id: 's-1', current: true }),
    sessionInfo({ id: 's-2', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Safari/605' }),
  ];
  api.on(calls.listSessions, () => sessions);
  api.on(getSigningKey, () => ({ key: null }));
  api.on(getSigningPolicy, () => ({ fullCoverage: false, freshMinutes: 10, abilities: { edit: true } }));
  api.on(getSignInPolicy, () => ({ requireTwoFactor: false, idleMinutes: 30, abilities: { edit: true } }));
  return { api, sessions, ...renderApp(`/settings${tab}`) };
}

test('leaving a field saves it', async () => {
  const { api, user } = settings();
  const stored = { user: userProfile(), access_token: makeToken() };
  api.on(calls.getUserInfo, () => stored);
  api.on(calls.updateUserInfo, ({ body }) => {
    stored.user = userProfile({ given_name: body.given_name });
    return stored;
  });
  const field = await screen.findByRole('textbox', { name: 'Given name' });
  await user.clear(field);
  await user.type(field, 'Adaeze');
  await user.tab();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.requests(calls.updateUserInfo)[0]?.body).toEqual({ given_name: 'Adaeze' });
  expect(field).toHaveValue('Adaeze');
});

test('a refused value stays in its field with the reason', async () => {
  const { api, user } = settings();
  api.on(calls.updateUserInfo, () =>
    refusal('INVALID_INPUT', { detail: [{ loc: ['body', 'nickname'], msg: 'at most 100 characters' }] }),
  );
  const field = await screen.findByRole('textbox', { name: 'Nickname' });
  await user.type(field, 'ado{Enter}');
  expect(await screen.findByText('at most 100 characters')).toBeVisible();
  expect(field).toHaveValue('ado');
});

test('an NPI whose check digit is wrong is not sent', async () => {
  const { api, user } = settings();
  const field = await screen.findByRole('textbox', { name: 'NPI' });
  await user.type(field, '1234567890{Enter}');
  expect(await screen.findByText(/This is not a valid National Provider Identifier/)).toBeVisible();
  expect(field).toHaveValue('1234567890');
  expect(api.requests(calls.updateUserInfo)).toHaveLength(0);
});

test('Escape takes a change back, and an empty name is not sent', async () => {
  const { api, user } = settings();
  const field = await screen.findByRole('textbox', { name: 'Family name' });
  await user.clear(field);
  await user.tab();
  expect(screen.getByText('This field is required.')).toBeVisible();
  await user.type(field, '{Escape}');
  expect(field).toHaveValue('Okafor');
  expect(api.requests(calls.updateUserInfo)).toHaveLength(0);
});

test('an admin shortens the idle time of the workspace', async () => {
  const { api, user } = settings('?tab=rules');
  api.on(updateSignInPolicy, ({ body }) => ({ ...body, abilities: { edit: true } }));
  await user.click(await screen.findByRole('combobox', { name: 'End inactive sessions after' }));
  await user.click(await screen.findByRole('option', { name: '15 minutes' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.requests(updateSignInPolicy)[0]?.body).toEqual({ requireTwoFactor: false, idleMinutes: 15 });
});

test('a rule of the workspace that was refused goes back', async () => {
  const { api, user } = settings('?tab=rules');
  api.on(updateSignInPolicy, () => refusal('INTERNAL'));
  const asked = await screen.findByRole('switch', { name: /Require two-factor sign-in for everyone/ });
  await user.click(asked);
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(asked).toHaveProperty('checked', false);
});

test('who is no admin reads the rules of the workspace', async () => {
  const { api } = settings('?tab=rules');
  api.on(getSignInPolicy, () => ({ requireTwoFactor: true, idleMinutes: 10, abilities: { edit: false } }));
  expect(await screen.findByRole('switch', { name: /Require two-factor sign-in for everyone/ })).toBeDisabled();
  expect(screen.getByText(/Admins can change them/)).toBeVisible();
});

test('before the second factor that a workspace asks for is set up, its rules are not asked for', async () => {
  const { api } = settings('?tab=rules');
  api.on(calls.getUserInfo, () => ({ user: userProfile({ twoFactorRequired: true }), access_token: makeToken() }));
  expect(await screen.findByRole('navigation', { name: 'Settings' })).toBeVisible();
  await waitFor(() => expect(api.requests(calls.getUserInfo).length).toBeGreaterThan(0));
  expect(api.requests(getSignInPolicy)).toHaveLength(0);
});

test('another device is signed out', async () => {
  const { api, user, sessions } = settings('?tab=security');
  api.on(calls.endSession, () => {
    sessions.pop();
    return { ok: true as const };
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out of Safari on iOS' }));
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  expect(api.requests(calls.endSession)[0]?.params).toEqual({ id: 's-2' });
});

test('this device is marked', async () => {
  settings('?tab=security');
  const mark = await screen.findByText('This device');
  const item = mark.closest('li');
  expect(item && within(item).getByText('Firefox on Windows')).toBeVisible();
});

test('when the sessions cannot be loaded, it says why and tries again', async () => {
  const { api, user } = settings('?tab=security');
  api.on(calls.listSessions, () => refusal('INTERNAL'));
  const title = await screen.findByRole('heading', { name: 'Sessions could not be loaded' });
  const failed = within(title.closest<HTMLElement>('[role=alert]')!);
  expect(failed.getByText('Reference req-1')).toBeVisible();
  api.on(calls.listSessions, () => [sessionInfo({ current: true })]);
  await user.click(failed.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('This device')).toBeVisible();
});
