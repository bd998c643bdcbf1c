import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { cancelBackgroundTask } from '@clinical/contract/operations/background-tasks.calls';
import { generateTranscript, getWriting } from '@clinical/contract/scribe/generate.calls';
import { getEditHistory, restoreVersion } from '@clinical/contract/transcripts/versions.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import type { GenerateEvent, GenerateNote } from '@clinical/contract/scribe/generate.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import {
  entryById,
  finishedTask,
  newPatient,
  shortVisit,
  writtenEntry,
} from '../../../../test/builders/transcripts.ts';
import { errorCode, type TestServer } from '../../../../test/harness.ts';
import { modelBacked } from '../../../../test/model-backed.ts';
import { type ModelServer } from '../../../../test/model-server.ts';
import { until } from '../../../../test/until.ts';

const running = modelBacked();
let model: ModelServer;
let server: TestServer;
let account: TestAccount;

beforeEach(async () => {
  ({ model, server } = running());
  account = await newAccount(server);
  model.setMode('good');
});

async function events(id: string, body: GenerateNote = {}): Promise<GenerateEvent[]> {
  const reply = await account.call(generateTranscript, { params: { id }, body });
  return String(reply.body)
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)) as GenerateEvent);
}

const htmlOf = (entry: Transcript, key: string) => entry.sections.find((section) => section.key === key)?.html;
const stateOf = (entry: Transcript, key: string) => entry.sectionStates.find((state) => state.key === key)?.status;

async function edit(entry: Transcript, key: string, html: string): Promise<Transcript> {
  const sections = entry.sections.map((section) => (section.key === key ? { ...section, html } : section));
  const { noteId, createdAt } = entry;
  return account.ok(updateTranscript, { body: { noteId, createdAt, sections } }, { ifMatch: entry.version });
}

describe('a note as it is written', () => {
  it('comes section by section, and who comes later finds what is there', async () => {
    model.setMode('slow');
    const { id: noteId } = await newPatient(account);
    const body = { noteId, question: shortVisit, generate: true };
    const { transcript, taskId } = await account.ok(saveTranscript, { body });
    const look = () => account.ok(getWriting, { params: { id: transcript.id } });
    const begun = await until(look, ({ sections }) => sections.length > 0);
    expect(begun).toMatchObject({ taskId, status: 'progress' });
    expect(begun.sections.map(({ status }) => status)).toEqual(['generating', ...Array(5).fill('empty')]);
    // the first is complete when the mark of the second comes
    model.step();
    model.step();
    const further = await until(look, ({ sections }) => sections[1]!.status === 'generating');
    expect(further.sections[0]).toMatchObject({ key: 'chief-complaint', status: 'populated' });
    expect(further.sections[0]!.html).toContain('what brings you in');
    for (let section = 0; section < 6; section++) model.step();
    await finishedTask(account, taskId!);
    expect(await look()).toEqual({ taskId: null, status: null, sections: [] });
    expect((await entryById(account, transcript.id)).sectionStates.map(({ status }) => status)).toEqual(
      Array(6).fill('populated'),
    );
  });

  it('is told in the stream, each section once and before the end', async () => {
    const entry = await writtenEntry(account);
    const told = await events(entry.id);
    const sections = told.flatMap(({ section }) => (section ? [section] : []));
    expect(sections).toEqual((await entryById(account, entry.id)).sections);
    expect([told[0]!.type, told.at(-1)!.type]).toEqual(['task', 'complete']);
  });

  it('that stopped halfway shows what had come, and which sections failed', async () => {
    model.setMode('half');
    const { id: noteId } = await newPatient(account);
    const { transcript, taskId } = await account.ok(saveTranscript, {
      body: { noteId, question: shortVisit, generate: true },
    });
    await finishedTask(account, taskId!);
    const { status, sections } = await account.ok(getWriting, { params: { id: transcript.id } });
    expect(status).toBe('failure');
    expect(sections[0]!.status).toBe('populated');
    expect(sections.at(-1)!.status).toBe('failed');
    expect((await entryById(account, transcript.id)).sections).toEqual([]);
  });

  it('is not seen from another workspace', async () => {
    const entry = await writtenEntry(account);
    const other = await newAccount(server);
    const reply = await other.call(getWriting, { params: { id: entry.id } });
    expect([reply.status, errorCode(reply)]).toEqual([404, 'NOT_FOUND']);
  });

  it('is written once when its button is pressed twice', async () => {
    const entry = await writtenEntry(account);
    model.setMode('hang');
    const first = account.call(generateTranscript, { params: { id: entry.id }, body: {} }).catch(() => null);
    const { taskId } = await until(
      () => entryById(account, entry.id),
      (read) => read.taskId !== null,
    );
    const second = await account.call(generateTranscript, { params: { id: entry.id }, body: {} });
    expect([second.status, errorCode(second)]).toEqual([409, 'CONFLICT']);
    expect((await entryById(account, entry.id)).taskId).toBe(taskId);
    await account.ok(cancelBackgroundTask, { params: { id: taskId! } });
    await first;
  });
});

