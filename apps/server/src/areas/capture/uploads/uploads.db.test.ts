import { Mp4OutputFormat, OggOutputFormat } from 'mediabunny';
import { createHash } from 'node:crypto';
import { limits } from '@clinical/contract/limits';
import { getAsset } from '@clinical/contract/transcripts/assets.calls';
import * as calls from '@clinical/contract/capture/uploads.calls';
import type { FileUpload, StartUpload } from '@clinical/contract/capture/uploads.schemas';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { newPatient, shortVisit } from '../../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';
import { silence } from '../../../../test/silence.ts';
import { tones } from '../../../../test/spoken-audio.ts';
import { expireUploads } from './uploads.queries.ts';

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
const piecesIn = (file: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(file.length / limits.uploadPiece) }, (_, n) =>
    file.subarray(n * limits.uploadPiece, (n + 1) * limits.uploadPiece),
  );
const digestOf = (file: Buffer): string => sha256(piecesIn(file).map(sha256).join(''));

/** The same file, too long for one piece. */
const padded = async (file: Promise<Buffer>): Promise<Buffer> =>
  Buffer.concat([await file, Buffer.alloc(limits.uploadPiece)]);
/** Some six seconds of sound: three pieces. */
const sound = tones([[6, 0.3]]);

let server: TestServer;
let account: TestAccount;
let noteId: string;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});

const begin = (file = sound, overrides: Partial<StartUpload> = {}): Promise<FileUpload> =>
  account.ok(calls.startUpload, {
    body: {
      noteId,
      kind: 'audio',
      fileName: 'visit.wav',
      size: file.length,
      modifiedAt: '2026-11-20T09:00:00.000Z',
      ...overrides,
    },
  });
const put = (id: string, n: number, bytes: Buffer, hash = sha256(bytes), by = account) =>
  by.call(calls.storePiece, { params: { id, n }, query: { sha256: hash }, body: new Uint8Array(bytes) });
const finish = (uploads: { id: string; digest: string }[], more: { idempotencyKey?: string } = {}) =>
  account.call(calls.finishUploads, { body: { noteId, kind: 'audio', uploads } }, more);
async function sendAll(upload: FileUpload, file: Buffer): Promise<void> {
  for (const [n, piece] of piecesIn(file).entries()) expect((await put(upload.id, n, piece)).status).toBe(200);
}
const piecesLeft = async (id: string) =>
  (await server.engine.query('select 1 from upload_pieces where upload_id = $1', [id])).length;

it('a file that came in pieces, in any order and some of them twice, is one entry with the file as it was', async () => {
  const upload = await begin();
  expect(upload).toMatchObject({ pieces: 3, next: 0, fileName: 'visit.wav' });
  const [first, second, third] = piecesIn(sound) as [Buffer, Buffer, Buffer];
  await put(upload.id, 0, first);
  expect((await put(upload.id, 2, third)).body.next).toBe(1);
  expect((await put(upload.id, 2, third)).body.next).toBe(1);
  expect((await put(upload.id, 1, second)).body.next).toBe(3);
  const { body, status } = await finish([{ id: upload.id, digest: digestOf(sound) }]);
  expect([status, body.transcripts.length]).toEqual([200, 1]);
  const [entry] = body.transcripts;
  expect(entry).toMatchObject({ kind: 'audio', fileName: 'visit.wav', speech: { state: 'waiting' } });
  const path = getAsset.path
    .replace('{noteId}', noteId)
    .replace('{transcriptId}', entry!.id)
    .replace('{audio}', entry!.assets[0]!.name);
  const file = await server.fetch(`/api${path}`, { headers: { authorization: `Bearer ${account.token}` } });
  expect(Buffer.from(await file.arrayBuffer()).equals(sound)).toBe(true);
  expect(await piecesLeft(upload.id)).toBe(0);
  expect(await account.ok(calls.listUploads, { query: { noteId } })).toEqual([]);
});

it('whoever comes back with the same file goes on where it was; a finish that is asked for twice makes one entry', async () => {
  const upload = await begin();
  const [first, ...rest] = piecesIn(sound);
  await put(upload.id, 0, first!);
  expect(await account.ok(calls.listUploads, { query: { noteId } })).toMatchObject([{ id: upload.id, next: 1 }]);
  expect(await begin()).toMatchObject({ id: upload.id, next: 1 });
  expect((await begin(sound, { modifiedAt: '2026-11-21T09:00:00.000Z' })).id).not.toBe(upload.id);
  for (const [n, piece] of rest.entries()) await put(upload.id, n + 1, piece);
  const wanted = [{ id: upload.id, digest: digestOf(sound) }];
  const one = await finish(wanted, { idempotencyKey: 'finish-one' });
  const again = await finish(wanted, { idempotencyKey: 'finish-one' });
  expect([one.status, again.body]).toEqual([200, one.body]);
  expect((await finish(wanted)).status).toBe(404);
});

