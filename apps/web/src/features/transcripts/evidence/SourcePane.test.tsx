import { changeSpeakers } from '@clinical/contract/transcripts/speakers.calls';
import { nameVoices } from '@clinical/contract/transcripts/speakers.rules';
import { linkAsset } from '@clinical/contract/transcripts/assets.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { transcript, utterance } from '../../../testing/chart-builders.ts';
import { startFakeApi } from '../../../testing/fake-api.ts';
import { renderUi } from '../../../testing/render.tsx';
import { createPlayback, type Sound } from '../playback/playback.ts';
import { PlaybackContext } from '../playback/playback-context.ts';
import { Player } from '../playback/Player.tsx';
import { SourcePane } from './SourcePane.tsx';
import { SourceOnPage } from '../../../testing/source-on-page.tsx';

const visit = [
  utterance('u1', 'What brings you in?', { speaker: 'Speaker 1', role: 'clinician', startMs: 0 }),
  utterance('u2', 'I have a cough.', { speaker: 'Speaker 2', role: 'patient', startMs: 4_000 }),
  utterance('u3', '[40 s not recorded: the device was asleep]', { speaker: '', role: 'unknown', startMs: 6_000 }),
  utterance('u4', 'Since when?', { speaker: 'Speaker 1', role: 'clinician', startMs: 8_000 }),
];
const spoken = (overrides: Partial<Transcript> = {}): Transcript =>
  transcript({ kind: 'recording', utterances: visit, sections: [], sentences: [], ...overrides });

/** The source as the chart shows it, over what the thread holds. */
function shown(entry: Transcript) {
  const api = startFakeApi();
  let stored = entry;
  api.on(changeSpeakers, ({ body: { changes = [], undo } }) => {
    const utterances = undo ? entry.utterances : nameVoices(stored.utterances, changes);
    stored = { ...stored, utterances, version: stored.version + 1 };
    return stored;
  });
  return { api, ...renderUi(<SourceOnPage entry={entry} />) };
}

const speakers = () =>
  screen
    .getAllByRole('listitem')
    .filter((row) => row.dataset['utterance'])
    .map((row) => within(row).queryByRole('button', { name: /change$/ })?.textContent ?? '');
const open = async (user: ReturnType<typeof renderUi>['user'], line: number) =>
  user.click((await screen.findAllByRole('button', { name: /^Speaker .*change$/ }))[line]!);

test('two speakers swap with one press, based on what was seen, and back with another', async () => {
  const { user, api } = shown(spoken());
  await open(user, 1);
  await user.click(await screen.findByRole('menuitem', { name: 'Swap with Clinician' }));
  await waitFor(() => expect(speakers()).toEqual(['Patient', 'Clinician', '', 'Patient']));
  const [request] = api.requests(changeSpeakers);
  expect(request!.headers.get('if-match')).toBe('"1"');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(speakers()).toEqual(['Clinician', 'Patient', '', 'Clinician']));
  expect(api.requests(changeSpeakers)[1]!.headers.get('if-match')).toBe('"2"');
});

test('a part is given, a name is typed, and one line alone is told to be somebody else', async () => {
  const { user } = shown(spoken());
  await open(user, 1);
  await user.click(await screen.findByRole('menuitem', { name: 'Other' }));
  await waitFor(() => expect(speakers()[1]).toBe('Other'));

  await open(user, 0);
  await user.click(await screen.findByRole('menuitem', { name: 'Rename Clinician…' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.type(field, 'Dr. Lind{Enter}');
  await waitFor(() => expect(speakers()).toEqual(['Dr. Lind', 'Other', '', 'Dr. Lind']));

  await open(user, 2);
  const only = await screen.findAllByRole('menuitem', { name: 'Other' });
  await user.click(only.at(-1)!);
  await waitFor(() => expect(speakers()).toEqual(['Dr. Lind', 'Other', '', 'Other']));
});

test('what was not recorded is nobody’s, and whoever may not edit changes nothing', async () => {
  shown(spoken({ abilities: { edit: false, delete: false, generate: false, annotate: false, release: false } }));
  expect(await screen.findByText(/not recorded: the device was asleep/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /change$/ })).toBeNull();
  expect(screen.getAllByText('Clinician')).toHaveLength(2);
  expect(screen.queryByText('Speaker')).toBeNull();
});

test('a line plays from where it begins, is marked while it is spoken, and keys do what the buttons do', async () => {
  const api = startFakeApi();
  api.on(linkAsset, () => ({ token: 't', expiresAt: '2026-03-10T09:05:00.000Z' }));
  const sound = Object.assign(new EventTarget(), {
    currentTime: 0,
    duration: 60,
    playbackRate: 1,
    src: '',
    preload: '',
    load: () => undefined,
    pause: () => undefined,
    play: async () => void sound.dispatchEvent(new Event('playing')),
  });
  const playback = createPlayback({
    makeSound: () => sound as unknown as Sound,
    link: async () => '/api/assets?link=t',
    onFailure: vi.fn<(error: unknown) => void>(),
  });
  playback.setLines(visit);
  const { user } = renderUi(
    <PlaybackContext value={playback}>
      <Player durationMs={60_000} />
      <SourcePane entry={spoken()} />
    </PlaybackContext>,
  );
  await user.click(await screen.findByRole('button', { name: 'Play from 0:04' }));
  const row = screen.getByText('I have a cough.').closest('li')!;
  expect(row).toHaveAttribute('aria-current', 'true');
  expect(sound.currentTime).toBe(4);
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  await user.keyboard('{ArrowRight}');
  expect(playback.store.get()).toMatchObject({ atMs: 9_000, line: 'u4' });
  await user.click(screen.getByText('I have a cough.'));
  expect(playback.store.get()).toMatchObject({ atMs: 4_000, playing: true });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×');
  expect(sound.playbackRate).toBe(1.5);
});
