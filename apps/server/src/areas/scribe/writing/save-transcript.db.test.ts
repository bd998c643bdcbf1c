import { limits } from '@clinical/contract/limits';
import { createNote } from '@clinical/contract/notes/notes.calls';
import { createTemplate } from '@clinical/contract/templates/templates.calls';
import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { verifyLink } from '@clinical/language/verify-link';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import {
  entryById,
  finishedTask,
  newEntry,
  newPatient,
  shortVisit,
  writtenEntry,
} from '../../../../test/builders/transcripts.ts';
import { errorCode, testServer } from '../../../../test/harness.ts';

let account: TestAccount;
let noteId: string;
beforeEach(async () => {
  account = await newAccount(await testServer());
  noteId = (await newPatient(account)).id;
});

const thread = async (): Promise<Transcript[]> =>
  (await account.ok(getTranscripts, { params: { id: noteId } })) as Transcript[];

describe('saving a source text', () => {
  it('makes an entry whose utterances carry speakers, roles and the raw words', async () => {
    const { transcript, taskId } = await account.ok(saveTranscript, { body: { noteId, question: shortVisit } });
    expect(taskId).toBeUndefined();
    expect(transcript).toMatchObject({
      noteId,
      kind: 'typed',
      version: 0,
      answer: '',
      sections: [],
      tag: '',
      engine: null,
      taskId: null,
    });
    expect(transcript.question).toBe(shortVisit);
    expect(transcript.utterances[1]).toMatchObject({ id: 'u2', speaker: 'Patient', role: 'patient', startMs: null });
    expect(transcript.abilities).toEqual({ edit: true, delete: true, generate: true, annotate: true, release: true });
    expect(await thread()).toEqual([transcript]);
  });

  it('writes the note when asked, with the embedded engine, every sentence linked to what was said', async () => {
    const entry = await writtenEntry(account, { noteId });
    expect(entry).toMatchObject({ version: 1, engine: 'local', taskId: null });
    expect(entry.sections.length).toBeGreaterThan(3);
    expect(entry.answer).toContain('<h2>');
    expect(entry.sentences.length).toBeGreaterThan(3);
    for (const sentence of entry.sentences) {
      expect(sentence.links.length).toBeGreaterThan(0);
      for (const link of sentence.links) {
        expect(verifyLink(link, entry.utterances)).toBe(true);
        expect(entry.utterances.find(({ id }) => id === link.utteranceId)!.text.slice(link.start, link.end)).toBe(
          link.quote,
        );
      }
    }
  });

  it('keeps a thread in order, and gives entries of the same millisecond times of their own', async () => {
    const saved = await Promise.all([1, 2, 3, 4].map(() => newEntry(account, { noteId })));
    const times = (await thread()).map((entry) => entry.createdAt);
    expect(new Set(times).size).toBe(saved.length);
    expect(times).toEqual(times.toSorted());
  });

  it.each([
    ['CRLF lines', shortVisit.replaceAll('\n', '\r\n')],
    ['one line', shortVisit.replaceAll('\n', ' ')],
    ['no speakers', shortVisit.replaceAll(/^\w+: /gm, '')],
    [
      'one line without speakers or stops',
      shortVisit
        .replaceAll(/^\w+: /gm, '')
        .replaceAll(/[.,?]/g, '')
        .replaceAll('\n', ' ')
        .toLowerCase(),
    ],
  ])('writes a note from %s', async (_, question) => {
    const entry = await writtenEntry(account, { noteId, question });
    expect(entry.sentences.length).toBeGreaterThan(0);
    expect(entry.sentences.every((sentence) => sentence.links.length > 0)).toBe(true);
  });

  it('reads WebVTT and the JSON formats, with their times', async () => {
    const vtt =
      'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\n<v Doctor>How is the knee?\n\n00:00:04.000 --> 00:00:06.000\n<v Patient>It hurts when I walk.\n';
    const json = JSON.stringify({
      utterances: [{ speaker: 'Doctor', startMs: 1_000, endMs: 3_500, text: 'How is the knee?' }],
    });
    for (const question of [vtt, json]) {
      const entry = await newEntry(account, { noteId, question });
      expect(entry.utterances[0]).toMatchObject({
        speaker: 'Doctor',
        startMs: 1_000,
        endMs: 3_500,
        text: 'How is the knee?',
      });
      expect(entry.question.split('\n')[0]).toBe('Doctor: How is the knee?');
    }
  });

  it('writes the note of a visit of two hours', async () => {
    const turns = Array.from({ length: 1_200 }, (_, index) => {
      const speaker = index % 2 === 0 ? 'Doctor' : 'Patient';
      return `${speaker}: On day ${index} the left knee hurt after walking ${index % 9} miles, and ibuprofen ${200 + index} mg helped a little.`;
    });
    const entry = await writtenEntry(account, { noteId, question: turns.join('\n') });
    expect(entry.utterances).toHaveLength(1_200);
    expect(entry.version).toBe(1);
  });
});

