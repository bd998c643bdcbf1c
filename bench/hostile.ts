/**
 * `npm run -s bench:hostile`: files and bodies that unpack to far more than they are, claim sizes that no reader should believe, lead
 * in circles, break off or last a day, each sent to a running server the way a page sends it, piece by piece: how many bytes were
 * sent until it was refused (one that is readable all the same is taken), and how long the request took that decided it, against the
 * limit of 2 s, with the server's answers to a second client meanwhile, against 100 ms. Then files as large as may be, four of a kind
 * at once and whole: how much memory the server holds when it is at rest after all of them, against 100 MiB more than before. Prints
 * one JSON.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHash, randomBytes } from 'node:crypto';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { Mp4OutputFormat, OggOutputFormat, WebMOutputFormat } from 'mediabunny';
import { pdfOf, stream } from '../apps/server/test/documents.ts';
import { silence } from '../apps/server/test/silence.ts';
import { silentMp3, tones } from '../apps/server/test/spoken-audio.ts';
import { asker } from './lib/ask.ts';
import { memoryMiB, startServer } from './lib/child.ts';
import { register, signIn } from './lib/sign-up.ts';

const MiB = 1024 * 1024;
const email = 'bench@example.org';

function pngOf(width: number, height: number, packed: Buffer, bitsPerPixel = 1): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  // grey
  head[8] = bitsPerPixel;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const onePage = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>';
const manyPages = (count: number) => `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} >>`;
const packed = deflateSync(Buffer.alloc(600 * MiB, ' '));
const circle = pdfOf([catalogue, manyPages(1), onePage, stream('')], '/Root 1 0 R /Prev 9');
const zip = Buffer.concat([Buffer.from('PK\x03\x04\x14\x00\x00\x00\x08\x00', 'latin1'), Buffer.alloc(42_000, 0x55)]);

const day = 86_400;
/** The head of a WAV of a second, which says that so many bytes are a second of it. */
function wavOf(bytesPerSecond: number, data: Buffer): Buffer {
  const head = tones([]);
  head.writeUInt32LE(bytesPerSecond, 28);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
const oggOfADay = await silence(new OggOutputFormat(), 600, 0.02);
oggOfADay.writeBigInt64LE(BigInt(day * 48_000), oggOfADay.lastIndexOf('OggS', undefined, 'latin1') + 6);
const mp4OfADay = await silence(new Mp4OutputFormat(), day);
const webmOfADay = await silence(new WebMOutputFormat({ appendOnly: true }), day, 1);
const audio: Record<string, [name: string, bytes: Buffer]> = {
  'WebM of 24 hours of silence': ['visit.webm', webmOfADay],
  'MP4 of 24 hours of silence': ['visit.m4a', mp4OfADay],
  'MP3 of 24 hours of silence': ['visit.mp3', Buffer.alloc(day * 4_000, silentFrame(4_000))],
  'WAV of 24 hours of silence': ['visit.wav', wavOf(4_000, Buffer.alloc(day * 4_000))],
  'Ogg whose last page says 24 hours': ['visit.ogg', oggOfADay],
  'WAV whose head says a byte a second': ['visit.wav', wavOf(1, Buffer.alloc(MiB))],
  'WAV whose head says 4 GB a second': ['visit.wav', wavOf(0xffff_ffff, Buffer.alloc(MiB))],
  'WAV that breaks off in its head': ['visit.wav', tones([[1, 0.3]]).subarray(0, 30)],
  'MP4 that breaks off before its index': ['visit.m4a', mp4OfADay.subarray(0, 60)],
  'WebM that breaks off in its first sound': ['visit.webm', webmOfADay.subarray(0, 300)],
  'MP3 that breaks off': ['visit.mp3', silentMp3(360).subarray(0, 1_000_001)],
  'Ogg of nothing but heads': ['visit.ogg', Buffer.alloc(8 * MiB, 'OggS')],
  'MP3 of nothing but a tag': ['visit.mp3', Buffer.alloc(8 * MiB, 'ID3')],
  'zip named as audio': ['visit.wav', zip],
};
/** A frame of MPEG-2 sound at 32 kbit/s and 16 kHz. */
function silentFrame(bytesPerSecond: number): Buffer {
  const frame = Buffer.alloc((bytesPerSecond * 576) / 16_000);
  Buffer.from([0xff, 0xf3, 0x48, 0xc4]).copy(frame);
  return frame;
}

type Sent = { call: string; name: string; type: string; bytes: Buffer };
const pdfs: Record<string, Buffer> = {
  'PDF of a million pages': pdfOf([catalogue, manyPages(1_000_000), onePage, stream('')]),
  'PDF that unpacks to 600 MiB': pdfOf([catalogue, manyPages(1), onePage, stream(packed, '/Filter /FlateDecode')]),
  'PDF packed twice': pdfOf([
    catalogue,
    manyPages(1),
    onePage,
    stream(deflateSync(packed), '/Filter [/FlateDecode /FlateDecode]'),
  ]),
  'PDF whose pages lead in a circle': pdfOf([catalogue, '<< /Type /Pages /Kids [2 0 R] /Count 9 >>']),
  'PDF whose tables lead in a circle': Buffer.from(
    circle.toString('latin1').replace('/Prev 9', `/Prev ${circle.lastIndexOf('xref\n0')}`),
    'latin1',
  ),
  'zip named as a PDF': zip,
};
const files: Record<string, Sent> = {
  ...Object.fromEntries(
    Object.entries(pdfs).map(([what, bytes]) => [
      what,
      { call: 'upload_pdf_files', name: 'visit.pdf', type: 'application/pdf', bytes },
    ]),
  ),
  'PNG of 60,000 x 60,000': {
    call: 'upload_image_files',
    name: 'sheet.png',
    type: 'image/png',
    bytes: pngOf(60_000, 60_000, deflateSync(Buffer.alloc(60_000 * 7_501))),
  },
  ...Object.fromEntries(
    Object.entries(audio).map(([what, [name, bytes]]) => [
      what,
      { call: 'upload_audio_files', name, type: 'application/octet-stream', bytes },
    ]),
  ),
};

const said = 'Doctor: How are you?\nPatient: My knee hurts, and I take ibuprofen 400 mg.\n';
const side = 4_900;
const noise = Array.from({ length: side }, () => Buffer.concat([Buffer.from([0]), randomBytes(side)]));
const randomPage = pdfOf([catalogue, manyPages(1), onePage, stream(randomBytes(48 * MiB))]);
/** As large as may be, or nearly: some are taken. */
const large: [call: string, name: string, bytes: Buffer][] = [
  ['upload_image_files', 'sheet.png', pngOf(side, side, deflateSync(Buffer.concat(noise), { level: 1 }), 8)],
  ['upload_pdf_files', 'visit.pdf', randomPage],
  ['upload_audio_files', 'visit.txt', Buffer.from(said.repeat(120_000))],
  ['upload_audio_files', 'visit.txt', Buffer.from(said.repeat(5_000))],
];

const dataDir = mkdtempSync(join(tmpdir(), 'clinical-hostile-'));
const server = await startServer({ DATA_DIR: dataDir });
await register(server.address, dataDir, email);
const token = await signIn(server.address, email);
const ask = asker(server.address, token);
const { id: noteId } = await ask<{ id: string }>('POST', '/notes/', { title: 'Hostile' });
const authorization = { authorization: `Bearer ${token}` };

/** Milliseconds of the answers to a client that lists patients all the while. */
const answers: number[] = [];
let watching = true;
async function watch(): Promise<void> {
  while (watching) {
    const before = performance.now();
    await ask('GET', '/notes/?limit=1');
    answers.push(performance.now() - before);
  }
}

type Refusal = { status: number; ms: number; bytes: number };

async function timed(bytes: number, send: () => Promise<Response>): Promise<Refusal> {
  const before = performance.now();
  const reply = await send();
  await reply.arrayBuffer();
  return { status: reply.status, ms: Math.round(performance.now() - before), bytes };
}

const pieceBytes = 64 * 1024;
const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
const post = (path: string, body: object) =>
  fetch(`${server.address}/api${path}`, {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

function sendWhole(call: string, name: string, bytes: Buffer, type = 'application/octet-stream'): Promise<Response> {
  const body = new FormData();
  body.set('noteId', noteId);
  body.set('files', new Blob([new Uint8Array(bytes)], { type }), name);
  return fetch(`${server.address}/api/transcripts/${call}`, { method: 'POST', headers: authorization, body });
}

/** As a page sends it: whole up to one piece, else piece by piece until one is refused. */
async function upload(sent: Sent): Promise<Refusal> {
  const { call, name, type, bytes } = sent;
  if (bytes.length > pieceBytes) return uploadInPieces(sent);
  return timed(bytes.length, () => sendWhole(call, name, bytes, type));
}

async function uploadInPieces({ call, name: fileName, bytes }: Sent): Promise<Refusal> {
  const kind = /^upload_(audio|image|pdf)_files$/.exec(call)![1];
  const modifiedAt = new Date().toISOString();
  const about = { noteId, kind, fileName, size: bytes.length, modifiedAt };
  const { id } = await ask<{ id: string }>('POST', '/transcripts/uploads', about);
  const hashes: string[] = [];
  for (let n = 0; n * pieceBytes < bytes.length; n += 1) {
    const piece = new Uint8Array(bytes.subarray(n * pieceBytes, (n + 1) * pieceBytes));
    hashes.push(sha256(piece));
    const stored = await timed(n * pieceBytes + piece.length, () =>
      fetch(`${server.address}/api/transcripts/uploads/${id}/pieces/${n}?sha256=${hashes[n]}`, {
        method: 'PUT',
        headers: { ...authorization, 'content-type': 'application/octet-stream' },
        body: piece,
      }),
    );
    if (stored.status !== 200) return stored;
  }
  const uploads = [{ id, digest: sha256(hashes.join('')) }];
  return timed(bytes.length, () => post('/transcripts/uploads/finish', { noteId, kind, uploads }));
}
const bomb = new Uint8Array(gzipSync(Buffer.alloc(1_000 * MiB, ' ')));
const bombed = () =>
  fetch(`${server.address}/api/notes/`, {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: bomb,
  });

/** MiB that the server holds when its jobs are done and it has been at rest. */
async function memoryAtRest(): Promise<number> {
  while ((await ask<unknown[]>('GET', '/tasks/')).length > 0) await sleep(1_000);
  await sleep(60_000);
  return memoryMiB(server.pid).now;
}
const four = async (call: string, name: string, bytes: Buffer): Promise<void> => {
  const replies = await Promise.all(Array.from({ length: 4 }, () => sendWhole(call, name, bytes)));
  for (const reply of replies) await reply.arrayBuffer();
};

await ask('GET', '/notes/?limit=1');
// the threads that read texts start with the first one
await four('upload_audio_files', 'visit.txt', Buffer.from(said));
const memoryBefore = await memoryAtRest();
const watched = watch();
const refused: Record<string, Refusal> = {};
for (const [what, sent] of Object.entries(files)) refused[what] = await upload(sent);
refused['body that unpacks to 1,000 MiB'] = await timed(bomb.length, bombed);
watching = false;
await watched;
for (const [call, name, bytes] of large) await four(call, name, bytes);
const memoryMore = (await memoryAtRest()) - memoryBefore;
const kept = await ask<unknown[]>('GET', `/transcripts/${noteId}`);
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
const slowest = Math.max(...Object.values(refused).map(({ ms }) => ms));
const p99 = answers.toSorted((a, b) => a - b)[Math.floor(answers.length * 0.99)] ?? 0;
const result = {
  refused,
  slowestMs: slowest,
  answers: answers.length,
  p99Ms: Math.round(p99 * 10) / 10,
  entriesKept: kept.length,
  memoryBeforeMiB: memoryBefore,
  memoryMoreMiB: memoryMore,
};
console.log(JSON.stringify(result, null, 2));
if (slowest >= 2_000 || p99 >= 100 || memoryMore >= 100 || Object.values(refused).some(({ status }) => status >= 500))
  process.exitCode = 1;
