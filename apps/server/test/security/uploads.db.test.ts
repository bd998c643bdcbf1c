import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { UploadedTranscripts } from '@clinical/contract/capture/files.schemas';
import { limits } from '@clinical/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../builders/accounts.ts';
import { newPatient } from '../builders/transcripts.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { openRaw, type RawConnection, requestHead } from '../raw-request.ts';
import { filesBelow } from '../temporary-folder.ts';

const boundary = 'XBOUNDARY';
const end = `--${boundary}--\r\n`;
const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: audio/wav\r\n\r\n`;
/** Eight samples, one byte each. */
const wav = 'RIFF,\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0@\x1f\0\0@\x1f\0\0\x01\0\x08\0data\x08\0\0\0aaaaaaaa';
const file = (name: string) => `${fileHead(name)}${wav}\r\n`;

let server: TestServer;
let account: TestAccount;
let noteId: string;
beforeAll(async () => {
  server = await startTestServer({}, { patience: { windowMs: 300, leastBytes: 64 } });
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});
afterAll(() => server.stop());

/** Paths below the data folder but for mails. */
const kept = async () => (await filesBelow(server.dataDir)).filter((path) => !path.startsWith('outbox/'));
const storedRows = async () => Number((await server.engine.query('select count(*) as n from stored_files'))[0]!.n);
const thread = async () => (await account.ok(getTranscripts, { params: { id: noteId } })) as Transcript[];

function begin(headers: Record<string, string>): RawConnection {
  const connection = openRaw(server.address);
  connection.write(
    requestHead(server.address, 'POST /api/transcripts/upload_audio_files', {
      authorization: `token ${account.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    }),
  );
  return connection;
}

async function send(body: string): Promise<{ status: number; body: string }> {
  const connection = begin({ 'content-length': String(Buffer.byteLength(body)), connection: 'close' });
  connection.write(body);
  return connection.reply();
}

test.each([
  ['no form at all', 'hello', 400],
  ['a form that breaks off in a file', `${field('noteId', '$')}${fileHead('a.wav')}${wav}`, 400],
  ['a form that breaks off in a field', `--${boundary}\r\nContent-Disposition: form-data; name="noteId"\r\n\r\n1`, 400],
  ['a field named after a prototype', `${field('__proto__', 'x')}${end}`, 400],
  ['a thousand fields', `${Array.from({ length: 1_000 }, (_, n) => field(`f${n}`, 'x')).join('')}${end}`, 413],
  ['a thousand files', `${Array.from({ length: 1_000 }, (_, n) => file(`${n}.wav`)).join('')}${end}`, 413],
  ['a part without a name', `--${boundary}\r\nX: ${'y'.repeat(50_000)}\r\n\r\nx\r\n${end}`, 422],
  ['a field of two megabytes', `${field('noteId', 'x'.repeat(2_000_000))}${end}`, 422],
  [
    'a JSON field that is none',
    `--${boundary}\r\nContent-Disposition: form-data; name="noteId"\r\nContent-Type: application/json\r\n\r\n{\r\n${end}`,
    400,
  ],
])('%s is refused, leaves no file, and the next one is served', async (_, body, status) => {
  const [before, rows] = [await kept(), await storedRows()];
  expect((await send(body.replace('$', noteId))).status).toBe(status);
  expect((await server.fetch('/api/health')).status).toBe(200);
  expect(await storedRows()).toBe(rows);
  expect(await kept()).toEqual(before);
});

test('an upload whose sender goes away leaves nothing', async () => {
  const before = await kept();
  const connection = begin({ 'content-length': '1000000' });
  connection.write(`${field('noteId', noteId)}${fileHead('a.wav')}${wav}`);
  // bytes keep coming, so that it is not ended as one that stalls before anybody has looked
  const drip = setInterval(() => connection.write('x'.repeat(512)), 50);
  await expect.poll(async () => (await kept()).length).toBe(before.length + 1);
  clearInterval(drip);
  connection.destroy();
  await expect.poll(kept).toEqual(before);
  expect((await server.fetch('/api/health')).status).toBe(200);
});

