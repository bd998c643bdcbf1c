import { answerCheck, getChecks, runChecks } from '@clinical/contract/checks/checks.calls';
import type { AnswerCheck, TranscriptChecks } from '@clinical/contract/checks/checks.schemas';
import { getEditHistory, restoreVersion } from '@clinical/contract/transcripts/versions.calls';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant } from '../../../test/builders/notes.ts';
import { entryById, newEntry, newPatient, writtenEntry } from '../../../test/builders/transcripts.ts';
import { errorCode, startTestServer, type TestServer } from '../../../test/harness.ts';
import { type ModelServer, startModelServer } from '../../../test/model-server.ts';

let model: ModelServer;
let server: TestServer;
let account: TestAccount;
let noteId: string;

beforeAll(async () => {
  model = await startModelServer({ mode: 'unfaithful' });
  server = await startTestServer({ OPENAI_API_KEY: 'key-1', OPENAI_BASE_URL: model.url });
});
afterAll(async () => {
  await model.close();
  await server.stop();
});
beforeEach(async () => {
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});

const written = () => writtenEntry(account, { noteId, model: 'gpt-4.1' });
const checksOf = ({ id }: Pick<Transcript, 'id'>, reader = account) => reader.ok(getChecks, { params: { id } });
const answer = ({ id }: Pick<Transcript, 'id'>, checkId: string, body: AnswerCheck) =>
  account.ok(answerCheck, { params: { id, checkId }, body });
const missingIn = ({ checks }: TranscriptChecks) =>
  checks.find(({ kind, said }) => kind === 'missing' && /penicillin/i.test(said))!;
const doseIn = ({ checks }: TranscriptChecks) => checks.find(({ kind }) => kind === 'dose')!;
const save = (entry: Transcript, sections: NoteSection[]) =>
  account.ok(updateTranscript, { body: { noteId, createdAt: entry.createdAt, sections } });

describe('a note that a model wrote', () => {
  it('is checked with its first version: what differs and what is missing', async () => {
    const entry = await written();
    // it was told the facts, and the checks show where it did not keep to them
    const facts = /<check-list>([\s\S]*?)<\/check-list>/.exec(model.requests.at(-1)!.prompt)?.[1];
    expect(facts).toMatch(/penicillin/i);
    expect(facts).toMatch(/500 mg/);
    const found = await checksOf(entry);
    expect(found).toMatchObject({ state: 'current', version: 1, abilities: { answer: true } });
    expect(found.sentences).toHaveLength(entry.sentences.length);
    expect(doseIn(found)).toMatchObject({ said: '500 mg', written: '5000 mg', severity: 'major', answer: null });
    expect(found.sentences[doseIn(found).sentence!]!.support).toBe('contradicted');
    const missing = missingIn(found);
    expect(missing).toMatchObject({ severity: 'major', sentence: null });
    for (const link of missing.evidence) {
      const said = entry.utterances.find(({ id }) => id === link.utteranceId)!.text;
      expect(said.slice(link.start, link.end)).toBe(link.quote);
    }
    expect(found.ledger.find(({ key }) => key === missing.key)).toMatchObject({ state: 'missing', usedBy: [] });
  });

  it('is checked again with each version: edited, restored, and after its source changed', async () => {
    const entry = await written();
    const mended = entry.sections.map((section) => ({ ...section, html: section.html.replace('5000 mg', '500 mg') }));
    await save(entry, mended);
    const edited = await checksOf(entry);
    expect([edited.state, edited.version, doseIn(edited)]).toEqual(['current', 2, undefined]);
    await account.ok(restoreVersion, { params: { id: entry.id }, body: { version: 1 } });
    const restored = await checksOf(entry);
    expect([restored.version, doseIn(restored).written]).toEqual([3, '5000 mg']);
    const question = entry.question.replace('500 mg', '5000 mg');
    await account.ok(updateTranscript, { body: { noteId, createdAt: entry.createdAt, question } });
    const heard = await checksOf(entry);
    expect([heard.state, heard.version, doseIn(heard)]).toEqual(['current', 4, undefined]);
  });

  it('knows when what was found is of an older checker, and is checked again when asked', async () => {
    const entry = await written();
    await server.engine.query(
      `update note_checks set checker_version = 'old', checks = '[]' where transcript_id = $1`,
      [entry.id],
    );
    expect(await checksOf(entry)).toMatchObject({ state: 'outdated', checkerVersion: 'old' });
    const again = await account.ok(runChecks, { params: { id: entry.id } });
    expect(again.state).toBe('current');
    expect(doseIn(again).written).toBe('5000 mg');
  });
});

