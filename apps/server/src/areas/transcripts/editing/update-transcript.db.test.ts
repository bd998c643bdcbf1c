import { limits } from '@clinical/contract/limits';
import { createNote } from '@clinical/contract/notes/notes.calls';
import { createEmptyTicket, updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import { generateTranscript } from '@clinical/contract/scribe/generate.calls';
import { getEditHistory, restoreVersion } from '@clinical/contract/transcripts/versions.calls';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { UpdateTranscript } from '@clinical/contract/transcripts/edits.schemas';
import { getChecks } from '@clinical/contract/checks/checks.calls';
import { escapeHtml } from '@clinical/language/note-html';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { entryById, newEntry, newPatient, shortVisit, writtenEntry } from '../../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';
import { xssPayloads } from '../../../../test/xss-payloads.ts';

let server: TestServer;
let account: TestAccount;
let entry: Transcript;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  entry = await writtenEntry(account);
});

const named = (of: Transcript) => ({ noteId: of.noteId, createdAt: of.createdAt });
const save = (changes: Partial<UpdateTranscript>, ifMatch?: number) =>
  account.ok(updateTranscript, { body: { ...named(entry), ...changes } }, { ifMatch });
const trySave = (changes: Partial<UpdateTranscript>, ifMatch?: number) =>
  account.call(updateTranscript, { body: { ...named(entry), ...changes } }, { ifMatch });
const history = (id = entry.id) => account.ok(getEditHistory, { params: { id }, query: {} });

/** The entry's sections with one rewritten. */
const withSection = (of: Transcript, index: number, html: string): NoteSection[] =>
  of.sections.map((section, at) => (at === index ? { ...section, html } : section));

