import { createTemplate } from '@clinical/contract/templates/templates.calls';
import { generateTranscript } from '@clinical/contract/scribe/generate.calls';
import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import { uploadAudioFiles } from '@clinical/contract/capture/files.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { UploadedTranscripts } from '@clinical/contract/capture/files.schemas';
import { strToU8, zipSync } from 'fflate';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { entryById, finishedTask, newPatient, shortVisit } from '../../../../test/builders/transcripts.ts';
import { silentMp3, tones } from '../../../../test/spoken-audio.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});

type Upload = { name: string; content: string | Buffer };

async function upload(files: Upload[], fields: Record<string, string> = {}, as = account) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ noteId, ...fields })) form.set(name, value);
  for (const { name, content } of files) form.append('files', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const response = await server.fetch(`/api${uploadAudioFiles.path}`, {
    method: 'POST',
    headers: { authorization: `token ${as.token}` },
    body: form,
  });
  return {
    status: response.status,
    body: (await response.json()) as UploadedTranscripts & { code?: string; message?: string },
  };
}

const thread = async () => (await account.ok(getTranscripts, { params: { id: noteId } })) as Transcript[];
const filesOnDisk = () =>
  readdirSync(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
    .length;
const storedRows = async () => Number((await server.engine.query('select count(*) as n from stored_files'))[0]!.n);

const wav = (seconds = 0.1) => tones([[seconds, 0.3]]);
const vtt =
  'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n<v Doctor>How is the knee?\n\n00:00:05.000 --> 00:00:08.000\n<v Patient>It hurts when I climb stairs.\n\n00:00:10.000 --> 00:00:24.000\n<v Doctor>The knee is a little swollen today. I want you to rest it and take ibuprofen twice a day.\n';
const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

const zipOf = (files: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
const wordFile = (...lines: string[]) => {
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  return zipOf({ 'word/document.xml': `<w:document><w:body>${paragraphs}</w:body></w:document>` });
};

describe('files of an encounter', () => {
  it('become one entry when a transcript lies beside its audio, and its note is written', async () => {
    const { status, body } = await upload([
      { name: 'Visit.wav', content: wav() },
      { name: 'visit.vtt', content: vtt },
    ]);
    expect(status).toBe(200);
    expect(body.transcripts).toHaveLength(1);
    const [entry] = body.transcripts;
    expect(entry).toMatchObject({ kind: 'audio', fileName: 'Visit.wav', taskId: body.taskId });
    expect(entry!.utterances[1]).toMatchObject({
      speaker: 'Patient',
      startMs: 5_000,
      text: 'It hurts when I climb stairs.',
    });
    expect(entry!.assets.map(({ name, fileName, mediaType }) => [name, fileName, mediaType])).toEqual([
      ['audio.wav', 'Visit.wav', 'audio/wav'],
      ['transcript.vtt', 'visit.vtt', 'text/vtt'],
    ]);
    expect((await finishedTask(account, body.taskId!)).status).toBe('success');
    expect((await entryById(account, entry!.id)).version).toBe(1);
  });

  it('may be subtitles, whose times are kept', async () => {
    const srt = '1\r\n00:00:01,000 --> 00:00:04,000\r\nPatient: It hurts when I climb stairs.\r\n';
    const { body } = await upload([{ name: 'visit.srt', content: srt }]);
    const [entry] = body.transcripts;
    expect(entry!.utterances).toMatchObject([{ speaker: 'Patient', startMs: 1_000, endMs: 4_000 }]);
    expect(entry!.assets.map(({ mediaType }) => mediaType)).toEqual(['application/x-subrip']);
  });

  it('may be a Word file, whose lines are its text', async () => {
    const content = wordFile('Doctor: How is the knee?', 'Patient: It hurts when I climb stairs.');
    const { status, body } = await upload([{ name: 'Visit.docx', content }]);
    expect(status).toBe(200);
    const [entry] = body.transcripts;
    expect(entry).toMatchObject({ kind: 'typed', fileName: 'Visit.docx', assets: [{ name: 'transcript.docx' }] });
    expect(entry!.utterances).toMatchObject([
      { speaker: 'Doctor', text: 'How is the knee?' },
      { speaker: 'Patient', text: 'It hurts when I climb stairs.' },
    ]);
  });

  it('take extra context along', async () => {
    const { body } = await upload([{ name: 'visit.vtt', content: vtt }], {
      extraContext: 'Knee X-ray on 3 March: normal.',
    });
    await finishedTask(account, body.taskId!);
    const entry = await entryById(account, body.transcripts[0]!.id);
    expect(entry.extraContext).toBe('Knee X-ray on 3 March: normal.');
    expect(entry.answer).toContain('Knee X-ray on 3 March: normal.');
  });

  describe.each([
    ['no word', 'WEBVTT\n\n00:00:01.000 --> 00:01:30.000\n[music]\n', 'none'],
    ['an empty transcript', 'WEBVTT\n', 'none'],
    ['a few words', 'WEBVTT\n\n00:00:01.000 --> 00:01:30.000\n<v Doctor>Hello, are you there?\n', 'little'],
    ['a few seconds', vtt.replaceAll('00:00:24.000', '00:00:19.000'), 'little'],
  ] as const)('with %s', (_, content, amount) => {
    it('are kept, and no note, task or charge comes of it', async () => {
      const { status, body } = await upload([
        { name: 'Visit.wav', content: wav() },
        { name: 'visit.vtt', content },
      ]);
      expect([status, body.taskId]).toEqual([200, null]);
      const [entry] = body.transcripts;
      expect(entry).toMatchObject({ hold: { kind: 'speech', amount }, version: 0, taskId: null });
      expect(entry!.assets).toHaveLength(2);
      const generate = (anyway: boolean) =>
        account.call(generateTranscript, { params: { id: entry!.id }, body: { anyway } });
      const refused = await generate(false);
      expect([refused.status, errorCode(refused)]).toEqual(
        amount === 'none' ? [422, 'EMPTY_SOURCE'] : [409, 'LITTLE_SPEECH'],
      );
      expect((refused.body as unknown as { message: string }).message).toMatch(
        amount === 'none' ? /^No speech captured/ : /^Very little speech/,
      );
      const tasks = await server.engine.query('select 1 from background_tasks where record_id = $1', [entry!.id]);
      expect(tasks).toEqual([]);
      expect((await generate(true)).status).toBe(amount === 'none' ? 422 : 200);
      expect((await entryById(account, entry!.id)).version).toBe(amount === 'none' ? 0 : 1);
    });
  });

  it('are as long as their sound, whenever the last word was said', async () => {
    const { body } = await upload([
      { name: 'Visit.wav', content: wav(21) },
      { name: 'visit.vtt', content: vtt.replaceAll('00:00:24.000', '00:00:19.000') },
    ]);
    expect(body.transcripts[0]!.hold).toBeNull();
    await finishedTask(account, body.taskId!);
  });

  it('become an entry each otherwise: a transcript is typed, audio alone waits for a speech engine', async () => {
    const { body } = await upload([
      { name: 'a.txt', content: shortVisit },
      { name: 'b.mp3', content: silentMp3(1) },
    ]);
    expect(body.transcripts.map(({ kind, fileName }) => [kind, fileName])).toEqual([
      ['typed', 'a.txt'],
      ['audio', 'b.mp3'],
    ]);
    const waiting = body.transcripts[1]!;
    expect(waiting).toMatchObject({ question: '', utterances: [], taskId: null, abilities: { generate: false } });
    expect(waiting.assets).toHaveLength(1);
  });

  it('start no job when there is only audio', async () => {
    const { body } = await upload([{ name: 'a.mp3', content: silentMp3(1) }]);
    expect(body.taskId).toBeNull();
  });

  it.each([
    ['UTF-8', Buffer.from('Patient: Mir ist übel.')],
    ['UTF-8 with a mark', Buffer.from('\ufeffPatient: Mir ist übel.')],
    ['UTF-16, little end first', utf16('Patient: Mir ist übel.', 'le')],
    ['UTF-16, big end first', utf16('Patient: Mir ist übel.', 'be')],
    ['Latin 1', Buffer.from('Patient: Mir ist übel.', 'latin1')],
    ['CRLF lines', Buffer.from('Patient: Mir ist übel.\r\n')],
  ])('are read in %s', async (_, content) => {
    const { body } = await upload([{ name: 'visit.txt', content }]);
    expect(body.transcripts[0]!.utterances.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Patient', 'Mir ist übel.'],
    ]);
  });
});

describe('a file that cannot be used', () => {
  /** A hundred bytes a second. */
  const wavOfADay = Buffer.concat([wav(0), Buffer.alloc(24 * 60 * 60 * 100)]);
  wavOfADay.writeUInt32LE(100, 28);
  wavOfADay.writeUInt32LE(0, 40);
  const exe = Buffer.concat([Buffer.from('MZ\x90\x00', 'latin1'), Buffer.alloc(300)]);
  it.each([
    ['a program named .wav', 'visit.wav', exe, 415, 'UNSUPPORTED_MEDIA'],
    ['a program named .txt', 'visit.txt', exe, 415, 'UNSUPPORTED_MEDIA'],
    ['a picture named .mp3', 'visit.mp3', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 415, 'UNSUPPORTED_MEDIA'],
    ['a picture that is a script', 'visit.json', Buffer.from('GIF89a/*x*/=1;'), 415, 'UNSUPPORTED_MEDIA'],
    ['audio under another ending', 'visit.ogg', wav(), 415, 'UNSUPPORTED_MEDIA'],
    ['an ending that is not accepted', 'visit.svg', Buffer.from('<svg onload="x()"/>'), 415, 'UNSUPPORTED_MEDIA'],
    ['no ending', 'visit', Buffer.from(shortVisit), 415, 'UNSUPPORTED_MEDIA'],
    ['an empty recording', 'visit.wav', Buffer.alloc(0), 422, 'EMPTY_SOURCE'],
    ['a recording of a whole day', 'visit.wav', wavOfADay, 413, 'TOO_LARGE'],
    ['a recording without sound', 'visit.wav', wav(0), 422, 'UNREADABLE_SOURCE'],
    ['noise behind the head of an MP3', 'visit.mp3', Buffer.from(`ID3${'x'.repeat(5_000)}`), 422, 'UNREADABLE_SOURCE'],
    ['an empty text', 'visit.txt', Buffer.alloc(0), 422, 'EMPTY_SOURCE'],
    ['a text without words', 'visit.vtt', Buffer.from('WEBVTT\n\n'), 422, 'EMPTY_SOURCE'],
    ['broken JSON', 'visit.json', Buffer.from('{"utterances": [{"te'), 422, 'UNREADABLE_SOURCE'],
    ['UTF-16 without a mark', 'visit.txt', Buffer.from(shortVisit, 'utf16le'), 422, 'UNREADABLE_SOURCE'],
    [
      'Greek in its own encoding',
      'visit.txt',
      Buffer.from('\xd0\xef\xed\xdc\xe5\xe9 \xf4\xef', 'latin1'),
      422,
      'UNREADABLE_SOURCE',
    ],
    ['a text named .docx', 'visit.docx', Buffer.from(shortVisit), 415, 'UNSUPPORTED_MEDIA'],
    ['a Word file without words', 'visit.docx', wordFile(), 422, 'EMPTY_SOURCE'],
    ['an archive named .docx', 'visit.docx', zipOf({ 'xl/workbook.xml': '<a/>' }), 422, 'UNREADABLE_SOURCE'],
    ['a locked or old Word file', 'visit.docx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 415, 'UNSUPPORTED_MEDIA'],
    ['a Word file that unpacks to 40 MB', 'visit.docx', wordFile('a'.repeat(40 * 1024 * 1024)), 413, 'TOO_LARGE'],
    ['noise', 'visit.txt', Buffer.from([1, 2, 3, 4, 250, 251, 252]), 422, 'UNREADABLE_SOURCE'],
  ])('is refused by its name, and no file of the upload is kept: %s', async (_, name, content, status, code) => {
    const [onDisk, rows] = [filesOnDisk(), await storedRows()];
    const reply = await upload([
      { name: 'good.txt', content: shortVisit },
      { name, content },
    ]);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(reply.body.message).toContain(name);
    expect(await thread()).toEqual([]);
    expect([filesOnDisk(), await storedRows()]).toEqual([onDisk, rows]);
  });

  it('may be missing altogether', async () => {
    const reply = await upload([]);
    expect([reply.status, reply.body.code]).toEqual([422, 'INVALID_INPUT']);
  });

  it('says so when the template has no sections', async () => {
    const rows = await storedRows();
    const template = await account.ok(createTemplate, { body: { title: 'Empty', sections: [] } });
    const reply = await upload([{ name: 'a.txt', content: shortVisit }], { templateId: template.id });
    expect([reply.status, reply.body.code]).toEqual([422, 'TEMPLATE_WITHOUT_SECTIONS']);
    expect(await storedRows()).toBe(rows);
  });
});

describe('the uploaded original', () => {
  const asset = (entry: Transcript, name: string, headers: Record<string, string> = {}, as = account) =>
    server.fetch(`/api/notes/${entry.noteId}/transcripts/${entry.id}/asset/${encodeURIComponent(name)}`, {
      headers: { authorization: `Bearer ${as.token}`, ...headers },
    });

  it('comes back byte for byte, whole or in ranges, always as an attachment', async () => {
    const content = Buffer.concat([wav(), Buffer.from('<script>canary()</script>')]);
    const [entry] = (await upload([{ name: '../../<b>Visit "1".wav', content }])).body.transcripts;
    const whole = await asset(entry!, 'audio.wav');
    expect(whole.status).toBe(200);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(content);
    expect(whole.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(whole.headers.get('content-disposition')).not.toMatch(/[\r\n]|\.\.\//);
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
    expect(whole.headers.get('content-type')).toBe('audio/wav');
    const part = await asset(entry!, 'audio.wav', { range: 'bytes=8-11' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 8-11/${content.length}`,
      'WAVE',
    ]);
  });

  it('is encrypted on disk', async () => {
    const [entry] = (await upload([{ name: 'visit.txt', content: 'Patient: canary-phrase-in-the-clear hurts.' }])).body
      .transcripts;
    expect(entry!.assets[0]!.size).toBe(42);
    const found = execFileSync('sh', [
      '-c',
      'grep -ral canary-phrase-in-the-clear "$0" || true',
      join(server.dataDir, 'files'),
    ]).toString();
    expect(found).toBe('');
  });

  it('is not found under another name, chart or account', async () => {
    const [entry] = (await upload([{ name: 'visit.txt', content: shortVisit }])).body.transcripts;
    const other = await newAccount(server);
    const elsewhere = { ...entry!, noteId: (await newPatient(account)).id };
    const replies = [
      await asset(entry!, 'audio.wav'),
      await asset(entry!, '../../etc/passwd'),
      await asset(elsewhere, 'transcript.txt'),
      await asset(entry!, 'transcript.txt', {}, other),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

it('is not found in somebody else’s chart, and its files go', async () => {
  const rows = await storedRows();
  const other = await newAccount(server);
  const reply = await upload([{ name: 'a.txt', content: shortVisit }], {}, other);
  expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
  expect(await storedRows()).toBe(rows);
});
