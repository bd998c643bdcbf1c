import { getBrief } from '@clinical/contract/brief/brief.calls';
import * as calls from '@clinical/contract/forms/forms.calls';
import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { applyTasks, newClinicalTask } from '../../../test/builders/clinical-tasks.ts';
import { blankForm, flatForm, newForm, newFormDraft } from '../../../test/builders/forms.ts';
import { newPatient } from '../../../test/builders/transcripts.ts';
import { sendForm } from '../../../test/builders/uploads.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { openPdf, piecesOf } from '../../gateways/documents/pdf-document.ts';

let server: TestServer;
let account: TestAccount;
let formId: string;
beforeAll(async () => {
  server = await testServer();
  account = await newAccount(server);
  formId = (await newForm(server, account)).id;
});

const nameOf = (fields: { id: string; name: string }[], name: string): string =>
  fields.find((field) => field.name === name)!.id;

async function startedDraft(patient = 'Jane Roe') {
  const noteId = (await newPatient(account, patient)).id;
  const draft = await newFormDraft(account, formId, noteId);
  const set = (name: string, value: string) =>
    account.call(calls.setFormValue, {
      params: { id: draft.id, fieldId: nameOf(draft.fields, name) },
      body: { value },
    });
  return { noteId, draft, set };
}

