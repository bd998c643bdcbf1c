import * as calls from '@clinical/contract/notes/notes.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { note } from '../../testing/chart-builders.ts';
import { type FakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';

const maria = note();
const ben = note({ id: 'b', title: 'Ben Ode', dateOfBirth: null, entries: 1 });

function patients(address = '/my-projects', list = [maria, ben]) {
  const api = startSignedIn();
  api.on(calls.listNotes, () => ({ items: list, nextCursor: null }));
  return { api, ...renderApp(address) };
}

const listed = (api: FakeApi) => api.requests(calls.listNotes).filter(({ query }) => query['limit'] === '50');
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the list', () => {
  test('shows each patient with date of birth and number of entries, and leads to the chart', async () => {
    patients();
    const found = await row('Maria Santos');
    expect(found).toHaveTextContent('Apr 12, 1958');
    expect(within(found).getByRole('link', { name: 'Maria Santos' })).toHaveAttribute('href', `/chat?id=${maria.id}`);
    expect(await row('Ben Ode')).toHaveTextContent('Not known');
  });

  test('says what will be here when there is nobody yet', async () => {
    patients('/my-projects', []);
    expect(await screen.findByText('Your patients will be listed here')).toBeVisible();
  });

  test('says so when nobody matches, and the filter can be cleared', async () => {
    const { api, user, router } = patients('/my-projects?tag=zz', []);
    expect(await screen.findByText('No patients match')).toBeVisible();
    expect(listed(api)[0]?.query['tag']).toBe('zz');
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  test('tells what went wrong and tries again', async () => {
    const api = startSignedIn();
    api.on(calls.listNotes, () => refusal('UNAVAILABLE'));
    const { user } = renderApp('/my-projects');
    expect(await screen.findByText('Patients could not be loaded')).toBeVisible();
    api.on(calls.listNotes, () => ({ items: [maria], nextCursor: null }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Maria Santos')).toBeVisible();
  });

  test('a list that cannot be brought up to date stays, and says so', async () => {
    const { api, queryClient } = patients();
    await row('Maria Santos');
    api.on(calls.listNotes, () => refusal('UNAVAILABLE'));
    await act(() => queryClient.invalidateQueries({ queryKey: ['notes', 'list'] }));
    expect(await screen.findByText('Failed to refresh patient notes')).toBeVisible();
    expect(await row('Maria Santos')).toBeVisible();
  });

  test('fetches the next page on request', async () => {
    const api = startSignedIn();
    api.on(calls.listNotes, ({ query }) =>
      query['cursor'] ? { items: [ben], nextCursor: null } : { items: [maria], nextCursor: 'more' },
    );
    const { user } = renderApp('/my-projects');
    await user.click(await screen.findByRole('button', { name: 'Show more patients' }));
    expect(await row('Ben Ode')).toBeVisible();
  });
});

describe('filters', () => {
  test('a name typed asks the server, and stands in the history but in no address', async () => {
    const { api, user, router } = patients();
    await user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'mar');
    await waitFor(() => expect(listed(api).at(-1)?.query['query']).toBe('mar'));
    expect(router.state.location.href).toBe('/my-projects');
    expect(router.state.location.state.patientQuery).toBe('mar');
  });

  test('"Mine" asks for my own charts', async () => {
    const { api, user } = patients();
    api.on(calls.listMyNotes, () => ({ items: [ben], nextCursor: null }));
    await user.click(await screen.findByRole('radio', { name: 'Mine' }));
    await waitFor(() => expect(screen.queryByText('Maria Santos')).toBeNull());
    expect(await row('Ben Ode')).toBeVisible();
  });
});

test('a dialog gives the focus back to the button that opened it', async () => {
  const { user } = patients();
  const open = (await screen.findAllByRole('button', { name: 'New patient' }))[0]!;
  await user.click(open);
  await screen.findByRole('dialog', { name: 'New patient' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(open).toHaveFocus());
});

test('j and k move through the rows', async () => {
  const { user } = patients();
  const first = within(await row('Maria Santos')).getByRole('link');
  await user.keyboard('j');
  expect(first).toHaveFocus();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Ben Ode' })).toHaveFocus();
  await user.keyboard('k');
  expect(first).toHaveFocus();
});

describe('a new patient', () => {
  async function openDialog() {
    const page = patients();
    await page.user.click((await screen.findAllByRole('button', { name: 'New patient' }))[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'New patient' });
    return { ...page, dialog };
  }

  test('needs a name', async () => {
    const { api, user, dialog } = await openDialog();
    await user.type(within(dialog).getByLabelText(/Name/), '   ');
    await user.click(within(dialog).getByRole('button', { name: 'Add patient' }));
    expect(within(dialog).getByText('Type the name of the patient')).toBeVisible();
    expect(api.requests(calls.createNote)).toHaveLength(0);
  });

  test('is saved trimmed, and the chart opens', async () => {
    const { api, user, dialog, router } = await openDialog();
    api.on(calls.createNote, () => note({ id: 'new' }));
    await user.type(within(dialog).getByLabelText(/Name/), '  Ana Ruiz ');
    await user.click(within(dialog).getByRole('button', { name: 'Add patient' }));
    await waitFor(() => expect(router.state.location.href).toBe('/chat?id=new'));
    expect(api.requests(calls.createNote)[0]?.body.title).toBe('Ana Ruiz');
  });

  test('with the name and date of birth of another warns first and is added on the second click', async () => {
    const { api, user, dialog } = await openDialog();
    api.on(calls.createNote, () => note({ id: 'twin' }));
    await user.type(within(dialog).getByLabelText(/Name/), 'maria santos');
    await user.type(within(dialog).getByLabelText('Date of birth'), '1958-04-12');
    await user.click(within(dialog).getByRole('button', { name: 'Add patient' }));
    expect(await within(dialog).findByText(/already a chart/)).toBeVisible();
    expect(api.requests(calls.createNote)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Add anyway' }));
    await waitFor(() => expect(api.requests(calls.createNote)).toHaveLength(1));
  });

  test('stays as typed when saving fails, and is sent again with the same key', async () => {
    const { api, user, dialog } = await openDialog();
    api.on(calls.createNote, () => refusal('UNAVAILABLE'));
    await user.type(within(dialog).getByLabelText(/Name/), 'Ana Ruiz');
    await user.click(within(dialog).getByRole('button', { name: 'Add patient' }));
    expect(await within(dialog).findByText('Not saved')).toBeVisible();
    expect(within(dialog).getByLabelText(/Name/)).toHaveValue('Ana Ruiz');
    await user.click(within(dialog).getByRole('button', { name: 'Add patient' }));
    await waitFor(() => expect(api.requests(calls.createNote)).toHaveLength(2));
    const [first, second] = api.requests(calls.createNote).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });
});

test('deleting charts says how many entries go, takes the rows away, and can be undone', async () => {
  const { api, user } = patients();
  const deleted: string[] = [];
  api.on(calls.listNotes, () => ({
    items: [maria, ben].filter(({ id }) => !deleted.includes(id)),
    nextCursor: null,
  }));
  api.on(calls.deleteNotes, ({ body }) => {
    deleted.push(...body.ids);
    return { deleted: body.ids };
  });
  api.on(calls.restoreNote, () => {
    deleted.length = 0;
    return maria;
  });
  await row('Maria Santos');
  await user.click(screen.getByRole('checkbox', { name: 'Choose all shown' }));
  await user.click(await screen.findByRole('button', { name: 'Delete 2 charts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 charts' });
  expect(dialog).toHaveTextContent('3 entries go with them');
  await user.click(within(dialog).getByRole('button', { name: 'Delete 2 charts' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Maria Santos' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Maria Santos' })).toBeVisible();
});

test('"Go to Patient..." finds charts by name and opens one with Enter', async () => {
  const { user, router } = patients();
  const box = await screen.findByRole('combobox', { name: 'Go to Patient...' });
  await user.type(box, 'e');
  const options = await screen.findAllByRole('option');
  expect(options[0]).toHaveTextContent('Maria Santos');
  expect(options[0]).toHaveTextContent('Apr 12, 1958');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/chat?id=b'));
});

test('"Go to Patient..." says when nobody is found', async () => {
  const { api, user } = patients();
  api.on(calls.listNotes, () => ({ items: [], nextCursor: null }));
  await user.type(await screen.findByRole('combobox', { name: 'Go to Patient...' }), 'zz');
  expect(await screen.findByText('No patients found')).toBeVisible();
});

test('the menu of a row edits the details on top of the version that was shown', async () => {
  const { api, user } = patients();
  api.on(calls.updateNote, ({ body }) => note({ title: body.title, version: 2 }));
  await user.click(within(await row('Maria Santos')).getByRole('button', { name: 'Actions for Maria Santos' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit details' }));
  const dialog = await screen.findByRole('dialog', { name: 'Details of Maria Santos' });
  const name = within(dialog).getByLabelText(/Name/);
  await user.clear(name);
  await user.type(name, 'Maria Souza');
  await user.click(within(dialog).getByRole('button', { name: 'Save details' }));
  expect(await row('Maria Souza')).toBeVisible();
  expect(api.requests(calls.updateNote)[0]?.headers.get('if-match')).toBe('"1"');
});
