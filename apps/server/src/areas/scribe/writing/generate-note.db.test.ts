import { createTemplate } from '@clinical/contract/templates/templates.calls';
import { generateTranscript } from '@clinical/contract/scribe/generate.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { createEmptyTicket } from '@clinical/contract/transcripts/entries.calls';
import { getEditHistory } from '@clinical/contract/transcripts/versions.calls';
import type { GenerateEvent, GenerateNote } from '@clinical/contract/scribe/generate.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { entryById, finishedTask, newEntry, newPatient, writtenEntry } from '../../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

/** All events of the stream, in order. */
async function events(id: string, body: GenerateNote = {}): Promise<GenerateEvent[]> {
  const reply = await account.call(generateTranscript, { params: { id }, body });
  expect(reply.headers.get('content-type')).toContain('text/event-stream');
  return String(reply.body)
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)) as GenerateEvent);
}

describe('writing a note again', () => {
  it('names its task first, then reports until it is complete', async () => {
    const entry = await newEntry(account);
    const told = await events(entry.id);
    expect(told[0]!.type).toBe('task');
    expect(told.at(-1)!.type).toBe('complete');
    expect(new Set(told.map((event) => event.taskId)).size).toBe(1);
    expect((await entryById(account, entry.id)).version).toBe(1);
  });

  it('adds a draft named after its template, and the entry remembers the template', async () => {
    const entry = await writtenEntry(account);
    const template = await account.ok(createTemplate, {
      body: { title: 'Follow-up visit', nickname: 'Follow-up', sections: [{ key: 'plan', header: 'Plan' }] },
    });
    await events(entry.id, { templateId: template.id });
    const history = await account.ok(getEditHistory, { params: { id: entry.id }, query: {} });
    expect(history.map(({ name }) => name)).toEqual(['AI draft 2, Follow-up', 'AI draft 1, General note']);
    expect((await entryById(account, entry.id)).templateId).toBe(template.id);
    await events(entry.id, { templateId: null });
    expect((await entryById(account, entry.id)).templateId).toBeNull();
  });

  it('writes the same note from the same source', async () => {
    const entry = await writtenEntry(account);
    await events(entry.id);
    const again = await entryById(account, entry.id);
    expect([again.sections, again.sentences]).toEqual([entry.sections, entry.sentences]);
  });
});

describe('with the embedded engine', () => {
  it('names each section as it is written, and can write one alone', async () => {
    const entry = await newEntry(account);
    const told = (await events(entry.id)).flatMap(({ section }) => (section ? [section] : []));
    const written = await entryById(account, entry.id);
    expect(told).toEqual(written.sections);
    const again = await events(entry.id, { sections: ['results'] });
    expect(again.flatMap(({ section }) => (section ? [section.key] : []))).toEqual(['results']);
    expect((await entryById(account, entry.id)).sections).toEqual(written.sections);
  });

  it('writes typed context word for word where it belongs, marked as typed', async () => {
    const entry = await newEntry(account);
    await events(entry.id, { extraContext: 'HbA1c 7.2 % on 3 November.\nRefer to cardiology.' });
    const { sections, sentences } = await entryById(account, entry.id);
    expect(sentences.filter(({ kind }) => kind === 'typed')).toEqual([
      { text: 'HbA1c 7.2 % on 3 November.', section: 'results', kind: 'typed', links: [] },
      { text: 'Refer to cardiology.', section: 'assessment-and-plan', kind: 'typed', links: [] },
    ]);
    expect(sections.find(({ key }) => key === 'results')!.html).toContain('HbA1c 7.2 %');
  });

  it('writes in English only, and says so', async () => {
    const entry = await newEntry(account);
    const told = await events(entry.id, { language: 'de' });
    expect(told.at(-1)).toMatchObject({ type: 'error' });
    expect(told.at(-1)!.message).toContain('German');
  });
});

describe('what cannot be written', () => {
  it('is refused before the stream begins', async () => {
    const patient = await newPatient(account);
    const blank = await account.ok(createEmptyTicket, { body: { noteId: patient.id } });
    const entry = await newEntry(account);
    const empty = await account.ok(createTemplate, { body: { title: 'Empty', sections: [] } });
    const other = await newAccount(server);
    const attempts = [
      [await account.call(generateTranscript, { params: { id: blank.id }, body: {} }), 422, 'EMPTY_SOURCE'],
      [
        await account.call(generateTranscript, { params: { id: entry.id }, body: { templateId: empty.id } }),
        422,
        'TEMPLATE_WITHOUT_SECTIONS',
      ],
      [await other.call(generateTranscript, { params: { id: entry.id }, body: {} }), 404, 'NOT_FOUND'],
      [await account.call(generateTranscript, { params: { id: patient.id }, body: {} }), 404, 'NOT_FOUND'],
    ] as const;
    for (const [reply, status, code] of attempts) expect([reply.status, errorCode(reply)]).toEqual([status, code]);
    expect(await entryById(account, entry.id)).toEqual(entry);
  });
});

it('says so when the source is in a language that the local engine does not write from', async () => {
  const { id: noteId } = await newPatient(account);
  const question =
    'Médico: ¿Qué le pasa hoy?\nPaciente: Tengo un dolor muy fuerte en la rodilla desde hace una semana, y no me deja dormir por la noche.\nMédico: ¿Tiene fiebre? ¿Cómo está de la espalda?\nPaciente: No, pero la espalda me duele al caminar.';
  const { taskId, transcript } = await account.ok(saveTranscript, { body: { noteId, question, generate: true } });
  const task = await finishedTask(account, taskId ?? '');
  expect(task.status).toBe('failure');
  expect(task.result.message).toContain('Spanish');
  expect(await entryById(account, transcript.id)).toMatchObject({ question, answer: '', failure: { taskId } });
});
