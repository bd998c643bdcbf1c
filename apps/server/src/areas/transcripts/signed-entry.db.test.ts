import { deleteNotes } from '@clinical/contract/notes/notes.calls';
import { mergeNotes, undoMerge } from '@clinical/contract/notes/merges.calls';
import { answerCheck, answerIdentity, getChecks, runChecks } from '@clinical/contract/checks/checks.calls';
import { reviewLines } from '@clinical/contract/capture/transcription.calls';
import { changeSpeakers } from '@clinical/contract/transcripts/speakers.calls';
import { deleteTranscript, updateTranscript, updateTranscriptTag } from '@clinical/contract/transcripts/entries.calls';
import { generateTranscript } from '@clinical/contract/scribe/generate.calls';
import { restoreVersion } from '@clinical/contract/transcripts/versions.calls';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { entryById, newPatient, writtenEntry } from '../../../test/builders/transcripts.ts';
import { errorCode, type Reply, testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

async function signedEntry() {
  const entry = await writtenEntry(account);
  const names = JSON.stringify({ signer: 'Ada Okafor', onBehalfOf: null });
  await server.engine.query(
    `update transcripts set signed_at = $2, signed_by = $3, signed_names = $4::jsonb where id = $1`,
    [entry.id, server.clock.now(), account.userId, names],
  );
  return entryById(account, entry.id);
}

it('refuses whatever would change it with one code, and stays as it was', async () => {
  const entry = await signedEntry();
  const other = await newPatient(account, 'Omar Haddad');
  const [found] = (await account.ok(getChecks, { params: { id: entry.id } })).checks;
  const { id, noteId, createdAt } = entry;
  const params = { id };
  const checkId = found?.key ?? 'any';
  const sections = entry.sections.map((section) => ({ ...section, html: '<p>Changed.</p>' }));
  const changes: [string, () => Promise<Reply<unknown>>][] = [
    ['sections', () => account.call(updateTranscript, { body: { noteId, createdAt, sections } })],
    ['answer', () => account.call(updateTranscript, { body: { noteId, createdAt, answer: '<p>Changed.</p>' } })],
    ['source', () => account.call(updateTranscript, { body: { noteId, createdAt, question: 'Patient: Else.' } })],
    [
      'line',
      () => account.call(updateTranscript, { body: { noteId, createdAt, lines: [{ id: 'u1', text: 'Else.' }] } }),
    ],
    ['ticks', () => account.call(reviewLines, { params, body: { lines: ['u1'], reviewed: true } })],
    ['speakers', () => account.call(changeSpeakers, { params, body: { undo: true } })],
    ['delete', () => account.call(deleteTranscript, { params })],
    ['restore', () => account.call(restoreVersion, { params, body: { version: 1 } })],
    ['generate', () => account.call(generateTranscript, { params, body: {} })],
    ['run checks', () => account.call(runChecks, { params })],
    ['insert', () => account.call(answerCheck, { params: { id, checkId }, body: { action: 'insert' } })],
    [
      'dismiss',
      () => account.call(answerCheck, { params: { id, checkId }, body: { action: 'dismiss', reason: 'duplicate' } }),
    ],
    ['undo', () => account.call(answerCheck, { params: { id, checkId }, body: { action: 'undo' } })],
    ['identity', () => account.call(answerIdentity, { params, body: { action: 'check' } })],
    ['move', () => account.call(answerIdentity, { params, body: { action: 'move', noteId: other.id } })],
  ];
  for (const [what, change] of changes) {
    const reply = await change();
    expect([reply.status, errorCode(reply)], what).toEqual([409, 'ENTRY_SIGNED']);
  }
  expect(await entryById(account, id)).toEqual(entry);
  expect(entry.abilities).toEqual({ edit: false, delete: false, generate: false, annotate: true, release: true });
});

it('can be tagged, for a tag says nothing about the patient', async () => {
  const { id, noteId, createdAt } = await signedEntry();
  const tagged = await account.ok(updateTranscriptTag, {
    params: { id },
    body: { noteId, createdAt, tag: 'Follow-up' },
  });
  expect(tagged).toMatchObject({ tag: 'Follow-up', signature: { signer: 'Ada Okafor', userId: account.userId } });
});

it('keeps its signature when its chart is merged, and when that is undone', async () => {
  const { id, noteId, signature } = await signedEntry();
  const target = await newPatient(account);
  const { mergeId } = await account.ok(mergeNotes, { body: { source_note_id: noteId, target_note_id: target.id } });
  expect(await entryById(account, id)).toMatchObject({ noteId: target.id, signature });
  await account.ok(undoMerge, { params: { mergeId } });
  expect(await entryById(account, id)).toMatchObject({ noteId, signature });
});

it('keeps its chart out of the bin, alone or among others', async () => {
  const { noteId } = await signedEntry();
  const other = await newPatient(account);
  for (const ids of [[noteId], [other.id, noteId]]) {
    const reply = await account.call(deleteNotes, { body: { ids } });
    expect([reply.status, errorCode(reply)]).toEqual([409, 'SIGNED_ENTRIES']);
  }
  const left = await server.engine.query('select id from notes where deleted_at is null and workspace_id = $1', [
    account.workspaceId,
  ]);
  expect(left).toHaveLength(2);
});