describe('an edited note', () => {
  it('is a new version; sentences that stayed keep their evidence, added facts are typed', async () => {
    const sections = withSection(entry, 0, '<p>Seen with her daughter. Takes warfarin 5 mg.</p>');
    const saved = await save({ sections, editDurationMs: 1_200 }, entry.version);
    expect(saved).toMatchObject({ version: 2, sections });
    expect(saved.sentences.find(({ text }) => text.includes('warfarin'))).toMatchObject({ kind: 'typed', links: [] });
    const kept = entry.sentences.filter((sentence) => sentence.section !== sections[0]!.key);
    for (const sentence of kept) expect(saved.sentences).toContainEqual(sentence);
    expect((await history())[0]).toMatchObject({
      version: 2,
      name: 'Edit',
      cause: 'edit',
      editDurationMs: 1_200,
      author: 'Ada Okafor',
    });
  });

  it('may come as the HTML of the whole note, cut at its headings', async () => {
    const answer = `<p>Lead.</p><h2>${escapeHtml(entry.sections[1]!.header)}</h2><p>New story.</p><h2>Extra &amp; more</h2><ul><li>one</li></ul>`;
    const saved = await save({ answer });
    expect(saved.answer).toBe(answer);
    expect(saved.sections).toEqual([
      { key: 'note', header: '', html: '<p>Lead.</p>' },
      { key: entry.sections[1]!.key, header: entry.sections[1]!.header, html: '<p>New story.</p>' },
      { key: 'extra-more', header: 'Extra & more', html: '<ul><li>one</li></ul>' },
    ]);
  });

  it('has whole lists and quotations in each section, wherever its headings stand', async () => {
    const saved = await save({
      answer: '<ul><li>one<h2>Plan</h2>two</li></ul><blockquote><h2>More</h2>three</blockquote>',
    });
    expect(saved.sections.map(({ header, html }) => [header, html])).toEqual([
      ['', '<ul><li>one</li></ul>'],
      ['Plan', 'two<blockquote></blockquote>'],
      ['More', 'three'],
    ]);
  });

  it('is found by its time as text or as a number', async () => {
    const body = {
      noteId: entry.noteId,
      createdAt: Date.parse(entry.createdAt),
      sections: withSection(entry, 0, '<p>By number.</p>'),
    };
    expect((await account.ok(updateTranscript, { body })).version).toBe(2);
  });

  it('changes nothing when it is what is stored', async () => {
    expect(await save({ sections: entry.sections }, entry.version)).toEqual(entry);
    expect(await save({ answer: entry.answer }, entry.version)).toEqual(entry);
    expect(await history()).toHaveLength(1);
  });

  it('is one line of the history for a person’s autosaves, and numbers rise', async () => {
    let saved = await save({ sections: withSection(entry, 0, '<p>One.</p>'), editDurationMs: 10 });
    saved = await save({ sections: withSection(saved, 0, '<p>One. Two.</p>'), editDurationMs: 20 });
    saved = await save({ sections: withSection(saved, 0, '<p>One. Two. Three.</p>'), editDurationMs: 30 });
    expect(saved.version).toBe(4);
    const shown = await history();
    expect(shown.map(({ version, cause, editDurationMs }) => [version, cause, editDurationMs])).toEqual([
      [4, 'edit', 60],
      [1, 'ai', 0],
    ]);
    server.clock.advance(3 * 60_000);
    await save({ sections: withSection(saved, 0, '<p>Later.</p>') });
    expect((await history()).map(({ version }) => version)).toEqual([5, 4, 1]);
  });

  it('keeps a lone "<" and drops what could run, in every field', async () => {
    const html = `<p>BP &lt; 120</p>${xssPayloads.join('')}`;
    for (const changes of [
      { sections: withSection(entry, 0, html) },
      { answer: `<h2>${xssPayloads[0]}Plan</h2>${html}` },
    ]) {
      const saved = await save(changes);
      expect(saved.answer).toContain('BP &lt; 120');
      expect(saved.answer).not.toMatch(
        /<(?!\/?(?:p|h2|h3|ul|ol|li|table|thead|tbody|tr|td|th|strong|em|u|s|a|br|blockquote)[\s>])/i,
      );
      expect(saved.answer).not.toMatch(/<[^>]*\s(?:on\w+|style|src|srcdoc)\s*=/i);
      expect(saved.answer).not.toMatch(/href="(?!https?:|mailto:)/i);
    }
  });

  it('shows markup in a header as text', async () => {
    const sections = [{ key: 'plan', header: '<img src=x onerror=canary()>', html: '<p>Rest.</p>' }];
    expect((await save({ sections })).answer).toBe('<h2>&lt;img src=x onerror=canary()&gt;</h2><p>Rest.</p>');
  });

  it('is refused when its sections together are longer than a note may be', async () => {
    const half = `<p>${'word '.repeat(limits.answerHtml / 10)}</p>`;
    const sections = ['a', 'b'].map((key) => ({ key, header: key, html: half }));
    const reply = await trySave({ sections });
    expect([reply.status, errorCode(reply)]).toEqual([413, 'TOO_LARGE']);
    expect(await entryById(account, entry.id)).toEqual(entry);
  });

  it('is refused as well when it is too long only after cleaning, or has too many sentences', async () => {
    for (const answer of ['&'.repeat(limits.answerHtml - 1), '<p>So. '.repeat(limits.noteSentences + 1)]) {
      const reply = await trySave({ answer });
      expect([reply.status, errorCode(reply)]).toEqual([413, 'TOO_LARGE']);
    }
    expect(await entryById(account, entry.id)).toEqual(entry);
  });

  it.each([
    ['more tags', '<li>a</li>'.repeat(limits.htmlTags / 2 + 1), 'more than 50,000 tags'],
    ['deeper elements', '<ul><li>'.repeat(limits.htmlDepth / 2 + 1), 'elements more than 100 deep'],
  ])('is refused with %s, naming the limit', async (_, html, excess) => {
    const message = `This text has ${excess}. Paste it as plain text, or save its parts one by one.`;
    const sections = [{ key: 'plan', header: 'Plan', html }];
    for (const edit of [{ answer: html }, { sections }]) {
      const reply = await trySave(edit);
      const detail = [{ loc: ['body', ...Object.keys(edit)], msg: message }];
      expect([reply.status, reply.body]).toMatchObject([422, { code: 'INVALID_INPUT', message, detail }]);
    }
    expect(await entryById(account, entry.id)).toEqual(entry);
  });

  it('can be read and saved again with the longest key and escaped signs in it', async () => {
    const key = 'k'.repeat(60);
    await save({ sections: [{ key, header: 'Plan', html: '<p>a</p>' }] });
    const html = `<p>${'&amp;'.repeat(90_000)}</p>`;
    const { sections } = await save({ answer: `<h2>Plan</h2>${html}<h2>Plan</h2><p>b</p>` });
    expect(sections.map((section) => section.key)).toEqual([key, 'plan']);
    expect((await save({ sections })).sections).toEqual(sections);
    expect((await entryById(account, entry.id)).sections).toEqual(sections);
  });

  it('names each section once', async () => {
    const reply = await trySave({ sections: [entry.sections[0]!, entry.sections[0]!] });
    expect([reply.status, errorCode(reply)]).toEqual([422, 'INVALID_INPUT']);
  });
});

describe('two people in one entry', () => {
  it('keep both when they changed different sections', async () => {
    await save({ sections: withSection(entry, 0, '<p>First person.</p>') }, entry.version);
    const saved = await save({ sections: withSection(entry, 1, '<p>Second person.</p>') }, entry.version);
    expect(saved.sections[0]!.html).toBe('<p>First person.</p>');
    expect(saved.sections[1]!.html).toBe('<p>Second person.</p>');
  });

  it('see both texts when they changed the same one, and nothing is overwritten', async () => {
    await save({ sections: withSection(entry, 0, '<p>First person.</p>') }, entry.version);
    const reply = await trySave({ sections: withSection(entry, 0, '<p>Second person.</p>') }, entry.version);
    expect([reply.status, errorCode(reply)]).toEqual([409, 'VERSION_CONFLICT']);
    const { key } = entry.sections[0]!;
    expect((reply.body as unknown as { detail: unknown }).detail).toEqual([
      { loc: ['body', 'sections', key, 'yours'], msg: '<p>Second person.</p>' },
      { loc: ['body', 'sections', key, 'theirs'], msg: '<p>First person.</p>' },
    ]);
    expect((await entryById(account, entry.id)).sections[0]!.html).toBe('<p>First person.</p>');
  });

  it('merge on a save that was folded into a later one', async () => {
    const first = await save({ sections: withSection(entry, 0, '<p>One.</p>') }, entry.version);
    await save({ sections: withSection(first, 0, '<p>One. Two.</p>') }, first.version);
    const saved = await save({ sections: withSection(first, 1, '<p>Other.</p>') }, first.version);
    expect(saved.sections.slice(0, 2).map(({ html }) => html)).toEqual(['<p>One. Two.</p>', '<p>Other.</p>']);
  });

  it('lose nothing when their saves arrive together', async () => {
    const saves = entry.sections.map((_, index) =>
      save({ sections: withSection(entry, index, `<p>Part ${index}.</p>`) }, entry.version),
    );
    await Promise.all(saves);
    expect((await entryById(account, entry.id)).sections.map(({ html }) => html)).toEqual(
      entry.sections.map((_, index) => `<p>Part ${index}.</p>`),
    );
  });
});

describe('an edited source', () => {
  it('keeps the utterances that stayed, and the evidence that rests on them', async () => {
    const question = shortVisit.replace('for three days.', 'for five days.');
    const saved = await save({ question });
    expect(saved.question).toBe(question);
    const [before, after] = [entry.utterances, saved.utterances];
    expect(after.filter((utterance) => before.some(({ id }) => id === utterance.id))).toHaveLength(before.length - 1);
    const edited = after[1]!;
    expect(edited).toMatchObject({ speaker: 'Patient', text: 'I have had a sore throat and a fever for five days.' });
    expect(before.map(({ id }) => id)).not.toContain(edited.id);
    for (const sentence of saved.sentences) {
      for (const link of sentence.links) {
        expect(after.find(({ id }) => id === link.utteranceId)!.text.slice(link.start, link.end)).toBe(link.quote);
      }
    }
    expect((await history())[0]).toMatchObject({ version: 2, name: 'Source edited', cause: 'source' });
    const [row] = await server.engine.query('select before from question_edits where transcript_id = $1', [entry.id]);
    expect(row!.before).toBe(shortVisit);
  });

  it('keeps the times of timed speech', async () => {
    const cue = (at: string, text: string) => `00:00:${at}.000 --> 00:00:${at}.900\n${text}\n\n`;
    const timed = await newEntry(account, {
      noteId: entry.noteId,
      question: `WEBVTT\n\n${cue('01', 'Hello. How is the knee?')}${cue('05', 'It hurts. I limp.')}`,
    });
    const saved = await account.ok(updateTranscript, {
      body: { ...named(timed), question: `${timed.question}\nNo swelling.` },
    });
    expect(saved.utterances.slice(0, timed.utterances.length)).toEqual(timed.utterances);
    expect(saved.utterances.at(-1)).toMatchObject({ text: 'No swelling.', startMs: null });
  });

  it('is typed into a blank entry, saved as often as one likes', async () => {
    const blank = await account.ok(createEmptyTicket, { body: { noteId: entry.noteId } });
    expect(blank).toMatchObject({
      kind: 'typed',
      question: '',
      utterances: [],
      version: 0,
      abilities: { generate: false },
    });
    let saved = blank;
    for (const question of [
      'The pat',
      'The patient limps.\n\nHer knee',
      'The patient limps.\n\nHer knee is swollen.',
    ]) {
      saved = await account.ok(updateTranscript, { body: { ...named(blank), question } }, { ifMatch: saved.version });
    }
    expect(saved.question).toBe('The patient limps.\n\nHer knee is swollen.');
    expect(saved.utterances.map(({ text }) => text)).toEqual(['The patient limps.', 'Her knee is swollen.']);
    expect(saved.abilities.generate).toBe(true);
    saved = await account.ok(updateTranscript, { body: { ...named(blank), question: ' ' } });
    expect([saved.question, saved.utterances]).toEqual(['', []]);
  });

  it('is not overwritten by somebody who has not seen the change', async () => {
    await save({ question: `${shortVisit}\nPatient: My ear hurts too.` }, entry.version);
    const reply = await trySave({ question: `${shortVisit}\nDoctor: Goodbye.` }, entry.version);
    expect([reply.status, errorCode(reply)]).toEqual([409, 'VERSION_CONFLICT']);
  });
});

describe('a corrected line', () => {
  const correct = (of: Transcript, id: string, text: string, editDurationMs = 0) =>
    account.ok(
      updateTranscript,
      { body: { ...named(of), lines: [{ id, text }], editDurationMs } },
      { ifMatch: of.version },
    );

  it('keeps its place, voice and time, and what it was with author, time and duration', async () => {
    const line = entry.utterances[1]!;
    const saved = await correct(entry, line.id, ' I have had a sore  throat and a fever for five days. ', 4_000);
    const text = 'I have had a sore throat and a fever for five days.';
    const { id, corrected, ...rest } = saved.utterances[1]!;
    expect(entry.utterances.map((utterance) => utterance.id)).not.toContain(id);
    const { id: was, ...before } = line;
    expect(rest).toEqual({ ...before, text });
    expect(corrected).toMatchObject({ id: was, text: line.text, author: 'Ada Okafor', editDurationMs: 4_000 });
    expect(saved.question).toBe(shortVisit.replace('three days.', 'five days.'));
    expect(saved.utterances.toSpliced(1, 1)).toEqual(entry.utterances.toSpliced(1, 1));
    const [row] = await server.engine.query(
      'select author_id, edit_duration_ms, before from question_edits where transcript_id = $1',
      [entry.id],
    );
    expect(row).toMatchObject({ author_id: account.userId, edit_duration_ms: 4_000, before: shortVisit });

    const again = await correct(saved, id, `${text} And chills.`, 1_000);
    expect(again.utterances[1]!.corrected).toMatchObject({ id: was, text: line.text, editDurationMs: 5_000 });
  });

  it('has the note’s links with it, runs the checks again, and marks the note as made from an older source', async () => {
    const line = entry.utterances[7]!;
    const drug = (of: Transcript) => of.sentences.find(({ text }) => /azithromycin/i.test(text))!;
    expect(drug(entry).links.some(({ utteranceId }) => utteranceId === line.id)).toBe(true);
    const saved = await correct(entry, line.id, line.text.replace('500 mg', '250 mg'));
    expect([entry.sourceEdited, saved.sourceEdited]).toEqual([false, true]);
    const id = saved.utterances[7]!.id;
    const link = drug(saved).links.find(({ utteranceId }) => utteranceId === id)!;
    expect(saved.utterances[7]!.text.slice(link.start, link.end)).toBe(link.quote);
    expect(link.quote).toContain('250 mg');
    const { checks } = await account.ok(getChecks, { params: { id: entry.id } });
    expect(checks).toContainEqual(expect.objectContaining({ kind: 'dose', said: '250 mg', written: '500 mg' }));
    await account.call(generateTranscript, { params: { id: entry.id }, body: {} });
    expect((await entryById(account, entry.id)).sourceEdited).toBe(false);
  });

  it('is saved beside other people’s lines; of the same line both texts are shown', async () => {
    const [, first, , second] = entry.utterances;
    await correct(entry, first!.id, 'I have had a sore throat for five days.');
    const both = await correct(entry, second!.id, 'A wet cough.');
    expect([both.utterances[1]!.text, both.utterances[3]!.text]).toEqual([
      'I have had a sore throat for five days.',
      'A wet cough.',
    ]);
    const lines = [{ id: second!.id, text: 'A dry cough at night.' }];
    const reply = await trySave({ lines }, entry.version);
    expect([reply.status, errorCode(reply)]).toEqual([409, 'VERSION_CONFLICT']);
    expect(JSON.stringify(reply.body)).toContain('A wet cough.');
    // the reply to a save was lost, and it comes again
    expect(await save({ lines: [{ id: second!.id, text: 'A wet cough.' }] }, entry.version)).toEqual(both);
  });

  it('keeps a typed text as it was written, and refuses what is no line of words', async () => {
    const typed = await newEntry(account, { noteId: entry.noteId, question: 'Knee pain.\n\nSince Monday.' });
    const saved = await correct(typed, typed.utterances[1]!.id, 'Since Tuesday.');
    expect(saved.question).toBe('Knee pain.\n\nSince Tuesday.');
    for (const bad of [
      { lines: [{ id: 'u1', text: ' … ' }] },
      { lines: [{ id: 'u1', text: 'One.' }], question: 'Two.' },
    ]) {
      const reply = await trySave(bad);
      expect([reply.status, errorCode(reply)]).toEqual([422, 'INVALID_INPUT']);
    }
  });
});

describe('an earlier version', () => {
  it('comes back as a new one and none is lost', async () => {
    await save({ sections: withSection(entry, 0, '<p>Edited.</p>') });
    const restored = await account.ok(restoreVersion, { params: { id: entry.id }, body: { version: 1 } });
    expect(restored).toMatchObject({ version: 3, sections: entry.sections, sentences: entry.sentences });
    expect((await history()).map(({ version, cause, name }) => [version, cause, name])).toEqual([
      [3, 'restore', 'Restored: AI draft 1, General note'],
      [2, 'edit', 'Edit'],
      [1, 'ai', 'AI draft 1, General note'],
    ]);
  });

  it('does not replace an edit that was not seen', async () => {
    await save({ sections: withSection(entry, 0, '<p>Edited.</p>') });
    const restore = (ifMatch: number) =>
      account.call(restoreVersion, { params: { id: entry.id }, body: { version: 1 } }, { ifMatch });
    const unseen = await restore(1);
    expect([unseen.status, errorCode(unseen)]).toEqual([409, 'VERSION_CONFLICT']);
    expect((await entryById(account, entry.id)).sections[0]!.html).toBe('<p>Edited.</p>');
    expect((await restore(2)).body).toMatchObject({ version: 3, sections: entry.sections });
  });

  it('that never was is not found', async () => {
    const reply = await account.call(restoreVersion, { params: { id: entry.id }, body: { version: 9 } });
    expect([reply.status, errorCode(reply)]).toEqual([404, 'NOT_FOUND']);
  });
});

it('is not found for somebody else, and nothing changes', async () => {
  const other = await newAccount(server);
  const theirs = await other.ok(createNote, { body: { title: 'Own patient' } });
  const replies = [
    await other.call(updateTranscript, { body: { ...named(entry), answer: '<p>mine</p>' } }),
    await other.call(updateTranscript, { body: { ...named(entry), noteId: theirs.id, answer: '<p>mine</p>' } }),
    await other.call(getEditHistory, { params: { id: entry.id }, query: {} }),
    await other.call(restoreVersion, { params: { id: entry.id }, body: { version: 1 } }),
    await other.call(createEmptyTicket, { body: { noteId: entry.noteId } }),
    await account.call(getEditHistory, {
      params: { id: entry.id },
      query: { note_id: (await newPatient(account)).id },
    }),
  ];
  for (const reply of replies) expect([reply.status, errorCode(reply)]).toEqual([404, 'NOT_FOUND']);
  expect(await entryById(account, entry.id)).toEqual(entry);
});
