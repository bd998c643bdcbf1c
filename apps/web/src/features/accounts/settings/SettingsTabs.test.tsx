import * as accounts from '@clinical/contract/accounts/accounts.calls';
import * as keys from '@clinical/contract/accounts/api-key.calls';
import * as sessions from '@clinical/contract/accounts/session.calls';
import type { WorkspaceProfile } from '@clinical/contract/accounts/session.schemas';
import * as passwords from '@clinical/contract/accounts/password.calls';
import * as twoFactor from '@clinical/contract/accounts/two-factor.calls';
import * as credits from '@clinical/contract/credits/credits.calls';
import { getWorkspacePolicy, setWorkspacePolicy } from '@clinical/contract/teams/policy.calls';
import type { UserProfile } from '@clinical/contract/accounts/accounts.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sessionInfo, userProfile } from '../../../testing/builders.ts';
import { refusal } from '../../../testing/fake-api.ts';
import { makeToken } from '../../../testing/make-token.ts';
import { renderApp } from '../../../testing/render.tsx';
import { startSignedIn } from '../../../testing/signed-in.ts';
import type { Integration } from '@clinical/contract/operations/integrations.schemas';
import { listIntegrations, testIntegration } from '@clinical/contract/operations/integrations.calls';
import { workspacePolicy } from '../../../testing/team-builders.ts';

/** A server that keeps what is changed. */
function settings(tab: string, profile: Partial<UserProfile> = {}) {
  const api = startSignedIn();
  const stored = { user: userProfile(profile), access_token: makeToken() };
  api.on(accounts.getUserInfo, () => ({ ...stored }));
  api.on(accounts.updateUserInfo, ({ body }) => {
    const { appSettings: _, automationSettings, ...changes } = body;
    const automation = { ...stored.user.automationSettings, ...automationSettings };
    stored.user = { ...stored.user, ...changes, automationSettings: automation } as UserProfile;
    return { ...stored };
  });
  api.on(accounts.listSessions, () => [sessionInfo({ id: 's-1', current: true }), sessionInfo({ id: 's-2' })]);
  api.on(credits.getLedger, () => ledger);
  const change = (changes: Partial<UserProfile>) => void (stored.user = { ...stored.user, ...changes });
  return { api, change, ...renderApp(`/settings?tab=${tab}`) };
}

const ledger = {
  balance: 27,
  limit: 30,
  plan: 'trial' as const,
  nextRefillAt: null,
  entries: [
    {
      id: 'l-2',
      at: '2026-03-10T12:00:00.000Z',
      action: 'fax',
      noteId: 'n-1',
      model: null,
      seconds: 2,
      inputTokens: 1200,
      outputTokens: 340,
      cost: null,
      granted: 0,
      reserved: 3,
      taken: 3,
      returned: 0,
    },
    {
      id: 'l-1',
      at: '2026-03-01T12:00:00.000Z',
      action: 'trial',
      noteId: null,
      model: null,
      seconds: null,
      inputTokens: null,
      outputTokens: null,
      cost: null,
      granted: 30,
      reserved: 0,
      taken: 0,
      returned: 0,
    },
  ],
};

test('each tab has an address', async () => {
  const { user, router } = settings('profile');
  const tabs = await screen.findByRole('navigation', { name: 'Settings' });
  await user.click(within(tabs).getByRole('link', { name: 'Security' }));
  await expect.poll(() => router.state.location.search).toEqual({ tab: 'security' });
  expect(within(tabs).getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'page');
  expect(within(tabs).getByRole('link', { name: 'Profile' })).not.toHaveAttribute('aria-current');
});