describe('what is missing', () => {
  it('goes into its section with its words as evidence, and out again', async () => {
    const entry = await written();
    const missing = missingIn(await checksOf(entry));
    const inserted = await answer(entry, missing.key, { action: 'insert' });
    expect(missingIn(inserted.checks)).toBeUndefined();
    expect(inserted.transcript?.version).toBe(2);
    const sentences = inserted.transcript!.sentences.filter(({ text }) => missing.suggestion!.includes(text));
    expect(sentences[0]).toMatchObject({ section: missing.section, kind: 'said' });
    expect(sentences[0]!.links).toEqual(missing.evidence);
    const history = await account.ok(getEditHistory, { params: { id: entry.id }, query: {} });
    expect(history[0]!.name).toBe('Missing fact inserted');
    const undone = await answer(entry, missing.key, { action: 'undo' });
    expect(undone.transcript!.sections).toEqual(entry.sections);
    expect(missingIn(undone.checks).key).toBe(missing.key);
  });

  it('goes in with a person’s own words, as a typed sentence, and out again', async () => {
    const entry = await written();
    const missing = missingIn(await checksOf(entry));
    const { transcript } = await answer(entry, missing.key, { action: 'insert', text: '  Reacts to\npenicillin.  ' });
    const own = transcript!.sentences.find(({ text }) => text === 'Reacts to penicillin.');
    expect(own).toMatchObject({ section: missing.section, kind: 'typed' });
    expect(transcript!.answer).not.toContain(missing.suggestion);
    const undone = await answer(entry, missing.key, { action: 'undo' });
    expect(undone.transcript!.sections).toEqual(entry.sections);
  });

  it('is taken out of a text that was edited elsewhere meanwhile, but not when it was edited itself', async () => {
    const entry = await written();
    const missing = missingIn(await checksOf(entry));
    const { transcript } = await answer(entry, missing.key, { action: 'insert' });
    const elsewhere = transcript!.sections.map((section, place) =>
      place === 0 ? { ...section, html: `${section.html}<p>Seen today.</p>` } : section,
    );
    const edited = await save(entry, elsewhere);
    const itself = edited.sections.map((section) => ({
      ...section,
      html: section.html.replace(missing.suggestion!, 'Something else.'),
    }));
    const out = await answer(entry, missing.key, { action: 'undo' });
    expect(out.transcript!.answer).toContain('Seen today.');
    expect(out.transcript!.answer).not.toContain(missing.suggestion);
    await answer(entry, missing.key, { action: 'insert' });
    await save(entry, itself);
    const reply = await account.call(answerCheck, {
      params: { id: entry.id, checkId: missing.key },
      body: { action: 'undo' },
    });
    expect([reply.status, errorCode(reply)]).toEqual([409, 'CONFLICT']);
  });

  it('is missing again when its sentence is deleted', async () => {
    const entry = await written();
    const missing = missingIn(await checksOf(entry));
    await answer(entry, missing.key, { action: 'insert' });
    await save(entry, entry.sections);
    expect(missingIn(await checksOf(entry))).toMatchObject({ key: missing.key, answer: null });
  });

  it('merges with what others saved in other sections, and not in the same', async () => {
    const entry = await written();
    const missing = missingIn(await checksOf(entry));
    const change = (key: string) =>
      entry.sections.map((section) =>
        section.key === key ? { ...section, html: `${section.html}<p>By a colleague.</p>` } : section,
      );
    const insert = () =>
      account.call(
        answerCheck,
        { params: { id: entry.id, checkId: missing.key }, body: { action: 'insert' } },
        { ifMatch: 1 },
      );
    await save(entry, change(missing.section));
    expect(errorCode(await insert())).toBe('VERSION_CONFLICT');
    await save(entry, change(entry.sections.find(({ key }) => key !== missing.section)!.key));
    const merged = await insert();
    expect(merged.status).toBe(200);
    expect((await entryById(account, entry.id)).answer).toMatch(/By a colleague/);
  });

  it('is dismissed with a reason that later runs keep, and comes back when that is undone', async () => {
    const entry = await written();
    const { key } = missingIn(await checksOf(entry));
    await answer(entry, key, { action: 'dismiss', reason: 'duplicate' });
    await save(
      entry,
      entry.sections.map((section) => ({ ...section, html: `${section.html}<p>Seen today.</p>` })),
    );
    const later = await checksOf(entry);
    expect(missingIn(later).answer).toMatchObject({ action: 'dismiss', reason: 'duplicate', userId: account.userId });
    expect(later.ledger.find((said) => said.key === key)?.state).toBe('dismissed');
    const { checks } = await answer(entry, key, { action: 'undo' });
    expect(missingIn(checks).answer).toBeNull();
  });
});