test.each([
  ['a file', `${field('noteId', '$')}${fileHead('a.wav')}${wav}`],
  ['a field', `--${boundary}\r\nContent-Disposition: form-data; name="noteId"\r\n\r\n`],
])('an upload that stalls in %s is told so and its connection ended; nothing stays', async (_, start) => {
  const [before, rows] = [await kept(), await storedRows()];
  const connection = begin({ 'transfer-encoding': 'chunked' });
  const body = start.replace('$', noteId);
  connection.write(`${body.length.toString(16)}\r\n${body}\r\n`);
  const drip = setInterval(() => connection.write('1\r\nx\r\n'), 50);
  const reply = await connection.reply();
  await connection.over;
  clearInterval(drip);
  expect([reply.status, (JSON.parse(reply.body) as { code: string }).code]).toEqual([408, 'REQUEST_TIMEOUT']);
  await expect.poll(kept).toEqual(before);
  expect(await storedRows()).toBe(rows);
});

test('a small body that stalls is told so too', async () => {
  const connection = openRaw(server.address);
  connection.write(
    requestHead(server.address, 'POST /api/notes/', {
      authorization: `Bearer ${account.token}`,
      'content-type': 'application/json',
      'content-length': '1000',
    }),
  );
  connection.write('{"title":');
  expect((await connection.reply()).status).toBe(408);
  await connection.over;
});

test('an upload that takes its time is taken', async () => {
  const body = `${field('noteId', noteId)}${file('slow.wav')}${end}`;
  const connection = begin({ 'content-length': String(Buffer.byteLength(body) + 4_000), connection: 'close' });
  const padding = `${fileHead('padding.wav')}${wav}`;
  const rest = 4_000 - Buffer.byteLength(padding) - 2;
  connection.write(`${field('noteId', noteId)}${file('slow.wav')}${padding}`);
  for (let sent = 0; sent < rest; sent += 500) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    connection.write('7'.repeat(Math.min(500, rest - sent)));
  }
  connection.write(`\r\n${end}`);
  expect((await connection.reply()).status).toBe(200);
});

test('a transcript over its limit is refused by its name, and not kept', async () => {
  const [before, entries] = [await kept(), (await thread()).length];
  const body = `${field('noteId', noteId)}${fileHead('long.txt')}${'word '.repeat(limits.textFile / 5)}!\r\n${end}`;
  const reply = await send(body);
  expect(reply.status).toBe(413);
  expect(JSON.parse(reply.body)).toMatchObject({ code: 'TOO_LARGE', message: expect.stringContaining('long.txt') });
  expect(await kept()).toEqual(before);
  expect(await thread()).toHaveLength(entries);
});

test.each([
  ['../../../keys/master.wav', 'master.wav'],
  ['..\\\\..\\\\windows\\\\evil.wav', 'evil.wav'],
  ['/etc/cron.d/job.wav', 'job.wav'],
  ['%2e%2e%2fx.wav', '%2e%2e%2fx.wav'],
  ['a\tb\u0000c.wav', 'abc.wav'],
  [`${'é'.repeat(400)}.wav`, `${'é'.repeat(176)}.wav`],
])('a file named %j is stored under a name of ours, and shown as %j', async (name, shown) => {
  const before = new Set(await kept());
  const reply = await send(`${field('noteId', noteId)}${file(name)}${end}`);
  expect(reply.status).toBe(200);
  const [entry] = (JSON.parse(reply.body) as UploadedTranscripts).transcripts;
  expect(entry!.assets).toMatchObject([{ name: 'audio.wav', fileName: shown }]);
  const added = (await kept()).filter((path) => !before.has(path));
  expect(added).toEqual([expect.stringMatching(/^files\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f-]{36}$/)]);
  const asset = await server.fetch(`/api/notes/${noteId}/transcripts/${entry!.id}/asset/audio.wav`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(asset.status).toBe(200);
  expect(asset.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(shown)}`);
});

test.each([
  '../../keys/master.json',
  '..%2f..%2fkeys%2fmaster.json',
  '/etc/passwd',
  '.',
  '%00',
  'audio.wav%0d%0aX: 1',
  '\\\\host\\share',
])('no asset is named %j', async (name) => {
  const reply = await send(`${field('noteId', noteId)}${file('named.wav')}${end}`);
  const [entry] = (JSON.parse(reply.body) as UploadedTranscripts).transcripts;
  for (const written of [name, encodeURIComponent(name)]) {
    const connection = openRaw(server.address);
    const path = `/api/notes/${noteId}/transcripts/${entry!.id}/asset/${written.replaceAll(' ', '%20')}`;
    connection.write(
      requestHead(server.address, `GET ${path}`, { authorization: `Bearer ${account.token}`, connection: 'close' }),
    );
    const { status, body } = await connection.reply();
    expect([400, 404, 422], path).toContain(status);
    expect(body).not.toMatch(/root:|"keys"|RIFF/);
  }
});
