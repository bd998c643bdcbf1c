import { retryBackgroundTask } from '@clinical/contract/operations/background-tasks.calls';
import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import { inspectPdfFiles, uploadImageFiles, uploadPdfFiles } from '@clinical/contract/capture/files.calls';
import type { InspectedPdf } from '@clinical/contract/capture/files.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { entryById, finishedTask, newPatient } from '../../../../test/builders/transcripts.ts';
import { sendForm, type Upload } from '../../../../test/builders/uploads.ts';
import { pdf, picture, scanned } from '../../../../test/documents.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

const report = [
  'LABORATORY REPORT',
  'Haemoglobin 13.2 g/dL',
  'The patient is allergic to penicillin and had a rash.',
  'The dose of metformin was increased to 1000 mg twice a day.',
];

let server: TestServer;
let account: TestAccount;
let noteId: string;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});

const upload = (call: { path: string }, files: Upload[], fields: Record<string, string> = {}, as = account) =>
  sendForm(server, as, call.path, files, { noteId, ...fields });
const thread = async () => (await account.ok(getTranscripts, { params: { id: noteId } })) as Transcript[];
const storedRows = async () => Number((await server.engine.query('select count(*) as n from stored_files'))[0]!.n);
const spentOn = async (taskId: string) =>
  (await server.engine.query('select action, reserved, taken from credit_entries where task_id = $1', [taskId]))[0];

describe('a PDF', () => {
  it('becomes an entry with its text, its note and its original', async () => {
    const content = pdf([{ lines: report }, { lines: ['Sodium 140 mmol/L, within the range.'] }]);
    const { status, body } = await upload(uploadPdfFiles, [{ name: 'Lab.pdf', content }]);
    expect(status).toBe(200);
    expect(body.transcripts).toMatchObject([{ kind: 'pdf', fileName: 'Lab.pdf', taskId: body.taskId }]);
    expect(await finishedTask(account, body.taskId!)).toMatchObject({ status: 'success' });
    const entry = await entryById(account, body.transcripts[0]!.id);
    expect(entry.version).toBe(1);
    expect(entry.question).toBe(`${report.join('\n')}\n\nSodium 140 mmol/L, within the range.`);
    expect(entry.utterances.map(({ text, confidence }) => [text, confidence])).toContainEqual([report[1], null]);
    expect(entry.sentences.some(({ links }) => links.some(({ quote }) => quote.includes('penicillin')))).toBe(true);
    expect(entry.assets).toEqual([
      { name: 'pdf.pdf', fileName: 'Lab.pdf', mediaType: 'application/pdf', size: content.length },
    ]);
    const path = `/api/notes/${noteId}/transcripts/${entry.id}/asset/pdf.pdf`;
    const original = await server.fetch(path, { headers: { authorization: `Bearer ${account.token}` } });
    expect(Buffer.from(await original.arrayBuffer()).equals(content)).toBe(true);
  });

  it('costs what the built-in engine costs, once', async () => {
    const fields = { model: 'gpt-4.1', extraContext: 'Smokes ten a day.' };
    const { body } = await upload(uploadPdfFiles, [{ name: 'Lab.pdf', content: pdf([{ lines: report }]) }], fields);
    await finishedTask(account, body.taskId!);
    expect(await spentOn(body.taskId!)).toMatchObject({ action: 'pdf', reserved: 1 });
    expect(body.transcripts[0]!.extraContext).toBe('Smokes ten a day.');
  });

  it('that is a scan is read by OCR', async () => {
    const content = pdf([scanned(report)]);
    const { body } = await upload(uploadPdfFiles, [{ name: 'Scan.pdf', content }]);
    await finishedTask(account, body.taskId!);
    const entry = await entryById(account, body.transcripts[0]!.id);
    expect(entry.question.split('\n')).toEqual(report);
    expect(entry.utterances.every(({ confidence }) => confidence !== null && confidence > 0.8)).toBe(true);
  });

  it('is one of several, each an entry with a task of its own', async () => {
    const content = pdf([{ lines: report }]);
    const files = ['a.pdf', 'b.pdf'].map((name) => ({ name, content }));
    const { body } = await upload(uploadPdfFiles, files);
    const tasks = body.transcripts.map(({ taskId }) => taskId);
    expect(new Set(tasks).size).toBe(2);
    for (const taskId of tasks) expect((await finishedTask(account, taskId!)).status).toBe('success');
  });

  it('that is somebody else’s is kept, and no note written, until a person has decided', async () => {
    const lines = ['Name: Peter Olsen', 'Peter has had a cough for two weeks and sleeps badly.'];
    const { body } = await upload(uploadPdfFiles, [{ name: 'Letter.pdf', content: pdf([{ lines }]) }]);
    const task = await finishedTask(account, body.taskId!);
    const entry = await entryById(account, body.transcripts[0]!.id);
    expect(task).toMatchObject({
      status: 'failure',
      result: { message: expect.stringContaining('No note was generated') },
    });
    expect(entry).toMatchObject({ version: 0, question: lines.join('\n'), hold: { kind: 'identity' } });
    expect(await spentOn(body.taskId!)).toMatchObject({ taken: 0 });
  });
});

