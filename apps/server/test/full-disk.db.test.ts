import { getUserInfo, listSessions, register, updateUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { createNote, deleteNotes, getNote, listNotes, updateNote } from '@clinical/contract/notes/notes.calls';
import { createTemplate } from '@clinical/contract/templates/templates.calls';
import { getTranscripts, updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { uploadAudioFiles } from '@clinical/contract/capture/files.calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from './builders/accounts.ts';
import { newEntry, newPatient, shortVisit } from './builders/transcripts.ts';
import { signInTo } from './builders/sign-in.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { filesBelow } from './temporary-folder.ts';

const password = 'violet-anchor-meadow-41';
let roomy: TestServer;
let full: TestServer;
let account: TestAccount;
beforeAll(async () => {
  roomy = await startTestServer();
  account = await newAccount(roomy, { password });
  // More than any disk has, so free space is under it.
  full = await startTestServer({ FREE_SPACE_RESERVE_MB: '9000000000' });
});
afterAll(async () => {
  await full.stop();
  await roomy.stop();
});

test('on a disk that is nearly full every write is refused, nothing is half there, and reading goes on', async () => {
  const note = await newPatient(account);
  const entry = await newEntry(account, { noteId: note.id });
  const token = account.token;
  const place = { noteId: note.id, createdAt: entry.createdAt };
  const before = await filesBelow(`${full.dataDir}/files`);
  const writes = [
    await full.call(createNote, { body: { title: 'No Room' } }, { token }),
    await full.call(updateNote, { params: { id: note.id }, body: { phone: '555 555 0109' } }, { token }),
    await full.call(deleteNotes, { body: { ids: [note.id] } }, { token }),
    await full.call(createTemplate, { body: { title: 'T', sections: [] } }, { token }),
    await full.call(saveTranscript, { body: { noteId: note.id, question: shortVisit, generate: true } }, { token }),
    await full.call(updateTranscript, { body: { ...place, answer: '<p>x</p>' } }, { token }),
    await full.call(updateUserInfo, { body: { nickname: 'N' } }, { token }),
    await full.call(register, { body: { email: 'late@example.org', password, given_name: 'A', family_name: 'B' } }),
  ];
  const form = new FormData();
  form.set('noteId', note.id);
  form.append('files', new Blob([shortVisit]), 'visit.txt');
  const upload = await full.fetch(`/api${uploadAudioFiles.path}`, {
    method: 'POST',
    headers: { authorization: `token ${token}` },
    body: form,
  });
  for (const reply of writes)
    expect([reply.status, reply.body]).toEqual([507, expect.objectContaining({ code: 'STORAGE_FULL' })]);
  expect(upload.status).toBe(507);
  expect(await filesBelow(`${full.dataDir}/files`)).toEqual(before);
  for (const reply of [
    await full.call(getNote, { params: { id: note.id } }, { token }),
    await full.call(listNotes, { query: {} }, { token }),
    await full.call(getTranscripts, { params: { id: note.id } }, { token }),
    await full.call(getUserInfo, {}, { token }),
  ])
    expect(reply.status).toBe(200);
  expect((await account.ok(getTranscripts, { params: { id: note.id } })) as unknown[]).toHaveLength(1);
});

test('people still sign in to read, and out', async () => {
  const browser = await signInTo(full, account.email, password);
  expect(browser.status).toBe(200);
  const { token } = browser;
  expect((await full.call(listSessions, {}, { token })).status).toBe(200);
  expect((await signInTo(full, account.email, 'not-the-password')).status).toBe(401);
  await browser.signOut();
  expect((await full.call(listSessions, {}, { token })).status).toBe(401);
});
