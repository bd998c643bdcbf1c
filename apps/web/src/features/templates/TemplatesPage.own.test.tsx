import { getPrices } from '@clinical/contract/credits/credits.calls';
import { listDepartmentChoices } from '@clinical/contract/teams/departments.calls';
import * as calls from '@clinical/contract/templates/templates.calls';
import { listEngines } from '@clinical/contract/operations/operations.calls';
import * as optimization from '@clinical/contract/optimization/optimization.calls';
import * as checks from '@clinical/contract/templates/checks.calls';
import type { CheckedEncounter, TemplateCheckEvent, TemplateChecks } from '@clinical/contract/templates/checks.schemas';
import type { TemplatePreviewEvent } from '@clinical/contract/templates/templates.schemas';
import { makeSynthetic } from '@clinical/contract/scribe/synthetic.calls';
import * as versions from '@clinical/contract/templates/versions.calls';
import { importKey, openEncryptedStore } from '../../lib/store/encrypted-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { starter, template } from '../../testing/chart-builders.ts';
import { eventStream, refusal } from '../../testing/fake-api.ts';
import { memoryRecords } from '../../testing/memory-records.ts';
import { renderApp } from '../../testing/render.tsx';
import { departmentChoice } from '../../testing/team-builders.ts';
import { startSignedIn } from '../../testing/signed-in.ts';

const device = vi.hoisted(() => ({ store: null as unknown }));
vi.mock('../../lib/store/store.ts', () => ({ localStore: async () => device.store }));
afterEach(() => {
  device.store = null;
});

const mine = template();

function templates(address = '/template-maker', own = [mine], user = {}) {
  const api = startSignedIn(user);
  api.on(calls.listTemplates, () => own);
  api.on(calls.listStarters, () => [starter()]);
  api.on(checks.getTemplateChecks, () => ({ encounters: [], own: false }));
  return { api, ...renderApp(address) };
}