describe('one section alone', () => {
  const key = 'assessment-and-plan';

  it('is written again; the others stay as people left them', async () => {
    const entry = await writtenEntry(account);
    let edited = await edit(entry, 'physical-exam', '<p>Lungs clear, I am sure.</p>');
    edited = await edit(edited, key, '<p>Nothing of the kind.</p>');
    expect([stateOf(edited, key), stateOf(edited, 'physical-exam')]).toEqual(['edited', 'edited']);
    const told = await events(entry.id, { sections: [key] });
    expect(told.flatMap(({ section }) => (section ? [section.key] : []))).toEqual([key]);
    const after = await entryById(account, entry.id);
    expect(htmlOf(after, 'physical-exam')).toBe('<p>Lungs clear, I am sure.</p>');
    expect(htmlOf(after, key)).not.toContain('Nothing of the kind');
    expect([stateOf(after, key), stateOf(after, 'physical-exam')]).toEqual(['populated', 'edited']);
    expect(after.sentences.filter(({ section }) => section === 'physical-exam')).toEqual(
      edited.sentences.filter(({ section }) => section === 'physical-exam'),
    );
    expect(model.requests.at(-1)!.system.match(/\[\[section: /g)).toHaveLength(1);
    const [newest, before] = await account.ok(getEditHistory, { params: { id: entry.id }, query: {} });
    expect(newest!.name).toBe('AI draft 2, General note: Assessment and plan');
    expect(before!.sections.find((section) => section.key === key)!.html).toBe('<p>Nothing of the kind.</p>');
    const restored = await account.ok(restoreVersion, { params: { id: entry.id }, body: { version: before!.version } });
    expect(htmlOf(restored, key)).toBe('<p>Nothing of the kind.</p>');
  });

  it('costs what a note costs', async () => {
    const entry = await writtenEntry(account);
    const credits = async () => (await account.ok(getUserInfo, {})).user.tokens;
    const before = await credits();
    await events(entry.id, { sections: [key] });
    expect(before - (await credits())).toBe(1);
  });

  it('shows that it is being written, and lets the others be edited meanwhile', async () => {
    const entry = await writtenEntry(account);
    model.setMode('slow');
    const run = events(entry.id, { sections: [key] });
    const busy = await until(
      () => entryById(account, entry.id),
      (read) => read.taskId !== null,
    );
    expect(busy.writing).toEqual([key]);
    expect([stateOf(busy, key), stateOf(busy, 'physical-exam')]).toEqual(['generating', 'populated']);
    await edit(busy, 'physical-exam', '<p>Edited meanwhile.</p>');
    for (let piece = 0; piece < 2; piece++) model.step();
    expect((await run).at(-1)!.type).toBe('complete');
    const after = await entryById(account, entry.id);
    expect([htmlOf(after, 'physical-exam'), after.writing]).toEqual(['<p>Edited meanwhile.</p>', null]);
  });

  it('never replaces what a person wrote into it meanwhile', async () => {
    const entry = await writtenEntry(account);
    model.setMode('slow');
    const run = events(entry.id, { sections: [key] });
    await until(
      () => entryById(account, entry.id),
      (read) => read.taskId !== null,
    );
    await edit(entry, key, '<p>My own plan.</p>');
    for (let piece = 0; piece < 2; piece++) model.step();
    const end = (await run).at(-1)!;
    expect(end).toMatchObject({ type: 'error' });
    expect(end.message).toContain('“Assessment and plan” was edited while it was being generated');
    const after = await entryById(account, entry.id);
    expect(htmlOf(after, key)).toBe('<p>My own plan.</p>');
    expect(stateOf(after, key)).toBe('failed');
  });

  it('fails without touching what is there', async () => {
    const entry = await writtenEntry(account);
    model.setMode('error-500');
    await events(entry.id, { sections: [key] });
    const after = await entryById(account, entry.id);
    expect([after.sections, after.version]).toEqual([entry.sections, entry.version]);
    expect([stateOf(after, key), stateOf(after, 'results')]).toEqual(['failed', 'populated']);
  });

  it('must be one of the template', async () => {
    const entry = await writtenEntry(account);
    const reply = await account.call(generateTranscript, { params: { id: entry.id }, body: { sections: ['nope'] } });
    expect([reply.status, errorCode(reply)]).toEqual([422, 'INVALID_INPUT']);
  });
});

describe('extra context', () => {
  it('goes to the model, is kept with the version, and what comes from it never counts as said', async () => {
    const fact = 'HbA1c was 7.2 % on 3 November.';
    const entry = await writtenEntry(account, { extraContext: fact });
    expect(model.requests.at(-1)!.prompt).toContain(`<extra-context>\n${fact}`);
    expect(entry.extraContext).toBe(fact);
    const [version] = await account.ok(getEditHistory, { params: { id: entry.id }, query: {} });
    expect(version!.extraContext).toBe(fact);
    await events(entry.id, { extraContext: '' });
    expect((await entryById(account, entry.id)).extraContext).toBe('');
    expect(model.requests.at(-1)!.prompt).not.toContain('<extra-context>');
    const history = await account.ok(getEditHistory, { params: { id: entry.id }, query: {} });
    expect(history.map(({ extraContext }) => extraContext)).toEqual(['', fact]);
  });

  it('names the language that is asked for', async () => {
    const entry = await writtenEntry(account);
    await events(entry.id, { language: 'de' });
    expect(model.requests.at(-1)!.prompt).toContain('Write the note in German.');
    const reply = await account.call(generateTranscript, { params: { id: entry.id }, body: { language: '!' } });
    expect([reply.status, errorCode(reply)]).toEqual([422, 'INVALID_INPUT']);
  });
});
