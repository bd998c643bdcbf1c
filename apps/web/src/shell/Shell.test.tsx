import * as accounts from '@clinical/contract/accounts/accounts.calls';
import { stopViewing } from '@clinical/contract/accounts/viewing.calls';
import { verifyExternalUser } from '@clinical/contract/accounts/external-user.calls';
import { listMyWorkspaces, switchWorkspace } from '@clinical/contract/accounts/session.calls';
import { listClinicalTasks } from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import * as credits from '@clinical/contract/credits/credits.calls';
import { finishEhrLink, getEhrLink, linkEhr } from '@clinical/contract/ehr/ehr.calls';
import * as notes from '@clinical/contract/notes/notes.calls';
import { getGridhook } from '@clinical/contract/automations/automations.calls';
import { listTemplates } from '@clinical/contract/templates/templates.calls';
import * as tasks from '@clinical/contract/operations/background-tasks.calls';
import * as events from '@clinical/contract/operations/events.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { setReachable } from '../lib/connection.ts';
import { transcriptionLanguage, transcriptionLanguageValue } from '../lib/transcription-language.ts';
import { accessToken, loadSession, rememberSession } from '../lib/session/session.ts';
import { currentViewing, keepViewing } from '../lib/session/viewing.ts';
import { localStore } from '../lib/store/store.ts';
import { backgroundTask } from '../testing/builders.ts';
import { note } from '../testing/chart-builders.ts';
import { ehrLinkState } from '../testing/ehr-builders.ts';
import { eventStream, refusal } from '../testing/fake-api.ts';
import { taskPage } from '../testing/task-builders.ts';
import { viewing } from '../testing/team-builders.ts';
import { makeToken } from '../testing/make-token.ts';
import { renderApp } from '../testing/render.tsx';
import { startSignedIn } from '../testing/signed-in.ts';
import { flatten, navigation } from './navigation.ts';

/** Locks an area for one test. @returns its address */
function lock(key: string): string {
  const item = flatten(navigation).find((each) => each.key === key)!;
  item.locked = true;
  onTestFinished(() => {
    delete item.locked;
  });
  return item.path!;
}
const menu = () => screen.findByRole('navigation', { name: 'Main menu' });

test('the shell shows the title, the way to it, the person and the balance', async () => {
  const api = startSignedIn({ tokens: 12, token_limits: 30 });
  api.on(accounts.listSessions, () => []);
  renderApp('/settings');
  const [topBar] = await screen.findAllByRole('banner');
  expect(topBar).toHaveTextContent('Pages/Profile Settings');
  expect(document.title).toBe('Profile Settings · AI Clinical Workspace');
  expect(await screen.findByText('12 of 30 credits')).toBeVisible();
  expect(screen.getByText('Ada Okafor')).toBeVisible();
  expect(within(await menu()).getByRole('link', { name: /Profile Settings/ })).toHaveAttribute('aria-current', 'page');
});

test('a page that throws says so in plain words; the menu stays, and another page opens', async () => {
  const api = startSignedIn();
  api.on(notes.listNotes, () => []);
  // an answer that no version of the program gives
  api.on(credits.getLedger, () => ({}) as never);
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderApp('/settings?tab=billing');
  expect(await screen.findByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  expect(screen.getByText(/An error on our side/)).toBeVisible();
  expect(screen.queryByText(/undefined/)).toBeNull();
  await user.click(within(await menu()).getByRole('link', { name: /Patients/ }));
  expect(await screen.findByRole('heading', { name: 'Patients' })).toBeVisible();
  silenced.mockRestore();
});

test('with no credits left the trial is over', async () => {
  startSignedIn({ tokens: 0 });
  renderApp('/nowhere');
  expect(await screen.findByText('Your free trial is over')).toBeVisible();
});

test('the balance opens Billing, and warns once when a fifth is left', async () => {
  const api = startSignedIn({ tokens: 6, token_limits: 30 });
  api.on(credits.getLedger, () => ({ balance: 6, limit: 30, plan: 'trial' as const, nextRefillAt: null, entries: [] }));
  const first = renderApp('/nowhere');
  expect(await screen.findByText('About 20% of your credits are left.')).toBeVisible();
  await first.user.click(screen.getByRole('link', { name: /Usage Balance/ }));
  await expect.poll(() => first.router.state.location.href).toBe('/settings?tab=billing');
  await first.user.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByText('About 20% of your credits are left.')).toBeNull();
  first.unmount();
  renderApp('/nowhere');
  expect(await screen.findByText('6 of 30 credits')).toBeVisible();
  expect(screen.queryByText('About 20% of your credits are left.')).toBeNull();
});

