import { getPrices } from '@clinical/contract/credits/credits.calls';
import * as consents from '@clinical/contract/capture/consents.calls';
import * as calls from '@clinical/contract/capture/recordings.calls';
import { listEngines } from '@clinical/contract/operations/operations.calls';
import * as templates from '@clinical/contract/templates/templates.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { note, template, transcript } from '../../../testing/chart-builders.ts';
import { jsonReply, refusal } from '../../../testing/fake-api.ts';
import { renderUi } from '../../../testing/render.tsx';
import { startSignedIn } from '../../../testing/signed-in.ts';
import { ChartRecorder } from './ChartRecorder.tsx';
import { RecordingLine } from './RecordingLine.tsx';
import { createRecordings, RecordingsContext } from './recordings-context.ts';
import { NewEntryPanel } from '../new-entry/NewEntryPanel.tsx';
import { fakeCapture } from '../../../testing/fake-capture.ts';
import { keptRecording as kept, piece, sentRecording } from '../../../testing/recording-builders.ts';
import { memoryStore } from '../../../testing/memory-recordings.ts';

/** A chart with a recorder, over microphones and a device that the test holds. */
async function openChart(user: Parameters<typeof startSignedIn>[0] = {}) {
  const api = startSignedIn(user);
  api.on(templates.listTemplates, () => [template({ id: '0190a000-0000-7000-8000-0000000000f1' })]);
  api.on(templates.listStarters, () => []);
  api.on(calls.listRecordings, () => ({ recordings: [], made: 9 }));
  api.on(consents.recordConsent, ({ body }) => jsonReply(200, { id: 'c-1', ...body }));
  api.on(calls.startRecording, () => jsonReply(200, { id: 's-1' }));
  api.on(calls.storeChunk, () => jsonReply(200, { id: 's-1' }));
  api.on(calls.discardRecording, () => ({ ok: true }) as never);
  api.on(calls.finishRecording, () => jsonReply(200, { recording: {}, transcript: transcript(), taskId: null }));
  const devices = fakeCapture();
  const memory = await memoryStore();
  const recordings = createRecordings(devices.ports, async () => memory.encrypted);
  const done = vi.fn<() => void>();
  const open = () =>
    renderUi(
      <RecordingsContext value={recordings}>
        <RecordingLine />
        <ChartRecorder note={note()} />
        <NewEntryPanel note={note()} onDone={done} />
      </RecordingsContext>,
    );
  /** Lets go of what still records, so that nothing is sent after the test. */
  const end = async () => {
    api.offline = false;
    await act(() => recordings.recorder.stop('discard'));
    await act(() => recordings.sender.wake());
    await waitFor(async () => expect(await recordings.store.list()).toEqual([]));
  };
  const states = () => api.requests(consents.recordConsent).map(({ body }) => body.state);
  return { api, devices, memory, recordings, done, open, states, end };
}

/** What every page says of a recording. */
const line = () => screen.getByText(/^(?:Recording|Paused:?) Maria Santos/).parentElement!;

/** The recorder's own, not that of the line on top, which leads to the chart. */
const stopButton = () => screen.getAllByRole('button', { name: 'Stop' }).at(-1)!;

type Chart = Awaited<ReturnType<typeof openChart>>;

async function startRecording({ open }: Chart) {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Start recording' }));
  await view.user.click(await screen.findByRole('button', { name: 'Patient agrees, start recording' }));
  await screen.findByRole('region', { name: 'Recording' });
  return view;
}

test('says before the visit whether anything will transcribe it', async () => {
  const chart = await openChart();
  chart.api.on(listEngines, () => [{ area: 'speech', engine: 'none', label: '', reason: '' }]);
  const { unmount } = chart.open();
  expect(await screen.findByText(/No speech engine is set up/)).toBeVisible();
  unmount();
  const off = 'Your workspace has switched Deepgram off.';
  chart.api.on(listEngines, () => [{ area: 'speech', engine: 'none', label: '', reason: off, switchedOff: true }]);
  const second = chart.open();
  expect(await screen.findByText(/Your workspace has switched Deepgram off\. Paste/)).toBeVisible();
  second.unmount();
  chart.api.on(listEngines, () => [{ area: 'speech', engine: 'deepgram', label: 'Deepgram', reason: '' }]);
  chart.open();
  expect(await screen.findByText('Saved on this device and on the server while you speak')).toBeVisible();
});

test('asks before it records, and types when the patient declines', async () => {
  const chart = await openChart();
  const { user } = chart.open();
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  expect(await screen.findByRole('region', { name: 'Consent to record' })).toBeVisible();
  expect(chart.devices.opened).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Patient declines, type instead' }));
  expect(await screen.findByLabelText('Transcript')).toBeVisible();
  await waitFor(() => expect(chart.states()).toEqual(['asked', 'declined']));
  expect(screen.queryByRole('region', { name: 'Consent to record' })).toBeNull();
});

