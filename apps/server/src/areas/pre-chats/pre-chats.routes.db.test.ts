import * as calls from '@clinical/contract/pre-chats/pre-chats.calls';
import { mergeNotes, undoMerge } from '@clinical/contract/notes/merges.calls';
import { createPromptTemplate } from '@clinical/contract/prompt-templates/prompt-templates.calls';
import { deleteTranscript } from '@clinical/contract/transcripts/entries.calls';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant } from '../../../test/builders/notes.ts';
import { newPrechart } from '../../../test/builders/pre-chats.ts';
import { newPatient, writtenEntry } from '../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { listen, stopListening } from '../../../test/listen.ts';

let server: TestServer;
let account: TestAccount;

beforeAll(async () => {
  server = await testServer();
  account = await newAccount(server);
});

afterEach(stopListening);

const inChart = (who: TestAccount, noteId: string) =>
  who.ok(calls.listPrecharts, { query: { kind: 'prechart', noteId } });

async function recorded(id: string): Promise<unknown[]> {
  const rows = await server.engine.query('select action from audit_events where record_id = $1 order by seq', [id]);
  return rows.map((row) => row['action']);
}

describe('a typed prechart', () => {
  test('is in its chart with who wrote it, and pre-chats are another list', async () => {
    const { id: noteId } = await newPatient(account);
    const prechart = await newPrechart(account, noteId, { title: 'Before surgery', question: 'What to know?' });
    expect(prechart).toMatchObject({
      noteId,
      kind: 'prechart',
      title: 'Before surgery',
      question: 'What to know?',
      origin: 'typed',
      engine: null,
      prompt_id: null,
      usedIn: null,
      author: 'Ada Okafor',
      abilities: { edit: true, delete: true },
    });
    expect(await inChart(account, noteId)).toEqual([prechart]);
    expect(await account.ok(calls.listPrechats, { query: { noteId } })).toEqual([]);
    expect(await account.ok(calls.listPrecharts, { query: { kind: 'prechart' } })).toContainEqual(prechart);
    expect(await account.ok(calls.getPrechart, { params: { id: prechart.id }, query: {} })).toEqual(prechart);
  });

  test('is saved over and over, renamed and deleted, each with its audit row', async () => {
    const { id: noteId } = await newPatient(account);
    const { id } = await newPrechart(account, noteId, { answer: '' });
    const params = { id };
    const saved = await account.ok(calls.updatePrechart, {
      params,
      body: { answer: '<p>Lives alone.</p>', version: 1 },
    });
    expect(saved).toMatchObject({ answer: '<p>Lives alone.</p>', version: 2 });
    const renamed = await account.ok(calls.renamePrechart, { params, body: { title: 'Home' } });
    expect(renamed).toEqual({ ...saved, title: 'Home', updatedAt: renamed.updatedAt });
    await account.ok(calls.deletePrechat, { params, query: {} });
    expect(await inChart(account, noteId)).toEqual([]);
    expect(await recorded(id)).toEqual(['prechart.create', 'prechart.edit', 'prechart.rename', 'prechart.delete']);
  });

  test('keeps nothing that could run', async () => {
    const { id: noteId } = await newPatient(account);
    const { answer } = await newPrechart(account, noteId, { answer: '<p onclick=x()>Hives<script>x()</script></p>' });
    expect(answer).toBe('<p>Hives</p>');
  });

  test('that two people edit is overwritten by neither: the second sees both texts', async () => {
    const { id: noteId } = await newPatient(account);
    const { id } = await newPrechart(account, noteId);
    const save = (answer: string) =>
      account.call(calls.updatePrechart, { params: { id }, body: { answer, version: 1 } });
    expect((await save('<p>One</p>')).status).toBe(200);
    const second = await save('<p>Other</p>');
    expect([second.status, errorCode(second)]).toEqual([409, 'VERSION_CONFLICT']);
    expect(second.body).toMatchObject({ detail: [{ msg: '<p>Other</p>' }, { msg: '<p>One</p>' }] });
  });

  test('keeps a title that somebody else gave it meanwhile, and is renamed once theirs was seen', async () => {
    const { id: noteId } = await newPatient(account);
    const { id } = await newPrechart(account, noteId, { title: 'Home' });
    const rename = (title: string, before?: string) =>
      account.call(calls.renamePrechart, { params: { id }, body: { title, before } });
    expect((await rename('Living alone', 'Home')).status).toBe(200);
    const unseen = await rename('Social', 'Home');
    expect([unseen.status, errorCode(unseen)]).toEqual([409, 'VERSION_CONFLICT']);
    expect(unseen.body).toMatchObject({ detail: [{ msg: 'Social' }, { msg: 'Living alone' }] });
    expect((await rename('Living alone', 'Home')).status).toBe(200);
    expect((await rename('Social', 'Living alone')).body).toMatchObject({ title: 'Social' });
  });

  test('tells the other open pages of its chart when it is added, changed, renamed or deleted', async () => {
    const { id: noteId } = await newPatient(account);
    const stream = await listen(server, account.token);
    const told = () => stream.events().filter(({ type }) => type === 'note-edited');
    const { userId } = account;
    const edited = { type: 'note-edited', noteId, transcriptId: null, userId };
    const prechart = await newPrechart(account, noteId);
    const params = { id: prechart.id };
    await expect.poll(told).toEqual([edited]);
    await account.ok(calls.updatePrechart, { params, body: { answer: '<p>Lives alone.</p>', version: 1 } });
    await expect.poll(told).toHaveLength(2);
    await account.ok(calls.renamePrechart, { params, body: { title: 'Home' } });
    await expect.poll(told).toHaveLength(3);
    await account.ok(calls.deletePrechat, { params, query: {} });
    await expect.poll(told).toEqual([edited, edited, edited, edited]);
  });

  test('is saved once, even when the save is sent twice', async () => {
    const { id: noteId } = await newPatient(account);
    const { id } = await newPrechart(account, noteId);
    const again = await account.call(calls.createPrechart, { body: { id, noteId, kind: 'prechart' } });
    expect([again.status, errorCode(again)]).toEqual([409, 'CONFLICT']);
    expect(await inChart(account, noteId)).toHaveLength(1);
  });

  test.each([{ id: 'x' }, { kind: 'other' }, { answer: 'x'.repeat(100_001) }, { title: 'x'.repeat(201) }])(
    'from what is none is refused: %#',
    async (wrong) => {
      const { id: noteId } = await newPatient(account);
      const body = { id: randomUUID(), noteId, kind: 'prechart', ...wrong } as never;
      const reply = await account.call(calls.createPrechart, { body });
      expect([reply.status, errorCode(reply)]).toEqual([422, 'INVALID_INPUT']);
    },
  );
});

