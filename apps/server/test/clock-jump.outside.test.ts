import type { ChainVerification } from '@clinical/contract/audit/audit.schemas';
import type { Refreshed } from '@clinical/contract/accounts/session.schemas';
import type { Ledger } from '@clinical/contract/credits/credits.schemas';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { BackgroundTask } from '@clinical/contract/operations/background-tasks.schemas';
import type { SavedTranscript } from '@clinical/contract/scribe/sources.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { person, signUp } from './builders/process-caller.ts';
import { signInTo } from './builders/sign-in.ts';
import { shortVisit } from './builders/transcripts.ts';
import { makeDatabaseIn } from './database.ts';
import { type ProgramProcess, startProcess } from './program-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** A page that stays signed in while the clock of its server jumps: a token that ended is renewed, as pages do. */
class Page {
  readonly #program: ProgramProcess;
  #token: string;
  #refreshToken: string;
  readonly #cookie: string;
  renewals = 0;

  private constructor(program: ProgramProcess, signedIn: Awaited<ReturnType<typeof signInTo>>) {
    this.#program = program;
    this.#token = signedIn.token;
    this.#refreshToken = signedIn.refreshToken;
    this.#cookie = signedIn.cookie();
  }

  static async signIn(program: ProgramProcess): Promise<Page> {
    return new Page(program, await signInTo(program, person.email, person.password));
  }

  async call<T>(method: string, path: string, body?: object): Promise<T> {
    let reply = await this.#send(method, path, body);
    if (reply.status === 401) {
      await this.#renew();
      reply = await this.#send(method, path, body);
    }
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as T;
  }

  #send(method: string, path: string, body?: object): Promise<Response> {
    return this.#program.fetch(`/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        cookie: this.#cookie,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : null,
    });
  }

  async #renew(): Promise<void> {
    const reply = await this.#send('POST', '/auth/refresh_token', { refresh_token: this.#refreshToken });
    if (!reply.ok) throw new Error(`the session was not renewed: ${reply.status}`);
    const { access_token, refresh_token } = (await reply.json()) as Refreshed;
    this.#token = access_token;
    this.#refreshToken = refresh_token;
    this.renewals += 1;
  }
}

test.skipIf(!existsSync(library))(
  'a clock that jumps an hour forth and back ends no session, stops no job and breaks no record',
  { timeout: 300_000 },
  async () => {
    const dataDir = await temporaryFolder();
    await makeDatabaseIn(dataDir);
    const offset = join(dataDir, 'clock');
    writeFileSync(offset, '+0');
    const program = await startProcess(dataDir, {
      LOCAL_ENGINE_CREDITS: 'true',
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: offset,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    onTestFinished(() => program.kill());
    await signUp(program, dataDir);
    const page = await Page.signIn(program);

    const { id: edited } = await page.call<Note>('POST', '/notes/', { title: 'Edited' });
    const titles = new Map<string, string>();
    const entries = new Map<string, string>();
    const tasks: string[] = [];
    /** Charts, a rename and notes that are being written when the clock moves on. */
    const work = async (when: string): Promise<void> => {
      for (let number = 0; number < 6; number += 1) {
        const title = `${when}, ${number}`;
        const { id: noteId } = await page.call<Note>('POST', '/notes/', { title });
        titles.set(noteId, title);
        await page.call('PUT', `/notes/${edited}`, { title });
        const body = { noteId, question: shortVisit, generate: true };
        const saved = await page.call<SavedTranscript>('POST', '/transcripts/save_transcript', body);
        tasks.push(saved.taskId!);
        entries.set(saved.transcript.id, noteId);
      }
    };

    await work('at first');
    writeFileSync(offset, '+1h');
    await work('an hour on');
    expect(page.renewals).toBe(1);
    writeFileSync(offset, '+0');
    await work('back again');
    for (const taskId of tasks) {
      const status = async () => (await page.call<BackgroundTask>('GET', `/tasks/${taskId}`)).status;
      await expect.poll(status, { timeout: 60_000 }).toBe('success');
    }

    for (const [id, title] of titles) expect((await page.call<Note>('GET', `/notes/${id}`)).title).toBe(title);
    expect((await page.call<Note>('GET', `/notes/${edited}`)).title).toBe('back again, 5');
    for (const [entryId, noteId] of entries) {
      const thread = await page.call<Transcript[]>('GET', `/transcripts/${noteId}`);
      expect(thread.map(({ id, version }) => [id, version])).toEqual([[entryId, 1]]);
    }
    const { entries: paid } = await page.call<Ledger>('GET', '/credits/ledger');
    const notes = paid.filter(({ taken }) => taken > 0).map(({ noteId }) => noteId);
    expect(notes.toSorted()).toEqual([...titles.keys()].toSorted());
    expect(await page.call<ChainVerification>('GET', '/audit/verification')).not.toMatchObject({ state: 'broken' });
    expect(await program.stop()).toBe(0);
  },
);
