import { listAudit } from '@clinical/contract/audit/audit.calls';
import { listClinicalTasks } from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import { mergeNotes } from '@clinical/contract/notes/merges.calls';
import { updateNote } from '@clinical/contract/notes/notes.calls';
import { greetPatient, reportByLink } from '@clinical/contract/patient-links/patient-links.calls';
import type { LinkView } from '@clinical/contract/patient-links/patient-links.schemas';
import * as signing from '@clinical/contract/signing/signing.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../../test/builders/accounts.ts';
import { grant, newNote } from '../../../../test/builders/notes.ts';
import { dateOfBirth, type Link, linkOf, patientsOf } from '../../../../test/builders/patient-links.ts';
import { password, signedEntry } from '../../../../test/builders/signing.ts';
import { writtenEntry } from '../../../../test/builders/transcripts.ts';
import { errorCode, startTestServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let ada: TestAccount;
let patients: ReturnType<typeof patientsOf>;

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'true' });
  patients = patientsOf(server);
});
beforeEach(async () => {
  ada = await newAccount(server, { password });
});
afterAll(() => server.stop());

const linkIt = (entry: Pick<Transcript, 'id'>, body = {}, by = ada) =>
  by.call(signing.linkSummary, { params: { id: entry.id }, body });

/** A signed note with its summary, and the link to it. */
async function linked(body: { dateOfBirth?: string } = { dateOfBirth }): Promise<Link & { entry: Transcript }> {
  const entry = await signedEntry(ada);
  await ada.ok(signing.writePatientSummary, { params: { id: entry.id }, body: {} });
  const { url } = await ada.ok(signing.linkSummary, { params: { id: entry.id }, body });
  return { entry, ...linkOf(url) };
}
const report = ({ token }: Link, { visit }: LinkView, text: string, comment = '') =>
  server.call(reportByLink, { params: { token }, body: { visit, text, comment } });
const linesOf = ({ summary }: LinkView) => summary!.parts.flatMap(({ lines }) => lines);
const tasksOf = async (noteId: string) => (await ada.ok(listClinicalTasks, { query: { noteId } })).items;

describe('a link to a summary', () => {
  test('shows what the signed note says in plain words after the date of birth, and nothing before', async () => {
    const link = await linked();
    const { body: greeting } = await server.call(greetPatient, { params: { token: link.token } });
    expect(greeting).toEqual({ state: 'open', kind: 'summary' });
    const view = await patients.visit(link);
    expect(view).toMatchObject({ kind: 'summary', state: 'reading', question: null, locale: null });
    expect(view.summary?.signer).toMatch(/\S/);
    const own = await ada.ok(signing.writePatientSummary, { params: { id: link.entry.id }, body: {} });
    expect(linesOf(view).map(({ text }) => text)).toEqual(
      own.parts.flatMap(({ lines }) => lines.map(({ text }) => text)),
    );
    expect(own.link).toMatchObject({ state: 'opened' });
    expect(errorCode(await patients.answer(link, view, 'A cough.'))).toBe('CONFLICT');
  });

  test('takes "This is not right" once a line: one task for staff with the words, and an addendum answers it', async () => {
    const link = await linked();
    const view = await patients.visit(link);
    const { text } = linesOf(view)[0]!;
    const after = await report(link, view, text, 'It was by day.');
    expect(after.status).toBe(200);
    expect(linesOf(after.body).filter(({ reported }) => reported)).toEqual([{ text, reported: true }]);
    expect((await report(link, view, text, 'Again.')).status).toBe(200);
    const tasks = await tasksOf(link.entry.noteId);
    expect(tasks.filter(({ category }) => category === 'AI-Audit')).toMatchObject([
      { title: expect.stringContaining('is not right'), description: expect.stringContaining('It was by day.') },
    ]);
    expect(tasks.find(({ category }) => category === 'AI-Audit')?.description).toContain('by the patient');
    expect((await report(link, view, 'Nobody wrote this.')).status).toBe(404);
    const addendum = 'The cough is by day.';
    await ada.ok(signing.addAddendum, { params: { id: link.entry.id }, body: { text: addendum } });
    const corrected = (await patients.show(link, view)).body;
    expect(corrected.summary?.parts.at(-1)).toEqual({
      part: 'corrections',
      lines: [{ text: addendum, reported: false }],
    });
    const { items } = await ada.ok(listAudit, { query: { action: 'patient-link.report' } });
    expect(items).toHaveLength(2);
  });

  test('needs a summary, and a date of birth where the chart has none', async () => {
    const entry = await signedEntry(ada);
    expect(errorCode(await linkIt(entry, { dateOfBirth }))).toBe('CONFLICT');
    expect(errorCode(await linkIt(await writtenEntry(ada), { dateOfBirth }))).toBe('CONFLICT');
    await ada.ok(signing.writePatientSummary, { params: { id: entry.id }, body: {} });
    expect(errorCode(await linkIt(entry))).toBe('INVALID_INPUT');
  });

  test('is revoked by a newer one and by staff, and ends for another date of birth of the chart', async () => {
    const link = await linked();
    const view = await patients.visit(link);
    const { url } = await ada.ok(signing.linkSummary, { params: { id: link.entry.id }, body: { dateOfBirth } });
    expect((await report(link, view, linesOf(view)[0]!.text)).status).toBe(404);
    const next = linkOf(url);
    const again = await patients.visit(next);
    const { link: state } = await ada.ok(signing.unlinkSummary, { params: { id: link.entry.id } });
    expect(state).toMatchObject({ state: 'revoked' });
    expect((await patients.show(next, again)).status).toBe(404);
    const third = linkOf(
      (await ada.ok(signing.linkSummary, { params: { id: link.entry.id }, body: { dateOfBirth } })).url,
    );
    const open = await patients.visit(third);
    await ada.ok(updateNote, { params: { id: link.entry.noteId }, body: { dateOfBirth: '1990-01-01' } });
    expect((await patients.show(third, open)).status).toBe(404);
    expect((await patients.open(third)).status).toBe(404);
    expect(await tasksOf(link.entry.noteId)).toEqual([]);
  });

  test('hides a line that staff reported from nobody, and ends when its chart is merged', async () => {
    const link = await linked();
    const view = await patients.visit(link);
    const { text } = linesOf(view)[0]!;
    await ada.ok(signing.reportSummary, { params: { id: link.entry.id }, body: { text, comment: 'By staff' } });
    expect(linesOf((await patients.show(link, view)).body)[0]).toEqual({ text, reported: false });
    await report(link, view, text, 'By the patient');
    expect(await tasksOf(link.entry.noteId)).toHaveLength(2);
    const other = await newNote(ada, { title: 'Maria Lind' });
    await ada.ok(mergeNotes, {
      body: { source_note_id: link.entry.noteId, target_note_id: other.id, confirm_title: 'Maria Lind' },
    });
    expect((await patients.show(link, view)).status).toBe(404);
  });

  test('is made and revoked by those who may write on the entry', async () => {
    const { entry } = await linked();
    const reader = await newColleague(server, ada, 'read');
    await grant(server.engine, entry.noteId, `user:${reader.userId}`, 'edit');
    for (const who of [reader, await newAccount(server)]) {
      expect((await linkIt(entry, { dateOfBirth }, who)).status).toBe(404);
      expect((await who.call(signing.unlinkSummary, { params: { id: entry.id } })).status).toBe(404);
    }
  });
});