describe('several at once', () => {
  test('are deleted all or none', async () => {
    const { id: noteId } = await newPatient(account);
    const [one, other] = [await newPrechart(account, noteId), await newPrechart(account, noteId)];
    const wrong = await account.call(calls.deletePrechats, { body: { ids: [one.id, randomUUID()] } });
    expect(wrong.status).toBe(404);
    expect(await inChart(account, noteId)).toHaveLength(2);
    await account.ok(calls.deletePrechats, { body: { ids: [one.id, other.id] } });
    expect(await inChart(account, noteId)).toEqual([]);
  });
});

describe('others', () => {
  test('neither see, change nor delete one, and cannot tell that it is there', async () => {
    const stranger = await newAccount(server);
    const { id: noteId } = await newPatient(account);
    const { id } = await newPrechart(account, noteId);
    const params = { id };
    const replies = [
      await stranger.call(calls.listPrecharts, { query: { kind: 'prechart', noteId } }),
      await stranger.call(calls.getPrechart, { params, query: {} }),
      await stranger.call(calls.updatePrechart, { params, body: { answer: '' } }),
      await stranger.call(calls.renamePrechart, { params, body: { title: 'Mine' } }),
      await stranger.call(calls.deletePrechat, { params, query: {} }),
      await stranger.call(calls.createPrechart, { body: { id: randomUUID(), noteId, kind: 'prechart' } }),
      await stranger.call(calls.tryPrompt, { body: { noteId, text: 'Allergies' } }),
    ];
    expect(replies.map((reply) => `${reply.status} ${errorCode(reply)}`)).toEqual(Array(7).fill('404 NOT_FOUND'));
    expect(await stranger.ok(calls.listPrecharts, { query: { kind: 'prechart' } })).toEqual([]);
  });

  test('who only read the chart read it and change nothing', async () => {
    const { id: noteId } = await newPatient(account);
    const prechart = await newPrechart(account, noteId);
    const reader = await newColleague(server, account);
    await grant(server.engine, noteId, `user:${reader.userId}`, 'read');
    expect(await inChart(reader, noteId)).toEqual([{ ...prechart, abilities: { edit: false, delete: false } }]);
    const params = { id: prechart.id };
    expect((await reader.call(calls.updatePrechart, { params, body: { answer: '' } })).status).toBe(404);
    expect((await reader.call(calls.deletePrechat, { params, query: {} })).status).toBe(404);
  });
});

