import { exportNote } from '@clinical/contract/notes/notes.calls';
import { uploadAudioFiles } from '@clinical/contract/capture/files.calls';
import { beforeEach, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { newNote } from '../../../../test/builders/notes.ts';
import { newEntry, shortVisit, writtenEntry } from '../../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { readZip } from '../../../../test/read-zip.ts';

let server: TestServer;
let account: TestAccount;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

async function download(noteId: string, who = account) {
  const response = await server.fetch(`/api${exportNote.path.replace('{id}', noteId)}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

test('a chart comes as a zip of notes, sources and originals that needs no program', async () => {
  const note = await newNote(account, { title: 'Zoë <i>Li</i>', mrn: 'A & B' });
  const entry = await writtenEntry(account, { noteId: note.id });
  const form = new FormData();
  form.set('noteId', note.id);
  form.append('files', new Blob([shortVisit]), '..%2fCON.txt');
  form.append('files', new Blob([shortVisit]), '../visit.txt');
  await server.fetch(`/api${uploadAudioFiles.path}`, {
    method: 'POST',
    headers: { authorization: `token ${account.token}` },
    body: form,
  });
  const { response, bytes } = await download(note.id);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(decodeURIComponent(response.headers.get('content-disposition')!)).toMatch(
    /attachment; filename\*=UTF-8''Zoë -i-Li-i- \d{4}-\d\d-\d\d\.zip/,
  );
  const files = readZip(bytes);
  const names = [...files.keys()];
  for (const name of names) expect(name).not.toMatch(/(^|\/)\.\.?(\/|$)|\\|^\//);
  const text = (ending: string) => files.get(names.find((name) => name.endsWith(ending))!)!.toString();
  expect(JSON.parse(text('chart.json'))).toMatchObject({ id: note.id, title: note.title, entries: 3 });
  expect(
    text('0001 ' + entry.createdAt.slice(0, 10) + names.find((name) => name.endsWith('note.html'))!.slice(23)),
  ).toContain(entry.sections[0]!.html);
  expect(JSON.parse(text('entry.json'))).toMatchObject({ id: entry.id, sentences: entry.sentences });
  expect(text('source.txt')).toContain('penicillin gives me a rash');
  expect(text('original/visit.txt')).toBe(shortVisit);
  const overview = text('index.html');
  expect(overview).toContain('Zoë &lt;i&gt;Li&lt;/i&gt;');
  expect(overview).toContain('A &amp; B');
  expect(overview).toContain("default-src 'none'");
  const links = [...overview.matchAll(/href="([^"]+)"/g)].map(([, link]) => decodeURIComponent(link!));
  expect(links).toHaveLength(3);
  for (const link of links) expect(names).toContain(link);
  const [audit] = await server.engine.query(
    "select count(*)::int as n from audit_events where note_id = $1 and action = 'note.export'",
    [note.id],
  );
  expect(audit).toEqual({ n: 1 });
});

test('a chart without entries is exported as well', async () => {
  const note = await newNote(account);
  const files = readZip((await download(note.id)).bytes);
  expect([...files.keys()]).toEqual(['chart.json', 'index.html']);
});

test("somebody else's chart is not there", async () => {
  const entry = await newEntry(account);
  const stranger = await newAccount(server);
  expect((await download(entry.noteId, stranger)).response.status).toBe(404);
});
