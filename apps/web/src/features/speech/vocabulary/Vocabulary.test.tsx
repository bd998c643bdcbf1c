import * as calls from '@clinical/contract/speech/speech.calls';
import type { Vocabulary } from '@clinical/contract/speech/speech.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { startSignedIn } from '../../../testing/signed-in.ts';

function vocabulary(words: Partial<Vocabulary> = {}) {
  const api = startSignedIn();
  const stored = { mine: ['Xarelto'], workspace: ['Lindenhof'], abilities: { editWorkspace: true }, ...words };
  api.on(calls.getVocabulary, () => stored);
  return { api, stored, ...renderApp('/settings?tab=vocabulary') };
}

test('a pasted list is added for the workspace, and what is there already is told', async () => {
  const { api, stored, user } = vocabulary();
  api.on(calls.updateVocabulary, () => ({ ...stored, workspace: ['Lindenhof', 'Özdemir', 'Eliquis'] }));
  await user.click(await screen.findByRole('button', { name: 'Add words' }));
  const field = screen.getByRole('textbox', { name: /Words/ });
  await user.type(field, 'xarelto');
  expect(screen.getByText('All of these words are in the list already.')).toBeVisible();
  await user.clear(field);
  await user.click(screen.getByRole('radio', { name: 'Everyone in the workspace' }));
  await user.click(field);
  await user.paste('- Özdemir\n- Eliquis');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const theirs = await screen.findByRole('region', { name: 'The workspace’s, 3 of 500' });
  expect(within(theirs).getByText('Eliquis')).toBeVisible();
  expect(api.requests(calls.updateVocabulary)[0]?.body).toEqual({ workspace: { add: ['Özdemir', 'Eliquis'] } });
});

test('a word is corrected in place, and one that was deleted can be brought back', async () => {
  const { api, stored, user } = vocabulary();
  api.on(calls.updateVocabulary, () => ({ ...stored, mine: ['Xarelto 20'] }));
  await user.click(await screen.findByRole('button', { name: 'Edit Xarelto' }));
  await user.type(screen.getByRole('textbox', { name: /Word/ }), ' 20{Enter}');
  await waitFor(() =>
    expect(api.requests(calls.updateVocabulary)[0]?.body).toEqual({
      mine: { add: ['Xarelto 20'], remove: ['Xarelto'] },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Delete Lindenhof' }));
  expect(screen.queryByText('Lindenhof')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Lindenhof')).toBeVisible();
  expect(api.requests(calls.updateVocabulary)).toHaveLength(1);
});

test('a long list is searched, and says when nothing fits', async () => {
  const { user } = vocabulary({ mine: Array.from({ length: 9 }, (_, at) => `drug ${at}`), workspace: [] });
  await user.type(await screen.findByRole('searchbox', { name: 'Search words' }), 'UG 3');
  expect(screen.getAllByRole('listitem').filter((row) => row.textContent.startsWith('drug'))).toHaveLength(1);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No word contains “UG 3x”.')).toBeVisible();
});

test('who only reads in the workspace changes their own words; what was typed stays when it is not saved', async () => {
  const { api, user } = vocabulary({ abilities: { editWorkspace: false } });
  api.on(calls.updateVocabulary, () => refusal('STORAGE_FULL'));
  await screen.findByText('Lindenhof');
  expect(screen.queryByRole('button', { name: 'Edit Lindenhof' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add words' }));
  expect(screen.queryByRole('radio')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /Words/ }), 'Eliquis');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The words were not saved')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Words/ })).toHaveValue('Eliquis');
});
