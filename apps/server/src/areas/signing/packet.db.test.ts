import { execFile } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { updateUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { exportNote } from '@clinical/contract/notes/notes.calls';
import { addAddendum, getPacket, getSigning } from '@clinical/contract/signing/signing.calls';
import { exportTranscript } from '@clinical/contract/exports/exports.calls';
import { listConsents } from '@clinical/contract/capture/consents.calls';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import { uploadAudioFiles } from '@clinical/contract/capture/files.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant, newNote } from '../../../test/builders/notes.ts';
import { finishedRecording } from '../../../test/builders/recordings.ts';
import { password, signedEntry } from '../../../test/builders/signing.ts';
import { entryById, finishedTask, shortVisit, writtenEntry } from '../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { readZip } from '../../../test/read-zip.ts';
import { tones } from '../../../test/spoken-audio.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { newKeyPair } from './chain.ts';
import { recordRemovedAudio } from './record-removed-audio.ts';

let server: TestServer;
let account: TestAccount;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  account = await newAccount(server, { password });
});

const paramsOf = ({ id }: Pick<Transcript, 'id'>) => ({ params: { id } });

const signed = (entry: Transcript) => signedEntry(account, entry);

async function download(entry: Pick<Transcript, 'id'>, who = account): Promise<Response> {
  return server.fetch(`/api${getPacket.path.replace('{id}', entry.id)}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
}

type Files = Map<string, Buffer>;
const packetOf = async (entry: Pick<Transcript, 'id'>): Promise<Files> =>
  readZip(Buffer.from(await (await download(entry)).arrayBuffer()));

async function unpacked(files: Files): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

function verdict(folder: string): Promise<{ valid: boolean; says: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(folder, 'verify.mjs')], { cwd: '/' }, (error, stdout, stderr) =>
      resolve({ valid: error === null, says: `${stdout}${stderr}`.trim() }),
    );
  });
}

const visitWithAudio = async () => {
  const note = await newNote(account);
  const form = new FormData();
  form.set('noteId', note.id);
  form.append('files', new Blob([new Uint8Array(tones([[0.1, 0.3]]))]), 'visit.wav');
  form.append('files', new Blob([shortVisit]), 'visit.txt');
  const response = await server.fetch(`/api${uploadAudioFiles.path}`, {
    method: 'POST',
    headers: { authorization: `token ${account.token}` },
    body: form,
  });
  const { transcripts, taskId } = (await response.json()) as { transcripts: Transcript[]; taskId: string | null };
  if (taskId) await finishedTask(account, taskId);
  return entryById(account, transcripts[0]!.id);
};

describe('the packet', () => {
  it('holds everything that the note came from, and verifies itself without a server', async () => {
    const entry = await signed(await visitWithAudio());
    await account.ok(addAddendum, { ...paramsOf(entry), body: { text: 'The culture was negative.' } });
    const files = await packetOf(entry);
    const kinds = [...files.keys()].flatMap((name) => /^payloads\/\d{4}-(\w+)\.\w+$/.exec(name)?.[1] ?? []);
    expect([...new Set(kinds)]).toEqual(
      expect.arrayContaining(['audio', 'transcript', 'version', 'flags', 'coverage', 'signature', 'addendum']),
    );
    const { valid, says } = await verdict(await unpacked(files));
    const { chain } = await account.ok(getSigning, paramsOf(entry));
    expect([valid, says]).toEqual([true, `valid: ${kinds.length} links, head ${chain!.head}`]);
    expect(files.get('verify.mjs')!.toString().trimEnd().split('\n').length).toBeLessThanOrEqual(60);
    const payload = (kind: string) => {
      const name = [...files.keys()].findLast((each) => each.includes(`-${kind}.`))!;
      return JSON.parse(files.get(name)!.toString());
    };
    expect(payload('signature')).toMatchObject({ version: entry.version, signer: { name: 'Ada Okafor' } });
    expect(payload('addendum')).toMatchObject({ text: 'The culture was negative.' });
    expect(payload('version').sections).toEqual(entry.sections);
    expect(payload('transcript').question).toBe(entry.question);
  });

  it('has the note as a page that can be read, with its patient, signer and addenda, and a readme', async () => {
    const note = await newNote(account, {
      title: 'Zoë <Łuczak>',
      dateOfBirth: '1970-01-02',
      mrn: 'M-17',
      sex: 'female',
    });
    await account.ok(updateUserInfo, { body: { credentials: 'MD', npi: '1234567893' } });
    const entry = await signed(await writtenEntry(account, { noteId: note.id }));
    await account.ok(addAddendum, { ...paramsOf(entry), body: { text: 'The culture\nwas <negative>.' } });
    const files = await packetOf(entry);
    const page = files.get('note.html')!.toString();
    expect(page).toContain('Zoë &#60;Łuczak&#62; · Born 1970-01-02 · female · MRN M-17');
    for (const { header, html } of entry.sections.filter((section) => section.html !== '')) {
      expect(page).toContain(`<h2>${header}</h2>\n${html}`);
    }
    expect(page).toContain('Electronically signed by Ada Okafor, MD</strong><br>\nNPI 1234567893');
    expect(page).toMatch(/Addendum by Ada Okafor, MD, .*<\/h2>\n<p>The culture<br>was &#60;negative&#62;\.<\/p>/);
    const readme = files.get('README.txt')!.toString();
    for (const name of ['note.html', 'payloads/', 'chain.txt', 'verify.mjs']) expect(readme).toContain(name);
    const folder = await unpacked(files);
    expect((await verdict(folder)).valid).toBe(true);
    await writeFile(join(folder, 'note.html'), page.replace('negative', 'positive'));
    expect((await verdict(folder)).says).toBe('broken beside the chain: note.html is not the signed note');
  });

  it('begins with the consent to the recording: whose answer, when, and to which text', async () => {
    const { recording, transcript } = await finishedRecording(account, 1);
    const { noteId, createdAt } = transcript;
    await account.ok(updateTranscript, { body: { noteId, createdAt, answer: '<p>She has a cough.</p>' } });
    const files = await packetOf(await signed(await entryById(account, transcript.id)));
    const consent = JSON.parse(files.get('payloads/0001-consent.json')!.toString());
    const [given] = await account.ok(listConsents, { params: { id: noteId } });
    expect(consent).toEqual({
      consentId: given!.id,
      recordingId: recording.id,
      state: 'given',
      textVersion: given!.textVersion,
      at: given!.at,
      recordedBy: 'Ada Okafor',
      recordingStartedAt: recording.startedAt,
    });
    expect([...files.keys()].some((name) => name.startsWith('payloads/0002-audio.'))).toBe(true);
    const folder = await unpacked(files);
    const { valid, says } = await verdict(folder);
    expect([valid, says.split('\n')[0]]).toEqual([
      true,
      `link 1 (consent): given on ${given!.at}, text ${given!.textVersion}`,
    ]);
    await writeFile(join(folder, 'payloads/0001-consent.json'), JSON.stringify({ ...consent, at: '2020-01-01' }));
    expect((await verdict(folder)).says).toBe('broken at link 1 (consent): its payload was changed');
  });

  it('fails its verification when any byte is changed, and names the first broken link', async () => {
    const files = await packetOf(await signed(await visitWithAudio()));
    const folder = await unpacked(files);
    const beside = new Set(['README.txt', 'note-page.mjs', 'note.html']);
    const tampered = [...files].filter(([name]) => name !== 'verify.mjs');
    for (const [name, content] of tampered) {
      // the first, the last, and some between: each change is a run of the script
      const places = new Set([0, content.length - 1, ...[0.2, 0.45, 0.7].map((at) => Math.floor(at * content.length))]);
      for (const place of places) {
        const changed = Buffer.from(content);
        changed[place]! ^= 1;
        await writeFile(join(folder, name), changed);
        const { valid, says } = await verdict(folder);
        expect([name, place, valid]).toEqual([name, place, false]);
        expect(says).toMatch(beside.has(name) ? /^broken beside the chain: .*(README|note)/m : /broken at link \d+/);
        const own = /^payloads\/0*(\d+)-/.exec(name)?.[1];
        if (own) expect(says).toContain(`broken at link ${own} `);
      }
      await writeFile(join(folder, name), content);
    }
    expect((await verdict(folder)).valid).toBe(true);
  });

  it('fails when a link is taken out, files are swapped, or a key is another', async () => {
    const files = await packetOf(await signed(await writtenEntry(account)));
    const folder = await unpacked(files);
    const payloads = [...files.keys()].filter((name) => name.startsWith('payloads/'));
    await rm(join(folder, payloads[0]!));
    expect((await verdict(folder)).says).toContain('its payload is missing');
    await writeFile(join(folder, payloads[0]!), files.get(payloads[0]!)!);
    const lines = files.get('chain.txt')!.toString().split('\n');
    await writeFile(join(folder, 'chain.txt'), lines.toSpliced(1, 1).join('\n'));
    expect((await verdict(folder)).says).toMatch(/^broken at link 2/);
    await writeFile(join(folder, 'chain.txt'), lines.join('\n'));
    const another = newKeyPair().publicKey;
    const key = [...files.keys()].find((name) => name.startsWith('keys/'))!;
    await writeFile(join(folder, key), another);
    expect((await verdict(folder)).says).toContain('its public key was changed');
    await writeFile(join(folder, key), files.get(key)!);
    await rename(join(folder, payloads[1]!), join(folder, 'payloads/0999-version.json'));
    expect((await verdict(folder)).valid).toBe(false);
  });

  it('says of audio that retention has removed when that was, and stays valid', async () => {
    const entry = await signed(await visitWithAudio());
    const [asset] = await server.engine.query('select file_id from transcript_assets where transcript_id = $1', [
      entry.id,
    ]);
    await server.engine.query('delete from transcript_assets where transcript_id = $1', [entry.id]);
    await server.ports.get(fileStore).delete(String(asset!['file_id']));
    const gone = await verdict(await unpacked(await packetOf(entry)));
    expect([gone.valid, gone.says]).toEqual([false, 'broken at link 1 (audio): its payload is missing']);
    const now = server.clock.now();
    for (const _ of [1, 2]) await recordRemovedAudio(server.engine.db, now);
    await account.ok(addAddendum, { ...paramsOf(entry), body: { text: 'Later.' } });
    const { valid, says } = await verdict(await unpacked(await packetOf(entry)));
    expect(valid).toBe(true);
    expect(says.split('\n')[0]).toBe(`link 1 (audio): removed on ${new Date(now).toISOString().slice(0, 10)}`);
  });

  it('is there once an entry is signed, for those who may read it', async () => {
    const entry = await writtenEntry(account);
    expect((await download(entry)).status).toBe(409);
    await signed(entry);
    const stranger = await newAccount(server);
    expect((await download(entry, stranger)).status).toBe(404);
    const reader = await newColleague(server, account, 'read');
    await grant(server.engine, entry.noteId, `user:${reader.userId}`, 'read');
    expect((await download(entry, reader)).status).toBe(200);
    const [rows] = await server.engine.query(
      `select count(*)::int as n from audit_events where record_id = $1 and action = 'transcript.export-packet'`,
      [entry.id],
    );
    expect(rows).toEqual({ n: 1 });
  });
});

describe('an addendum', () => {
  const add = (entry: Pick<Transcript, 'id'>, text: string, who = account) =>
    who.call(addAddendum, { ...paramsOf(entry), body: { text } });

  it('is dated, carries its author, and comes in the order in which it was made', async () => {
    const entry = await signed(await writtenEntry(account));
    const colleague = await newColleague(server, account);
    await grant(server.engine, entry.noteId, `user:${colleague.userId}`, 'edit');
    await add(entry, 'First.\nOn two lines.');
    const { addenda, chain } = (await add(entry, 'Second.', colleague)).body;
    expect(addenda.map(({ text, userId }) => [text, userId])).toEqual([
      ['First.\nOn two lines.', account.userId],
      ['Second.', colleague.userId],
    ]);
    const { valid, says } = await verdict(await unpacked(await packetOf(entry)));
    expect([valid, says]).toEqual([true, `valid: ${chain!.links} links, head ${chain!.head}`]);
  });

  it('stands below its note in a file that the note leaves in', async () => {
    const entry = await signed(await writtenEntry(account));
    await add(entry, 'The culture\n\nwas negative.');
    const response = await server.fetch(`/api${exportTranscript.path.replace('{id}', entry.id)}?format=docx`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
    const words = readZip(Buffer.from(await response.arrayBuffer()))
      .get('word/document.xml')!
      .toString();
    const text = words.replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '');
    expect(text).toContain('Electronically signed by Ada Okafor');
    expect(text).toMatch(
      /\nAddendum by Ada Okafor, \w{3} \d+, \d{4}, \d+:\d\d\s[AP]M UTC\n+The culture\n+was negative\.\n/,
    );
  });

  it('goes with the export of its chart, below the signature', async () => {
    const entry = await signed(await writtenEntry(account));
    await add(entry, 'The culture was negative.');
    const response = await server.fetch(`/api${exportNote.path.replace('{id}', entry.noteId)}`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
    const files = readZip(Buffer.from(await response.arrayBuffer()));
    const [name] = [...files.keys()].filter((each) => each.startsWith('signatures/'));
    const text = files.get(name!)!.toString();
    expect(text).toMatch(/Signed by Ada Okafor, 20\d\d-/);
    expect(text).toMatch(/Addendum by Ada Okafor, 20\d\d-.*\nThe culture was negative\.\n/);
  });

  it('is for signed entries, for those who may edit them, and says something', async () => {
    const entry = await writtenEntry(account);
    expect(errorCode(await add(entry, 'Too soon.'))).toBe('CONFLICT');
    await signed(entry);
    expect((await add(entry, '   ')).status).toBe(422);
    const reader = await newColleague(server, account, 'read');
    await grant(server.engine, entry.noteId, `user:${reader.userId}`, 'edit');
    for (const who of [reader, await newAccount(server)]) expect((await add(entry, 'No.', who)).status).toBe(404);
  });

  it('of two at once, both are kept in one chain', async () => {
    const entry = await signed(await writtenEntry(account));
    const replies = await Promise.all([add(entry, 'One.'), add(entry, 'Other.')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await verdict(await unpacked(await packetOf(entry)))).valid).toBe(true);
  });
});
