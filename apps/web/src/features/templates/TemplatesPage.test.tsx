import * as calls from '@clinical/contract/templates/templates.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { starter, template } from '../../testing/chart-builders.ts';
import { refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';

const mine = template();

function templates(address = '/template-maker', own = [mine], user = {}) {
  const api = startSignedIn(user);
  api.on(calls.listTemplates, () => own);
  api.on(calls.listStarters, () => [starter()]);
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
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(api.requests(calls.updateTemplate)).toHaveLength(1));
  const [saved] = api.requests(calls.updateTemplate);
  expect(saved?.body).toMatchObject({ id: mine.id, title: 'Short visit', version: 3 });
  expect(saved?.body.sections.map(({ header }) => header)).toEqual(['Plan', 'Follow-up']);
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('a template without a title or with a nameless section is not sent', async () => {
  const { api, user } = templates('/template-maker?make=true');
  await user.click(await screen.findByRole('button', { name: 'Make template' }));
  expect(screen.getByText('Type a title')).toBeVisible();
  expect(screen.getByText('A template needs at least one section')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add section' }));
  expect(screen.getByText('Type a header, or remove this section')).toBeVisible();
  expect(api.requests(calls.createTemplate)).toHaveLength(0);
});

test('a change elsewhere is told, the text is kept, and mine can be saved over it', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  api.on(calls.updateTemplate, ({ body }) =>
    body.version === 3 ? refusal('VERSION_CONFLICT') : template({ title: body.title, version: 9 }),
  );
  const title = await screen.findByRole('textbox', { name: /Title/ });
  await user.type(title, ' B');
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  expect(await screen.findByText(/changed elsewhere/)).toBeVisible();
  expect(title).toHaveValue('My visit B');
  api.on(calls.listTemplates, () => [template({ title: 'Theirs', version: 8 })]);
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(() =>
    expect(api.requests(calls.updateTemplate).at(-1)?.body).toMatchObject({ version: 8, title: 'My visit B' }),
  );
});

test('a deleted template is gone from the list and comes back with Undo', async () => {
  const { api, user } = templates(`/template-maker?id=${mine.id}`);
  await user.click(await screen.findByRole('button', { name: 'Delete template' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /My visit/ })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /My visit/ })).toBeVisible();
  expect(api.requests(calls.deleteTemplate)).toHaveLength(0);
});

test('a template that may not be changed can only be read', async () => {
  templates(`/template-maker?id=${mine.id}`, [template({ abilities: { edit: false, delete: false } })]);
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
