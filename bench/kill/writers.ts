import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TranscriptChecks } from '@clinical/contract/checks/checks.schemas';
import { limits } from '@clinical/contract/limits';
import type { FileUpload } from '@clinical/contract/capture/uploads.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { UploadedTranscripts } from '@clinical/contract/capture/files.schemas';
import type { SignedEntry, SigningState } from '@clinical/contract/signing/signing.schemas';
import { password } from '../lib/sign-up.ts';

/** A server and a session on it, until it is killed. */
export type Session = { address: string; token: string };

/** What was answered, and must therefore be there afterwards. */
export type Acknowledged = {
  charts: Set<string>;
  edits: number;
  title: string;
  tasks: Set<string>;
  pieces: number;
  files: { entryId: string; size: number }[];
  streams: number;
  /** Of a signed entry, how many links its chain had. */
  signed: Map<string, number>;
};

const visit = `Doctor: What brings you in?
Patient: I have had a sore throat for three days.
Doctor: Any fever?
Patient: No.
Doctor: Your throat is red. I will start you on amoxicillin 500 mg twice a day.`;

const sha256 = (text: Uint8Array | string): string => createHash('sha256').update(text).digest('hex');

/** One call; what is no success is thrown. */
export async function call<T>({ address, token }: Session, method: string, path: string, body?: object): Promise<T> {
  const isBytes = body instanceof Uint8Array;
  const reply = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' } : {}),
    },
    body: isBytes ? (body as BodyInit) : body ? JSON.stringify(body) : null,
  });
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** Makes a chart, renames another and has a note written, which takes credits, again and again. */
export async function writeCharts(session: Session, edited: string, kept: Acknowledged): Promise<void> {
  for (;;) {
    const { id } = await call<{ id: string }>(session, 'POST', '/notes/', { title: `Chart ${kept.charts.size}` });
    kept.charts.add(id);
    const title = `Edited ${kept.edits + 1} times`;
    await call(session, 'PUT', `/notes/${edited}`, { title });
    kept.title = title;
    kept.edits += 1;
    const body = { noteId: id, question: visit, generate: true };
    const { taskId } = await call<{ taskId: string }>(session, 'POST', '/transcripts/save_transcript', body);
    kept.tasks.add(taskId);
  }
}

/** Signs the newest notes as they are written, each after what stands against it was accepted. */
export async function signNotes(session: Session, kept: Acknowledged): Promise<void> {
  for (;;) {
    const newest = [...kept.charts].slice(-20);
    await Promise.all([signNotesOf(session, newest, kept), pause(50)]);
  }
}

async function signNotesOf(session: Session, noteIds: string[], kept: Acknowledged): Promise<void> {
  for (const noteId of noteIds) {
    for (const { id, sections, taskId } of await call<Transcript[]>(session, 'GET', `/transcripts/${noteId}`)) {
      if (sections.length > 0 && taskId === null && !kept.signed.has(id)) await sign(session, id, kept);
    }
  }
}

async function sign(session: Session, id: string, kept: Acknowledged): Promise<void> {
  const state = await call<SigningState>(session, 'GET', `/transcripts/${id}/signing`);
  // the signature may have been made and its answer been lost
  if (state.signature !== null) return;
  const { checks } = await call<TranscriptChecks>(session, 'GET', `/transcripts/${id}/checks`);
  for (const key of state.unresolved) {
    const isMissing = checks.find((check) => check.key === key)?.kind === 'missing';
    const answer = isMissing
      ? { action: 'dismiss', reason: 'duplicate', text: '' }
      : { action: 'accept', reason: 'Confirmed by telephone.' };
    await call(session, 'PUT', `/transcripts/${id}/checks/${key}`, answer);
  }
  const body = { version: state.version, attested: true, password };
  const { signing } = await call<SignedEntry>(session, 'POST', `/transcripts/${id}/sign-eth`, body);
  kept.signed.set(id, signing.chain?.links ?? 0);
}

/** Entries whose signature is not what was acknowledged, or whose chain was kept without its signature. */
export async function brokenSignatures(session: Session, kept: Acknowledged): Promise<string[]> {
  const broken: string[] = [];
  for (const noteId of kept.charts) {
    for (const { id } of await call<Transcript[]>(session, 'GET', `/transcripts/${noteId}`)) {
      const { signature, chain } = await call<SigningState>(session, 'GET', `/transcripts/${id}/signing`);
      const links = kept.signed.get(id);
      const isWhole = (signature === null) === (chain === null);
      if (!isWhole || (links !== undefined && chain?.links !== links)) broken.push(id);
    }
  }
  return broken;
}

/** A WAV file of noise: 16 kHz, 16 bits, one channel. */
function noise(seconds: number): Buffer {
  const sound = randomBytes(seconds * 32_000);
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(sound.length + 36, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(16_000, 24);
  head.writeUInt32LE(32_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(sound.length, 40);
  return Buffer.concat([head, sound]);
}

/** A file on its way, which goes on after each kill where the server says that it stands. */
export class Upload {
  readonly #noteId: string;
  readonly #bytes = noise(60);
  readonly #about: { fileName: string; size: number; modifiedAt: string };
  /** Pieces that were answered, counted from the first. */
  #stored = 0;
  lostPieces = 0;

  constructor(noteId: string, number: number) {
    this.#noteId = noteId;
    const modifiedAt = new Date(number * 1_000).toISOString();
    this.#about = { fileName: `visit-${number}.wav`, size: this.#bytes.length, modifiedAt };
  }

  #pieces(): Buffer[] {
    const number = Math.ceil(this.#bytes.length / limits.uploadPiece);
    return Array.from({ length: number }, (_, n) =>
      this.#bytes.subarray(n * limits.uploadPiece, (n + 1) * limits.uploadPiece),
    );
  }

  /** Sends what is missing and makes the entry. */
  async send(session: Session, kept: Acknowledged): Promise<void> {
    const wanted = { noteId: this.#noteId, kind: 'audio', ...this.#about };
    // the server may have made the entry and its answer been lost
    const made = await call<Transcript[]>(session, 'GET', `/transcripts/${this.#noteId}`);
    if (made.length > 0) return;
    const { id, next } = await call<FileUpload>(session, 'POST', '/transcripts/uploads', wanted);
    this.lostPieces += Math.max(0, this.#stored - next);
    const pieces = this.#pieces();
    for (const [n, piece] of pieces.entries()) {
      if (n < next) continue;
      await call(session, 'PUT', `/transcripts/uploads/${id}/pieces/${n}?sha256=${sha256(piece)}`, piece);
      this.#stored = n + 1;
      kept.pieces += 1;
    }
    const digest = sha256(pieces.map(sha256).join(''));
    const finish = { noteId: this.#noteId, kind: 'audio', uploads: [{ id, digest }] };
    const { transcripts } = await call<UploadedTranscripts>(session, 'POST', '/transcripts/uploads/finish', finish);
    for (const entry of transcripts) kept.files.push({ entryId: entry.id, size: this.#bytes.length });
  }
}

/** Listens to events until the server is gone. */
export async function listen({ address, token }: Session, kept: Acknowledged): Promise<void> {
  const reply = await fetch(`${address}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok || !reply.body) throw new Error(`/events answered ${reply.status}`);
  let hasBegun = false;
  for await (const part of reply.body) {
    if (hasBegun || !Buffer.from(part).toString().includes('hello')) continue;
    hasBegun = true;
    kept.streams += 1;
  }
}
