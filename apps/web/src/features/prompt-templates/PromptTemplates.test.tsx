import * as notes from '@clinical/contract/notes/notes.calls';
import { tryPrompt } from '@clinical/contract/pre-chats/pre-chats.calls';
import * as calls from '@clinical/contract/prompt-templates/prompt-templates.calls';
import type { PromptTemplate } from '@clinical/contract/prompt-templates/prompt-templates.schemas';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { note } from '../../testing/chart-builders.ts';
import { refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';

const prompt: PromptTemplate = {
  id: '0190a000-0000-7000-8000-0000000000d1',
  title: 'Diabetes',
  text: 'HbA1c over time.',
  version: 4,
  createdAt: '2026-03-09T08:00:00.000Z',
  updatedAt: '2026-03-09T08:00:00.000Z',
  abilities: { edit: true, delete: true },
};

function prompts(list: PromptTemplate[]) {
  const api = startSignedIn();
  api.on(calls.listPromptTemplates, () => list);
  api.on(notes.listNotes, () => ({ items: [note()], nextCursor: null, total: 1 }) as never);
  return { api, ...renderApp('/settings?tab=prompts') };
}

test('a prompt is written down, and saved', async () => {
  const { api, user } = prompts([]);
  api.on(calls.createPromptTemplate, ({ body }) => ({ ...prompt, ...body }));
  await user.click(await screen.findByRole('button', { name: 'New prompt template' }));
  await user.type(screen.getByRole('textbox', { name: /Title/ }), 'Feet');
  await user.type(screen.getByRole('textbox', { name: /What to look for/ }), 'Feet and shoes');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(calls.createPromptTemplate)).toHaveLength(1));
  expect(api.requests(calls.createPromptTemplate)[0]?.body).toEqual({ title: 'Feet', text: 'Feet and shoes' });
});

test('it is tried on a patient before it is saved, and says when nothing fits', async () => {
  const { api, user } = prompts([prompt]);
  await user.click(await screen.findByRole('button', { name: 'Edit Diabetes' }));
  await user.type(screen.getByRole('combobox', { name: 'Patient' }), 'Mar');
  await user.click(await screen.findByRole('option', { name: /Maria Santos/ }));
  api.on(tryPrompt, () => refusal('NOTHING_FOUND', { message: 'Nothing in the entries matches this prompt.' }));
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('Nothing in the entries matches this prompt.')).toBeVisible();
  api.on(tryPrompt, () => refusal('PROVIDER_FAILED'));
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  await user.click(await screen.findByRole('button', { name: 'Use the built-in engine' }));
  await waitFor(() => expect(api.requests(tryPrompt).at(-1)?.body).toMatchObject({ engine: 'local' }));
  const link = { entryId: prompt.id, entryCreatedAt: prompt.createdAt, quote: 'HbA1c 8.4%' };
  const answer = '<ul><li>HbA1c 8.4%</li></ul>';
  api.on(tryPrompt, () => ({ answer, engine: 'local', sources: [{ text: 'HbA1c 8.4%', links: [link] }] }));
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('1 line with a source')).toBeVisible();
  expect(api.requests(tryPrompt)[0]?.body).toEqual({ noteId: note().id, text: 'HbA1c over time.' });
  expect(api.requests(calls.updatePromptTemplate)).toHaveLength(0);
});
