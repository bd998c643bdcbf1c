import { listMyWorkspaces } from '@clinical/contract/accounts/session.calls';
import { getLedger, getPrices } from '@clinical/contract/credits/credits.calls';
import * as notes from '@clinical/contract/notes/notes.calls';
import * as calls from '@clinical/contract/templates/templates.calls';
import type { Template } from '@clinical/contract/templates/templates.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { starter, template } from '../../../testing/chart-builders.ts';
import { eventStream, refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { startSignedIn } from '../../../testing/signed-in.ts';

const pasted = 'Patient: Maria Santos\nHPI: Mrs. Santos has a cough.\nPlan: Rest.';

type Setting = { own?: Template[]; invited?: boolean; seat?: boolean };

function onboarding(address = '/onboarding', { own = [], invited = false, seat = true }: Setting = {}) {
  const api = startSignedIn({ seat });
  const stored = [...own];
  api.on(calls.listTemplates, () => stored);
  api.on(listMyWorkspaces, () => [
    {
      id: 'w-2',
      name: 'Harbour Clinic',
      permission: 'edit' as const,
      memberSince: '2026-03-01T12:00:00.000Z',
      current: true,
    },
  ]);
  api.on(calls.getOnboarding, () => ({ needed: stored.length === 0, invited }));
  api.on(calls.listStarters, () => [
    starter(),
    starter({ key: 'follow-up', title: 'Follow-up visit', specialty: 'Primary care' }),
  ]);
  api.on(calls.createTemplates, ({ body }) => {
    const made = body.map(({ title }, at) => template({ id: `made-${at}`, title }));
    stored.push(...made);
    return made;
  });
  api.on(notes.listNotes, () => []);
  api.on(getLedger, () => ({ balance: 30, limit: 30, plan: 'trial' as const, nextRefillAt: null, entries: [] }));
  api.on(getPrices, () => ({
    actions: { 'preview-note': 1 },
    models: {},
    pdf: {},
    notesAreFree: false,
    localIsFree: false,
    ownKey: false,
  }));
  return { api, ...renderApp(address) };
}

test('it says what there is to spend: a trial, or so much a month', async () => {
  const { unmount } = onboarding();
  expect(await screen.findByText(/^Your trial has 30 credits/)).toBeVisible();
  unmount();
  const { api } = onboarding();
  const nextRefillAt = '2026-12-01T00:00:00.000Z';
  api.on(getLedger, () => ({ balance: 200, limit: 200, plan: 'monthly' as const, nextRefillAt, entries: [] }));
  expect(await screen.findByText('You have 200 credits a month.')).toBeVisible();
});

async function toSamples(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  return screen.findByRole('textbox', { name: 'Past note 1' });
}

test('a new account begins here, with the top bar away, and hears what the trial has', async () => {
  const { router } = onboarding('/');
  expect(await screen.findByRole('heading', { name: 'Set up your note style' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/onboarding');
  expect(await screen.findByText(/trial has 30 credits/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Transcription language/ })).toBeNull();
  expect(document.title).toBe('Onboarding · AI Clinical Workspace');
});

test.each([
  [true, /^Your workspace has given you a seat/],
  [false, /^You have no seat in your workspace yet/],
])('who came by invitation first reads who pays, and may add a key (seat: %s)', async (seat, text) => {
  const { user } = onboarding('/onboarding', { invited: true, seat });
  expect(await screen.findByText(text)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Welcome to Harbour Clinic' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Steps' })).toHaveTextContent('1AI access2You');
  expect(await screen.findByLabelText(/API key/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Your specialty and style' })).toBeVisible();
});

test('who has a template begins at the patients', async () => {
  const { router } = onboarding('/', { own: [template()] });
  await expect.poll(() => router.state.location.pathname).toBe('/my-projects');
});

test('nobody leaves before there is a template, and hears why', async () => {
  const { user, router } = onboarding();
  await screen.findByRole('button', { name: 'Continue' });
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  await waitFor(() => expect(screen.queryAllByRole('progressbar')).toHaveLength(0));
  await user.click(within(menu).getByRole('link', { name: 'Patients' }));
  expect(await screen.findByText('Please create at least 1 template')).toBeVisible();
  expect(screen.getByText(/must learn your style first.*Personalize My Scribe/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/onboarding');
});

test('who has templates comes and goes', async () => {
  const { user, router } = onboarding('/onboarding', { own: [template()] });
  await screen.findByRole('button', { name: 'Continue' });
  await user.click(
    within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name: 'Patients' }),
  );
  await expect.poll(() => router.state.location.pathname).toBe('/my-projects');
});

test('past notes become a template: cleaned in the browser, shown, sent as shown, changed, tried and saved', async () => {
  const { api, user, router } = onboarding();
  api.on(calls.healTemplate, () => ({ ...template(), engine: 'local' }));
  api.on(calls.streamTemplatePreview, () =>
    eventStream([
      { type: 'begin', dialogue: 'Doctor: Hello.', engine: 'local' },
      { type: 'section', section: { key: 'history', header: 'History', html: '<ul><li>Knee pain.</li></ul>' } },
      { type: 'complete' },
    ]),
  );
  const field = await toSamples(user);
  await user.click(field);
  await user.paste(pasted);
  await user.click(screen.getByRole('button', { name: 'Personalize My Scribe' }));
  const shown = 'Patient: [name]\nHPI: Mrs. [name] has a cough.\nPlan: Rest.';
  const check = await screen.findByRole('textbox', { name: 'Text of past note 1' });
  expect(check).toHaveValue(shown);
  expect(screen.getByText('Removed: 2 names.')).toBeVisible();
  await user.type(check, ' Call (555) 201-3344.');
  await user.click(screen.getByRole('button', { name: 'Build my template · free' }));
  expect(await screen.findByRole('heading', { name: 'Your template' })).toBeVisible();
  expect(api.requests(calls.healTemplate)[0]?.body).toEqual({ samples: [`${shown} Call [phone].`] });

  await user.click(screen.getByRole('button', { name: 'Move Plan up' }));
  await user.click(screen.getByRole('button', { name: 'Preview on a sample visit · 1 credit' }));
  expect(await screen.findByText('Knee pain.')).toBeVisible();
  expect(screen.getByText('Built-in engine')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save and start' }));
  await expect.poll(() => router.state.location.pathname).toBe('/my-projects');
  const [saved] = api.requests(calls.createTemplates);
  expect(saved?.body[0]).toMatchObject({ title: 'My visit note' });
  expect(saved?.body[0]?.sections.map(({ header }) => header)).toEqual(['Plan', 'History']);
});

test('when building fails, it says why and keeps the text', async () => {
  const { api, user } = onboarding();
  api.on(calls.healTemplate, () => refusal('EMPTY_SOURCE', { message: 'These notes hold no text.' }));
  await user.click(await toSamples(user));
  await user.paste('HPI: Cough.');
  await user.click(screen.getByRole('button', { name: 'Personalize My Scribe' }));
  await user.click(await screen.findByRole('button', { name: 'Build my template · free' }));
  expect(await screen.findByText('These notes hold no text.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Text of past note 1' })).toHaveValue('HPI: Cough.');
});

test('without a past note it says what is missing', async () => {
  const { user } = onboarding();
  await toSamples(user);
  await user.click(screen.getByRole('button', { name: 'Personalize My Scribe' }));
  expect(screen.getByText(/Paste a past note first/)).toBeVisible();
});

test('the starter set of a specialty can be taken instead, in the style that was chosen', async () => {
  const { api, user, router } = onboarding();
  await user.click(await screen.findByRole('radio', { name: 'Bulleted' }));
  await toSamples(user);
  expect(await screen.findByRole('checkbox', { name: 'Follow-up visit' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add 1 template' }));
  await expect.poll(() => router.state.location.pathname).toBe('/my-projects');
  const [request] = api.requests(calls.createTemplates);
  expect(request?.body.map(({ title }) => title)).toEqual(['Follow-up visit']);
  expect(request?.body[0]?.sections.every(({ style }) => style === 'bulleted')).toBe(true);
});
