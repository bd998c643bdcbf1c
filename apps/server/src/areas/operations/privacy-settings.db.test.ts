import { getPrivacySettings, setPrivacySettings } from '@clinical/contract/operations/privacy.calls';
import type { SetPrivacySettings } from '@clinical/contract/operations/privacy.schemas';
import { consentTextVersion } from '@clinical/contract/capture/recordings.rules';
import { getNote, listBin } from '@clinical/contract/notes/notes.calls';
import { uploadAudioFiles } from '@clinical/contract/capture/files.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { addAssets, cardsOf, newCard } from '../../../test/builders/kanban.ts';
import { signedEntry } from '../../../test/builders/signing.ts';
import { entryById, finishedTask, newEntry, newPatient, shortVisit } from '../../../test/builders/transcripts.ts';
import { sendForm } from '../../../test/builders/uploads.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { tones } from '../../../test/spoken-audio.ts';
import { applyRetention } from './apply-retention.ts';

const dayMs = 24 * 60 * 60_000;
const sound = tones([[0.2, 0.3]]);

let server: TestServer;
let account: TestAccount;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  account = await newAccount(server);
});

const settings = (by = account) => by.ok(getPrivacySettings, {});
const set = (body: SetPrivacySettings, by = account) => by.ok(setPrivacySettings, { body });
const inDays = (days: number) => server.clock.now() + days * dayMs;
const tidy = (days: number) => applyRetention(server.engine.db, inDays(days));
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

async function withAudio(as = account): Promise<Transcript> {
  const files = [
    { name: 'visit.wav', content: sound },
    { name: 'visit.txt', content: shortVisit },
  ];
  const { body } = await sendForm(server, as, uploadAudioFiles.path, files, { noteId: (await newPatient(as)).id });
  if (body.taskId) await finishedTask(as, body.taskId);
  return entryById(as, body.transcripts[0]!.id);
}
const removed = async (entry: Transcript) =>
  (await entryById(account, entry.id)).removedAudio?.map(({ fileName }) => fileName);