test('a new password is proved by the present one', async () => {
  const { api, user } = settings('security');
  api.on(passwords.changePassword, ({ body }) =>
    body.currentPassword === 'right'
      ? { ok: true as const }
      : refusal('WRONG_PASSWORD', {
          detail: [{ loc: ['body', 'currentPassword'], msg: 'The password is incorrect.' }],
        }),
  );
  await user.type(await screen.findByLabelText('Current password'), 'wrong');
  await user.type(screen.getByLabelText('New password'), 'a calm river at dawn');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('The password is incorrect.')).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('a calm river at dawn');
  await user.clear(screen.getByLabelText('Current password'));
  await user.type(screen.getByLabelText('Current password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed. Other devices were signed out.')).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

test('two-factor is set up with a QR code or key, confirmed, and its recovery codes are shown once', async () => {
  const { api, user, change } = settings('security');
  api.on(twoFactor.setUpTwoFactor, () => ({
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/AI%20Clinical%20Workspace:ada@clinic.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  }));
  api.on(twoFactor.confirmTwoFactor, () => {
    change({ twoFactor: true, recoveryCodesLeft: 10 });
    return { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] };
  });
  await user.click(await screen.findByRole('button', { name: 'Set up two-factor' }));
  await user.type(await screen.findByLabelText('Confirm with your password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Set-up key' })).toHaveValue('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
  await user.type(screen.getByRole('textbox', { name: 'Authenticator code' }), '123456{Enter}');
  expect(await screen.findByText('bbbb-2222')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(screen.queryByText('bbbb-2222')).toBeNull());
  expect(await screen.findByText('10 recovery codes are left.')).toBeVisible();
});

test('switching two-factor off needs password and code; a workspace that asks for it keeps it on', async () => {
  const { api, user, change } = settings('security', { twoFactor: true, recoveryCodesLeft: 9 });
  api.on(twoFactor.disableTwoFactor, () => {
    change({ twoFactor: false });
    return { ok: true as const };
  });
  await user.click(await screen.findByRole('button', { name: 'Switch off two-factor' }));
  const dialog = await screen.findByRole('dialog', { name: 'Switch off two-factor' });
  await user.type(within(dialog).getByLabelText('Current password'), 'right');
  await user.type(within(dialog).getByRole('textbox', { name: /Authenticator code/ }), '123456');
  await user.click(within(dialog).getByRole('button', { name: 'Switch off two-factor' }));
  expect(await screen.findByRole('button', { name: 'Set up two-factor' })).toBeVisible();
});

test('the own data is downloaded, also from where the account is closed', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:mine');
  const { api, user } = settings('data');
  api.on(accounts.exportOwnData, () => new Blob(['zip']));
  api.on(passwords.previewClosing, () => ({ workspaces: [] }));
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Your data was downloaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close your account' });
  await user.click(await within(dialog).findByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  saved.mockRestore();
});

test('all other devices are signed out at once', async () => {
  const { api, user } = settings('security');
  api.on(accounts.endOtherSessions, () => ({ ok: true as const }));
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('All other devices were signed out.')).toBeVisible();
  expect(api.requests(accounts.endOtherSessions)).toHaveLength(1);
});

