import { getVocabulary, updateVocabulary } from '@clinical/contract/speech/speech.calls';
import { reviewLines } from '@clinical/contract/capture/transcription.calls';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { transcript, utterance } from '../../../testing/chart-builders.ts';
import { refusal, startFakeApi } from '../../../testing/fake-api.ts';
import { renderUi } from '../../../testing/render.tsx';
import { SourceOnPage } from '../../../testing/source-on-page.tsx';

const visit = [
  utterance('u1', 'What do you take?', { speaker: 'Doctor', role: 'clinician', startMs: 0 }),
  utterance('u2', 'I take metal pro lol every morning.', { startMs: 4_000 }),
  utterance('u3', '[40 s not recorded: the device was asleep]', { speaker: '', role: 'unknown', startMs: 6_000 }),
];
const spoken = (overrides: Partial<Transcript> = {}): Transcript =>
  transcript({ kind: 'recording', utterances: visit, sections: [], sentences: [], ...overrides });

/** As the server does it: the line is a new utterance that holds what it was. */
function corrected(before: Utterance, text: string, author = 'Ada Okafor'): Utterance {
  const first = before.corrected ?? { id: before.id, text: before.text, confidence: null, editDurationMs: 0 };
  const id = `u${Number(before.id.slice(1)) + 10}`;
  return { ...before, id, text, corrected: { ...first, author, at: '2026-03-10T09:05:00.000Z' } };
}
const withLine = (entry: Transcript, id: string, text: string, author?: string): Transcript => ({
  ...entry,
  version: entry.version + 1,
  utterances: entry.utterances.map((line) => (line.id === id ? corrected(line, text, author) : line)),
});

/** The source over a server that keeps it. `meanwhile`: what somebody else does to it. */
function shown(entry: Transcript) {
  const api = startFakeApi();
  let stored = entry;
  api.on(updateTranscript, ({ body: { lines = [] } }) => {
    const [{ id, text }] = lines as [{ id: string; text: string }];
    if (!stored.utterances.some((line) => line.id === id)) return refusal('VERSION_CONFLICT');
    stored = withLine(stored, id, text);
    return stored;
  });
  api.on(reviewLines, ({ body: { lines, reviewed } }) => {
    const others = stored.speech!.reviewed.filter((id) => !lines.includes(id));
    stored = { ...stored, speech: { ...stored.speech!, reviewed: reviewed ? [...others, ...lines] : others } };
    return stored;
  });
  let words = { mine: ['Lind'], workspace: [] as string[], abilities: { editWorkspace: true } };
  api.on(getVocabulary, () => words);
  api.on(updateVocabulary, ({ body }) => {
    const { add = [] } = body.mine as { add?: string[] };
    words = { ...words, mine: [...words.mine, ...add] };
    return words;
  });
  const meanwhile = (id: string, text: string) => (stored = withLine(stored, id, text, 'Omar Haddad'));
  return { api, meanwhile, ...renderUi(<SourceOnPage entry={entry} load={() => stored} />) };
}

const open = async (user: ReturnType<typeof renderUi>['user'], at = '0:04') => {
  await user.click(await screen.findByRole('button', { name: `Correct the line at ${at}` }));
  return screen.findByRole('textbox', { name: 'Line of Patient' });
};

test('a line is corrected in its place by keyboard, says so, and is taken back with one press', async () => {
  const { user, api } = shown(spoken());
  const field = await open(user);
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'I take metoprolol every morning.{Enter}');
  expect(await screen.findByText('I take metoprolol every morning.')).toBeVisible();
  const [request] = api.requests(updateTranscript);
  expect(request!.headers.get('if-match')).toBe('"1"');
  expect(request!.body).toMatchObject({ lines: [{ id: 'u2', text: 'I take metoprolol every morning.' }] });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Correct the line at 0:04' })).toHaveFocus());
  await user.click(screen.getByText(/^Corrected by Ada Okafor/));
  expect(screen.getByText('I take metal pro lol every morning.')).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.requests(updateTranscript)).toHaveLength(2));
  expect(api.requests(updateTranscript)[1]!.body).toMatchObject({
    lines: [{ id: 'u12', text: 'I take metal pro lol every morning.' }],
  });
  await waitFor(() => expect(screen.queryByText(/^Corrected by/)).toBeNull());
});

test('Escape leaves the line as it was, and what was typed comes back when it was not meant', async () => {
  const { user, api } = shown(spoken());
  await user.type(await open(user), ' And aspirin.{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('I take metal pro lol every morning.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Continue editing' }));
  expect(await screen.findByRole('textbox', { name: 'Line of Patient' })).toHaveValue(
    'I take metal pro lol every morning. And aspirin.',
  );
  expect(api.requests(updateTranscript)).toHaveLength(0);
});

test('the word that was heard wrong is offered to my vocabulary, once', async () => {
  const { user, api } = shown(spoken());
  const field = await open(user);
  await user.clear(field);
  await user.type(field, 'I take metoprolol every morning.{Enter}');
  const offer = await screen.findByRole('group', { name: 'Add “metoprolol” to' });
  expect(within(offer).getByRole('button', { name: /workspace/ })).toBeVisible();
  await user.click(within(offer).getByRole('button', { name: 'Add “metoprolol” to my vocabulary' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: /metoprolol/ })).toBeNull());
  expect(api.requests(updateVocabulary)[0]!.body).toEqual({ mine: { add: ['metoprolol'] } });
  expect(await screen.findByText('Speech engines now expect “metoprolol”')).toBeVisible();
});

test('of a line that somebody else corrected meanwhile both texts are shown, and a person picks', async () => {
  const { user, api, meanwhile } = shown(spoken());
  const field = await open(user);
  meanwhile('u2', 'I take metformin every morning.');
  await user.clear(field);
  await user.type(field, 'I take metoprolol every morning.{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Omar Haddad also corrected this line');
  expect(alert).toHaveTextContent('I take metformin every morning.');
  expect(alert).toHaveTextContent('I take metoprolol every morning.');
  await user.click(within(alert).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(api.requests(updateTranscript).at(-1)!.body).toMatchObject({
    lines: [{ id: 'u12', text: 'I take metoprolol every morning.' }],
  });
});

test('what was not recorded is nothing to correct, nor is anything for whoever may not edit', async () => {
  shown(spoken({ abilities: { edit: false, delete: false, generate: false, annotate: false, release: false } }));
  await screen.findByText(/not recorded: the device was asleep/);
  expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
});

test('the lines of a draft are ticked off, and the next one is shown', async () => {
  const speech: Transcript['speech'] = {
    state: 'heard',
    engine: 'PocketSphinx',
    draft: true,
    reviewed: [],
    language: 'en',
    durationMs: 60_000,
    missing: [],
    failure: null,
    gaps: [],
  };
  const { user, api } = shown(spoken({ speech }));
  await user.click(await screen.findByRole('checkbox', { name: 'Line at 0:00 reviewed' }));
  expect(await screen.findByText('1 of 2 lines reviewed')).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show the next line to review' }));
  const second = screen.getByRole('checkbox', { name: 'Line at 0:04 reviewed' });
  expect(second).toHaveFocus();
  await user.keyboard(' ');
  expect(await screen.findByText('All lines reviewed')).toBeVisible();
  await waitFor(() => expect(api.requests(reviewLines)).toHaveLength(2));
  await user.keyboard(' ');
  expect(await screen.findByText('1 of 2 lines reviewed')).toBeVisible();
});