test('records, pauses, resumes, is reviewed, and becomes a note', async () => {
  const chart = await openChart();
  const { user } = await startRecording(chart);
  act(() => chart.devices.speak(65_000));
  expect(screen.getByRole('timer')).toHaveTextContent('1:05');
  expect(screen.getByText('Recording Maria Santos')).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Recording' }));
  await user.type(card.getByLabelText('Your notes'), 'BP 120/80');
  await user.click(card.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('No audio is captured, and the clock is stopped.')).toBeVisible();
  expect(chart.devices.open).toBe(0);
  // elsewhere the line on top has the same buttons
  await user.click(within(line()).getByRole('button', { name: 'Resume' }));
  await screen.findByRole('region', { name: 'Recording' });
  await user.click(stopButton());
  const review = await screen.findByRole('region', { name: 'Recording stopped' });
  await user.click(await within(review).findByRole('button', { name: 'Generate note' }));
  await waitFor(() => expect(chart.api.requests(calls.finishRecording)).toHaveLength(1));
  expect(chart.api.requests(calls.finishRecording)[0]?.body).toMatchObject({
    generate: true,
    extraContext: 'BP 120/80',
  });
  expect(chart.states()).toEqual(['asked', 'given']);
});

test('says what its note costs, and with too few credits is kept without one', async () => {
  const chart = await openChart({ tokens: 1, model: 'gpt-5' });
  chart.api.on(getPrices, () => ({
    actions: {},
    models: { 'gpt-5': 3 },
    pdf: {},
    notesAreFree: false,
    localIsFree: false,
    ownKey: false,
  }));
  const { user } = await startRecording(chart);
  act(() => chart.devices.speak(65_000));
  await user.click(stopButton());
  const review = within(await screen.findByRole('region', { name: 'Recording stopped' }));
  expect(await review.findByRole('button', { name: 'Generate note · 3 credits' })).toBeDisabled();
  expect(review.getByRole('link', { name: 'Open Billing' })).toBeVisible();
  await user.click(review.getByRole('button', { name: 'Save without a note' }));
  await waitFor(() => expect(chart.api.requests(calls.finishRecording)).toHaveLength(1));
  expect(chart.api.requests(calls.finishRecording)[0]?.body).toMatchObject({ generate: false });
});

test('what was written down meanwhile survives a reload, and the recording is saved without a note', async () => {
  const chart = await openChart();
  await chart.memory.store.keep(kept({ noteId: note().id, extraContext: 'No rash' }));
  await chart.memory.store.addPiece('r-1', 0, piece(0, { durationMs: 62_000 }));
  const { user } = chart.open();
  await act(() => chart.recordings.sender.wake());
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  expect(await screen.findByLabelText('Your notes')).toHaveValue('No rash');
  await user.click(stopButton());
  const review = within(await screen.findByRole('region', { name: 'Recording stopped' }));
  expect(review.getByRole('button', { name: 'Listen' })).toBeVisible();
  await user.click(review.getByRole('button', { name: 'Save without a note' }));
  await waitFor(() => expect(chart.api.requests(calls.finishRecording)).toHaveLength(1));
  expect(chart.api.requests(calls.finishRecording)[0]?.body).toMatchObject({
    generate: false,
    extraContext: 'No rash',
  });
});

test('a template chosen beforehand skips the review', async () => {
  const chart = await openChart();
  const { user } = chart.open();
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  await user.click(await screen.findByRole('switch', { name: /Generate the note when I stop/ }));
  await user.click(screen.getByRole('button', { name: 'Patient agrees, start recording' }));
  await screen.findByRole('region', { name: 'Recording' });
  act(() => chart.devices.speak(3_000));
  await user.click(stopButton());
  await waitFor(() => expect(chart.api.requests(calls.finishRecording)).toHaveLength(1));
});

test('says what to do when the browser refuses the microphone', async () => {
  const chart = await openChart();
  chart.devices.problem = 'denied';
  const { user } = chart.open();
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  await user.click(await screen.findByRole('button', { name: 'Patient agrees, start recording' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Allow it in the site settings.*reload the page/);
  chart.devices.problem = null;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'Patient agrees, start recording' }));
  expect(await screen.findByRole('region', { name: 'Recording' })).toBeVisible();
  await chart.end();
});

