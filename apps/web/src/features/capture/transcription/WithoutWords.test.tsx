import { listEngines } from '@clinical/contract/operations/operations.calls';
import { addText, addTextFile, transcribeAudio } from '@clinical/contract/capture/transcription.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { transcript } from '../../../testing/chart-builders.ts';
import { refusal, startFakeApi } from '../../../testing/fake-api.ts';
import { renderUi } from '../../../testing/render.tsx';
import type { EntryState } from '../../transcripts/entry-state.ts';
import { WithoutWords } from './WithoutWords.tsx';

const asset = { name: 'audio.wav', fileName: 'visit.wav', mediaType: 'audio/wav', size: 5 };
const entry: Transcript = transcript({
  kind: 'audio',
  question: '',
  utterances: [],
  sections: [],
  sentences: [],
  assets: [asset],
});

function shown(state: EntryState = { kind: 'speech' }, engine = 'none', off: string | null = null) {
  const api = startFakeApi();
  const switchedOff = off === null ? {} : { reason: off, switchedOff: true };
  api.on(listEngines, () => [
    { area: 'speech', engine, label: engine === 'deepgram' ? 'Deepgram' : '', reason: '', ...switchedOff },
  ]);
  api.on(addText, ({ body }) => ({ transcript: { ...entry, question: body.question } }));
  api.on(transcribeAudio, () => ({ taskId: 't' }));
  return { api, ...renderUi(<WithoutWords entry={entry} state={state} withPlayer={false} />) };
}

test('without an engine its words are pasted', async () => {
  const { api, user } = shown();
  expect(await screen.findByText(/No speech engine is set up/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Transcribe now' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add transcript and generate note' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Paste the transcript first');
  const field = screen.getByRole('textbox', { name: 'Transcript of the audio' });
  await user.type(field, 'Doctor: How is the knee?');
  await user.click(screen.getByRole('button', { name: 'Add transcript and generate note' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(api.requests(addText)[0]!.body).toEqual({ question: 'Doctor: How is the knee?' });
});

test('what is refused says why and stays in the field', async () => {
  const { api, user } = shown();
  api.on(addText, () => refusal('CONFLICT'));
  const field = await screen.findByRole('textbox', { name: 'Transcript of the audio' });
  await user.type(field, 'Hello.');
  await user.click(screen.getByRole('button', { name: 'Add transcript and generate note' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field).toHaveValue('Hello.');
  await user.upload(screen.getByLabelText('Transcript file'), new File([], 'visit.vtt'));
  expect(screen.getByRole('alert')).toHaveTextContent('“visit.vtt” is empty.');
  expect(api.requests(addTextFile)).toHaveLength(0);
});

test('with an engine it is heard at a press, also once more when no words were heard', async () => {
  const { api, user, unmount } = shown({ kind: 'speech' }, 'pocketsphinx');
  await user.click(await screen.findByRole('button', { name: 'Transcribe now' }));
  await waitFor(() => expect(api.requests(transcribeAudio)).toHaveLength(1));
  unmount();
  const named = shown({ kind: 'speech' }, 'deepgram');
  expect(await screen.findByRole('button', { name: 'Transcribe with Deepgram' })).toBeVisible();
  named.unmount();
  shown({ kind: 'silent' }, 'pocketsphinx');
  expect(await screen.findByText(/no words were found/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Transcribe again' })).toBeVisible();
});

test('an engine that the workspace has switched off is told as that, and that it is heard later', async () => {
  const reason = 'Your workspace has switched Deepgram off.';
  shown({ kind: 'speech' }, 'none', reason);
  expect(
    await screen.findByText(new RegExp(`${reason} It is transcribed when that is switched on again`)),
  ).toBeVisible();
  expect(screen.queryByText(/No speech engine is set up/)).toBeNull();
});