test('an address with an EHR token loses the token, leads to the patients, and links the account once that is confirmed', async () => {
  const api = startSignedIn();
  api.on(notes.listNotes, () => []);
  api.on(getEhrLink, () => ehrLinkState({ systems: [{ type: 'athena', name: 'Athena' }] }));
  api.on(linkEhr, () => ({}));
  const { router, user } = renderApp('/settings?ehr_token=abc.1&ehr_type=athena');
  const dialog = await screen.findByRole('dialog', { name: 'Link your account of Athena?' });
  expect(dialog).toHaveTextContent('It takes the place of your link to Harbour EHR.');
  expect(api.requests(linkEhr)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Link' }));
  expect(await screen.findByText('Your EHR account is linked.')).toBeVisible();
  expect(router.state.location.href).toBe('/my-projects');
  expect(api.requests(linkEhr)[0]?.body).toEqual({ email: 'ada@clinic.test', token: 'abc.1', type: 'athena' });
});

test('an address with an EHR token links nothing when that is refused', async () => {
  const api = startSignedIn();
  api.on(notes.listNotes, () => []);
  api.on(getEhrLink, () => ehrLinkState({ link: null }));
  const { user } = renderApp('/settings?ehr_token=abc.1&ehr_type=athena');
  const dialog = await screen.findByRole('dialog', { name: 'Link your account of athena?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests(linkEhr)).toHaveLength(0);
});

test('an EHR that comes back with a code finishes the link', async () => {
  const api = startSignedIn();
  api.on(notes.listNotes, () => []);
  api.on(finishEhrLink, () => ({}));
  const { router } = renderApp('/ehr-linked?code=c1&state=s1');
  expect(await screen.findByText('Your EHR account is linked.')).toBeVisible();
  expect(router.state.location.href).toBe('/my-projects');
  expect(api.requests(finishEhrLink)[0]?.body).toEqual({ code: 'c1', state: 's1' });
});

test('a link that fails is told in the console only', async () => {
  const api = startSignedIn();
  api.on(notes.listNotes, () => []);
  api.on(linkEhr, () => ({ error: 'This EHR account is linked to another account.' }));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.on(getEhrLink, () => ehrLinkState({ link: null }));
  const { router, user } = renderApp('/settings?ehr_token=abc.1&ehr_type=athena');
  await user.click(await screen.findByRole('button', { name: 'Link' }));
  await waitFor(() => expect(warned).toHaveBeenCalledWith(expect.stringContaining('linked to another account')));
  expect(router.state.location.href).toBe('/my-projects');
  expect(screen.queryByText('Your EHR account is linked.')).toBeNull();
  warned.mockRestore();
});

test('somebody whom another system hands over is signed in on its word, or told that it failed', async () => {
  const api = startSignedIn();
  api.auth.user = null;
  api.on(verifyExternalUser, () => refusal('EXTERNAL_USER_REFUSED'));
  const { router } = renderApp('/?ehr_token=abc.1&ehr_type=athena');
  expect(await screen.findByText(/could not be verified/)).toBeVisible();
  expect(router.state.location.href).not.toContain('abc.1');
});

test('a workspace that asks for two-factor leads to its set-up', async () => {
  const api = startSignedIn({ twoFactorRequired: true });
  api.on(accounts.listSessions, () => []);
  const { router } = renderApp('/nowhere');
  await expect.poll(() => router.state.location.href).toBe('/settings?tab=security');
  expect(await screen.findByText(/This workspace requires it/)).toBeVisible();
});

test('who belongs to several workspaces chooses the one to act in', async () => {
  const api = startSignedIn();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const about = { permission: 'edit' as const, memberSince: '2026-03-01T08:00:00.000Z' };
  api.on(listMyWorkspaces, () => [
    { id: 'w-1', name: 'Ada’s practice', current: true, ...about },
    { id: 'w-2', name: 'Harbour Clinic', current: false, ...about },
  ]);
  api.on(switchWorkspace, ({ body }) => ({ workspaceId: body.workspaceId, access_token: '' }));
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Account of Ada Okafor' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Harbour Clinic' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(api.requests(switchWorkspace)[0]?.body).toEqual({ workspaceId: 'w-2' });
  assign.mockRestore();
});

test('a tab that is looked at again after its session has ended leads to the sign-in page', async () => {
  const api = startSignedIn();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  renderApp('/nowhere');
  await menu();
  api.auth.user = null;
  vi.setSystemTime(Date.now() + 16 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/sign-in?session_expired=true'));
  vi.useRealTimers();
  assign.mockRestore();
});

test('the places of a phone are open pages, Record, which asks for the patient, and the menu', async () => {
  const api = startSignedIn();
  api.on(notes.listNotes, () => []);
  const { user } = renderApp('/nowhere');
  const places = await screen.findByRole('navigation', { name: 'Places' });
  await within(places).findByRole('link', { name: 'Templates' });
  expect([...places.children].map((place) => place.textContent)).toEqual([
    'Patients',
    'Templates',
    'Record',
    'Team',
    'More',
  ]);
  await user.click(within(places).getByRole('button', { name: 'Record' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('support and legal pages are in the menu of the person, which stands at every width', async () => {
  startSignedIn();
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  const found = await screen.findByRole('menu');
  for (const name of ['Customer Support', 'Terms of Use and BAA', 'Privacy Policy'])
    expect(within(found).getByText(name)).toBeVisible();
});

test('the filter of patients goes along to their tasks, and the entry of the page itself takes it away', async () => {
  const api = startSignedIn();
  api.on(notes.listNotes, () => []);
  api.on(listClinicalTasks, () => taskPage([]));
  const { user, router } = renderApp('/my-projects?tag=knee&date_range=2026-01-01%2C&scope=mine');
  await user.click(within(await menu()).getByRole('link', { name: 'AI Tasks' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/ai-tasks'));
  expect(router.state.location.search).toEqual({ tag: 'knee', date_range: '2026-01-01,' });
  await user.click(within(await menu()).getByRole('link', { name: 'AI Tasks' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('a locked entry says that it comes', async () => {
  lock('deep-evidentia');
  startSignedIn();
  const { user } = renderApp('/nowhere');
  const row = within(await menu()).getByRole('button', { name: 'Coming Soon' });
  expect(within(await menu()).queryByRole('button', { name: /DeepEvidentia/ })).toBeNull();
  await user.click(row);
  await user.click(within(await menu()).getByRole('button', { name: /DeepEvidentia/ }));
  expect(screen.getByText('This feature is coming soon')).toBeVisible();
});

test('an outside page whose address nobody has set is locked too', async () => {
  startSignedIn();
  const { user } = renderApp('/nowhere');
  await user.click(within(await menu()).getByRole('button', { name: 'Coming Soon' }));
  await user.click(within(await menu()).getByRole('button', { name: /Browser extension/ }));
  expect(await screen.findByText('This feature is coming soon')).toBeVisible();
});

test('while it is found out who is there, the frame of the page stands', async () => {
  startSignedIn();
  renderApp('/nowhere');
  expect(await screen.findByRole('status', { name: 'Loading page' })).toHaveTextContent('AI Clinical Workspace');
  expect(await menu()).toBeVisible();
});

test('the address of a locked area says so too, and an unknown one that there is no page', async () => {
  startSignedIn();
  const { router } = renderApp(lock('deep-evidentia'));
  expect(await screen.findByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  await act(() => router.navigate({ href: '/nowhere' }));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a group folds', async () => {
  lock('deep-evidentia');
  startSignedIn();
  const { user } = renderApp('/nowhere');
  const group = within(await menu()).getByRole('button', { name: 'Coming Soon' });
  await user.click(group);
  expect(screen.getByRole('button', { name: /DeepEvidentia/ })).toBeVisible();
  await user.click(group);
  expect(screen.queryByRole('button', { name: /DeepEvidentia/ })).toBeNull();
});

test('the theme is light at first, and what is chosen is kept', async () => {
  startSignedIn();
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(localStorage.getItem('theme-mode')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  expect(localStorage.getItem('theme-mode')).toBe('light');
});

test('Dutch and Flemish are two choices with one value', async () => {
  startSignedIn();
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Transcription language: Medical English' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Flemish' }));
  expect(transcriptionLanguage.get()).toBe('nl-flemish');
  expect(transcriptionLanguageValue()).toBe('nl');
  expect(screen.getByRole('button', { name: 'Transcription language: Flemish' })).toBeVisible();
  transcriptionLanguage.set('en');
});

test('logging out ends the session and leads to the sign-in page', async () => {
  const api = startSignedIn();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Account of Ada Okafor' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/sign-in'));
  expect(api.auth.signOuts).toBe(1);
  assign.mockRestore();
});

test('a lost connection is told in one line', async () => {
  startSignedIn();
  renderApp('/nowhere');
  await menu();
  act(() => setReachable(false));
  expect(screen.getByText('Offline, saved on this device')).toBeVisible();
});

test('a profile that cannot be loaded does not stop the page', async () => {
  const api = startSignedIn();
  api.on(accounts.getUserInfo, () => refusal('INTERNAL'));
  renderApp('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
});

test('a job that another device started shows its card, moved by events', async () => {
  const api = startSignedIn();
  const taskId = backgroundTask().taskId;
  api.on(tasks.getBackgroundTask, () => backgroundTask({ status: 'progress', result: { progress: 40 } }));
  api.on(
    events.streamEvents,
    () =>
      eventStream([
        { type: 'hello', at: '' },
        { type: 'task', taskId, status: 'progress', noteId: null, progress: 40, message: '' },
      ]) as never,
  );
  renderApp('/nowhere');
  expect(await screen.findByText('Processing note: 40%')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ben Ode' })).toBeVisible();
});

test('a session that was ended elsewhere leads to the sign-in page', async () => {
  const api = startSignedIn();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  api.on(events.streamEvents, () => eventStream([{ type: 'session-ended' }]) as never);
  renderApp('/nowhere');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/sign-in?session_expired=true'));
  assign.mockRestore();
});

test('the start leads to the patients, or to the sign-in page', async () => {
  // what the page of another test still asks for is over
  await loadSession().catch(() => null);
  const api = startSignedIn();
  const first = renderApp('/');
  await expect.poll(() => first.router.state.location.pathname, { timeout: 5_000 }).toBe('/my-projects');
  first.unmount();
  api.auth.user = null;
  rememberSession(null);
  const second = renderApp('/');
  await expect.poll(() => second.router.state.location.pathname).toBe('/sign-in');
});

test('without a session every page leads to the sign-in page', async () => {
  const api = startSignedIn();
  api.auth.user = null;
  const { router } = renderApp('/fax');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(router.state.location.search).toEqual({ error: 'SessionRequired', from: '/fax' });
});

test('Mod+K leads to a patient by name, to a page, and to a new patient', async () => {
  const api = startSignedIn();
  const maria = note();
  api.on(accounts.listSessions, () => []);
  api.on(notes.listNotes, ({ query }) => (query['query'] === 'mar' ? [maria] : []));
  const { user, router } = renderApp('/nowhere');
  await screen.findByText('Ada Okafor');
  const palette = async (typed: string, line: RegExp) => {
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Go to a patient or a page' }), typed);
    await screen.findByRole('option', { name: line, selected: true });
    await user.keyboard('{Enter}');
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Go to anything' })).toBeNull();
  };
  await palette('sett', /Profile Settings/);
  await expect.poll(() => router.state.location.pathname).toBe('/settings');
  await palette('new pat', /New patient/);
  expect(await screen.findByRole('dialog', { name: 'New patient' })).toBeVisible();
  await user.keyboard('{Escape}');
  await palette('mar', /Maria Santos/);
  await expect.poll(() => router.state.location.href).toBe(`/chat?id=${maria.id}`);
});

test('? shows the keys of the page', async () => {
  startSignedIn();
  const { user } = renderApp('/nowhere');
  await screen.findByText('Ada Okafor');
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

describe('while an admin views as a member', () => {
  const assign = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

  test('every page says so, calls carry the token of the viewing, and one button ends it', async () => {
    const api = startSignedIn();
    api.on(stopViewing, () => ({ ok: true as const }));
    keepViewing(viewing());
    const left = assign();
    const { user } = renderApp('/nowhere');
    const banner = await screen.findByRole('complementary', { name: 'Viewing as another member' });
    expect(banner).toHaveTextContent('You are viewing as Ben Ode.');
    expect(await accessToken()).toBe(viewing().access_token);
    expect(await localStore()).toBeNull();
    await user.click(within(banner).getByRole('button', { name: 'Stop viewing' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('/team-members?tab=members'));
    expect(api.requests(stopViewing)).toHaveLength(1);
    expect(currentViewing()).toBeNull();
    expect(await accessToken()).not.toBe(viewing().access_token);
  });

  test('a lost connection leaves the page as it is, and the viewing can be left without one', async () => {
    const api = startSignedIn();
    keepViewing(viewing());
    const left = assign();
    const { user } = renderApp('/nowhere');
    const banner = await screen.findByRole('complementary', { name: 'Viewing as another member' });
    await screen.findByText('Ada Okafor');
    api.offline = true;
    act(() => setReachable(false));
    expect(screen.getByText('Offline, saved on this device')).toBeVisible();
    expect(banner).toHaveTextContent('You are viewing as Ben Ode.');
    expect(currentViewing()).not.toBeNull();
    await user.click(within(banner).getByRole('button', { name: 'Stop viewing' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('/team-members?tab=members'));
    expect(currentViewing()).toBeNull();
    expect(await accessToken()).not.toBe(viewing().access_token);
  });

  test('nothing new is offered', async () => {
    startSignedIn();
    keepViewing(viewing());
    const { user } = renderApp('/nowhere');
    await screen.findByText('Ada Okafor');
    await user.keyboard('{Control>}k{/Control}');
    const palette = await screen.findByRole('dialog');
    expect(await within(palette).findByText('Patients')).toBeVisible();
    expect(within(palette).queryByText('New patient')).toBeNull();
  });

  test('a call that is told of its end leads back', async () => {
    const api = startSignedIn();
    api.on(accounts.getUserInfo, () => refusal('VIEWING_ENDED'));
    keepViewing(viewing());
    const left = assign();
    renderApp('/nowhere');
    await waitFor(() => expect(left).toHaveBeenCalledWith('/team-members?tab=members'));
    expect(currentViewing()).toBeNull();
  });

  test('it is over with its time, and for whoever signs in next', async () => {
    startSignedIn();
    keepViewing(viewing({ until: '2020-01-01T00:00:00.000Z' }));
    expect(currentViewing()).toBeNull();
    keepViewing(viewing({ access_token: makeToken({ sub: 'somebody-else' }) }));
    expect(await accessToken()).not.toBeNull();
    expect(currentViewing()).toBeNull();
  });
});

test('chat support at the bottom right opens the support address, and is locked without one', async () => {
  const api = startSignedIn();
  api.on(accounts.listSessions, () => []);
  const { user } = renderApp('/settings');
  await user.click(await screen.findByRole('button', { name: 'Chat support' }));
  expect(await screen.findByText('This feature is coming soon')).toBeVisible();
});

test('the gridhook loads at the start; a failed load is logged and leaves the rest as it is', async () => {
  const api = startSignedIn();
  api.on(accounts.listSessions, () => []);
  api.on(getGridhook, () => refusal('INTERNAL'));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderApp('/settings');
  await waitFor(() => expect(warned).toHaveBeenCalledWith('Could not load the AI gridhook'));
  expect(await screen.findByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  warned.mockRestore();
});

test('templates load at the start; a failed load is logged and leaves an empty list', async () => {
  const api = startSignedIn();
  api.on(accounts.listSessions, () => []);
  api.on(listTemplates, () => refusal('INTERNAL'));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderApp('/settings');
  await waitFor(() => expect(warned).toHaveBeenCalledWith('Could not load templates'));
  expect(await screen.findByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  warned.mockRestore();
});
