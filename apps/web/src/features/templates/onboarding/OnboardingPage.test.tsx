import { listMyWorkspaces } from '@clinical/contract/accounts/session.calls';
import { getLedger, getPrices } from '@clinical/contract/credits/credits.calls';
import * as notes from '@clinical/contract/notes/notes.calls';
import * as calls from '@clinical/contract/templates/templates.calls';
import type { Template } from '@clinical/contract/templates/templates.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import { note, sentence, starter, template, transcript, utterance } from '../../../testing/chart-builders.ts';
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

function toSamples() {
  return screen.findByRole('textbox', { name: 'Past note 1' });
}

test('who deleted their last template is held back as well', async () => {
  const { api, user, router } = onboarding();
  api.on(calls.getOnboarding, () => ({ needed: false, invited: false }));
  await toSamples();
  await waitFor(() => expect(api.requests(calls.listTemplates)).not.toEqual([]));
  await user.click(screen.getByRole('link', { name: 'Patients' }));
  expect(await screen.findByText('Please create at least 1 template')).toBeVisible();
  expect(router.state.location.pathname).toBe('/onboarding');
});

test('a finished note can be looked at before anything is asked: a sentence marks what it comes from', async () => {
  const { api, user } = onboarding();
  const said = utterance('u1', 'The knee hurts.', { speaker: 'Patient' });
  const other = utterance('u2', 'Thank you.', { speaker: 'Patient' });
  const sections = [{ key: 'history', header: 'History', html: '<p>Knee pain.</p>' }];
  const sentences = [sentence('Knee pain.', said, { section: 'history' })];
  api.on(notes.getSample, () => ({ sample: note({ id: 'sample', title: 'Rosa Lind (sample)' }) }));
  api.on(getTranscripts, () => [transcript({ noteId: 'sample', sections, sentences, utterances: [said, other] })]);
  const shown = await screen.findByRole('button', { name: 'Knee pain.' });
  await user.hover(shown);
  expect(shown).toHaveAttribute('aria-pressed', 'true');
  const lines = within(screen.getByRole('list', { name: 'Transcript of the sample visit' })).getAllByRole('listitem');
  expect(lines.map((line) => line.hasAttribute('data-marked'))).toEqual([true, false]);
});

test('a new account begins here, with menu and top bar away, and hears what the trial has', async () => {
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
  expect(screen.getByRole('list', { name: 'Steps' })).toHaveTextContent('1AI access2Your notes');
  expect(await screen.findByLabelText(/API key/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await toSamples()).toBeVisible();
});

test('who has a template begins at the patients', async () => {
  const { router } = onboarding('/', { own: [template()] });
  await expect.poll(() => router.state.location.pathname).toBe('/my-projects');
});

test('nobody leaves before there is a template, and hears why', async () => {
  const { user, router } = onboarding();
  await toSamples();
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  await waitFor(() => expect(screen.queryAllByRole('progressbar')).toHaveLength(0));
  await user.click(within(menu).getByRole('link', { name: 'Patients' }));
  expect(await screen.findByText('Please create at least 1 template')).toBeVisible();
  expect(screen.getByText(/must learn your style first.*Personalize My Scribe/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/onboarding');
});

test('who has templates comes and goes', async () => {
  const { user, router } = onboarding('/onboarding', { own: [template()] });
  await toSamples();
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
  const field = await toSamples();
  await user.click(field);
  await user.paste(pasted);
  await user.click(screen.getByRole('button', { name: 'Personalize My Scribe' }));
  const shown = 'Patient: [name]\nHPI: Mrs. [name] has a cough.\nPlan: Rest.';
  const check = await screen.findByRole('textbox', { name: 'Text of past note 1' });
  expect(check).toHaveValue(shown);
  expect(screen.getByText('Removed: 2 names.')).toBeVisible();
  await user.type(check, ' Call (555) 201-3344.');
  await user.click(screen.getByRole('button', { name: 'Build my template · free' }));
  expect(await screen.findByRole('heading', { name: 'A visit in your style' })).toBeVisible();
  expect(api.requests(calls.healTemplate)[0]?.body).toEqual({ samples: [`${shown} Call [phone].`] });

  // written at once, for nothing, beside the note that it was learned from
  expect(await screen.findByText('Knee pain.')).toBeVisible();
  expect(screen.getByText('Built-in engine')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Your past note' })).toHaveTextContent('Mrs. [name] has a cough.');
  expect(api.requests(calls.streamTemplatePreview)[0]?.body).toMatchObject({ engine: 'local' });

  await user.click(screen.getByRole('button', { name: 'Change' }));
  const outline = screen.getByRole('list', { name: 'Sections' });
  expect(within(outline).queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Move Plan up' }));
  await user.click(within(outline).getByRole('button', { name: 'Plan' }));
  expect(within(outline).getByRole('textbox', { name: /Header/ })).toHaveValue('Plan');
  await user.click(screen.getByRole('button', { name: 'Preview again · free' }));
  await waitFor(() => expect(api.requests(calls.streamTemplatePreview)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Looks right' }));
  await expect.poll(() => router.state.location.pathname).toBe('/my-projects');
  const [saved] = api.requests(calls.createTemplates);
  expect(saved?.body[0]).toMatchObject({ title: 'My visit note' });
  expect(saved?.body[0]?.sections?.map(({ header }) => header)).toEqual(['Plan', 'History']);
});

test('when building fails, it says why and keeps the text', async () => {
  const { api, user } = onboarding();
  api.on(calls.healTemplate, () => refusal('EMPTY_SOURCE', { message: 'These notes hold no text.' }));
  await user.click(await toSamples());
  await user.paste('HPI: Cough.');
  await user.click(screen.getByRole('button', { name: 'Personalize My Scribe' }));
  await user.click(await screen.findByRole('button', { name: 'Build my template · free' }));
  expect(await screen.findByText('These notes hold no text.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Text of past note 1' })).toHaveValue('HPI: Cough.');
});

test('without a past note it says what is missing', async () => {
  const { user } = onboarding();
  await toSamples();
  await user.click(screen.getByRole('button', { name: 'Personalize My Scribe' }));
  expect(screen.getByText(/Paste a past note first/)).toBeVisible();
});

test('the starter set of a specialty can be taken instead, in the style that was chosen', async () => {
  const { api, user, router } = onboarding();
  await toSamples();
  await user.click(await screen.findByRole('combobox', { name: 'Specialty' }));
  await user.keyboard('prim');
  await user.click(await screen.findByRole('option', { name: 'Primary care' }));
  await user.click(screen.getByRole('combobox', { name: 'Note style' }));
  await user.click(await screen.findByRole('option', { name: 'Bulleted' }));
  expect(await screen.findByRole('checkbox', { name: 'Follow-up visit' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add 1 template' }));
  await expect.poll(() => router.state.location.pathname).toBe('/my-projects');
  const [request] = api.requests(calls.createTemplates);
  expect(request?.body.map(({ title }) => title)).toEqual(['Follow-up visit']);
  expect(request?.body[0]?.sections?.every(({ style }) => style === 'bulleted')).toBe(true);
});
