import type { BackgroundTask } from '@clinical/contract/operations/background-tasks.schemas';
import type { FinishedRecording, Recording } from '@clinical/contract/capture/recordings.schemas';
import type { AudioGap } from '@clinical/contract/transcripts/entry-speech.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { type RecordedChunk, TestRecorder } from '../../apps/server/test/recorder.ts';
import { signIn } from '../lib/sign-up.ts';
import { email } from './site.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** So long the device tries before the round counts as failed. */
const patienceMs = 120_000;

/** What a browser does with a recording: keeps every chunk until the server has confirmed the finish, and sends until it is taken. */
export class Device {
  readonly recorder: TestRecorder;
  /** Where the program is now; a fault may move it. */
  readonly #site: { address: string };
  readonly #kept: RecordedChunk[] = [];
  #token = '';
  #id = '';
  #noteId = '';
  /** Replies that were no success, by their status; 0 for none at all. */
  readonly refusals = new Map<number, number>();
  /** Milliseconds that chunks took which were taken at once. */
  readonly times: number[] = [];
  readonly gaps: AudioGap[] = [];
  /** What a fault still does once the recording is finished. */
  beforeFile: (() => Promise<void>) | null = null;

  constructor(site: { address: string }, voice: number, chunkMs: number) {
    this.#site = site;
    this.recorder = new TestRecorder(voice, chunkMs);
  }

  get token(): string {
    return this.#token;
  }

  /** One request; a session that has ended is begun anew, and anything but an answer is tried again. */
  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const until = Date.now() + patienceMs;
    for (;;) {
      const reply = await this.#send(method, path, body).catch(() => null);
      const status = reply?.status ?? 0;
      if (reply?.ok) return (await reply.json()) as T;
      this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1);
      const text = (await reply?.text().catch(() => '')) ?? '';
      if (status === 409 || status === 404 || Date.now() > until)
        throw new Error(`${method} ${path}: ${status} ${text}`);
      if (status === 401) this.#token = await signIn(this.#site.address, email).catch(() => this.#token);
      await pause(50);
    }
  }

  #send(method: string, path: string, body?: object): Promise<Response> {
    const isBytes = body instanceof Uint8Array;
    return fetch(`${this.#site.address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body ? { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' } : {}),
      },
      body: isBytes ? (body as BodyInit) : body ? JSON.stringify(body) : null,
    });
  }

  async start(): Promise<void> {
    const { id } = await this.ask<{ id: string }>('POST', '/notes/', { title: `Recording ${this.recorder.voice}` });
    this.#noteId = id;
    const answer = { state: 'given', textVersion: 'bench' };
    const consent = await this.ask<{ id: string }>('POST', `/notes/${id}/consents`, answer);
    const wish = { noteId: id, consentId: consent.id, mimeType: 'audio/webm;codecs=opus' };
    const startedAt = new Date().toISOString();
    this.#id = (await this.ask<Recording>('POST', '/transcripts/recordings', { ...wish, startedAt })).id;
  }

  /** Records a chunk into the device's store, without sending it yet. */
  record(chunkMs?: number): RecordedChunk {
    const chunk = this.recorder.next(chunkMs);
    this.#kept.push(chunk);
    return chunk;
  }

  addressOf({ n, about }: RecordedChunk): string {
    return `/transcripts/recordings/${this.#id}/chunks/${n}?${new URLSearchParams(about as never)}`;
  }

  async send(chunk: RecordedChunk): Promise<void> {
    const before = performance.now();
    await this.ask('PUT', this.addressOf(chunk), chunk.bytes);
    this.times.push(performance.now() - before);
  }

  /** The page is gone and comes back: what the server lacks is sent from the store, and the recorder starts anew. */
  async reload(): Promise<void> {
    const { recordings } = await this.ask<{ recordings: Recording[] }>('GET', '/transcripts/recordings');
    const known = recordings.find(({ id }) => id === this.#id);
    if (!known) throw new Error('the recording is not in the list');
    for (const chunk of this.#kept.slice(known.chunks)) await this.send(chunk);
    this.recorder.restart();
  }

  /** The device sleeps: nothing is captured, and the recorder goes on where it was. */
  sleep(lengthMs: number): void {
    this.gaps.push({ atMs: this.recorder.durationMs, lengthMs, reason: 'sleep' });
  }

  async finish(): Promise<FinishedRecording> {
    const { chunks, durationMs } = this.recorder;
    const body = { chunks, durationMs, gaps: this.gaps };
    return this.ask<FinishedRecording>('POST', `/transcripts/recordings/${this.#id}/finish`, body);
  }

  /**
   * The entry, once its job has written the note.
   * @param lookEveryMs twenty that ask all the time would be a load of their own
   */
  async written({ taskId, transcript }: FinishedRecording, lookEveryMs: number): Promise<Transcript> {
    const until = Date.now() + patienceMs * 3;
    while (Date.now() < until) {
      const { status, result } = await this.ask<BackgroundTask>('GET', `/tasks/${taskId}`);
      if (status === 'failure') throw new Error(`the job failed: ${result.message}`);
      if (status === 'success') {
        const entry = await this.ask<Transcript>('GET', `/transcripts/${transcript.id}`);
        if (entry.answer === '') throw new Error('no note was written');
        return entry;
      }
      await pause(lookEveryMs);
    }
    throw new Error('the note was not written');
  }

  /** The bytes of the finished file, or a range of them as a player asks for it. */
  async file({ id, assets }: Transcript, range?: string): Promise<Uint8Array> {
    const path = `/api/notes/${this.#noteId}/transcripts/${id}/asset/${assets[0]!.name}`;
    const headers = { authorization: `Bearer ${this.#token}`, ...(range ? { range } : {}) };
    const reply = await fetch(`${this.#site.address}${path}`, { headers });
    if (reply.status !== (range ? 206 : 200)) throw new Error(`the file was answered with ${reply.status}`);
    return new Uint8Array(await reply.arrayBuffer());
  }
}
