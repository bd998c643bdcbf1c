import { exportTranscript, recordNoteUse } from '@clinical/contract/exports/exports.calls';
import { updateUserInfo } from '@clinical/contract/accounts/accounts.calls';
import type { UpdateUserInfo } from '@clinical/contract/accounts/accounts.schemas';
import { updateTranscript, updateTranscriptTag } from '@clinical/contract/transcripts/entries.calls';
import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { putFonts } from '../../../test/fonts.ts';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { password, signedEntry } from '../../../test/builders/signing.ts';
import { newEntry, writtenEntry } from '../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { readZip } from '../../../test/read-zip.ts';
import { xssPayloads } from '../../../test/xss-payloads.ts';

let server: TestServer;
let account: TestAccount;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

const fetchFile = (id: string, format: 'pdf' | 'docx', who = account) =>
  server.fetch(`/api${exportTranscript.path.replace('{id}', id)}?format=${format}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
const bytesOf = async (id: string, format: 'pdf' | 'docx') =>
  Buffer.from(await (await fetchFile(id, format)).arrayBuffer());

async function pagesOf(pdf: Buffer): Promise<string[]> {
  const opened = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= opened.numPages; number++) {
    const { items } = await (await opened.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  return pages;
}

async function textIn(id: string) {
  const opened = await getDocument({ data: new Uint8Array(await bytesOf(id, 'pdf')) }).promise;
  return (await opened.getPage(1)).getTextContent();
}

const html = [
  '<p>She has <strong>no fever</strong>. Seen at <a href="https://a.test">a clinic</a>.</p>',
  '<ul><li>Rest<ul><li>at home</li></ul></li></ul><ol><li>One</li><li>Two</li></ol>',
  `<table><tbody><tr><th>Drug</th><th>Dose</th></tr>${'<tr><td>Lisinopril</td><td>10 mg</td></tr>'.repeat(70)}</tbody></table>`,
  '<p>Łódź, Ελλάδα, Україна, tiếng Việt, 咳嗽两天, 頭が痛いです, 두통이 있다, कमल, ไทย, עברית, مرحبا.</p>',
].join('');

async function entryWith(text: string) {
  const note = await newNote(account, { title: 'Zoë Łuczak', dateOfBirth: '1970-01-02', mrn: 'M-17' });
  const { id, createdAt } = await writtenEntry(account, { noteId: note.id });
  return account
    .ok(updateTranscript, {
      body: { noteId: note.id, createdAt, sections: [{ key: 'plan', header: 'Plan', html: text }] },
    })
    .then(() => id);
}

it('says which script a PDF cannot show when its font can be neither found nor downloaded', async () => {
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:1/');
  onTestFinished(() => void vi.unstubAllEnvs());
  const id = await entryWith('<p>She says 頭が痛いです.</p>');
  const response = await fetchFile(id, 'pdf');
  expect(response.status).toBe(409);
  const { code, message } = (await response.json()) as { code: string; message: string };
  expect(code).toBe('FONT_MISSING');
  expect(message).toMatch(/Japanese text.*npm run get-fonts/);
  expect((await fetchFile(id, 'docx')).status).toBe(200);
  const latin = await entryWith('<p>No fever, πυρετός, температура, חום, حمى.</p>');
  expect((await fetchFile(latin, 'pdf')).status).toBe(200);
  const tagged = await writtenEntry(account);
  const { noteId, createdAt } = tagged;
  await account.ok(updateTranscriptTag, { params: { id: tagged.id }, body: { noteId, createdAt, tag: '頭痛' } });
  expect((await fetchFile(tagged.id, 'pdf')).status).toBe(409);
});

it('writes a PDF with real text in every script, whose pages name the patient, count and say that it is a draft', async () => {
  await putFonts(server.dataDir);
  const id = await entryWith(html);
  const pages = await pagesOf(await bytesOf(id, 'pdf'));
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(at === 0 ? 'Patient' : 'Zoë Łuczak · Born Jan 2, 1970 · MRN M-17');
    expect(page).toContain('Zoë Łuczak');
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    expect(page).toContain('DRAFT, not reviewed');
  }
  const text = pages.join('\n');
  for (const word of [
    'Plan',
    'no fever',
    'at home',
    'Lisinopril',
    'Łódź',
    'Ελλάδα',
    'Україна',
    'tiếng Việt',
    '咳嗽两天',
    '頭が痛いです',
    '두통이 있다',
    'कमल',
    'ไทย',
  ]) {
    expect(text).toContain(word);
  }
});

it('says above the text which characters it shows as boxes', async () => {
  const [page] = await pagesOf(await bytesOf(await entryWith('<p>Well 🙂, said ক and ক.</p>'), 'pdf'));
  expect(page!.replaceAll(/\s+/g, ' ')).toContain('This PDF shows 2 characters as empty boxes: U+1F642, U+0995.');
  const [plain] = await pagesOf(await bytesOf(await entryWith('<p>Łódź: SpO₂ ≥ 94 % → rest, ≤ 5 mg.</p>'), 'pdf'));
  expect(plain!.replaceAll(/\s+/g, ' ')).toContain('≥ 94 % → rest, ≤ 5 mg');
  expect(plain).not.toContain('as empty boxes');
});

it('sets Hebrew and Arabic from right to left, numbers and foreign words from left to right', async () => {
  const id = await entryWith('<p>המטופל נוטל aspirin 500 mg היום.</p><p>وضغط الدم 120 اليوم.</p>');
  const { items } = await textIn(id);
  const placeOf = (word: string): number => {
    const item = items.find((each) => 'str' in each && each.str.includes(word));
    return (item as { transform: number[] }).transform[4]!;
  };
  for (const line of [
    ['המטופל', 'נוטל', 'aspirin', 'היום'],
    ['الدم', '120', 'اليوم'],
  ]) {
    const places = line.map(placeOf);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
  }
  expect(placeOf('המטופל')).toBeGreaterThan(400);
  // the font would turn these digits round
  const { items: numbers } = await textIn(await entryWith('<p>تناول ١٢٫٥ ملغ</p><p>Dose ۲٫۵ mg</p>'));
  const shown = numbers.map((item) => ('str' in item ? item.str : ''));
  expect(shown).toEqual(expect.arrayContaining(['١٢٫٥', '۲٫۵']));
  const word = readZip(await bytesOf(id, 'docx'))
    .get('word/document.xml')!
    .toString();
  expect(word.match(/<w:bidi\/>/g)).toHaveLength(2);
});

it('writes a Word file with headings, lists and tables', async () => {
  const id = await entryWith(html);
  const response = await fetchFile(id, 'docx');
  expect(decodeURIComponent(response.headers.get('content-disposition')!)).toMatch(/Zoë Łuczak \d{4}-\d\d-\d\d\.docx/);
  const buffer = Buffer.from(await response.arrayBuffer());
  const { value } = await mammoth.convertToHtml({ buffer });
  expect(value).toContain('<p><strong>DRAFT, not reviewed</strong></p><h2>Plan</h2>');
  expect(value).toMatch(/<h1>.+<\/h1><table>.*Zoë Łuczak.*Jan 2, 1970 \(\d+ y\).*M-17/);
  expect(value).toContain('<strong>no fever</strong>');
  expect(value).toMatch(/<ul><li>Rest<ul><li>at home<\/li><\/ul><\/li><\/ul><ol><li>One<\/li><li>Two<\/li><\/ol>/);
  expect(value).toContain('<td><p>Lisinopril</p></td><td><p>10 mg');
  expect(value).toContain('頭が痛いです');
  expect(value).toContain('href="https://a.test"');
});

const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

async function signedBy(profile: UpdateUserInfo) {
  account = await newAccount(server, { password });
  await account.ok(updateUserInfo, { body: profile });
  return signedEntry(account);
}

const readable = async (id: string, timeZone: string) => {
  const path = `/api${exportTranscript.path.replace('{id}', id)}?format=pdf&timeZone=${timeZone}`;
  const reply = await server.fetch(path, { headers: { authorization: `Bearer ${account.token}` } });
  const pdf = Buffer.from(await reply.arrayBuffer());
  const page = await (await getDocument({ data: new Uint8Array(pdf) }).promise).getPage(1);
  const text = (await pagesOf(pdf)).join('\n').replaceAll(/\s+/g, ' ');
  return { pdf, text, size: page.view.slice(2).map(Math.round) };
};

it('is a clinic’s own paper: practice, patient, local time, signer with credentials and NPI', async () => {
  const address = '1 Main St\nSpringfield, IL 62701';
  const entry = await signedBy({ credentials: 'MD', npi: '1234567893', address, logo });
  const { text, size, pdf } = await readable(entry.id, 'America/New_York');
  for (const part of ['Ada Okafor', '1 Main St', 'Springfield, IL 62701', 'Date of birth', 'Sex', 'MRN']) {
    expect(text).toContain(part);
  }
  const time = String.raw`\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M E[DS]T`;
  expect(text).toMatch(new RegExp(`Electronically signed by Ada Okafor, MD NPI 1234567893 ${time}`));
  expect(text).toMatch(new RegExp(`Note of ${time}`));
  expect(pdf.toString('latin1')).toContain('/Subtype /Image');
  expect(size).toEqual([612, 792]);
  const word = readZip(await bytesOf(entry.id, 'docx'));
  expect(word.get('word/document.xml')!.toString()).toMatch(/w:w="12240" w:h="15840"/);
  expect([...word.keys()].some((name) => /^word\/media\/.+\.png$/.test(name))).toBe(true);
  // what was signed stays as it was signed
  await account.ok(updateUserInfo, { body: { credentials: 'DO', npi: '' } });
  expect((await readable(entry.id, 'UTC')).text).toContain('Okafor, MD NPI 1234567893');
});

it('is A4 where A4 is used, with the dates of that place', async () => {
  const entry = await signedBy({ appSettings: { locale: 'en-GB' } });
  const { text, size } = await readable(entry.id, 'Europe/London');
  expect(size).toEqual([595, 842]);
  expect(text).toMatch(/Note of \d{1,2} \w{3,4} \d{4}, \d\d:\d\d (GMT|BST)/);
  expect(text).not.toContain('NPI');
});

it.each([
  ['a logo whose pixels do not unpack', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB'],
  ['a JPEG that ends early', 'data:image/jpeg;base64,/9j/4AAQ'],
  ['a WebP', 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='],
])('leaves out %s', async (_name, broken) => {
  // stored before it was refused, as far as it is now
  await server.engine.query('update users set logo = $2 where id = $1', [account.userId, broken]);
  const { id } = await writtenEntry(account);
  for (const format of ['pdf', 'docx'] as const) expect((await fetchFile(id, format)).status).toBe(200);
});

it('says which sentence has no source', async () => {
  const entry = await writtenEntry(account);
  await server.engine.query(
    `update transcript_versions set sentences = jsonb_set(jsonb_set(sentences, '{0,links}', '[]'), '{0,kind}', '"said"') where transcript_id = $1`,
    [entry.id],
  );
  const first = entry.sentences[0]!.text;
  const text = (await mammoth.extractRawText({ buffer: await bytesOf(entry.id, 'docx') })).value;
  expect(text).toContain(`${first} [no source]`);
});

it('carries nothing that runs, whatever was stored as text', async () => {
  const id = await entryWith(xssPayloads.join(''));
  const word = await mammoth.convertToHtml({ buffer: await bytesOf(id, 'docx') });
  expect(word.value).not.toMatch(/<script|<img|javascript:/i);
  const pdf = await bytesOf(id, 'pdf');
  expect(pdf.toString('latin1')).not.toMatch(/\/JavaScript|\/JS\b|\/URI \(javascript/);
});

it('is refused without a note, and to others; leaves a row in the log', async () => {
  const entry = await writtenEntry(account);
  const stranger = await newAccount(server);
  expect((await fetchFile(entry.id, 'pdf', stranger)).status).toBe(404);
  expect((await stranger.call(recordNoteUse, { params: { id: entry.id }, body: { use: 'print' } })).status).toBe(404);
  const blank = await newEntry(account);
  expect((await fetchFile(blank.id, 'pdf')).status).toBe(422);
  await bytesOf(entry.id, 'docx');
  await account.ok(recordNoteUse, { params: { id: entry.id }, body: { use: 'copy' } });
  const rows = await server.engine.query(
    "select action from audit_events where record_id = $1 and action in ('transcript.export', 'transcript.copy') and user_id = $2 order by seq",
    [entry.id, account.userId],
  );
  expect(rows).toEqual([{ action: 'transcript.export' }, { action: 'transcript.copy' }]);
});