describe('an answer', () => {
  it('lets a major flag stand only with a typed reason', async () => {
    const entry = await written();
    const { key } = doseIn(await checksOf(entry));
    const refused = async (body: object) => {
      const reply = await account.call(answerCheck, {
        params: { id: entry.id, checkId: key },
        body: body as AnswerCheck,
      });
      return [reply.status, errorCode(reply)];
    };
    expect(await refused({ action: 'accept', reason: 'too short' })).toEqual([422, 'INVALID_INPUT']);
    expect(await refused({ action: 'dismiss', reason: 'other' })).toEqual([422, 'INVALID_INPUT']);
    expect(await refused({ action: 'dismiss', reason: 'not_clinical' })).toEqual([409, 'CONFLICT']);
    expect(await refused({ action: 'insert' })).toEqual([409, 'CONFLICT']);
    const { checks } = await answer(entry, key, { action: 'accept', reason: 'Confirmed by telephone today.' });
    expect(doseIn(checks).answer).toMatchObject({ action: 'accept', text: 'Confirmed by telephone today.' });
  });

  it('to nothing that was found is not found', async () => {
    const entry = await written();
    for (const body of [
      { action: 'insert' },
      { action: 'undo' },
      { action: 'dismiss', reason: 'duplicate' },
    ] as const) {
      const reply = await account.call(answerCheck, { params: { id: entry.id, checkId: 'nothing' }, body });
      expect([reply.status, errorCode(reply)]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('is for those who may edit the chart; readers see it', async () => {
    const entry = await written();
    const { key } = missingIn(await checksOf(entry));
    const reader = await newColleague(server, account);
    await grant(server.engine, noteId, `user:${reader.userId}`, 'read');
    expect((await checksOf(entry, reader)).abilities.answer).toBe(false);
    const stranger = await newAccount(server);
    const params = { id: entry.id, checkId: key };
    for (const [who, call] of [
      [reader, () => reader.call(answerCheck, { params, body: { action: 'insert' } })],
      [reader, () => reader.call(runChecks, { params })],
      [stranger, () => stranger.call(getChecks, { params })],
    ] as const) {
      expect((await call()).status, who.email).toBe(404);
    }
    expect((await entryById(account, entry.id)).version).toBe(1);
  });

  it('leaves audit rows with ids and no words', async () => {
    const entry = await written();
    const found = await checksOf(entry);
    await answer(entry, missingIn(found).key, { action: 'insert' });
    await answer(entry, missingIn(found).key, { action: 'undo' });
    await answer(entry, doseIn(found).key, { action: 'accept', reason: 'Canary of a reason.' });
    await account.ok(runChecks, { params: { id: entry.id } });
    const rows = await server.engine.query(
      `select action, audit_events::text as text from audit_events where record_id = $1 and action like 'checks.%' order by seq`,
      [entry.id],
    );
    expect(rows.map((row) => row['action'])).toEqual([
      'checks.read',
      'checks.insert',
      'checks.undo',
      'checks.accept',
      'checks.run',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/penicillin|Canary/i);
  });
});

it('finds nothing in what has no source to compare with', async () => {
  const blank = await newEntry(account, { noteId, question: 'Doctor: hello there.' });
  expect(await checksOf(blank)).toMatchObject({ state: 'none', version: 0, checks: [], ledger: [] });
});
