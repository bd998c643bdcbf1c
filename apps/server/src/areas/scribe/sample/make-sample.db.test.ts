import { confirmEmail, register } from '@clinical/contract/accounts/accounts.calls';
import type { Call, CallInput } from '@clinical/contract/call';
import { getChecks } from '@clinical/contract/checks/checks.calls';
import { getLedger } from '@clinical/contract/credits/credits.calls';
import { mergeNotes } from '@clinical/contract/notes/merges.calls';
import * as notes from '@clinical/contract/notes/notes.calls';
import { getSigning } from '@clinical/contract/signing/signing.calls';
import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { expect, test } from 'vitest';
import { newAccount } from '../../../../test/builders/accounts.ts';
import { contextFor } from '../../../../test/builders/contexts.ts';
import { attemptSignIn } from '../../../../test/builders/sign-in.ts';
import { errorCode, testServer } from '../../../../test/harness.ts';
import { makeSample } from './make-sample.ts';

const person = { given_name: 'Ruth', family_name: 'Adeyemi', password: 'violet-anchor-meadow-41' };

/** Somebody who has just registered, with their sample patient. */
async function newcomer(email: string) {
  const server = await testServer();
  await server.call(register, { body: { email, ...person } });
  const mail = server.mails().findLast((text) => text.includes(email)) ?? '';
  const code = /^Subject: (\d{6}) /m.exec(mail)?.[1] ?? '';
  const { body } = await server.call(confirmEmail, { body: { email, code } });
  const { token } = await attemptSignIn(server, { ticket: body.ticket });
  const ok = async <I extends CallInput, O>(call: Call<I, O>, input: I): Promise<O> => {
    const reply = await server.call(call, input, { token });
    expect(reply.status).toBe(200);
    return reply.body;
  };
  await expect.poll(async () => (await ok(notes.getSample, {})).sample?.entries).toBe(1);
  const { sample } = await ok(notes.getSample, {});
  return { server, token, ok, sample: sample! };
}

test('a new account has a sample patient with a finished note whose sentences are linked, and nothing to settle', async () => {
  const { ok, sample } = await newcomer('sample-note@example.org');
  expect(sample.title).toMatch(/\(sample\)$/);
  const [entry] = (await ok(getTranscripts, { params: { id: sample.id } })) as Transcript[];
  expect(entry).toMatchObject({ kind: 'synthetic', abilities: { release: false } });
  expect(entry!.sentences.length).toBeGreaterThan(8);
  expect(entry!.sentences.filter(({ links }) => links.length === 0)).toEqual([]);
  const { checks } = await ok(getChecks, { params: { id: entry!.id } });
  expect(checks.map(({ kind, severity }) => `${kind} ${severity}`)).toEqual([]);
  expect((await ok(getSigning, { params: { id: entry!.id } })).abilities.sign).toBe(false);
});

test('it is in no list, costs nothing, and cannot be merged', async () => {
  const { server, token, ok, sample } = await newcomer('sample-lists@example.org');
  for (const query of [{}, { limit: 50 }, { query: 'rosa' }, { archived: 'also' as const }]) {
    const list = await ok(notes.listNotes, { query });
    expect(Array.isArray(list) ? list : list.items).toEqual([]);
  }
  expect(await ok(notes.listMyNotes, { query: {} })).toEqual([]);
  expect((await ok(getLedger, { query: {} })).entries).toEqual([]);
  const real = await server.call(notes.createNote, { body: { title: 'Maria Lind' } }, { token });
  const pair = { source_note_id: sample.id, target_note_id: real.body.id };
  const merged = await server.call(mergeNotes, { body: pair }, { token });
  expect(errorCode(merged)).toBe('CONFLICT');
});

test('it is removed for good in one call, and a second call is no fault', async () => {
  const { server, token, ok, sample } = await newcomer('sample-removed@example.org');
  await ok(notes.removeSample, {});
  expect(await ok(notes.getSample, {})).toEqual({ sample: null });
  expect(await ok(notes.listBin, { query: {} })).toEqual([]);
  expect((await server.call(notes.getNote, { params: { id: sample.id } }, { token })).status).toBe(404);
  await ok(notes.removeSample, {});
  const rows = await server.engine.query(
    "select action from audit_events where record_id = $1 and action like 'note.%sample'",
    [sample.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['note.create-sample', 'note.read-sample', 'note.remove-sample']),
  );
});

test('a second run of the job changes nothing, and nobody else meets the patient', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  await makeSample(contextFor(server, account));
  await makeSample(contextFor(server, account));
  const { sample } = await account.ok(notes.getSample, {});
  expect(sample?.entries).toBe(1);
  const other = await newAccount(server);
  expect(await other.ok(notes.getSample, {})).toEqual({ sample: null });
  expect((await other.call(notes.getNote, { params: { id: sample!.id } })).status).toBe(404);
  await other.ok(notes.removeSample, {});
  expect((await account.ok(notes.getSample, {})).sample?.id).toBe(sample?.id);
});