/** Asks for the filled PDF as a page does. */
async function filled(draftId: string, incomplete = false, who = account, id = formId) {
  const response = await server.fetch(`/api${calls.fillForm.path.replace('{id}', id)}`, {
    method: 'POST',
    headers: { authorization: `token ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ draftId, incomplete }),
  });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function eventsOf(id: string) {
  const { body } = await account.call(calls.generateFormFields, { params: { id } });
  return [...String(body).matchAll(/^data: (\{.*)$/gm)].map(([, json]) => JSON.parse(json!));
}

const threadOf = async (id: string) => (await account.ok(getTranscripts, { params: { id } })) as Transcript[];

const wordsOf = async (bytes: Buffer): Promise<string> => {
  const page = await (await openPdf(bytes)).getPage(1);
  return (await piecesOf(page)).map(({ text }) => text).join(' ');
};

describe('a blank form', () => {
  it('brings its own fields, with the words printed beside them', async () => {
    const { fields, version } = await account.ok(calls.getFormFields, { params: { id: formId } });
    expect(version).toBe(1);
    expect(fields.map(({ name, type, required, attests }) => [name, type, required, attests])).toEqual([
      ['Patient name', 'text', false, false],
      ['Date of birth', 'date', false, false],
      ["Provider's name", 'text', false, false],
      ['Signature', 'signature', false, true],
      ['Diagnosis', 'text', true, false],
      ['side', 'choice', false, false],
      ['Urgent', 'checkbox', false, false],
    ]);
    expect(fields[5]!.options).toEqual([
      { value: 'left', label: 'left' },
      { value: 'right', label: 'right' },
    ]);
  });

  it('is everybody’s in the workspace, changed only by its owner, and nobody’s elsewhere', async () => {
    const [colleague, stranger] = [await newColleague(server, account), await newAccount(server)];
    expect((await colleague.ok(calls.listForms, {})).map(({ id, abilities }) => [id, abilities.edit])).toEqual([
      [formId, false],
    ]);
    expect(await stranger.ok(calls.listForms, {})).toEqual([]);
    expect((await stranger.call(calls.getFormFields, { params: { id: formId } })).status).toBe(404);
    expect((await colleague.call(calls.deleteForm, { params: { id: formId } })).status).toBe(404);
  });

  it('is refused when it is locked or no PDF, and says so with its name', async () => {
    const locked = await PDFDocument.load(await blankForm());
    locked.encrypt({ userPassword: '', ownerPassword: 'x', permissions: { fillingForms: false, modifying: false } });
    const send = (name: string, content: Buffer | string) =>
      sendForm(server, account, calls.uploadForm.path, [{ name, content }], {});
    expect(await send('locked.pdf', Buffer.from(await locked.save()))).toMatchObject({
      status: 422,
      body: { code: 'UNREADABLE_SOURCE', message: expect.stringMatching(/“locked.pdf”.*forbidden/) },
    });
    expect((await send('form.pdf', 'no form')).status).toBe(415);
  });

  it('gets new fields as a new version, over the version that they are based on', async () => {
    const { id } = await newForm(server, account, { title: 'Other' });
    const { version, fields } = await account.ok(calls.getFormFields, { params: { id } });
    const changed = fields.map((field) => ({ ...field, required: true }));
    const save = () => account.call(calls.saveFormFields, { params: { id }, body: { version, fields: changed } });
    expect((await save()).status).toBe(200);
    expect(errorCode(await save())).toBe('VERSION_CONFLICT');
    expect((await account.ok(calls.getFormFields, { params: { id } })).version).toBe(2);
    await account.ok(calls.deleteForm, { params: { id } });
    expect((await account.call(calls.getForm, { params: { id } })).status).toBe(404);
    await account.ok(calls.restoreForm, { params: { id } });
    expect((await account.ok(calls.getForm, { params: { id } })).version).toBe(2);
  });

  it('streams its fields one by one', async () => {
    const events = await eventsOf(formId);
    expect(events[0]).toMatchObject({ type: 'progress', total: 1 });
    expect(
      events.filter(({ type }) => type === 'field').map(({ progress, total }) => `${progress}/${total}`),
    ).toContain('7/7');
    expect(events.at(-1)).toMatchObject({ type: 'complete', total_fields: 7 });
  });

  it('without fields of its own gets those that are printed, page by page, once a person saves them', async () => {
    const { id, fields } = await newForm(server, account, { content: await flatForm() });
    expect(fields).toBe(0);
    const events = await eventsOf(id);
    const found = events.filter(({ type }) => type === 'field').map(({ data }) => data);
    expect(found.map(({ name, type }) => [name, type])).toEqual([
      ['Patient name', 'text'],
      ['Urgent', 'checkbox'],
    ]);
    expect(events.at(-2)).toMatchObject({ type: 'progress', progress: 1, total: 1 });
    expect(events.at(-1)).toMatchObject({ type: 'complete', total_fields: 2 });
    expect((await account.ok(calls.getFormFields, { params: { id } })).fields).toEqual([]);
    await account.ok(calls.saveFormFields, { params: { id }, body: { version: 1, fields: found } });
    expect((await account.ok(calls.getForm, { params: { id } })).fields).toBe(2);
  });
});

describe('a form for a patient', () => {
  it('holds what the chart says, each value with its source, and nothing where a person signs', async () => {
    const { draft } = await startedDraft();
    const shown = Object.fromEntries(draft.fields.map(({ id, name }) => [name, draft.values[id]]));
    expect(shown).toMatchObject({ 'Patient name': { value: 'Jane Roe', changedBy: null, source: { kind: 'chart' } } });
    expect([shown.Signature, shown.Diagnosis]).toEqual([undefined, undefined]);
  });

  it('keeps each field as it is entered, by two people at once', async () => {
    const { draft, set } = await startedDraft();
    const replies = await Promise.all([set('Diagnosis', 'Lumbar strain'), set('side', 'left'), set('Urgent', 'yes')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { values } = await account.ok(calls.getFormDraft, { params: { id: draft.id } });
    expect(
      Object.values(values)
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(expect.arrayContaining(['Jane Roe', 'Lumbar strain', 'left', 'yes']));
  });

  it('is filled once, shows every value, and lies in the chart as an entry', async () => {
    const { noteId, draft, set } = await startedDraft('Ольга Иванова');
    expect((await filled(draft.id)).status).toBe(409);
    await set('Diagnosis', 'Lumbar strain, دوار, כאב');
    await set('side', 'right');
    await set('Urgent', 'yes');
    const first = await filled(draft.id);
    expect(first.status).toBe(200);
    expect(await wordsOf(first.bytes)).toMatch(/Ольга Иванова.*Lumbar strain/s);
    expect((await PDFDocument.load(first.bytes)).getForm().getFields()).toEqual([]);
    const again = await filled(draft.id);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    const transcripts = await threadOf(noteId);
    expect(transcripts.map(({ kind, question }) => [kind, question.includes('side = right')])).toEqual([
      ['form', true],
    ]);
    expect(errorCode(await set('side', 'left'))).toBe('CONFLICT');
  });

  it('names the field that does not hold its value, and stores nothing', async () => {
    const { noteId, draft, set } = await startedDraft();
    await set('Diagnosis', 'ok');
    await set('Patient name', 'x'.repeat(400));
    const { status, bytes } = await filled(draft.id);
    expect([status, bytes.toString()]).toEqual([409, expect.stringContaining('Too long for its box: “Patient name”')]);
    expect(await threadOf(noteId)).toEqual([]);
  });

  it('stands in the brief of who fills it in until it is filled, and is an entry that closes a loop', async () => {
    const clerk = await newAccount(server);
    const blank = (await newForm(server, clerk)).id;
    const noteId = (await newPatient(clerk, 'Jane Roe')).id;
    const draft = await newFormDraft(clerk, blank, noteId);
    const formsOf = async (who: TestAccount) =>
      (await who.ok(getBrief, { query: {} })).groups.find(({ kind }) => kind === 'forms');
    const { formTitle: title } = await clerk.ok(calls.getFormDraft, { params: { id: draft.id } });
    expect(await formsOf(clerk)).toMatchObject({
      count: 1,
      items: [{ draftId: draft.id, title, note: { id: noteId } }],
    });
    expect((await formsOf(account))?.items.some((item) => 'draftId' in item && item.draftId === draft.id)).not.toBe(
      true,
    );
    expect((await filled(draft.id, true, clerk, blank)).status).toBe(200);
    expect(await formsOf(clerk)).toBeUndefined();
    const [entry] = (await clerk.ok(getTranscripts, { params: { id: noteId } })) as Transcript[];
    const task = await newClinicalTask(clerk, noteId, { title: 'Refer to cardiology', category: 'Referral' });
    const proof = { kind: 'entry' as const, text: title, recordId: entry!.id };
    const { results } = await applyTasks(clerk, {
      action: 'update',
      taskId: task.id,
      set: { proof },
      was: { proof: null },
    });
    expect(results[0]?.task).toMatchObject({ status: 'done', proof });
  });

  it('is nobody’s who cannot reach the chart', async () => {
    const { noteId, draft } = await startedDraft();
    const colleague = await newColleague(server, account);
    expect((await colleague.call(calls.getFormDraft, { params: { id: draft.id } })).status).toBe(404);
    expect((await filled(draft.id, true, colleague)).status).toBe(404);
    expect((await colleague.call(calls.startFormDraft, { body: { formId, noteId } })).status).toBe(404);
    expect(await colleague.ok(calls.listFormDrafts, { query: {} })).toEqual([]);
    await account.ok(calls.deleteFormDraft, { params: { id: draft.id } });
    expect((await account.call(calls.getFormDraft, { params: { id: draft.id } })).status).toBe(404);
  });
});
