import * as notes from '@clinical/contract/notes/notes.calls';
import * as calls from '@clinical/contract/pre-chats/pre-chats.calls';
import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { listPromptTemplates } from '@clinical/contract/prompt-templates/prompt-templates.calls';
import { getTranscripts } from '@clinical/contract/transcripts/transcripts.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { note, transcript } from '../../testing/chart-builders.ts';
import { refusal } from '../../testing/fake-api.ts';
import { prechart } from '../../testing/prechart-builders.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';

function chart(list: Prechart[]) {
  const api = startSignedIn();
  api.on(notes.getNote, () => note());
  api.on(getTranscripts, () => [transcript()]);
  api.on(listPromptTemplates, () => []);
  api.on(calls.listPrechats, () => list);
  return { api, ...renderApp(`/chat?id=${note().id}`) };
}

test('what waits stands above the thread; what was used says with which note', async () => {
  const used = prechart({
    id: '0190a000-0000-7000-8000-0000000000c2',
    title: 'Last time',
    usedIn: { entryId: transcript().id, createdAt: transcript().createdAt },
    abilities: { edit: false, delete: false },
  });
  chart([prechart(), used]);
  const waiting = await screen.findByRole('region', { name: 'Prepared for the next visit' });
  expect(within(waiting).getByText('Allergic to sulfa.')).toBeVisible();
  expect(within(waiting).queryByText('Last time')).toBeNull();
  expect(screen.getByText('Used: 1 prechart')).toBeVisible();
  expect(screen.queryByText(/^Went with the note of/)).not.toBeNull();
});

test('the lines of a brief lead to their entries, those a person changed do not', async () => {
  const link = { entryId: transcript().id, entryCreatedAt: transcript().createdAt, quote: 'Come back in two weeks.' };
  chart([
    prechart({
      title: 'Brief before the visit',
      origin: 'brief',
      engine: 'local',
      answer: '<ul><li>Come back in two weeks.</li></ul>',
      sources: [
        { text: 'Come back in two weeks.', links: [link] },
        { text: 'Changed since.', links: [link] },
      ],
    }),
  ]);
  const card = await screen.findByRole('article', { name: 'Brief before the visit' });
  expect(within(card).getByText('Where 1 line comes from')).toBeVisible();
  expect(within(card).queryByText('Changed since.')).toBeNull();
});

test('a brief that finds nothing says why, and adds nothing', async () => {
  const { api, user } = chart([]);
  api.on(calls.createPrechart, () => refusal('NOTHING_FOUND', { message: 'This chart has no earlier entry yet.' }));
  await user.click(await screen.findByRole('button', { name: 'Add a prechart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Brief before the visit' }));
  expect(await screen.findByText('This chart has no earlier entry yet.')).toBeVisible();
  await waitFor(() => expect(api.requests(calls.createPrechart)).toHaveLength(1));
  expect(api.requests(calls.createPrechart)[0]?.body).toMatchObject({ brief: true, kind: 'prechart' });
  expect(screen.queryByRole('region', { name: 'Prepared for the next visit' })).toBeNull();
});
