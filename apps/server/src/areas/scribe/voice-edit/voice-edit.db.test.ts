import { getChecks } from '@clinical/contract/checks/checks.calls';
import { getEditHistory } from '@clinical/contract/transcripts/versions.calls';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { decideVoiceEdit, getVoiceEdit } from '@clinical/contract/scribe/voice-edit.calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../../test/builders/accounts.ts';
import { hearWith } from '../../../../test/builders/speech.ts';
import { entryById, newEntry } from '../../../../test/builders/transcripts.ts';
import {
  askForVoiceEdit,
  creditsOf,
  finishedVoiceEdit,
  knownEntry,
  knownHtml,
} from '../../../../test/builders/voice-edits.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';
import { tones } from '../../../../test/spoken-audio.ts';

describe('with the embedded engine', () => {
  let server: TestServer;
  let account: TestAccount;
  let entry: Transcript;
  beforeEach(async () => {
    server = await testServer();
    account = await newAccount(server);
    entry = await knownEntry(account);
  });
  const decide = (who: TestAccount, voiceEditId: string, accept: string[]) =>
    who.call(decideVoiceEdit, { params: { id: entry.id }, body: { voiceEditId, accept } });
  const typed = (instruction: string) => finishedVoiceEdit(server, account, { transcriptId: entry.id, instruction });

  it('what is typed is proposed and nothing is changed; accepted, the old text stays in the history', async () => {
    const edit = await typed('dose to 250 mg, remove the first paragraph');
    expect(edit).toMatchObject({ status: 'success', engine: 'local', spoken: false, version: entry.version });
    expect(edit.after![0]!.html).toBe('<p>Azithromycin 250 mg once a day.</p>');
    expect((await entryById(account, entry.id)).version).toBe(entry.version);

    const accepted = await decide(account, edit.id, ['history']);
    expect(accepted.status).toBe(200);
    const { sections, sentences } = await entryById(account, entry.id);
    expect(sections[0]!.html).toBe('<p>Azithromycin 250 mg once a day.</p>');
    // the dose was not said in the visit
    expect(sentences.find(({ text }) => text.includes('250 mg'))).toMatchObject({ kind: 'typed' });
    const history = await account.ok(getEditHistory, { params: { id: entry.id }, query: {} });
    expect(history.map(({ name, cause }) => [name, cause]).slice(0, 2)).toEqual([
      ['Voice edit', 'voice'],
      ['Edit', 'edit'],
    ]);
    expect(history[1]!.sections[0]!.html).toBe(knownHtml);
    const { version } = await account.ok(getChecks, { params: { id: entry.id } });
    expect(version).toBe(entry.version + 1);
    expect((await account.ok(getVoiceEdit, { params: { id: entry.id } })).voiceEdit).toBeNull();
    const actions = await server.engine.query('select action from audit_events where record_id = $1 order by seq', [
      entry.id,
    ]);
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['transcript.accept-voice-edit', 'transcript.propose-voice-edit']),
    );
  });

  it('some sections are taken and others are not; none refuses it, and either way it is gone', async () => {
    const both = await typed('remove the first paragraph and delete the last sentence of the plan');
    await decide(account, both.id, ['plan']);
    const taken = await entryById(account, entry.id);
    expect(taken.sections.map((section) => section.html)).toEqual([knownHtml, '<p>Rest.</p>']);
    const refused = await typed('remove the first paragraph');
    await decide(account, refused.id, []);
    expect((await entryById(account, entry.id)).version).toBe(taken.version);
    expect((await decide(account, refused.id, ['history'])).status).toBe(404);
  });

  it('“undo that” goes back to the text before', async () => {
    const edit = await typed('remove the first paragraph');
    await decide(account, edit.id, ['history']);
    const undone = await typed('undo that');
    await decide(account, undone.id, ['history', 'plan']);
    expect((await entryById(account, entry.id)).sections[0]!.html).toBe(knownHtml);
  });

  it('what others saved meanwhile stays, and the same section is never written over', async () => {
    const edit = await typed('remove the first paragraph');
    const { noteId, createdAt } = entry;
    const save = (changed: Record<string, string>) => {
      const sections = entry.sections.map((one) => ({ ...one, html: changed[one.key] ?? one.html }));
      return account.ok(updateTranscript, { body: { noteId, createdAt, sections } });
    };
    await save({ plan: '<p>Fluids.</p>' });
    await decide(account, edit.id, ['history']);
    const merged = await entryById(account, entry.id);
    expect(merged.sections.map((section) => section.html)).toEqual([
      '<p>Azithromycin 500 mg once a day.</p>',
      '<p>Fluids.</p>',
    ]);
    entry = merged;
    const next = await typed('dose to 250 mg');
    await save({ history: '<p>Azithromycin 500 mg for three days.</p>' });
    const refused = await decide(account, next.id, ['history']);
    expect([refused.status, errorCode(refused)]).toEqual([409, 'VERSION_CONFLICT']);
  });

  it('what is not understood is told with the words, and can be mended and run again', async () => {
    const edit = await typed('make it sing');
    expect(edit).toMatchObject({ status: 'failure', instruction: 'make it sing', after: null });
    expect(edit.message).toContain('does not understand “make it sing”');
    expect((await decide(account, edit.id, ['history'])).status).toBe(409);
    expect((await typed('remove the first paragraph')).status).toBe('success');
  });

  it('what is understood is proposed, and the rest is listed', async () => {
    const edit = await typed('Remove the first paragraph. Make it sing.');
    expect(edit).toMatchObject({ status: 'success', notDone: ['Not understood: “Make it sing”.'] });
    expect((await decide(account, edit.id, ['history'])).status).toBe(200);
  });

  it('is nobody else’s, and is refused without a note, without words, or without an engine for speech', async () => {
    const edit = await typed('remove the first paragraph');
    const stranger = await newAccount(server);
    const colleague = await newColleague(server, account);
    for (const other of [stranger, colleague]) {
      expect((await askForVoiceEdit(server, other, { transcriptId: entry.id, instruction: 'undo' })).status).toBe(404);
      expect((await other.call(getVoiceEdit, { params: { id: entry.id } })).status).toBe(404);
      expect((await decide(other, edit.id, [])).status).toBe(404);
    }
    const blank = await newEntry(account);
    expect((await askForVoiceEdit(server, account, { transcriptId: blank.id, instruction: 'undo' })).status).toBe(409);
    expect((await askForVoiceEdit(server, account, { transcriptId: entry.id })).status).toBe(422);
    const wav = { name: 'spoken.wav', content: tones([[1, 0.5]]) };
    const untranscribed = await askForVoiceEdit(server, account, { transcriptId: entry.id }, [wav]);
    expect(untranscribed).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^This cannot be transcribed now: .+\. Type what/) },
    });
    const text = { name: 'words.txt', content: 'remove it' };
    expect((await askForVoiceEdit(server, account, { transcriptId: entry.id }, [text])).status).toBe(415);
  });

  it('what is spoken is heard, kept, and paid once; what fails costs nothing', async () => {
    const before = await creditsOf(account);
    let heard = 'Remove the first paragraph.';
    const stop = hearWith(server, () => ({
      utterances: [{ speaker: null, startMs: 0, endMs: 900, text: heard, confidence: 1, words: [] }],
      missing: [],
      silent: [],
      failure: null,
    }));
    const wav = { name: 'spoken.wav', content: tones([[1, 0.5]]) };
    const say = () => finishedVoiceEdit(server, account, { transcriptId: entry.id }, [wav]);
    expect(await say()).toMatchObject({ status: 'success', spoken: true, instruction: heard });
    heard = 'Something else altogether.';
    expect(await say()).toMatchObject({ status: 'failure', instruction: heard });
    heard = '…';
    expect(await say()).toMatchObject({ status: 'failure', message: expect.stringContaining('No speech captured') });
    stop();
    expect(before - (await creditsOf(account))).toBe(1);
  });
});
