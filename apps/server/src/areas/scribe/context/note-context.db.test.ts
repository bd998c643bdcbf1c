import { createNote } from '@clinical/contract/notes/notes.calls';
import { answerIdentity } from '@clinical/contract/checks/checks.calls';
import { deleteTranscript, updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import { getEditHistory } from '@clinical/contract/transcripts/versions.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import type { SaveTranscript } from '@clinical/contract/scribe/sources.schemas';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { newTemplate } from '../../../../test/builders/templates.ts';
import {
  entryById,
  finishedTask,
  newEntry,
  newPatient,
  shortVisit,
  writtenEntry,
} from '../../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;

beforeAll(async () => {
  server = await testServer();
  account = await newAccount(server);
});

const sections = [
  { key: 'history', header: 'History of present illness' },
  { key: 'allergies', header: 'Allergies' },
];
const firstVisit = 'Doctor: Any allergies?\nPatient: I am allergic to latex, it gives me a rash.';

/** A chart with an entry whose note names an allergy, and a template with a place for it. */
async function chartWithAllergy(who: TestAccount) {
  const { id: noteId } = await newPatient(who);
  const template = await newTemplate(who, { sections, macros: [] });
  const first = await newEntry(who, { noteId, question: firstVisit });
  const saved = await who.ok(updateTranscript, {
    body: {
      noteId,
      createdAt: first.createdAt,
      sections: [{ key: 'allergies', header: 'Allergies', html: '<p>Latex: rash.</p>' }],
    },
  });
  return { noteId, templateId: template.id, first: saved };
}

describe('a chosen entry', () => {
  test('gives what still holds to the note, marked and linked, and stays with its version', async () => {
    const { noteId, templateId, first } = await chartWithAllergy(account);
    const entry = await writtenEntry(account, { noteId, templateId, contextEntryIds: [first.id] });
    const carried = entry.sentences.filter(({ kind }) => kind === 'chart');
    expect(carried).toMatchObject([
      {
        section: 'allergies',
        text: 'Latex: rash (carried forward, not discussed today).',
        links: [{ quote: 'Latex: rash.', source: { kind: 'entry', id: first.id } }],
      },
    ]);
    const built = [{ kind: 'entry', id: first.id, version: first.version, createdAt: first.createdAt }];
    expect(entry.builtFrom).toEqual(built);
    const [version] = await account.ok(getEditHistory, { params: { id: entry.id }, query: {} });
    expect(version?.builtFrom).toEqual(built);
  });

  test('keeps its links through an edit of another sentence', async () => {
    const { noteId, templateId, first } = await chartWithAllergy(account);
    const entry = await writtenEntry(account, { noteId, templateId, contextEntryIds: [first.id] });
    const edited = entry.sections.map((section) =>
      section.key === 'history' ? { ...section, html: '<p>Sore throat for three days.</p>' } : section,
    );
    const body = { noteId, createdAt: entry.createdAt, sections: edited };
    const saved = await account.ok(updateTranscript, { body });
    expect(saved.sentences.filter(({ kind }) => kind === 'chart')).toEqual(
      entry.sentences.filter(({ kind }) => kind === 'chart'),
    );
    expect(saved.builtFrom).toEqual(entry.builtFrom);
  });

  test('is of this chart, still there and not synthetic, or the request is refused', async () => {
    const { noteId } = await chartWithAllergy(account);
    const foreign = await newEntry(account);
    const synthetic = await newEntry(account, { noteId, kind: 'synthetic' });
    const gone = await newEntry(account, { noteId });
    await account.ok(deleteTranscript, { params: { id: gone.id } });
    for (const id of [foreign.id, synthetic.id, gone.id, randomUUID()]) {
      const body: SaveTranscript = { noteId, question: shortVisit, generate: true, contextEntryIds: [id] };
      const reply = await account.call(saveTranscript, { body });
      expect([reply.status, errorCode(reply)]).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('stays behind when the entry turns out to be another patient’s and moves there', async () => {
    const omar = await account.ok(createNote, { body: { title: 'Omar Haddad', dateOfBirth: '1971-11-30' } });
    const { id: noteId } = await account.ok(createNote, { body: { title: 'Maria Santos', dateOfBirth: '1958-03-14' } });
    const first = await newEntry(account, { noteId, question: firstVisit });
    const question = `Doctor: Your name and date of birth?\nPatient: Omar Haddad, November 30, 1971.\n${shortVisit}`;
    const body = { noteId, question, generate: true, contextEntryIds: [first.id] };
    const { transcript } = await account.ok(saveTranscript, { body });
    expect(transcript.hold?.kind).toBe('identity');
    const answer = { action: 'move' as const, noteId: omar.id };
    const { taskId } = await account.ok(answerIdentity, { params: { id: transcript.id }, body: answer });
    expect((await finishedTask(account, taskId!)).status).toBe('success');
    expect((await entryById(account, transcript.id)).builtFrom).toEqual([]);
  });

  test('that is more than the model takes is refused, saying by how much and which to leave out', async () => {
    const { id: noteId } = await newPatient(account);
    const line = 'Patient: My knee hurts when I climb the stairs at home in the morning.\n';
    const large = await newEntry(account, { noteId, question: line.repeat(4_000) });
    const body = { noteId, question: shortVisit, model: 'o3', generate: true, contextEntryIds: [large.id] };
    const reply = await account.call(saveTranscript, { body });
    expect([reply.status, errorCode(reply)]).toEqual([422, 'CONTEXT_TOO_LARGE']);
    expect(reply.body).toMatchObject({
      message: expect.stringMatching(/[\d,]+ characters over the limit of this model/),
    });
  });
});