test('an AI key counts only when it starts with sk-, and is shown by its end', async () => {
  const { api, user, change } = settings('ai');
  api.on(credits.getApiUsage, () => ({
    from: '2026-03-01T00:00:00.000Z',
    to: '2026-03-10T00:00:00.000Z',
    actions: 0,
    credits: 0,
    byAction: [],
    byModel: [],
  }));
  api.on(keys.updateApiKey, () => {
    const apiKey = { lastFour: 'wxyz', active: false, savedAt: '2026-03-10T12:00:00.000Z' };
    change({ apiKey });
    return { apiKey };
  });
  api.on(keys.activateApiKey, () => refusal('API_KEY_REFUSED'));
  const field = await screen.findByLabelText('API key');
  await user.type(field, 'pk-12345678{Enter}');
  expect(await screen.findByText(/A key starts with/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'sk-12345678wxyz{Enter}');
  expect(await screen.findByText(/Key ending in wxyz/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Test and use the key' }));
  expect(await screen.findByText('The AI provider rejected this key. Check it and save it again.')).toBeVisible();
});

test('billing shows plan, balance and ledger', async () => {
  settings('billing');
  expect(await screen.findByText('27 credits')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Ledger' });
  expect(within(table).getByRole('row', { name: /Fax.*-3/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /Trial credits.*\+30/ })).toBeVisible();
});

test('the ledger is downloaded as a table', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:ledger');
  const { user } = settings('billing');
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  const [file] = made.mock.calls[0] as [Blob];
  expect((await file.text()).split('\r\n')[1]).toBe('2026-03-10T12:00:00.000Z,fax,n-1,,2,0,3,3,0,1200,340,');
  made.mockRestore();
});

test('closing the account asks for a colleague and the password, then leaves', async () => {
  const { api, user } = settings('data');
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  api.on(passwords.previewClosing, () => ({
    workspaces: [
      { id: 'w-1', name: 'Harbour', charts: 2, colleagues: [{ userId: 'u-2', name: 'Omar Haddad' }], lastAdmin: false },
    ],
  }));
  api.on(passwords.closeAccount, () => ({ ok: true as const }));
  await user.click(await screen.findByRole('button', { name: 'Close my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close your account' });
  await user.click(await within(dialog).findByRole('button', { name: 'Close my account' }));
  expect(await within(dialog).findByText('Choose a colleague.')).toBeVisible();
  await user.click(within(dialog).getByRole('combobox', { name: /New owner of your 2 charts in Harbour/ }));
  await user.click(await screen.findByRole('option', { name: 'Omar Haddad' }));
  await user.type(within(dialog).getByLabelText('Current password'), 'right');
  await user.click(within(dialog).getByRole('button', { name: 'Close my account' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/sign-in'));
  expect(api.requests(passwords.closeAccount)[0]?.body).toEqual({
    password: 'right',
    handover: [{ workspaceId: 'w-1', userId: 'u-2' }],
    deleteCharts: false,
  });
  assign.mockRestore();
});

test('working hours are set in one click and changed in place; an end before the beginning is not sent', async () => {
  const { api, user } = settings('profile');
  await user.click(await screen.findByRole('button', { name: 'Set working hours' }));
  expect(await screen.findByRole('checkbox', { name: 'Mon' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Sat' }));
  await waitFor(() =>
    expect(api.requests(accounts.updateUserInfo).at(-1)?.body.workingHours?.days).toEqual([1, 2, 3, 4, 5, 6]),
  );
});

test('an admin switches an outside service off and back, and everybody reads what leaves the workspace', async () => {
  const { api, user } = settings('sharing');
  let policy = workspacePolicy({
    outsideShares: [{ id: 'c-1', by: 'Ada Okafor', email: 'omar@clinic.test', status: 'Accepted' }],
  });
  api.on(getWorkspacePolicy, () => policy);
  api.on(setWorkspacePolicy, ({ body }) => {
    const off = body.servicesOff ?? [];
    policy = {
      ...policy,
      sharing: body.sharing ?? policy.sharing,
      services: policy.services.map((each) => ({ ...each, off: off.includes(each.id) })),
    };
    return policy;
  });
  const rules = within(await screen.findByRole('region', { name: 'Sharing and outside services' }));
  expect(await rules.findByText('Ada Okafor shares with omar@clinic.test')).toBeVisible();
  rules.getByRole('switch', { name: /PubMed/ });
  rules.getByText('Searches publications: receives up to eight words of a question, without identifiers');
  await user.click(rules.getByRole('switch', { name: /Deepgram/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.requests(setWorkspacePolicy).map(({ body }) => body)).toEqual([
      { servicesOff: ['speech-deepgram'] },
      { servicesOff: [] },
    ]),
  );
  await user.click(rules.getByRole('radio', { name: 'Only admins' }));
  await waitFor(() => expect(api.requests(setWorkspacePolicy).at(-1)?.body).toEqual({ sharing: 'admins' }));
});

test('an admin names the workspace and gives it a logo, of image files only', async () => {
  const { api, user } = settings('clinic');
  let profile: WorkspaceProfile = { name: 'Ada Okafor', logo: null, abilities: { edit: true } };
  api.on(sessions.getWorkspaceProfile, () => profile);
  api.on(sessions.updateWorkspaceProfile, ({ body }) => {
    profile = { ...profile, ...body };
    return profile;
  });
  const name = await screen.findByRole('textbox', { name: 'Workspace name' });
  await user.clear(name);
  await user.type(name, 'Harbour Clinic');
  await user.tab();
  await waitFor(() => expect(profile.name).toBe('Harbour Clinic'));
  const choose = (file: File) => user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await choose(new File(['<svg/>'], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByText(/logo\.png/)).toBeVisible();
  expect(profile.logo).toBeNull();
  // this browser cannot convert it
  await choose(new File([new Uint8Array([0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0])], 'logo.webp', { type: 'image/webp' }));
  expect(await screen.findByText(/logo\.webp/)).toBeVisible();
  expect(profile.logo).toBeNull();
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
  await choose(new File([bytes], 'harbour.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'Logo of the workspace' })).toHaveAttribute('src', profile.logo ?? '');
});

test('an own key that the workspace does not use says so, and members only read the rules', async () => {
  const { api } = settings('ai');
  api.on(getWorkspacePolicy, () =>
    workspacePolicy({
      services: [{ id: 'openai', name: 'OpenAI', use: 'models', off: true }],
      abilities: { edit: false },
    }),
  );
  expect(await screen.findByText(/so your key is not used here/)).toBeVisible();
});

test('places of the person and of the workspace stand apart', async () => {
  settings('integrations');
  const tabs = await screen.findByRole('navigation', { name: 'Settings' });
  const [you, workspace] = within(tabs).getAllByRole('list');
  expect(within(you!).getByRole('link', { name: 'Security' })).toBeVisible();
  expect(
    within(workspace!)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Name and logo',
    'Visits',
    'Sign-in and signing',
    'Retention and consent',
    'Sharing and services',
    'Integrations',
    'Billing',
  ]);
});

test('integrations say what does the work, why, and when it last did', async () => {
  const { api, user } = settings('integrations');
  api.on(listIntegrations, (): Integration[] => [
    {
      name: 'models',
      label: 'Built-in engine',
      state: 'local',
      reason: 'no model is connected',
      lastSuccessAt: '2026-03-10T12:00:00.000Z',
    },
    { name: 'speech', label: 'No speech engine', state: 'off', reason: 'none is installed', lastSuccessAt: null },
    { name: 'fax', label: 'Telnyx', state: 'connected', reason: 'a fax line is configured', lastSuccessAt: null },
  ]);
  const at = '2026-03-11T12:00:00.000Z';
  api.on(testIntegration, ({ params }) =>
    params.name === 'models'
      ? { answered: true, message: 'It wrote a note.', ms: 240, at }
      : { answered: false, message: 'Telnyx rejected the key.', ms: 9_000, at },
  );
  const part = within(await screen.findByRole('region', { name: 'Integrations' }));
  expect(await part.findByText('Built-in engine')).toBeVisible();
  expect(part.getByText('no model is connected')).toBeVisible();
  expect(part.getByText(/^Last success: .*2026/)).toBeVisible();
  expect(part.getByText('No success in this workspace yet')).toBeVisible();
  expect(part.getByText('Not set up')).toBeVisible();
  // what is not set up cannot be tested
  expect(part.getAllByText('Not tested yet')).toHaveLength(2);
  await user.click(part.getByRole('button', { name: 'Test: Notes' }));
  expect(await part.findByText('It wrote a note. It took 0.2 s.')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Test: Fax' }));
  expect(await part.findByText('Telnyx rejected the key.')).toBeVisible();
  expect(part.getAllByText(/^(Works|Failed)$/).map((each) => each.textContent)).toEqual(['Works', 'Failed']);
});