it('audio and its transcript are finished together', async () => {
  const text = Buffer.from(shortVisit);
  const [audio, words] = [await begin(), await begin(text, { fileName: 'visit.txt' })];
  await sendAll(audio, sound);
  await sendAll(words, text);
  const { body } = await finish([
    { id: audio.id, digest: digestOf(sound) },
    { id: words.id, digest: digestOf(text) },
  ]);
  expect(body.transcripts).toMatchObject([
    { kind: 'audio', assets: [{ name: 'audio.wav' }, { name: 'transcript.txt' }] },
  ]);
  expect(body.transcripts[0]!.question).toContain('sore throat');
});

it('what is missing, is not one file, or is another kind is refused, and what has arrived stays', async () => {
  const upload = await begin();
  const [first, second, third] = piecesIn(sound) as [Buffer, Buffer, Buffer];
  await put(upload.id, 0, first);
  const missing = await finish([{ id: upload.id, digest: digestOf(sound) }]);
  expect([missing.status, errorCode(missing)]).toEqual([409, 'CHUNKS_MISSING']);
  const other = await put(upload.id, 0, Buffer.alloc(limits.uploadPiece));
  expect(errorCode(other)).toBe('CHUNK_DIFFERS');
  for (const [n, bytes, hash] of [
    [1, second.subarray(1), undefined],
    [1, second, sha256('x')],
    [3, third, undefined],
    [2, second, undefined],
  ] as const) {
    expect(errorCode(await put(upload.id, n, bytes, hash))).toBe('MALFORMED_REQUEST');
  }
  await put(upload.id, 1, second);
  await put(upload.id, 2, third);
  expect(errorCode(await finish([{ id: upload.id, digest: sha256('x') }]))).toBe('CHUNK_DIFFERS');
  const asPdf = await account.call(calls.finishUploads, {
    body: { noteId, kind: 'pdf', uploads: [{ id: upload.id, digest: digestOf(sound) }] },
  });
  expect(asPdf.status).toBe(404);
  expect(await piecesLeft(upload.id)).toBe(3);
});

it('a file that is too large is refused before its first byte, and one that is not what its name says with its first piece', async () => {
  const start = (kind: 'audio' | 'image' | 'pdf', fileName: string, size: number) =>
    account.call(calls.startUpload, {
      body: { noteId, kind, fileName, size, modifiedAt: '2026-11-20T09:00:00.000Z' },
    });
  for (const [kind, name, most] of [
    ['pdf', 'a.pdf', limits.pdfFile],
    ['image', 'a.png', limits.imageFile],
    ['audio', 'a.txt', limits.textFile],
  ] as const) {
    expect(errorCode(await start(kind, name, most + 1)), name).toBe('TOO_LARGE');
  }
  expect((await start('audio', 'a.wav', limits.audioFile + 1)).status).toBe(422);
  const program = Buffer.alloc(limits.uploadPiece + 5);
  program.write('MZ');
  const upload = await begin(program);
  expect(errorCode(await put(upload.id, 0, program.subarray(0, limits.uploadPiece)))).toBe('UNSUPPORTED_MEDIA');
  expect(await piecesLeft(upload.id)).toBe(0);
});

it.each([
  [
    'whose head says that it lasts a day',
    'visit.wav',
    'TOO_LARGE',
    () => tones([[6, 0.3]], 16_000),
    (file: Buffer) => file.writeUInt32LE(2, 28),
  ],
  ['of a day of silence', 'visit.m4a', 'TOO_LARGE', () => padded(silence(new Mp4OutputFormat(), 86_400)), null],
  ['that holds no sound', 'visit.mp3', 'UNREADABLE_SOURCE', () => Buffer.alloc(200_000, 'ID3'), null],
  [
    'that says how long it is only at its end',
    'visit.ogg',
    null,
    () => silence(new OggOutputFormat(), 600, 0.02),
    null,
  ],
])('a file %s is refused with its first piece, if that tells', async (_, fileName, code, make, spoil) => {
  const file = await make();
  spoil?.(file);
  const upload = await begin(file, { fileName });
  const reply = await put(upload.id, 0, file.subarray(0, limits.uploadPiece));
  expect(reply.status === 200 ? null : errorCode(reply)).toBe(code);
  if (code !== null) expect(JSON.stringify(reply.body)).toContain(fileName);
  expect(await piecesLeft(upload.id)).toBe(code === null ? 1 : 0);
});

it('is nobody else’s, can be discarded, and is forgotten after its time', async () => {
  const upload = await begin();
  const [first] = piecesIn(sound);
  await put(upload.id, 0, first!);
  const stranger = await newAccount(server);
  const params = { id: upload.id };
  expect((await put(upload.id, 1, piecesIn(sound)[1]!, undefined, stranger)).status).toBe(404);
  expect((await stranger.call(calls.discardUpload, { params })).status).toBe(404);
  expect((await stranger.call(calls.listUploads, { query: { noteId } })).status).toBe(404);
  await expireUploads(server.engine.db, server.clock.now() - limits.uploadKept);
  expect(await piecesLeft(upload.id)).toBe(1);
  await account.ok(calls.discardUpload, { params });
  expect(await piecesLeft(upload.id)).toBe(0);
  const old = await begin();
  await expireUploads(server.engine.db, server.clock.now() + 1_000);
  expect((await account.call(calls.discardUpload, { params: { id: old.id } })).status).toBe(404);
});
