import { changeSpeakers } from '@clinical/contract/transcripts/speakers.calls';
import type { ChangeSpeakers } from '@clinical/contract/transcripts/speakers.schemas';
import { generateTranscript } from '@clinical/contract/scribe/generate.calls';
import { getEditHistory } from '@clinical/contract/transcripts/versions.calls';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { entryById, newEntry, writtenEntry } from '../../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';

const doctor = { speaker: 'Doctor', role: 'clinician' } as const;
const patient = { speaker: 'Patient', role: 'patient' } as const;
const swap: ChangeSpeakers = {
  changes: [
    { from: doctor, to: patient },
    { from: patient, to: doctor },
  ],
};

let server: TestServer;
let account: TestAccount;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

const change = (entry: Transcript, body: ChangeSpeakers, seen = entry.version) =>
  account.ok(changeSpeakers, { params: { id: entry.id }, body }, { ifMatch: seen });
const attempt = (entry: Transcript, body: ChangeSpeakers, seen = entry.version, by = account) =>
  by.call(changeSpeakers, { params: { id: entry.id }, body }, { ifMatch: seen });

it('two voices swap at once: names and parts change, words and links do not, and the note is checked again', async () => {
  const entry = await writtenEntry(account);
  const swapped = await change(entry, swap);
  expect(swapped.utterances[1]).toEqual({ ...entry.utterances[1], ...doctor });
  expect(swapped.question).toContain('Doctor: I have had a sore throat');
  expect(swapped.utterances.map(({ id, text, startMs }) => [id, text, startMs])).toEqual(
    entry.utterances.map(({ id, text, startMs }) => [id, text, startMs]),
  );
  expect([swapped.sections, swapped.sentences]).toEqual([entry.sections, entry.sentences]);
  expect([entry.speakersChanged, swapped.speakersChanged]).toEqual([false, true]);
  const runs = await server.engine.query('select version, source_version from note_checks where transcript_id = $1', [
    entry.id,
  ]);
  expect(runs).toContainEqual({ version: swapped.version, source_version: swapped.version });
  const [newest] = await account.ok(getEditHistory, { params: { id: entry.id }, query: {} });
  expect(newest).toMatchObject({ name: 'Speakers changed', cause: 'source' });
  const rows = await server.engine.query('select 1 from audit_events where record_id = $1 and action = $2', [
    entry.id,
    'transcript.change-speakers',
  ]);
  expect(rows).toHaveLength(1);
});

it('who spoke before is kept beside the text with author and time, and comes back step by step', async () => {
  const entry = await newEntry(account);
  const named = await change(entry, { changes: [{ from: doctor, to: { ...doctor, speaker: ' Dr. Lind ' } }] });
  expect(named.utterances[0]).toMatchObject({ speaker: 'Dr. Lind', role: 'clinician' });
  const one = { from: patient, to: { speaker: 'Mother', role: 'other' }, lines: ['u2'] } as const;
  const both = await change(named, { changes: [{ ...one, lines: [...one.lines] }] });
  expect(both.utterances.map(({ speaker }) => speaker).slice(0, 4)).toEqual([
    'Dr. Lind',
    'Mother',
    'Dr. Lind',
    'Patient',
  ]);
  const [first] = await server.engine.query(
    'select before, author_id, created_at from speaker_edits where transcript_id = $1 order by created_at, id',
    [entry.id],
  );
  expect(first).toMatchObject({ author_id: account.userId, before: expect.objectContaining({ u1: doctor }) });
  const once = await change(both, { undo: true });
  expect(once.utterances).toEqual(named.utterances);
  const twice = await change(once, { undo: true });
  expect(twice.utterances).toEqual(entry.utterances);
  expect(twice.question).toBe(entry.question);
  expect(errorCode(await attempt(twice, { undo: true }))).toBe('CONFLICT');
});

it('a note that is written again rests on the voices as they are now', async () => {
  const entry = await writtenEntry(account);
  const swapped = await change(entry, swap);
  const back = await change(swapped, { undo: true });
  expect(back.speakersChanged).toBe(false);
  await change(back, swap);
  await account.call(generateTranscript, { params: { id: entry.id }, body: {} });
  const written = await entryById(account, entry.id);
  expect(written.speakersChanged).toBe(false);
  expect((await change(written, { undo: true })).speakersChanged).toBe(true);
});

it('a change based on an older source is refused, one based on an older note is not', async () => {
  const entry = await newEntry(account);
  const { noteId, createdAt } = entry;
  const sections = [{ key: 'plan', header: 'Plan', html: '<p>Rest.</p>' }];
  await account.ok(updateTranscript, { body: { noteId, createdAt, sections } });
  const named = await change(entry, { changes: [{ from: doctor, to: { ...doctor, speaker: 'Dr. Lind' } }] });
  const late = await attempt(entry, swap);
  expect([late.status, errorCode(late)]).toEqual([409, 'VERSION_CONFLICT']);
  expect((await entryById(account, entry.id)).utterances).toEqual(named.utterances);
});

it('a voice that nobody has, a name in two lines and somebody else are refused', async () => {
  const entry = await newEntry(account);
  const nobody = { changes: [{ from: { speaker: 'Nurse', role: 'other' as const }, to: doctor }] };
  expect((await attempt(entry, nobody)).status).toBe(422);
  const long = { changes: [{ from: doctor, to: { ...doctor, speaker: 'Dr.\nLind' } }] };
  expect((await attempt(entry, long)).status).toBe(422);
  expect((await attempt(entry, swap, 0, await newAccount(server))).status).toBe(404);
  expect(await entryById(account, entry.id)).toEqual(entry);
});