test('says that it hears nothing, and how much time is left', async () => {
  const chart = await openChart();
  await startRecording(chart);
  chart.devices.level = 0;
  for (let seconds = 0; seconds < 11; seconds += 1) act(() => chart.devices.speak(1_200));
  expect(screen.getByText(/We hear nothing/)).toBeVisible();
  chart.devices.level = 0.2;
  act(() => chart.devices.speak(3.8 * 60 * 60_000, 60_000));
  expect(screen.getByText(/minutes left: a recording can last up to 4 hours/)).toBeVisible();
  await chart.end();
});

test('a withdrawal is asked once, then the recording is erased everywhere', async () => {
  const chart = await openChart();
  const { user } = await startRecording(chart);
  act(() => chart.devices.speak(3_000));
  await user.click(screen.getByRole('button', { name: 'Consent withdrawn: stop and erase' }));
  await user.click(await screen.findByRole('button', { name: 'Stop and erase' }));
  await waitFor(() => expect(chart.states()).toEqual(['asked', 'given', 'withdrawn']));
  await waitFor(async () => expect(await chart.recordings.store.list()).toEqual([]));
});

test('what a crash left is resumed, used or discarded; only Discard is red', async () => {
  const chart = await openChart();
  await chart.memory.store.keep(kept({ noteId: note().id }));
  for (const n of [0, 1, 2, 3])
    await chart.memory.store.addPiece('r-1', n, piece(n, { durationMs: 30_000, startMs: n * 30_000 }));
  const { user } = chart.open();
  await act(() => chart.recordings.sender.wake());
  const left = await screen.findByRole('region', { name: 'Unfinished recordings' });
  expect(await within(left).findByText(/2:00/)).toBeVisible();
  expect(screen.getByText('Unfinished recording of Maria Santos')).toBeVisible();
  await user.click(within(left).getByRole('button', { name: 'Use as it is' }));
  await waitFor(() => expect(chart.api.requests(calls.finishRecording)).toHaveLength(1));
  expect(chart.api.requests(calls.finishRecording)[0]?.body).toMatchObject({ chunks: 2, durationMs: 120_000 });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unfinished recordings' })).toBeNull());
});

test('a crashed recording goes on where it was', async () => {
  const chart = await openChart();
  await chart.memory.store.keep(kept({ noteId: note().id }));
  await chart.memory.store.addPiece('r-1', 0, piece(0, { durationMs: 62_000 }));
  const { user } = chart.open();
  await act(() => chart.recordings.sender.wake());
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  expect(await screen.findByRole('timer')).toHaveTextContent('1:02');
  await chart.end();
});

test('what the server refuses stays, with its reason', async () => {
  const chart = await openChart();
  chart.api.on(calls.finishRecording, () => refusal('TEMPLATE_WITHOUT_SECTIONS'));
  await chart.memory.store.keep(
    kept({ noteId: note().id, wish: { kind: 'finish', generate: true, contextEntryIds: [] } }),
  );
  await chart.memory.store.addPiece('r-1', 0, piece(0));
  const { user } = chart.open();
  await act(() => chart.recordings.sender.wake());
  expect(await screen.findByText(/The server rejected the recording/)).toBeVisible();
  expect(screen.getByText('The recording of Maria Santos needs your attention')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await chart.recordings.store.list()).toEqual([]));
});

test('without a network it says that all is kept here', async () => {
  const chart = await openChart();
  await startRecording(chart);
  chart.api.offline = true;
  act(() => chart.devices.speak(3_000));
  expect(await screen.findByText('Recording · offline, safe on this device')).toBeVisible();
  await chart.end();
});

test('a server that does not take it is heard of at once, and the recording goes on', async () => {
  const chart = await openChart();
  chart.api.on(calls.startRecording, () => refusal('NOT_FOUND'));
  await startRecording(chart);
  expect(await screen.findByText(/The server rejected the recording/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Recording' })).toBeVisible();
  chart.api.on(calls.startRecording, () => jsonReply(200, { id: 's-1' }));
  await chart.end();
});

test('what another device left is used without what it has not sent', async () => {
  const chart = await openChart();
  let recordings = [sentRecording({ noteId: note().id })];
  chart.api.on(calls.listRecordings, () => ({ recordings, made: 9 }));
  const { user } = chart.open();
  const left = await screen.findByRole('region', { name: 'Unfinished recordings' });
  expect(within(left).getByText('recorded on another device')).toBeVisible();
  recordings = [];
  await user.click(within(left).getByRole('button', { name: 'Use as it is' }));
  await waitFor(() => expect(chart.api.requests(calls.finishRecording)).toHaveLength(1));
  const [asked] = chart.api.requests(calls.finishRecording);
  expect(asked?.params).toEqual({ id: 's-9' });
  expect(asked?.body).toMatchObject({ chunks: 40, durationMs: 600_000, asIs: true });
});