describe('a PDF that is only asked about', () => {
  const ask = async (files: Upload[], as = account) => {
    const { status, body } = await upload(inspectPdfFiles, files, { model: 'o3-pro' }, as);
    return { status, body: body as unknown as InspectedPdf[] & { message?: string } };
  };

  it('tells its pages and the price of the built-in engine whatever the model, and is not kept', async () => {
    const rows = await storedRows();
    const content = pdf([{ lines: report }, scanned(report)]);
    expect(await ask([{ name: 'Lab.pdf', content }])).toEqual({
      status: 200,
      body: [{ fileName: 'Lab.pdf', pages: 2, scanned: 1, credits: 1 }],
    });
    expect(await storedRows()).toBe(rows);
    expect(await thread()).toEqual([]);
  });

  it('is refused as it would be when it is uploaded, and not looked at for others', async () => {
    const refused = await ask([{ name: 'a.pdf', content: '%PDF-1.7' }]);
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('“a.pdf”: it is damaged')]);
    expect((await ask([])).status).toBe(422);
    const other = await newAccount(server);
    expect((await ask([{ name: 'a.pdf', content: pdf([{ lines: report }]) }], other)).status).toBe(404);
  });
});

describe('a picture', () => {
  it.each([
    ['photo.jpg', () => picture({ lines: report }).jpeg(), 'image.jpg', 'image/jpeg'],
    ['sheet.png', () => picture({ lines: report }).png(), 'image.png', 'image/png'],
    ['by-its-content.jpg', () => picture({ lines: report }).png(), 'image.png', 'image/png'],
  ])('is read by OCR: %s', async (name, content, asset, mediaType) => {
    const { status, body } = await upload(uploadImageFiles, [{ name, content: content() }]);
    expect(status).toBe(200);
    expect((await finishedTask(account, body.taskId!)).status).toBe('success');
    const entry = await entryById(account, body.transcripts[0]!.id);
    expect(entry).toMatchObject({ kind: 'image', assets: [{ name: asset, mediaType }] });
    expect(entry.question.split('\n')).toEqual(report);
  });

  it('on which a word cannot be made out says so, and never guesses', async () => {
    const sheet = picture({ lines: ['The pulse was 72 and the weight', 'Potassium 4.1 mmol/L'] });
    sheet.mark((on) => {
      for (let x = 330; x < 540; x += 9) on.fillRect(x, 95, 5, 45);
    });
    const { body } = await upload(uploadImageFiles, [{ name: 'stained.png', content: sheet.png() }]);
    await finishedTask(account, body.taskId!);
    const { question } = await entryById(account, body.transcripts[0]!.id);
    expect(question).toContain('[unreadable]');
    expect(question).toContain('Potassium 4.1 mmol/L');
    const known = ['The', 'pulse', 'was', '72', 'and', 'the', 'weight', 'Potassium', '4.1', 'mmol/L', '[unreadable]'];
    expect(question.split(/\s+/).filter((word) => !known.includes(word))).toEqual([]);
  });

  it('without a word is kept, says so, and can be tried again', async () => {
    const { body } = await upload(uploadImageFiles, [{ name: 'blank.png', content: picture({ lines: [] }).png() }]);
    const task = await finishedTask(account, body.taskId!);
    expect(task.status).toBe('failure');
    expect(task.result.message).toContain('“blank.png”: no text could be read. The original is saved');
    const entry = await entryById(account, body.transcripts[0]!.id);
    expect(entry).toMatchObject({
      question: '',
      failure: { taskId: body.taskId },
      assets: [{ fileName: 'blank.png' }],
    });
    expect(await account.ok(retryBackgroundTask, { params: { id: body.taskId! } })).toMatchObject({
      status: 'pending',
    });
    expect((await finishedTask(account, body.taskId!)).status).toBe('failure');
  });
});