describe('a prompt template run over past entries', () => {
  test('finds lines of the chart, each with its entry and its words', async () => {
    const { id: noteId } = await newPatient(account);
    const entry = await writtenEntry(account, { noteId });
    const prompt = await account.ok(createPromptTemplate, { body: { title: 'Throat', text: 'Throat and tonsils' } });
    const prechart = await newPrechart(account, noteId, { answer: '', prompt_id: prompt.id });
    expect(prechart).toMatchObject({ title: 'Throat', origin: 'prompt', engine: 'local', prompt_id: prompt.id });
    expect(prechart.answer).toContain('tonsils');
    expect(prechart.sources.length).toBeGreaterThan(0);
    for (const { links } of prechart.sources) {
      expect(links).toEqual([
        { entryId: entry.id, entryCreatedAt: entry.createdAt, quote: expect.stringMatching(/throat|tonsil/i) },
      ]);
    }
    const { id } = prechart;
    const other = { params: { id }, query: { prompt_id: randomUUID() } };
    expect((await account.call(calls.getPrechart, other)).status).toBe(404);
    expect((await account.call(calls.deletePrechat, other)).status).toBe(404);
    await account.ok(calls.deletePrechat, { params: { id }, query: { prompt_id: prompt.id } });
  });

  test('that finds nothing saves nothing and says so', async () => {
    const { id: noteId } = await newPatient(account);
    const nothing = await account.call(calls.tryPrompt, { body: { noteId, text: 'Vaccinations' } });
    expect([nothing.status, errorCode(nothing)]).toEqual([422, 'NOTHING_FOUND']);
    expect(nothing.body).toMatchObject({ message: expect.stringContaining('no earlier entries') });
  });

  test('is tried on a chart without saving anything, over the entries that are chosen', async () => {
    const { id: noteId } = await newPatient(account);
    const entry = await writtenEntry(account, { noteId });
    const other = await writtenEntry(account);
    const text = 'Throat';
    const tried = await account.ok(calls.tryPrompt, { body: { noteId, text, contextEntryIds: [entry.id] } });
    expect(tried).toMatchObject({ engine: 'local', answer: expect.stringMatching(/throat/i) });
    expect(await inChart(account, noteId)).toEqual([]);
    const foreign = await account.call(calls.tryPrompt, { body: { noteId, text, contextEntryIds: [other.id] } });
    expect(foreign.status).toBe(404);
  });

  test('of somebody else is not run', async () => {
    const { id: noteId } = await newPatient(account);
    const stranger = await newAccount(server);
    const { id } = await stranger.ok(createPromptTemplate, { body: { title: 'Theirs', text: 'Throat' } });
    const body = { id: randomUUID(), noteId, kind: 'prechart' as const, prompt_id: id };
    expect((await account.call(calls.createPrechart, { body })).status).toBe(404);
  });
});

