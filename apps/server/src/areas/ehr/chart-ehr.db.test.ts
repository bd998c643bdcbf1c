import { closeAccount } from '@clinical/contract/accounts/password.calls';
import { previewEhrPush } from '@clinical/contract/ehr/ehr.calls';
import { mergeNotes, undoMerge } from '@clinical/contract/notes/merges.calls';
import { exportNote } from '@clinical/contract/notes/notes.calls';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { newStoredPush } from '../../../test/builders/ehr.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { password } from '../../../test/builders/signing.ts';
import { writtenEntry } from '../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { readZip } from '../../../test/read-zip.ts';
import { area } from './area.ts';
import { ehrLinks, ehrPatients } from './ehr.table.ts';

let server: TestServer;
let account: TestAccount;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server, { password });
});

async function sentNote() {
  const { id: noteId } = await newNote(account, { title: 'Maria Lind' });
  const { id: transcriptId } = await writtenEntry(account, { noteId });
  await newStoredPush(server, account, { noteId, transcriptId, text: 'Dry cough for three days.' });
  return { noteId, transcriptId };
}

const chosenFor = async (noteId: string): Promise<string[]> => {
  const rows = await server.engine.db.select().from(ehrPatients).where(eq(ehrPatients.noteId, noteId));
  return rows.map(({ patientId }) => patientId);
};

it('the chosen patient follows a merge, and comes back; what was sent stays with its entry', async () => {
  const { noteId, transcriptId } = await sentNote();
  const into = await newNote(account, { title: 'Maria Lind' });
  const body = { source_note_id: noteId, target_note_id: into.id };
  const { mergeId } = await account.ok(mergeNotes, { body });
  expect([await chosenFor(noteId), await chosenFor(into.id)]).toEqual([[], ['p1']]);
  const { pushes } = await account.ok(previewEhrPush, { params: { id: transcriptId } });
  expect(pushes).toMatchObject([{ state: 'confirmed', documentId: '1' }]);
  await account.ok(undoMerge, { params: { mergeId } });
  expect([await chosenFor(noteId), await chosenFor(into.id)]).toEqual([['p1'], []]);
});

it('the choice of the chart that stays is kept', async () => {
  const one = await sentNote();
  const two = await sentNote();
  await account.ok(mergeNotes, { body: { source_note_id: one.noteId, target_note_id: two.noteId } });
  expect(await chosenFor(two.noteId)).toEqual(['p1']);
});

it('an export of the chart names what was sent, and where', async () => {
  const { noteId } = await sentNote();
  const reply = await server.fetch(`/api${exportNote.path.replace('{id}', noteId)}`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  const files = readZip(Buffer.from(await reply.arrayBuffer()));
  const [name] = [...files.keys()].filter((each) => each.endsWith('sent-to-ehr.json'));
  expect(JSON.parse(files.get(name!)!.toString())).toMatchObject([
    { system: 'fhir', patientId: 'p1', documentId: '1', state: 'confirmed', text: 'Dry cough for three days.' },
  ]);
});

it('the link of a closed account is erased', async () => {
  const { userId } = account;
  const link = { type: 'fhir', subject: userId, accessSealed: 'sealed', linkedAt: 1 };
  await server.engine.db.insert(ehrLinks).values({ ...link, userId });
  await account.ok(closeAccount, { body: { password } });
  await area.tidy!(server.engine.db, server.clock.now());
  expect(await server.engine.db.select().from(ehrLinks).where(eq(ehrLinks.userId, userId))).toEqual([]);
});
