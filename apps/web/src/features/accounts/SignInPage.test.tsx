import * as notes from '@clinical/contract/notes/notes.calls';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clinician } from '../../testing/fake-auth.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';
import { returnPlace } from '../../lib/session/return-place.ts';
import { startFakeApi } from '../../testing/fake-api.ts';

async function fill(user: ReturnType<typeof renderApp>['user'], email: string, password: string) {
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('the right password leads to the patients', async () => {
  const api = startSignedIn();
  api.auth.user = null;
  api.on(notes.listNotes, () => []);
  const { user, router } = renderApp('/sign-in');
  await fill(user, clinician.email, api.auth.password);
  await expect.poll(() => router.state.location.pathname).toBe('/my-projects');
});

test('and back to where one wanted to go', async () => {
  const api = startSignedIn();
  api.auth.user = null;
  const { user, router } = renderApp('/settings');
  await fill(user, clinician.email, api.auth.password);
  await expect.poll(() => router.state.location.pathname).toBe('/settings');
});

test('a wrong password says so, tells nothing about the address, and keeps what was typed', async () => {
  startFakeApi();
  const { user } = renderApp('/sign-in');
  await fill(user, clinician.email, 'wrong');
  expect(await screen.findByText('The e-mail or password is incorrect.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue(clinician.email);
});

test('after too many tries it says how long to wait', async () => {
  const api = startFakeApi();
  api.auth.refuseWith = { status: 429, error: 'RATE_LIMITED' };
  const { user } = renderApp('/sign-in');
  await fill(user, clinician.email, 'wrong');
  expect(await screen.findByText('Too many attempts. Wait a few minutes, then try again.')).toBeVisible();
});

test('the right password of an address that was never confirmed leads to the code', async () => {
  const api = startFakeApi();
  api.auth.refuseWith = { status: 401, error: 'EMAIL_NOT_CONFIRMED' };
  const { user, router } = renderApp('/sign-in');
  await fill(user, clinician.email, api.auth.password);
  expect(await screen.findByText(/This address is not confirmed yet.*ada@clinic\.test/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/confirm-code');
  expect(screen.getByRole('button', { name: 'Send a new code' })).not.toBeDisabled();
});

test.each(['/sign-in', '/register'])('who is signed in already is led from %s to the patients', async (address) => {
  const api = startSignedIn();
  api.on(notes.listNotes, () => []);
  const { router } = renderApp(address);
  await expect.poll(() => router.state.location.pathname).toBe('/my-projects');
});

test('a sign-in in another tab is followed, also from an expired session', async () => {
  const api = startSignedIn();
  api.auth.user = null;
  api.on(notes.listNotes, () => []);
  const { router } = renderApp('/sign-in?session_expired=true&from=%2Fmy-projects');
  await screen.findByText(/Your session has expired/);
  api.auth.user = clinician;
  window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue: '{}' }));
  await expect.poll(() => router.state.location.pathname).toBe('/my-projects');
});

test("a hospital's own sign-in is offered where there is one", async () => {
  const api = startFakeApi();
  api.auth.outside = { harbour: 'Harbour Hospital' };
  renderApp('/sign-in');
  expect(await screen.findByRole('button', { name: 'Sign in with Harbour Hospital' })).toBeVisible();
});

test.each([
  ['SessionRequired', 'Sign in to continue.'],
  ['EMAIL_NOT_VERIFIED', /has not verified your e-mail address/],
  ['OAuthCallback', /Sign-in at the provider failed/],
])('the error %s of the address is explained', async (error, text) => {
  startFakeApi();
  renderApp(`/sign-in?error=${error}`);
  expect(await screen.findByText(text)).toBeVisible();
});

test('an expired session is never led back in by itself', async () => {
  const api = startSignedIn();
  const { router } = renderApp('/sign-in?session_expired=true');
  expect(await screen.findByText(/Your session has expired/)).toBeVisible();
  expect(api.auth.sessionReads).toBe(0);
  expect(router.state.location.pathname).toBe('/sign-in');
});

test('empty fields are named before anything is sent', async () => {
  startFakeApi();
  const { user } = renderApp('/sign-in');
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(screen.getByText('Enter an e-mail address.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

test('an expired session is explained', async () => {
  startFakeApi();
  renderApp('/sign-in?session_expired=true');
  expect(await screen.findByText(/Your session has expired/)).toBeVisible();
});

test('an address of another site is not followed', async () => {
  const api = startSignedIn();
  api.auth.user = null;
  api.on(notes.listNotes, () => []);
  const { user, router } = renderApp('/sign-in?from=//evil.example/x');
  await fill(user, clinician.email, api.auth.password);
  await expect.poll(() => router.state.location.pathname).toBe('/my-projects');
});

test('a session that ended by itself is taken up at the same chart, with the address filled in', async () => {
  const api = startSignedIn();
  api.auth.user = null;
  returnPlace.keep({ email: clinician.email, path: '/settings?tab=appearance' });
  const { user, router } = renderApp('/sign-in?session_expired=true');
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue(clinician.email);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await user.type(screen.getByLabelText('Password'), api.auth.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await expect.poll(() => router.state.location.href).toBe('/settings?tab=appearance');
  expect(returnPlace.get()).toBeNull();
});

test('somebody else who signs in there is not led to that chart', async () => {
  const api = startSignedIn();
  api.auth.user = null;
  api.on(notes.listNotes, () => []);
  returnPlace.keep({ email: 'somebody.else@example.org', path: '/settings' });
  const { user, router } = renderApp('/sign-in?session_expired=true');
  await user.clear(await screen.findByRole('textbox', { name: 'E-mail' }));
  await fill(user, clinician.email, api.auth.password);
  await expect.poll(() => router.state.location.pathname).toBe('/my-projects');
});
