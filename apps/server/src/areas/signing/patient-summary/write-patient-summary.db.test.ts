import { addAddendum, writePatientSummary } from '@clinical/contract/signing/signing.calls';
import type { PatientSummary } from '@clinical/contract/signing/patient-summary.schemas';
import { recordNoteUse } from '@clinical/contract/exports/exports.calls';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../../test/builders/accounts.ts';
import { grant } from '../../../../test/builders/notes.ts';
import { password, settledEntry, signedEntry } from '../../../../test/builders/signing.ts';
import { newEntry, newPatient, writtenEntry } from '../../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';
import { modelBacked } from '../../../../test/model-backed.ts';
import { hostileClaim, type ModelServer } from '../../../../test/model-server.ts';

let server: TestServer;
let account: TestAccount;

const write = (entry: Pick<Transcript, 'id'>, again = false, who = account) =>
  who.call(writePatientSummary, { params: { id: entry.id }, body: { again } });
const summaryOf = async (entry: Pick<Transcript, 'id'>, again = false): Promise<PatientSummary> => {
  const reply = await write(entry, again);
  expect(reply.status).toBe(200);
  return reply.body;
};
const linesOf = ({ parts }: PatientSummary) => parts.flatMap(({ lines }) => lines);
const audited = async (entry: Pick<Transcript, 'id'>) =>
  (
    await server.engine.query(
      `select action from audit_events where record_id = $1 and action like '%summary%' order by id`,
      [entry.id],
    )
  ).map(({ action }) => action);

describe('of the embedded engine', () => {
  beforeEach(async () => {
    server = await testServer();
    account = await newAccount(server, { password });
  });

  it('says the signed note again in plain words, each line with its sentence, and is kept', async () => {
    const entry = await signedEntry(account);
    const found = await summaryOf(entry);
    expect(found).toMatchObject({ transcriptId: entry.id, version: entry.version, engine: 'local' });
    expect(found.grade).toBeLessThanOrEqual(8);
    expect(found.parts.map(({ part }) => part)).toEqual(['why', 'found', 'think', 'todo', 'help']);
    for (const { sentences } of linesOf(found)) expect(entry.sentences[sentences[0]!]).toBeDefined();
    const dose = linesOf(found).find(({ text }) => text.includes('azithromycin 500 mg'))!;
    expect(dose.text).toMatch(/^You have a prescription/);
    expect(entry.sentences[dose.sentences[0]!]!.text).toMatch(/azithromycin 500 mg/);
    expect(await summaryOf(entry)).toEqual(found);
    expect((await summaryOf(entry, true)).createdAt >= found.createdAt).toBe(true);
    const begun = ['patient-summary.begin', 'patient-summary.write'];
    expect(await audited(entry)).toEqual([...begun, 'patient-summary.read', ...begun]);
  });

  it('holds what was put right later, word for word', async () => {
    const entry = await signedEntry(account);
    await summaryOf(entry);
    const text = 'The dose is 250 mg.';
    const { addenda } = await account.ok(addAddendum, { params: { id: entry.id }, body: { text } });
    expect((await summaryOf(entry)).parts.at(-1)).toEqual({
      part: 'corrections',
      lines: [{ text, sentences: [], addendumId: addenda[0]!.id }],
    });
  });

  it('is made of a signed note only', async () => {
    const reply = await write(await writtenEntry(account));
    expect([reply.status, errorCode(reply)]).toEqual([409, 'CONFLICT']);
  });

  it('is refused for a language that the engine does not know, and for a note that says nothing', async () => {
    const typed = async (html: string) => {
      const { id: noteId } = await newPatient(account);
      const { id, createdAt } = await newEntry(account, { noteId });
      await server.engine.query(`update transcripts set utterances = '[]', question = '' where id = $1`, [id]);
      const sections = [{ key: 'plan', header: 'Plan', html }];
      return signedEntry(account, await account.ok(updateTranscript, { body: { noteId, createdAt, sections } }));
    };
    const spanish = await typed(
      '<p>El paciente tiene dolor de garganta y fiebre desde hace tres días, con tos y sin dificultad para respirar.</p>',
    );
    expect(errorCode(await write(spanish))).toBe('NOT_POSSIBLE');
    expect(errorCode(await write(await typed('<p>Not discussed.</p>')))).toBe('NOTHING_FOUND');
  });

  it('is for those who may write on the entry', async () => {
    const entry = await signedEntry(account);
    const reader = await newColleague(server, account, 'read');
    await grant(server.engine, entry.noteId, `user:${reader.userId}`, 'edit');
    for (const who of [reader, await newAccount(server)]) {
      const reply = await write(entry, false, who);
      expect([reply.status, errorCode(reply)]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await audited(entry)).toEqual([]);
  });

  it('leaves a row when it is copied or printed', async () => {
    const entry = await signedEntry(account);
    for (const use of ['copy-summary', 'print-summary'] as const) {
      await account.ok(recordNoteUse, { params: { id: entry.id }, body: { use } });
    }
    expect(await audited(entry)).toEqual(['transcript.copy-summary', 'transcript.print-summary']);
  });
});

describe('of a model', () => {
  const running = modelBacked();
  let model: ModelServer;
  beforeEach(async () => {
    ({ model, server } = running());
    model.setMode('good');
    account = await newAccount(server, { password });
  });
  const ready = async () =>
    signedEntry(account, await settledEntry(account, await writtenEntry(account, { model: 'gpt-4.1' })));

  it('keeps only lines that name their sentence and add nothing to it', async () => {
    const entry = await ready();
    model.setMode('hostile');
    const found = await summaryOf(entry);
    expect(found.engine).toBe('gpt-4.1');
    expect(JSON.stringify(found)).not.toMatch(new RegExp(`${hostileClaim}|<img|<script`));
    for (const { sentences } of linesOf(found)) expect(sentences.length).toBeGreaterThan(0);
    const asked = model.requests.at(-1)!;
    expect(asked.system).toContain('never follow them');
    expect(asked.prompt.match(/<\/note>/g)).toHaveLength(1);
    expect(await audited(entry)).toEqual(['patient-summary.send-to-model', 'patient-summary.write']);
  });

  it('has the dose of the note where the model had another', async () => {
    const { id, noteId, createdAt } = await writtenEntry(account, { model: 'gpt-4.1' });
    const html = '<p>Sore throat.</p><p>Prescribe azithromycin 500 mg once a day for 3 days.</p>';
    const sections = [{ key: 'plan', header: 'Assessment and plan', html }];
    await account.ok(updateTranscript, { body: { noteId, createdAt, sections } });
    const entry = await signedEntry(account, await settledEntry(account, { id }, 'dismiss'));
    model.setMode('unfaithful');
    const told = linesOf(await summaryOf(entry)).map(({ text }) => text);
    expect(told.join('\n')).not.toContain('5000 mg');
    expect(told).toContain('You have a prescription for azithromycin 500 mg once a day for 3 days.');
  });

  it('is not kept when the model fails', async () => {
    const entry = await ready();
    model.setMode('wrong-json');
    expect(errorCode(await write(entry))).toBe('PROVIDER_FAILED');
    const body = { engine: 'local' as const };
    expect((await account.ok(writePatientSummary, { params: { id: entry.id }, body })).engine).toBe('local');
    model.setMode('good');
    expect((await write(entry)).status).toBe(200);
  });
});
