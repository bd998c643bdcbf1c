import { retryBackgroundTask } from '@clinical/contract/operations/background-tasks.calls';
import * as voice from '@clinical/contract/scribe/voice-edit.calls';
import type { VoiceEdit } from '@clinical/contract/scribe/voice-edit.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type EncryptedStore, importKey, openEncryptedStore } from '../../../lib/store/encrypted-store.ts';
import { transcript } from '../../../testing/chart-builders.ts';
import { refusal } from '../../../testing/fake-api.ts';
import { memoryRecords } from '../../../testing/memory-records.ts';
import { renderUi } from '../../../testing/render.tsx';
import { startSignedIn } from '../../../testing/signed-in.ts';
import { VoiceEditDialog } from './VoiceEditDialog.tsx';

const device = vi.hoisted(() => ({ store: null as EncryptedStore | null }));
vi.mock('../../../lib/store/store.ts', () => ({ localStore: async () => device.store }));
beforeEach(async () => {
  device.store = openEncryptedStore({ user: 'ada', secret: await importKey('A'.repeat(43)) }, memoryRecords());
});

const entry = transcript();
const section = (key: string, header: string, html: string) => ({ key, header, html });
const before = [
  section('history', 'History', '<p>Sore throat. No fever.</p>'),
  section('plan', 'Plan', '<p>Rest. Fluids.</p>'),
];
const voiceEdit = (overrides: Partial<VoiceEdit> = {}): VoiceEdit => ({
  id: '0190a000-0000-7000-8000-0000000000e1',
  transcriptId: entry.id,
  taskId: '0190a000-0000-7000-8000-0000000000e2',
  createdAt: '2026-03-09T08:00:00.000Z',
  status: 'success',
  progress: 100,
  message: '',
  localEngine: false,
  instruction: 'shorten both',
  spoken: true,
  engine: 'local',
  version: 1,
  before,
  after: [section('history', 'History', '<p>Sore throat.</p>'), section('plan', 'Plan', '<p>Rest.</p>')],
  notDone: [],
  ...overrides,
});

function dialog(waiting: VoiceEdit | null) {
  const api = startSignedIn();
  api.on(voice.getVoiceEdit, () => ({ voiceEdit: waiting }));
  let isClosed = false;
  const close = () => void (isClosed = true);
  return { api, isClosed: () => isClosed, ...renderUi(<VoiceEditDialog entry={entry} onClose={close} />) };
}

test('what was not understood is listed beside what would change', async () => {
  dialog(voiceEdit({ notDone: ['Not understood: “make it rhyme”.'] }));
  const left = await screen.findByRole('region', { name: 'Not done' });
  expect(within(left).getByText('Not understood: “make it rhyme”.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Changes' })).toBeVisible();
});

test('what is typed is sent, and what would change is shown section by section; some of it is taken', async () => {
  const { api, user, isClosed } = dialog(null);
  api.on(voice.startVoiceEdit, () => voiceEdit());
  api.on(voice.decideVoiceEdit, () => ({ transcript: { ...entry, version: 2 } }));
  await user.type(await screen.findByRole('textbox', { name: 'What should change?' }), 'shorten both{Enter}');
  const changes = await screen.findByRole('list', { name: 'Changes' });
  expect(screen.getByText('Transcribed: “shorten both”')).toBeVisible();
  expect(
    within(changes)
      .getAllByText(/fever|Fluids/)
      .map(({ tagName }) => tagName),
  ).toEqual(['DEL', 'DEL']);
  await user.click(within(changes).getByRole('checkbox', { name: 'Include the change to History' }));
  await user.click(screen.getByRole('button', { name: 'Accept 1 section' }));
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(api.requests(voice.decideVoiceEdit)[0]?.body).toEqual({ voiceEditId: voiceEdit().id, accept: ['plan'] });
});

test('what was typed and not sent is there again after a reload, and gone once it is sent', async () => {
  const first = dialog(null);
  await first.user.type(await screen.findByRole('textbox', { name: 'What should change?' }), 'shorten both');
  first.unmount();
  const { api, user, unmount } = dialog(null);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'What should change?' })).toHaveValue('shorten both'));
  api.on(voice.startVoiceEdit, () => voiceEdit());
  await user.type(screen.getByRole('textbox', { name: 'What should change?' }), '{Enter}');
  await screen.findByRole('list', { name: 'Changes' });
  unmount();
  await waitFor(async () => expect(await device.store?.keys('voice-edit:')).toEqual([]));
  dialog(null);
  expect(await screen.findByRole('textbox', { name: 'What should change?' })).toHaveValue('');
});

test('a proposal that waits is shown again, and can be refused as a whole', async () => {
  const { api, user, isClosed } = dialog(voiceEdit());
  api.on(voice.decideVoiceEdit, () => ({ transcript: entry }));
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(api.requests(voice.decideVoiceEdit)[0]?.body.accept).toEqual([]);
});

test('what was not understood is told with the words that were heard, which can be mended', async () => {
  const failed = { status: 'failure', message: 'The built-in engine does not understand it.', after: null } as const;
  const { api, user } = dialog(voiceEdit({ ...failed, instruction: 'do sing' }));
  api.on(voice.startVoiceEdit, () => voiceEdit());
  expect(await screen.findByText('The built-in engine does not understand it.')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'What should change?' });
  expect(field).toHaveValue('do sing');
  await user.clear(field);
  await user.type(field, 'dose to 20 mg');
  await user.click(screen.getByRole('button', { name: /Show the change/ }));
  expect(await screen.findByRole('list', { name: 'Changes' })).toBeVisible();
  const [sent] = api.requests(voice.startVoiceEdit);
  expect((sent!.body as unknown as FormData).get('instruction')).toBe('dose to 20 mg');
});

test('what a model failed at is done by the local engine when that is asked for, with the same words', async () => {
  const failed = { status: 'failure', message: 'Your workspace has switched OpenAI off.', after: null } as const;
  const { api, user } = dialog(voiceEdit({ ...failed, localEngine: true }));
  api.on(retryBackgroundTask, () => ({}) as never);
  const local = await screen.findByRole('button', { name: /^Use the built-in engine/ });
  expect(screen.getByText('Your workspace has switched OpenAI off.')).toBeVisible();
  api.on(voice.getVoiceEdit, () => ({ voiceEdit: voiceEdit() }));
  await user.click(local);
  expect(await screen.findByRole('list', { name: 'Changes' })).toBeVisible();
  expect(api.requests(retryBackgroundTask)).toMatchObject([
    { params: { id: voiceEdit().taskId }, query: { engine: 'local' } },
  ]);
});

test('while its job runs it says what it is doing, and somebody else’s change of a section is told', async () => {
  const { api, user, unmount } = dialog(
    voiceEdit({ status: 'progress', progress: 10, instruction: null, after: null }),
  );
  expect(await screen.findByText('Transcribing your instruction')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  unmount();
  const other = dialog(voiceEdit());
  other.api.on(voice.decideVoiceEdit, () => refusal('VERSION_CONFLICT'));
  await user.click(await screen.findByRole('button', { name: 'Accept 2 sections' }));
  expect(await screen.findByText(/Someone changed the same section/)).toBeVisible();
  expect(api.requests(voice.decideVoiceEdit)).toHaveLength(0);
});

test('without a microphone it says so, and typing is left', async () => {
  const { user } = dialog(null);
  await user.click(await screen.findByRole('button', { name: 'Speak' }));
  expect(await screen.findByText('This browser cannot record. Type what should change.')).toBeVisible();
});