describe('the brief before a visit', () => {
  test('is made of what the chart says, every line with its source', async () => {
    const { id: noteId } = await newPatient(account);
    const entry = await writtenEntry(account, { noteId });
    const brief = await newPrechart(account, noteId, { answer: '', brief: true, title: 'Brief' });
    expect(brief).toMatchObject({ origin: 'brief', engine: 'local', title: 'Brief' });
    expect(brief.answer).toMatch(/<h3>Why here<\/h3>/);
    const lines = [...brief.answer.matchAll(/<li>/g)].length;
    expect(brief.sources).toHaveLength(lines);
    expect(brief.sources.every(({ links }) => links.some(({ entryId }) => entryId === entry.id))).toBe(true);
  });

  test('of a chart without entries is none', async () => {
    const { id: noteId } = await newPatient(account);
    const body = { id: randomUUID(), noteId, kind: 'prechart' as const, brief: true };
    const reply = await account.call(calls.createPrechart, { body });
    expect([reply.status, errorCode(reply)]).toEqual([422, 'NOTHING_FOUND']);
    expect(await inChart(account, noteId)).toEqual([]);
  });
});

describe('a prechart and the next note', () => {
  test('its facts are there from the prechart, never as said, and it keeps a link to the entry', async () => {
    const { id: noteId } = await newPatient(account);
    const prechart = await newPrechart(account, noteId);
    const entry = await writtenEntry(account, { noteId });
    const facts = entry.sentences.filter(({ kind }) => kind === 'chart');
    expect(facts).toMatchObject([
      {
        text: 'Allergic to sulfa, with hives (from the prechart).',
        links: [{ quote: 'Allergic to sulfa, with hives.', source: { kind: 'prechart', id: prechart.id } }],
      },
    ]);
    expect(entry.answer).toContain('Allergic to sulfa, with hives (from the prechart).');
    expect(entry.builtFrom).toEqual([{ kind: 'prechart', id: prechart.id, version: 1, createdAt: prechart.createdAt }]);
    const [used] = await inChart(account, noteId);
    expect(used).toMatchObject({
      usedIn: { entryId: entry.id, createdAt: entry.createdAt },
      abilities: { edit: false, delete: false },
    });
    const params = { id: prechart.id };
    const changed = await account.call(calls.updatePrechart, { params, body: { answer: '<p>Other</p>' } });
    expect([changed.status, errorCode(changed)]).toEqual([409, 'CONFLICT']);
    expect(errorCode(await account.call(calls.deletePrechat, { params, query: {} }))).toBe('CONFLICT');
  });

  test('is not sent with the note after that, nor an empty one with any', async () => {
    const { id: noteId } = await newPatient(account);
    await newPrechart(account, noteId);
    await newPrechart(account, noteId, { answer: '' });
    await writtenEntry(account, { noteId });
    const second = await writtenEntry(account, { noteId });
    expect(second.builtFrom).toEqual([]);
    expect((await inChart(account, noteId)).filter(({ usedIn }) => usedIn === null)).toHaveLength(1);
  });

  test('stays as it was when that entry is deleted', async () => {
    const { id: noteId } = await newPatient(account);
    await newPrechart(account, noteId);
    const entry = await writtenEntry(account, { noteId });
    await account.ok(deleteTranscript, { params: { id: entry.id } });
    expect(await inChart(account, noteId)).toMatchObject([{ usedIn: null, abilities: { edit: false } }]);
  });
});

test('precharts follow their chart when it is merged, and come back when that is undone', async () => {
  const [source, target] = [await newPatient(account, 'One Chart'), await newPatient(account, 'Other Chart')];
  const moved = await newPrechart(account, source.id);
  const { mergeId } = await account.ok(mergeNotes, { body: { source_note_id: source.id, target_note_id: target.id } });
  expect((await inChart(account, target.id)).map(({ id }) => id)).toEqual([moved.id]);
  await account.ok(undoMerge, { params: { mergeId } });
  expect((await inChart(account, source.id)).map(({ id }) => id)).toEqual([moved.id]);
  expect(await inChart(account, target.id)).toEqual([]);
});
