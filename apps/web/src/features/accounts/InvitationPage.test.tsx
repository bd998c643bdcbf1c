import * as calls from '@clinical/contract/accounts/invitations.calls';
import type { InvitationDetails } from '@clinical/contract/accounts/invitations.schemas';
import { switchWorkspace } from '@clinical/contract/accounts/session.calls';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clinician } from '../../testing/fake-auth.ts';
import { makeToken } from '../../testing/make-token.ts';
import { refusal, startFakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render.tsx';

const token = 'a'.repeat(43);
const invitation: InvitationDetails = {
  workspace: 'Harbour Clinic',
  logo: null,
  invitedBy: 'Omar Haddad',
  email: clinician.email,
  permission: 'edit',
  status: 'Pending',
  expired: false,
  expiresAt: '2026-03-17T12:00:00.000Z',
  hasAccount: true,
};

function invited(details: Partial<InvitationDetails> = {}, signedIn = true) {
  const api = startFakeApi();
  if (signedIn) api.auth.user = clinician;
  api.on(calls.getInvitation, () => ({ ...invitation, ...details }));
  api.on(calls.acceptInvitation, () => ({ workspaceId: 'w-2' }));
  api.on(switchWorkspace, ({ body }) => ({ workspaceId: body.workspaceId, access_token: makeToken() }));
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  return { api, assign, ...renderApp(`/invitation?token=${token}`) };
}

test('a workspace called after whoever invites is not named twice', async () => {
  invited({ workspace: 'Omar Haddad' });
  expect(await screen.findByText('Omar Haddad invites you to work in their workspace.')).toBeVisible();
});

test('it names who invites and to what; accepting goes on in that workspace', async () => {
  const { api, assign, user } = invited();
  expect(await screen.findByText('Omar Haddad invites you to work in Harbour Clinic.')).toBeVisible();
  expect(
    screen.getByText(/You will be able to read and edit there\. The invitation is for ada@clinic\.test/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(api.requests(calls.acceptInvitation)[0]?.params).toEqual({ token });
  expect(api.requests(switchWorkspace)[0]?.body).toEqual({ workspaceId: 'w-2' });
  assign.mockRestore();
});

test('the logo of the workspace is shown, and nothing that is no image', async () => {
  const logo = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(8)}`;
  const { container, unmount } = invited({ logo });
  await screen.findByRole('button', { name: 'Accept' });
  expect(container.querySelector('img')).toHaveAttribute('src', logo);
  unmount();
  const other = invited({ logo: 'https://tracker.example/x.png' });
  await screen.findByRole('button', { name: 'Accept' });
  expect(other.container.querySelector('img')).toBeNull();
});

test('declining says that nothing was shared', async () => {
  const { api, user } = invited({}, false);
  api.on(calls.declineInvitation, () => ({ ok: true as const }));
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('heading', { name: 'Invitation declined' })).toBeVisible();
});

test('who is signed out signs in first and comes back', async () => {
  const { user, router } = invited({}, false);
  expect(await screen.findByText('Sign in as ada@clinic.test to accept.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  await expect.poll(() => router.state.location.search).toEqual({ from: `/invitation?token=${token}` });
});

test('a person without an account makes one, with the address fixed', async () => {
  const { api, assign, user } = invited({ hasAccount: false }, false);
  api.on(calls.registerInvited, () => ({ ok: true as const }));
  const address = await screen.findByRole('textbox', { name: 'E-mail' });
  expect(address).toHaveValue(clinician.email);
  expect(address).toHaveAttribute('readonly');
  await user.type(screen.getByRole('textbox', { name: 'Given name' }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: 'Family name' }), 'Okafor');
  await user.type(screen.getByLabelText('Password'), api.auth.password);
  await user.click(screen.getByRole('button', { name: 'Create account and accept' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(api.requests(calls.registerInvited)[0]?.body).toMatchObject({ given_name: 'Ada' });
  // registering has joined: a second answer would be refused
  expect(api.requests(calls.acceptInvitation)).toEqual([]);
  assign.mockRestore();
});

test('who has joined already is welcome, and goes on in that workspace', async () => {
  const { api, assign, user } = invited({ status: 'Accepted' });
  expect(await screen.findByRole('heading', { name: 'Welcome to Harbour Clinic' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open Harbour Clinic' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(api.requests(switchWorkspace)[0]?.body).toEqual({ workspaceId: 'w-2' });
  assign.mockRestore();
});

test('who has joined and is signed out signs in', async () => {
  const { user, router } = invited({ status: 'Accepted' }, false);
  expect(await screen.findByRole('heading', { name: 'Welcome to Harbour Clinic' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  await expect.poll(() => router.state.location.search).toEqual({ from: `/invitation?token=${token}` });
});

test.each([{ expired: true }, { status: 'Accepted' as const, email: 'someone.else@clinic.test' }])(
  'one that is over says so: %j',
  async (over) => {
    invited(over);
    expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
);

test('an invitation that the server does not know says so', async () => {
  const { api } = invited();
  api.on(calls.getInvitation, () => refusal('NOT_FOUND'));
  expect(await screen.findByRole('heading', { name: 'This invitation does not exist' })).toBeVisible();
});

test.each(['', '?token=', `?token=${token.slice(1)}`])('a link that lost its end says so: %j', async (search) => {
  const api = startFakeApi();
  renderApp(`/invitation${search}`);
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  expect(api.requests(calls.getInvitation)).toEqual([]);
});

test('an invitation that did not come is asked for again', async () => {
  const { api, user } = invited({}, false);
  api.on(calls.getInvitation, () => refusal('INTERNAL'));
  expect(await screen.findByText('The invitation could not be loaded.')).toBeVisible();
  api.on(calls.getInvitation, () => invitation);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeVisible();
});