describe('a source that cannot be used', () => {
  it.each([
    ['nothing', '', 'EMPTY_SOURCE'],
    ['spaces', ' \n\t ', 'EMPTY_SOURCE'],
    ['only labels', 'Doctor:\nPatient:\n', 'EMPTY_SOURCE'],
    ['only signs', '--- ... ???', 'EMPTY_SOURCE'],
    ['an empty WebVTT file', 'WEBVTT\n\n', 'EMPTY_SOURCE'],
    ['no utterances', '{"utterances": []}', 'EMPTY_SOURCE'],
    ['broken JSON', '{"utterances": [{"speaker": "Doctor", "te', 'UNREADABLE_SOURCE'],
  ])('is refused and nothing is stored: %s', async (_, question, code) => {
    const reply = await account.call(saveTranscript, { body: { noteId, question, generate: true } });
    expect([reply.status, errorCode(reply)]).toEqual([422, code]);
    expect((reply.body as unknown as { message: string }).message.length).toBeGreaterThan(20);
    expect(await thread()).toEqual([]);
  });

  it.each([
    [
      'more utterances than many hours of talk have',
      'Patient: it hurts.\nDoctor: where?\n'.repeat(limits.utterances / 2 + 1),
      'This transcript has more than 20,000 lines. Save its parts one by one.',
    ],
    ['more lines', 'a\n'.repeat(980_000), 'This transcript has more than 100,000 lines. Save its parts one by one.'],
    [
      'a longer line',
      `Patient: hello.\nDoctor: ${'pain '.repeat(limits.sourceTextLine / 5)}`,
      'This transcript has more than 250,000 characters in line 2. Save its parts one by one.',
    ],
    [
      'more text',
      `Patient: ${'my knee hurts '.repeat(1_500)}\n`.repeat(limits.spokenCharacters / 20_000),
      'This transcript has more than 1,200,000 characters of text. Save its parts one by one.',
    ],
    [
      'more JSON',
      `{"utterances":[${'{"text":"a"},'.repeat(limits.jsonItems)}{"text":"a"}]}`,
      'This transcript has more than 250,000 lists and objects. Save its parts one by one.',
    ],
    [
      'deeper JSON',
      `{"utterances":${'['.repeat(2_000_000)}`,
      'This transcript has lists or objects more than 50 deep. Save its parts one by one.',
    ],
  ])('refuses %s, naming the limit, and keeps nothing', async (_, question, message) => {
    const reply = await account.call(saveTranscript, { body: { noteId, question } });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      code: 'INVALID_INPUT',
      message,
      detail: [{ loc: ['body', 'question'], msg: message }],
    });
    expect(await thread()).toEqual([]);
  });

  it('takes NUL and broken characters without a fault', async () => {
    const entry = await newEntry(account, { noteId, question: 'Patient: my\0 knee \ud800hurts.' });
    expect(entry.utterances[0]!.text).toBe('my knee \ufffdhurts.');
  });
});

it('starts nothing with a template that has no sections', async () => {
  const template = await account.ok(createTemplate, { body: { title: 'Empty', sections: [] } });
  const reply = await account.call(saveTranscript, {
    body: { noteId, question: shortVisit, templateId: template.id, generate: true },
  });
  expect([reply.status, errorCode(reply)]).toEqual([422, 'TEMPLATE_WITHOUT_SECTIONS']);
  expect(await thread()).toEqual([]);
});

it('is not found for somebody else: chart, entry and template', async () => {
  const other = await newAccount(await testServer());
  const entry = await newEntry(account, { noteId });
  const mine = await other.ok(createNote, { body: { title: 'Own patient' } });
  const template = await account.ok(createTemplate, {
    body: { title: 'Mine', sections: [{ key: 'plan', header: 'Plan' }] },
  });
  const attempts = [
    await other.call(saveTranscript, { body: { noteId, question: shortVisit } }),
    await other.call(getTranscripts, { params: { id: noteId } }),
    await other.call(getTranscripts, { params: { id: entry.id } }),
    await other.call(saveTranscript, { body: { noteId: mine.id, question: shortVisit, templateId: template.id } }),
  ];
  for (const reply of attempts) expect([reply.status, errorCode(reply)]).toEqual([404, 'NOT_FOUND']);
});

it('uses the sections of the chosen template', async () => {
  const template = await account.ok(createTemplate, {
    body: {
      title: 'Follow-up',
      sections: [
        { key: 'story', header: 'Story' },
        { key: 'plan', header: 'Plan', style: 'bulleted' },
      ],
    },
  });
  const entry = await writtenEntry(account, { noteId, templateId: template.id });
  expect(entry.sections.map(({ key, header }) => [key, header])).toEqual([
    ['story', 'Story'],
    ['plan', 'Plan'],
  ]);
  expect(entry.templateId).toBe(template.id);
});

it('has one version however often the same request comes', async () => {
  const options = { idempotencyKey: 'save-once-0001' };
  const body = { noteId, question: shortVisit, generate: true };
  const first = await account.ok(saveTranscript, { body }, options);
  const again = await account.ok(saveTranscript, { body }, options);
  expect(again.transcript.id).toBe(first.transcript.id);
  await finishedTask(account, first.taskId!);
  expect(await thread()).toHaveLength(1);
  expect((await entryById(account, first.transcript.id)).version).toBe(1);
});
