import { expect, type Page } from '@playwright/test';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { StarterTemplate, Template } from '@clinical/contract/templates/templates.schemas';
import type { SavedTranscript } from '@clinical/contract/scribe/sources.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Program } from './program.ts';

/** Calls the API as the person whom a page is signed in as: a quick way to what a test only needs to be there. */
export class Api {
  readonly #program: Program;
  readonly token: string;

  private constructor(program: Program, token: string) {
    this.#program = program;
    this.token = token;
  }

  static async of(page: Page, program: Program): Promise<Api> {
    const session = await page.evaluate<{ access_token: string }>(
      `fetch('/api/auth/session').then((reply) => reply.json())`,
    );
    return new Api(program, session.access_token);
  }

  async call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const reply = await fetch(`${this.#program.address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`);
    return JSON.parse(text) as Answer;
  }

  addPatient(title: string, details: Partial<Note> = {}): Promise<Note> {
    return this.call('POST', '/notes/', { title, ...details });
  }

  /** A starter template, made one's own. */
  async adoptStarter(key: string): Promise<Template> {
    const starters = await this.call<StarterTemplate[]>('GET', '/templates/starters');
    const starter = starters.find((each) => each.key === key);
    if (!starter) throw new Error(`no starter is called ${key}`);
    const { title, generalInstructions, sections, macros, defaultExam } = starter;
    return this.call('POST', '/templates/', { title, generalInstructions, sections, macros, defaultExam });
  }

  async entry(id: string): Promise<Transcript> {
    return this.call('GET', `/transcripts/${id}`);
  }

  /** An entry that was typed, without a source. */
  async addTyped(noteId: string, html: string): Promise<void> {
    const { createdAt } = await this.call<Transcript>('POST', '/transcripts/create_empty_ticket', { noteId });
    const sections = [{ key: 'note', header: 'Note', html }];
    await this.call('PUT', '/transcripts/update_transcript', { noteId, createdAt, sections });
  }

  /** An entry with its source; with `generate`, also with its finished note. */
  async addEntry(noteId: string, question: string, generate = true, templateId?: string): Promise<Transcript> {
    const saved = await this.call<SavedTranscript>('POST', '/transcripts/save_transcript', {
      noteId,
      question,
      generate,
      templateId,
    });
    const { id } = saved.transcript;
    if (generate) await expect.poll(async () => (await this.entry(id)).version).toBeGreaterThan(0);
    return this.entry(id);
  }
}