test('a starter shows its sections and becomes mine', async () => {
  const { api, user, router } = templates('/template-maker', []);
  api.on(calls.createTemplate, ({ body }) => template({ id: 'copy', title: body.title }));
  expect(await screen.findByText(/no templates yet/)).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /SOAP note/ }));
  expect(await screen.findByRole('heading', { name: 'Subjective' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to my templates' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ id: 'copy' }));
  expect(api.requests(calls.createTemplate)[0]?.body.sections).toHaveLength(2);
});

test('sections are renamed, moved, added and removed, and saved with the version they were based on', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  api.on(calls.updateTemplate, ({ body }) =>
    template({ title: body.title, sections: body.sections as never, version: 4 }),
  );
  const title = await screen.findByRole('textbox', { name: /Title/ });
  await user.clear(title);
  await user.type(title, 'Short visit');
  await user.click(screen.getByRole('button', { name: 'Move Plan up' }));
  await user.click(screen.getByRole('button', { name: 'Add section' }));
  const added = screen.getByRole('listitem', { name: 'Section 3' });
  await user.type(within(added).getByRole('textbox', { name: /Header/ }), 'Follow-up');
  await user.click(screen.getByRole('button', { name: 'Remove History' }));
  const history = mine.sections.find(({ header }) => header === 'History')!.key;
  api.on(optimization.getSectionUse, () => [{ key: history, filled: 3, of: 4, last: 'Cough for ten days.' }]);
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  expect(
    await screen.findByText('History: in 3 of the last 4 notes, most recently “Cough for ten days.”'),
  ).toBeVisible();
  expect(api.requests(calls.updateTemplate)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Remove and save' }));
  await waitFor(() => expect(api.requests(calls.updateTemplate)).toHaveLength(1));
  const [saved] = api.requests(calls.updateTemplate);
  expect(saved?.body).toMatchObject({ id: mine.id, title: 'Short visit', version: 3 });
  expect(saved?.body.sections?.map(({ header }) => header)).toEqual(['Plan', 'Follow-up']);
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('a template without a title or with a nameless section is not sent', async () => {
  const { api, user } = templates('/template-maker?make=true');
  await user.click(await screen.findByRole('button', { name: 'Create template' }));
  expect(screen.getByText('Enter a title')).toBeVisible();
  expect(screen.getByText('A template needs at least one section')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add section' }));
  expect(screen.getByText('Enter a header, or remove this section')).toBeVisible();
  expect(api.requests(calls.createTemplate)).toHaveLength(0);
});

test('what an earlier visit left is shown beside what was saved since', async () => {
  const { title, nickname, generalInstructions, sections, macros, defaultExam, order, type } = mine;
  const form = {
    title: `${title} B`,
    nickname,
    generalInstructions,
    sections,
    macros,
    defaultExam,
    rest: { order, type },
  };
  const store = openEncryptedStore({ user: 'ada', secret: await importKey('A'.repeat(43)) }, memoryRecords());
  device.store = store;
  await store.put(`template:${mine.id}`, { form, version: 2 });
  const { user } = templates(`/template-maker?id=${mine.id}`);
  const differs = await screen.findByRole('region', { name: 'Your changes to the newest version' });
  expect(differs).toHaveTextContent('Title');
  await user.click(screen.getByRole('button', { name: 'Keep the newest version' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Your changes to the newest/ })).toBeNull());
  expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue(title);
});

test('a template that was rolled back under unsaved changes shows what it was rolled back to, with them beside it', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  const title = await screen.findByRole('textbox', { name: /Title/ });
  await user.type(title, ' B');
  const saved = (version: number, name: string) => ({ ...mine, version, title: name, author: 'Ada', reason: '' });
  api.on(versions.listTemplateVersions, () => [saved(3, 'My visit'), saved(2, 'Older visit')]);
  const older = template({ title: 'Older visit', version: 4 });
  api.on(versions.rollBackTemplate, () => older);
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  await user.click(await screen.findByRole('button', { name: /Version 2/ }));
  await user.click(screen.getByRole('button', { name: 'Roll back' }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Longer');
  api.on(calls.listTemplates, () => [older]);
  await user.click(screen.getByRole('button', { name: 'Roll back to version 2' }));
  await waitFor(() => expect(title).toHaveValue('Older visit'));
  await user.keyboard('{Escape}');
  const differs = await screen.findByRole('region', { name: 'Your changes to the newest version' });
  await waitFor(() => expect(differs).toHaveTextContent('OlderMy visit B'));
  api.on(calls.updateTemplate, ({ body }) => template({ title: body.title, version: 5 }));
  await user.click(screen.getByRole('button', { name: 'Replace with mine' }));
  await waitFor(() =>
    expect(api.requests(calls.updateTemplate).at(-1)?.body).toMatchObject({ version: 4, title: 'My visit B' }),
  );
});

test('a change elsewhere is told, the text is kept, and mine can be saved over it', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  const theirs = template({ title: mine.title, generalInstructions: 'Use short sentences.', version: 8 });
  api.on(calls.updateTemplate, ({ body }) =>
    body.version === 3 ? refusal('VERSION_CONFLICT') : template({ title: body.title, version: 9 }),
  );
  const title = await screen.findByRole('textbox', { name: /Title/ });
  await user.type(title, ' B');
  api.on(calls.listTemplates, () => [theirs]);
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  expect(await screen.findByText(/changed elsewhere/)).toBeVisible();
  const differs = screen.getByRole('region', { name: 'Your changes to the newest version' });
  expect(await within(differs).findByText('Use short sentences.')).toBeVisible();
  expect(differs).toHaveTextContent('Title');
  expect(title).toHaveValue('My visit B');
  api.on(calls.listTemplates, () => [template({ title: 'Theirs', version: 8 })]);
  await user.click(screen.getByRole('button', { name: 'Replace with mine' }));
  await waitFor(() =>
    expect(api.requests(calls.updateTemplate).at(-1)?.body).toMatchObject({ version: 8, title: 'My visit B' }),
  );
});

test('a deleted template is gone from the list and comes back with Undo', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  await user.click(await screen.findByRole('button', { name: 'More about this template' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete template' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /My visit/ })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /My visit/ })).toBeVisible();
  expect(api.requests(calls.deleteTemplate)).toHaveLength(0);
});

test('a template that may not be changed can only be read', async () => {
  templates(`/template-maker?id=${mine.id}`, [template({ abilities: { edit: false, delete: false, copy: false } })]);
  expect(await screen.findByText('You can use this template but not change it.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Title/ }).closest('fieldset')!).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save template' })).toBeNull();
});

test('somebody who may only use templates is not offered to make one', async () => {
  templates('/template-maker?starter=soap', [mine], { isRestrictedTemplateOperations: true });
  expect(await screen.findByRole('heading', { name: 'Subjective' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'New template' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Add to my templates' })).toBeNull();
});

const second = template({ id: '0190a000-0000-7000-8000-0000000000d2', title: 'Second visit' });
const titles = () => screen.getAllByRole('link', { name: /visit 2 sections/i }).map((link) => link.textContent);

test('templates are moved by their handles with the arrow keys, and the order is sent', async () => {
  const { api, user } = templates('/template-maker', [mine, second]);
  api.on(versions.orderTemplates, () => {
    api.on(calls.listTemplates, () => [second, mine]);
    return { ok: true };
  });
  (await screen.findByRole('button', { name: 'Move Second visit' })).focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(api.requests(versions.orderTemplates)[0]?.body.ids).toEqual([second.id, mine.id]));
  expect(titles()[0]).toMatch(/Second/);
});

test('one field finds templates and starters by their words', async () => {
  const { user } = templates('/template-maker', [mine, second]);
  await user.type(await screen.findByRole('searchbox', { name: 'Find a template' }), 'second');
  expect(screen.getByRole('link', { name: /Second visit/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /My visit|SOAP/ })).toBeNull();
  await user.type(screen.getByRole('searchbox'), ' zzz');
  expect(screen.getByText('No template matches')).toBeVisible();
});

test('a macro needs its words and text, and goes with its section and the default exam', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  api.on(calls.updateTemplate, ({ body }) => template({ macros: body.macros as never, version: 4 }));
  await user.click(await screen.findByRole('button', { name: 'Add macro' }));
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  expect(screen.getByText(/Enter a trigger phrase/)).toBeVisible();
  const macro = within(screen.getByRole('listitem', { name: 'Macro 1' }));
  await user.type(macro.getByRole('textbox', { name: /Trigger phrase/ }), 'usual advice');
  await user.type(macro.getByRole('textbox', { name: 'Text' }), 'Advice was given.');
  await user.type(screen.getByRole('textbox', { name: 'Default exam' }), 'Lungs: clear.');
  await user.type(screen.getByRole('textbox', { name: /What changed, and why/ }), 'Macros');
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(api.requests(calls.updateTemplate)).toHaveLength(1));
  expect(api.requests(calls.updateTemplate)[0]?.body).toMatchObject({
    macros: [{ trigger: 'usual advice', text: 'Advice was given.' }],
    defaultExam: 'Lungs: clear.',
    reason: 'Macros',
  });
});

test('an earlier version shows what it changed and comes back with a reason', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  const saved = (version: number, title: string) => ({ ...mine, version, title, author: 'Ada Okafor', reason: '' });
  api.on(versions.listTemplateVersions, () => [saved(3, 'My visit'), saved(2, 'Older visit')]);
  api.on(versions.rollBackTemplate, () => template({ title: 'Older visit', version: 4 }));
  await user.click(await screen.findByRole('button', { name: 'Versions' }));
  expect(await screen.findByText('Changed from version 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Version 2/ }));
  await user.click(screen.getByRole('button', { name: 'Roll back' }));
  expect(screen.getByText('What changes')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Longer');
  await user.click(screen.getByRole('button', { name: 'Roll back to version 2' }));
  await waitFor(() => expect(api.requests(versions.rollBackTemplate)).toHaveLength(1));
  expect(api.requests(versions.rollBackTemplate)[0]).toMatchObject({
    params: { id: mine.id, version: '2' },
    body: { reason: 'Longer' },
  });
  await screen.findByDisplayValue('Older visit');
});

test('a shared template of somebody else is saved as a copy, which is opened', async () => {
  const theirs = template({
    userId: second.id,
    author: 'Omar Haddad',
    sharing: 'workspace',
    abilities: { edit: false, delete: false, copy: true },
  });
  const { api, user, router } = templates(`/template-maker?id=${mine.id}`, [theirs]);
  api.on(calls.updateTemplate, ({ body }) => template({ id: 'copy', title: body.title }));
  expect(await screen.findByText(/Omar Haddad shares this template/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Title/ }), ' B');
  await user.click(screen.getByRole('button', { name: 'Save as my copy' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ id: 'copy' }));
});

const setsAside = (api: ReturnType<typeof templates>['api']) =>
  api.on(calls.updateTemplate, ({ body }) =>
    template({ sharing: body.sharing ?? 'me', archived: body.archived ?? false }),
  );

async function openSharing() {
  const page = templates(`/template-maker?id=${mine.id}`);
  setsAside(page.api);
  page.api.on(listDepartmentChoices, () => [departmentChoice()]);
  await page.user.click(await screen.findByRole('button', { name: 'More about this template' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Share / }));
  return { ...page, dialog };
}

test('a template is shared with the workspace', async () => {
  const { api, user, dialog } = await openSharing();
  await user.click(dialog.getByRole('radio', { name: 'Everyone in the workspace' }));
  await user.click(dialog.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(api.requests(calls.updateTemplate)[0]?.body).toMatchObject({ sharing: 'workspace' }));
});

test('a template is shared with a department, of which one must be chosen', async () => {
  const { api, user, dialog } = await openSharing();
  await user.click(await dialog.findByRole('radio', { name: 'Departments' }));
  await user.click(dialog.getByRole('button', { name: 'Share' }));
  expect(dialog.getByText('Choose at least one department')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Nursing' }));
  await user.click(dialog.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Now shared with Nursing')).toBeVisible();
  expect(api.requests(calls.updateTemplate)[0]?.body).toMatchObject({
    sharing: 'department',
    departmentIds: [departmentChoice().id],
  });
});

test('an archived template goes to a list of its own', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  setsAside(api);
  await user.click(await screen.findByRole('button', { name: 'More about this template' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await waitFor(() => expect(api.requests(calls.updateTemplate)[0]?.body).toMatchObject({ archived: true }));
  await screen.findByText('Archived · 1');
});

test('a duplicate is opened', async () => {
  const { api, user, router } = templates(`/template-maker?id=${mine.id}`);
  api.on(calls.createTemplate, ({ body }) => template({ id: 'copy', title: body.title }));
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ id: 'copy' }));
  expect(api.requests(calls.createTemplate)[0]?.body.title).toBe('My visit (copy)');
});

test('talking to a template shows what would change, and takes it into the form', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  api.on(calls.talkToTemplate, ({ body }) => ({
    recipe: { ...mine, sections: body.recipe.sections.toReversed() as never },
    notUnderstood: ['more sparkle'],
    engine: 'local',
  }));
  await user.click(await screen.findByRole('button', { name: 'Talk to template' }));
  await user.type(await screen.findByRole('textbox', { name: 'What should change?' }), 'plan first');
  await user.click(screen.getByRole('button', { name: /^Propose changes/ }));
  expect(await screen.findByText('Order of the sections')).toBeVisible();
  expect(screen.getByText('Not understood and not changed: more sparkle')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Apply to the form' }));
  expect(screen.getAllByRole('textbox', { name: /Header/ })[0]).toHaveValue('Plan');
  expect(screen.getByText('Not saved yet')).toBeVisible();
});

test('a sound template has nothing to repair', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  const { generalInstructions, sections, macros, defaultExam } = mine;
  api.on(calls.healTemplate, () => ({ generalInstructions, sections, macros, defaultExam, engine: 'local' }));
  await user.click(await screen.findByRole('button', { name: 'Repair' }));
  expect(await screen.findByText('No differences.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply to the form' })).toBeNull();
});

test('a visit is made up for the template at hand, and told from a real one', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  api.on(makeSynthetic, ({ body }) => ({
    title: 'Heart failure',
    specialty: body.specialty,
    visitType: body.visitType,
    dialogue: 'Doctor: What brings you in today?\nPatient: My ankles are swollen.',
    seed: 4,
    engine: 'local',
    transcript: null,
  }));
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Synthetic transcript' }));
  await user.click(await screen.findByRole('button', { name: /^Generate sample visit/ }));
  expect(await screen.findByText(/My ankles are swollen/)).toBeVisible();
  expect(screen.getByText('Synthetic')).toBeVisible();
  expect(api.requests(makeSynthetic)[0]?.body).toEqual({ specialty: 'Primary care', visitType: 'new' });
});

const tried: CheckedEncounter = {
  title: 'Knee pain',
  dialogue: 'Doctor: Hello.',
  sections: [
    { key: 'history', header: 'History', html: '<p>Knee pain.</p>', words: 2, wordsBefore: 9, state: 'written' },
    { key: 'plan', header: 'Plan', html: '', words: 0, wordsBefore: 4, state: 'missing' },
  ],
  macros: [{ trigger: 'usual advice', triggered: false }],
  found: 3,
  facts: 5,
  missing: ['ibuprofen 400 mg', 'no fever'],
  gained: [],
  lost: ['ibuprofen 400 mg'],
  misplaced: [{ fact: 'allergic to penicillin', from: 'Allergies', to: 'Plan' }],
  problems: ['required-empty'],
  seconds: 0.2,
};
const told: TemplateCheckEvent[] = [
  { type: 'encounter', at: 0, of: 1, encounter: tried },
  {
    type: 'complete',
    encounters: 1,
    found: 3,
    facts: 5,
    gained: 0,
    lost: 1,
    misplaced: 1,
    seconds: 0.2,
    credits: 0,
    engine: 'local',
  },
];
const visit = { title: 'Knee pain', specialty: '', visitType: 'new' as const, dialogue: 'Doctor: Hello.', facts: [] };

test('checks tell of each visit what it became, and the visits become the template’s own', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  let kept: TemplateChecks = { encounters: [visit], own: false };
  api.on(checks.getTemplateChecks, () => kept);
  api.on(checks.setTemplateChecks, ({ body }) => (kept = { encounters: body.encounters as never, own: true }));
  api.on(checks.runTemplateChecks, () => eventStream(told));
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Check this template' }));
  expect(
    await screen.findByText(
      /3 of 5 facts in the note of 1 visit · 1 fact lost · 1 fact now stands in a section where it does not belong/,
    ),
  ).toBeVisible();
  await user.click(screen.getByText('Knee pain'));
  expect(screen.getByText('2 words, previously 9')).toBeVisible();
  expect(screen.getByText('Required but empty: not mentioned in the visit')).toBeVisible();
  expect(screen.getByText('Not said in this visit')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy to this template' }));
  await user.type(await screen.findByRole('textbox', { name: /Facts that the note must contain/ }), 'no fever');
  await user.click(screen.getByRole('button', { name: 'Save the visits' }));
  await waitFor(() =>
    expect(api.requests(checks.setTemplateChecks).at(-1)?.body.encounters[0]).toMatchObject({ facts: ['no fever'] }),
  );
});

test('a model can be picked for the checks, and the local engine takes over when it fails', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  const models = [{ key: 'gpt-4.1', served: true, label: 'Vendor: gpt-4.1', reason: '' }];
  api.on(listEngines, () => [{ area: 'notes', engine: 'model', label: 'Vendor', reason: '', models }]);
  api.on(checks.getTemplateChecks, () => ({ encounters: [visit], own: false }));
  api.on(checks.runTemplateChecks, ({ body }) => (body.model ? refusal('PROVIDER_FAILED') : eventStream(told)));
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Check this template' }));
  expect(await screen.findByText(/3 of 5 facts in the note of/)).toBeVisible();
  await user.click(await screen.findByRole('combobox', { name: 'Generate notes with' }));
  await user.click(await screen.findByRole('option', { name: 'GPT-4.1' }));
  await user.click(await screen.findByRole('button', { name: 'Use the built-in engine' }));
  expect(await screen.findByText(/3 of 5 facts in the note of/)).toBeVisible();
  expect(api.requests(checks.runTemplateChecks).map(({ body }) => body.model)).toEqual([
    undefined,
    'gpt-4.1',
    undefined,
  ]);
});

test('what is asked of a template can be stopped, and what was typed stays', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  api.on(calls.talkToTemplate, () => new Promise<never>(() => undefined));
  await user.click(await screen.findByRole('button', { name: 'Talk to template' }));
  const wish = await screen.findByRole('textbox', { name: 'What should change?' });
  await user.type(wish, 'plan first');
  await user.click(screen.getByRole('button', { name: /^Propose changes/ }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(wish).toHaveValue('plan first');
  expect(screen.getByRole('button', { name: /^Propose changes/ })).not.toBeDisabled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('saving asks first when a note would lose a fact', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  api.on(checks.getTemplateChecks, () => ({ encounters: [visit], own: true }));
  api.on(checks.runTemplateChecks, () => eventStream(told));
  api.on(calls.updateTemplate, ({ body }) => template({ title: body.title, version: 4 }));
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), ' B');
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save although the notes would lose a fact?' });
  expect(within(dialog).getByText('Knee pain: ibuprofen 400 mg')).toBeVisible();
  expect(api.requests(calls.updateTemplate)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(api.requests(calls.updateTemplate)).toHaveLength(1));
});

test('a template learns from the edits of its notes: ticked changes become a version, others are silenced', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}&learn=true`);
  const idOf = (digest: string) => `${mine.id}.${digest}`;
  const suggestion = {
    id: idOf('0123456789ab'),
    edit: { op: 'remove-section' as const, section: 'plan' },
    header: 'Plan',
    before: 'Rest and fluids.',
    after: '',
    seen: 12,
    of: 15,
    savingSeconds: 9.6,
  };
  const added = {
    ...suggestion,
    id: idOf('ba9876543210'),
    edit: { op: 'macro' as const, section: 'plan', trigger: 'usual advice', text: 'Usual advice was given.' },
  };
  api.on(optimization.getSuggestions, () => ({
    templateId: mine.id,
    version: 3,
    notes: 15,
    suggestions: [suggestion, added],
  }));
  api.on(optimization.getPreferences, () => ({ enabled: true, repeats: 3, leftOut: [] }));
  api.on(optimization.setPreferences, ({ body }) => ({ enabled: true, repeats: 3, leftOut: body.leftOut ?? [] }));
  api.on(optimization.getGlobalInstructions, () => ({ text: '' }));
  api.on(optimization.setGlobalInstructions, ({ body }) => body);
  api.on(optimization.getOutcomes, () => [
    {
      id: mine.id,
      edit: { op: 'style' as const, section: 'plan', style: 'bulleted' as const },
      header: 'Plan',
      version: 2,
      appliedAt: '2026-10-01T08:00:00.000Z',
      before: { notes: 20, share: 0.8, seconds: 40 },
      after: { notes: 20, share: 0.05, seconds: 38 },
      needed: 20,
      difference: { seconds: -2, low: -9, high: 5 },
      effect: 'none' as const,
    },
  ]);
  api.on(optimization.getReasoning, ({ params }) => ({
    id: params.id,
    text: 'In 12 of the last 15 notes you deleted it.',
    examples: [{ before: 'Rest and fluids.', after: '' }],
    engine: 'local',
  }));
  api.on(optimization.applySuggestions, () => template({ version: 4 }));
  const card = await screen.findByRole('article', { name: 'Remove “Plan”' });
  expect(within(card).getByText('12 of the last 15 notes · about 10 s less editing per note')).toBeVisible();
  expect(await screen.findByText('Version 2: no effect on editing time (likely 9 s less to 5 s more)')).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Why' }));
  expect(await within(card).findByText('In 12 of the last 15 notes you deleted it.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Macro in “Plan” when “usual advice” is said' }));
  await user.click(screen.getByRole('button', { name: 'Apply 1 change to the template' }));
  await waitFor(() =>
    expect(api.requests(optimization.applySuggestions)[0]?.body).toEqual({
      templateId: mine.id,
      suggestionIds: [suggestion.id],
      version: 3,
    }),
  );
  await user.click(within(card).getByRole('button', { name: 'Not for me' }));
  await user.type(screen.getByRole('textbox', { name: 'For all my templates' }), 'Never abbreviate.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(optimization.setGlobalInstructions)).toHaveLength(1));
  expect(api.requests(optimization.setPreferences)[0]?.body).toEqual({ silence: [suggestion.id] });
});

test('a preview of the output says its price before it is made, and can be had from the local engine when a model fails', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  api.on(getPrices, () => ({
    actions: { 'preview-note': 1 },
    models: {},
    pdf: {},
    notesAreFree: false,
    localIsFree: false,
    ownKey: false,
  }));
  const preview: TemplatePreviewEvent[] = [
    { type: 'begin', dialogue: 'Doctor: Hello.', engine: 'gpt-4.1' },
    { type: 'section', section: { key: 'plan', header: 'Plan', html: '<p>Rest for a week.</p>' } },
    { type: 'complete' },
  ];
  const answers = [refusal('PROVIDER_FAILED'), eventStream(preview)];
  api.on(calls.streamTemplatePreview, () => answers.shift()!);
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Preview output' }));
  await user.click(await screen.findByRole('button', { name: 'Preview on a sample visit · 1 credit' }));
  await user.click(await screen.findByRole('button', { name: 'Use the built-in engine · 1 credit' }));
  expect(await screen.findByText('Rest for a week.')).toBeVisible();
  expect(screen.getByText('GPT-4.1')).toBeVisible();
  expect(api.requests(calls.streamTemplatePreview).map(({ body }) => body.engine)).toEqual([undefined, 'local']);
});
