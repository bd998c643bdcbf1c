import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { transcribeAudio } from '@clinical/contract/capture/transcription.calls';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { transcript } from '../../../testing/chart-builders.ts';
import { startFakeApi } from '../../../testing/fake-api.ts';
import { renderUi } from '../../../testing/render.tsx';
import { TranscriptionNotice } from './TranscriptionNotice.tsx';

const heard = (speech: Partial<NonNullable<Transcript['speech']>>): Transcript =>
  transcript({
    speech: {
      state: 'heard',
      engine: 'PocketSphinx',
      draft: false,
      reviewed: [],
      language: 'en',
      durationMs: 600_000,
      missing: [],
      failure: null,
      gaps: [],
      ...speech,
    },
  });

test('a draft says that every line is to be checked', async () => {
  renderUi(<TranscriptionNotice entry={heard({ draft: true })} />);
  expect(await screen.findByText('Low-accuracy draft')).toBeVisible();
  expect(screen.getByText(/^PocketSphinx is far less accurate .* Check every line/)).toBeVisible();
});

test('missing minutes are told with their reason, and only they are heard again', async () => {
  const api = startFakeApi();
  api.on(transcribeAudio, () => ({ taskId: 't' }));
  const missing = [{ fromMs: 60_000, toMs: 180_000 }];
  const entry = heard({ state: 'partial', missing, failure: 'The speech service is busy.' });
  const { user } = renderUi(<TranscriptionNotice entry={entry} />);
  expect(await screen.findByText(/^2:00 of the audio could not be transcribed$/)).toBeVisible();
  expect(screen.getByText('The speech service is busy.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Transcribe the rest' }));
  expect(api.requests(transcribeAudio)).toHaveLength(1);
});

test('of a text that was heard well there is nothing to say', async () => {
  renderUi(
    <>
      <TranscriptionNotice entry={heard({})} />
      <p>The source</p>
    </>,
  );
  await screen.findByText('The source');
  expect(screen.queryByRole('note')).toBeNull();
});