describe('how long things are kept', () => {
  it('is 90 days for audio, and until they are deleted for charts, where nobody has decided', async () => {
    expect(await settings()).toMatchObject({
      mine: { audio: null, charts: null },
      workspace: { audio: null, charts: null },
      holds: { audio: 90, audioFrom: 'default', charts: 'until-deleted', chartsFrom: 'default' },
      due: [],
    });
  });

  it('is a person’s choice, and before it the workspace’s, which only an admin changes', async () => {
    const member = await newColleague(server, account);
    expect((await set({ mine: { audio: 30 } }, member)).holds).toMatchObject({ audio: 30, audioFrom: 'mine' });
    const refused = await member.call(setPrivacySettings, { body: { workspace: { audio: 10 } } });
    expect([refused.status, errorCode(refused)]).toEqual([409, 'CONFLICT']);
    await set({ workspace: { audio: 'until-deleted', charts: 3_650 } });
    expect(await settings(member)).toMatchObject({
      mine: { audio: 30 },
      holds: { audio: 'until-deleted', audioFrom: 'workspace', charts: 3_650, chartsFrom: 'workspace' },
      abilities: { editWorkspace: false },
    });
    expect((await set({ workspace: { audio: null } })).workspace).toEqual({ audio: null, charts: 3_650 });
    expect((await settings(member)).holds).toMatchObject({ audio: 30, audioFrom: 'mine' });
    const stranger = await newAccount(server);
    expect((await settings(stranger)).holds.chartsFrom).toBe('default');
    const rows = await server.engine.query('select action from audit_events where record_id = $1', [
      account.workspaceId,
    ]);
    expect(rows).toContainEqual({ action: 'workspace.set-privacy' });
    expect((await account.call(setPrivacySettings, { body: { mine: { audio: 0 } } })).status).toBe(422);
  });

  it('is kept to by the hour: audio goes for good, its words and its hash stay, and it was told before', async () => {
    const entry = await withAudio();
    await tidy(89);
    expect(await removed(entry)).toBeUndefined();
    await set({ mine: { audio: 20 } });
    expect((await settings()).due).toEqual([{ day: dayOf(inDays(20)), audio: 1, charts: 0 }]);
    await tidy(21);
    const after = await entryById(account, entry.id);
    const sha256 = createHash('sha256').update(sound).digest('hex');
    expect(after.removedAudio).toEqual([
      { fileName: 'visit.wav', size: sound.length, sha256, removedAt: expect.stringContaining(dayOf(inDays(21))) },
    ]);
    expect(after.assets.map(({ name }) => name)).toEqual(['transcript.txt']);
    expect([after.question, after.answer]).toEqual([entry.question, entry.answer]);
    const rows = await server.engine.query('select action from audit_events where record_id = $1', [entry.id]);
    expect(rows).toContainEqual({ action: 'transcript.remove-audio' });
    expect((await settings()).due).toEqual([]);
    await tidy(22);
    expect(await removed(entry)).toEqual(['visit.wav']);
  });

  it('is kept to for audio of cards, whose other files stay', async () => {
    const card = await newCard(account, (await newPatient(account)).id);
    await addAssets(server, account, card, [
      { name: 'Call.wav', content: sound },
      { name: 'Visit.txt', content: shortVisit },
    ]);
    await set({ mine: { audio: 20 } });
    expect((await settings()).due).toEqual([{ day: dayOf(inDays(20)), audio: 1, charts: 0 }]);
    await tidy(19);
    expect((await cardsOf(account, card.noteId))[0]!.assets).toHaveLength(2);
    await tidy(21);
    expect((await cardsOf(account, card.noteId))[0]!.assets.map(({ fileName }) => fileName)).toEqual(['Visit.txt']);
    const rows = await server.engine.query('select action from audit_events where record_id = $1', [card.id]);
    expect(rows).toContainEqual({ action: 'card.remove-audio' });
  });

  it('is kept to for signed audio, too: the chain says when it went', async () => {
    const entry = await signedEntry(account, await withAudio());
    await tidy(91);
    const links = await server.engine.query('select kind, file_id from chain_links where transcript_id = $1', [
      entry.id,
    ]);
    expect(links).toContainEqual({ kind: 'audio', file_id: null });
    expect(links.map(({ kind }) => kind)).toContain('removed');
  });

  it('brings charts that nothing was done with to the bin, but none that holds what was signed', async () => {
    const plain = await newPatient(account);
    await newEntry(account, { noteId: plain.id });
    const signed = await signedEntry(account);
    await set({ workspace: { charts: 25 } });
    expect((await settings()).due).toEqual([{ day: dayOf(inDays(25)), audio: 0, charts: 1 }]);
    await tidy(26);
    expect((await account.call(getNote, { params: { id: plain.id } })).status).toBe(404);
    expect((await account.call(getNote, { params: { id: signed.noteId } })).status).toBe(200);
    const bin = await account.ok(listBin, { query: {} });
    expect((Array.isArray(bin) ? bin : bin.items).map(({ id }) => id)).toEqual([plain.id]);
  });
});

describe('the consent text', () => {
  it('has versions: an earlier one stays, the same is none, and the pages’ own comes back', async () => {
    const builtIn = { version: consentTextVersion, text: null, since: null, userName: null };
    expect((await settings()).consentTexts).toEqual([builtIn]);
    const day = dayOf(server.clock.now());
    await set({ workspace: { consentText: 'May we record this visit?' } });
    await set({ workspace: { consentText: ' May we record this visit? ' } });
    const second = await set({ workspace: { consentText: 'May we record what is said?' } });
    expect(second.consentTexts.map(({ version, text }) => [version, text])).toEqual([
      [`${day}.2`, 'May we record what is said?'],
      [day, 'May we record this visit?'],
      [consentTextVersion, null],
    ]);
    expect(second.consentTexts[0]).toMatchObject({ userName: 'Ada Okafor', since: expect.stringContaining(day) });
    const [now] = (await set({ workspace: { consentText: null } })).consentTexts;
    expect(now).toMatchObject({ version: consentTextVersion, text: null, userName: 'Ada Okafor' });
  });
});