describe('what cannot be read', () => {
  const exe = Buffer.concat([Buffer.from('MZ\x90\x00', 'latin1'), Buffer.alloc(300)]);
  const heic = Buffer.concat([Buffer.from('\x00\x00\x00\x18ftypheic', 'latin1'), Buffer.alloc(300)]);
  const many = (count: number) => pdf(Array.from({ length: count }, () => ({ lines: report })));
  it.each([
    ['a program named .pdf', uploadPdfFiles, 'a.pdf', exe, 415, 'its content is not a PDF'],
    ['a picture named .pdf', uploadPdfFiles, 'a.pdf', picture({ lines: [] }).png(), 415, 'not a PDF'],
    ['a script that is a GIF', uploadImageFiles, 'a.png', Buffer.from('GIF89a/*x*/=1;'), 415, 'not a JPEG or PNG'],
    ['SVG', uploadImageFiles, 'a.png', Buffer.from('<svg onload="x()"/>'), 415, 'not a JPEG or PNG'],
    ['a HEIC photo', uploadImageFiles, 'a.jpg', heic, 415, 'Phones turn HEIC photos into JPEG when JPEG is asked for.'],
    ['nothing', uploadPdfFiles, 'a.pdf', Buffer.alloc(0), 422, 'the file is empty'],
    ['a PDF of a line', uploadPdfFiles, 'a.pdf', Buffer.from('%PDF-1.7\nhello'), 422, 'it is damaged'],
    ['half a picture', uploadImageFiles, 'a.png', picture({ lines: report }).png().subarray(0, 3_000), 422, 'damaged'],
    ['too many pages', uploadPdfFiles, 'a.pdf', many(201), 413, 'Limit: 50 scanned or 200 non-scanned pages'],
  ])('is refused by its name, and nothing of the upload is kept: %s', async (_, call, name, content, status, said) => {
    const rows = await storedRows();
    const good = call === uploadPdfFiles ? pdf([{ lines: report }]) : picture({ lines: report }).png();
    const reply = await upload(call, [
      { name: 'good.file', content: good },
      { name, content },
    ]);
    expect([reply.status, reply.body.message]).toEqual([status, expect.stringContaining(said)]);
    expect(reply.body.message).toContain(`“${name}”`);
    expect(await thread()).toEqual([]);
    expect(await storedRows()).toBe(rows);
  });

  it('is a chart of somebody else', async () => {
    const rows = await storedRows();
    const other = await newAccount(server);
    const reply = await upload(uploadPdfFiles, [{ name: 'a.pdf', content: pdf([{ lines: report }]) }], {}, other);
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
    expect(await storedRows()).toBe(rows);
  });

  it('is too many pages in several files together', async () => {
    const half = pdf(Array.from({ length: 101 }, () => ({ lines: report })));
    const reply = await upload(
      uploadPdfFiles,
      ['a.pdf', 'b.pdf'].map((name) => ({ name, content: half })),
    );
    expect([reply.status, reply.body.message]).toEqual([
      413,
      expect.stringContaining('“b.pdf”: that makes 202 pages.'),
    ]);
  });
});
