import * as notes from '@clinical/contract/notes/notes.calls';
import { getOnboarding } from '@clinical/contract/templates/templates.calls';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clinician } from '../../testing/fake-auth.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';

async function toCode() {
  const api = startSignedIn();
  api.auth.user = null;
  api.auth.appCode = '123456';
  api.on(notes.listNotes, () => []);
  api.on(getOnboarding, () => ({ needed: false, invited: false }));
  const app = renderApp('/sign-in?from=%2Fmy-projects');
  await app.user.type(await screen.findByRole('textbox', { name: 'E-mail' }), clinician.email);
  await app.user.type(screen.getByLabelText('Password'), api.auth.password);
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
  const code = await screen.findByRole('textbox', { name: 'Authenticator code' });
  return { api, code, ...app };
}

test('with two-factor the code of the app finishes the sign-in, and the way goes on', async () => {
  const { code, user, router } = await toCode();
  expect(router.state.location.pathname).toBe('/confirm-code');
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Finish signing in' }));
  expect(await screen.findByText(/The code is incorrect/)).toBeVisible();
  await user.clear(code);
  // as apps show it
  await user.type(code, '123 456{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/my-projects');
  expect(localStorage.getItem('mfa-session')).toBeNull();
});

test('after five minutes the password is asked for again', async () => {
  const { code, user } = await toCode();
  vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText('This took too long. Sign in with your password again.')).toBeVisible();
  vi.useRealTimers();
});

test('a recovery code can be given instead', async () => {
  const { api, user, router } = await toCode();
  api.auth.appCode = 'k3p9-x7qz';
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'k3p9-x7qz{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/my-projects');
});

test('a reload asks for the code again', async () => {
  const { unmount } = await toCode();
  unmount();
  renderApp('/confirm-code');
  expect(await screen.findByRole('textbox', { name: 'Authenticator code' })).toBeVisible();
});
