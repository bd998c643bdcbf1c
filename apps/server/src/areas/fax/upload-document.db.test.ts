import * as calls from '@clinical/contract/fax/fax.calls';
import type { FaxUpload } from '@clinical/contract/fax/fax.schemas';
import { createNote } from '@clinical/contract/notes/notes.calls';
import { beforeAll, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { newPatient } from '../../../test/builders/transcripts.ts';
import { sendForm, type Upload } from '../../../test/builders/uploads.ts';
import { encryptedPdf, pdf } from '../../../test/documents.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { area } from './area.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;
let targets: { name: string; number: string }[];
beforeAll(async () => {
  server = await testServer();
  account = await newAccount(server);
  const body = { title: 'Maria Lind', dateOfBirth: '1961-04-09' };
  ({ id: noteId } = await account.ok(createNote, { body }));
  targets = [{ name: 'Harbor Cardiology', number: (await account.ok(calls.getFaxLine, {})).number! }];
});

const letter = (name: string, birth: string) =>
  pdf([
    {
      lines: [`Patient: ${name}`, `Date of birth: ${birth}`, 'Echocardiogram: normal size of the left ventricle.'],
    },
  ]);

const send = (files: Upload[], who = account, chart = noteId) =>
  sendForm(server, who, calls.uploadFaxDocument.path, files, { noteId: chart });

async function uploaded(content: Buffer, name = 'letter.pdf'): Promise<FaxUpload> {
  const { status, body } = await send([{ name, content }]);
  expect(status).toBe(200);
  return body as unknown as FaxUpload;
}

it('goes with the fax, behind the entries, and says that it is about the patient of the chart', async () => {
  const { id, about, pages } = await uploaded(letter('Maria Lind', '04/09/1961'), 'echo.pdf');
  expect({ about, pages }).toMatchObject({ about: { state: 'chart' }, pages: 1 });
  const packet = await account.ok(calls.prepareFax, { body: { noteId, targets, uploadIds: [id] } });
  expect(packet.documents).toEqual([{ title: 'echo.pdf', pages: 1, unsigned: false, otherPatient: null }]);
  expect(packet.pages).toBe(2);
});

it('that reads as if it were about somebody else is sent only once somebody has looked at it', async () => {
  const { id, about } = await uploaded(letter('Ann Berg', '07/30/1948'));
  expect(about.state).toBe('other');
  expect(about.text).toContain('the chart has Maria Lind');
  const { id: packetId } = await account.ok(calls.prepareFax, { body: { noteId, targets, uploadIds: [id] } });
  const body = { packetId, confirmed: [targets[0]!.number] };
  const refused = await account.call(calls.sendFax, { body });
  expect(errorCode(refused)).toBe('IDENTITY_CONFLICT');
  expect(JSON.stringify(refused.body)).toContain('“letter.pdf” may not be about Maria Lind');
  await account.ok(calls.sendFax, { body: { ...body, otherPatient: true } });
});

it('that names nobody says so', async () => {
  const { about } = await uploaded(
    pdf([{ lines: ['Directions to the clinic', 'Take the second street on the left.'] }]),
  );
  expect(about).toEqual({ state: 'unknown', text: 'No patient was found.' });
});

it.each([
  ['notes.pdf', Buffer.from('words, not a PDF'), 415, '“notes.pdf”: its content is not a PDF'],
  ['empty.pdf', Buffer.from(''), 422, '“empty.pdf”: the file is empty'],
  ['locked.pdf', encryptedPdf(), 422, '“locked.pdf”: '],
])('that cannot be sent is refused with its name: %s', async (name, content, status, message) => {
  const reply = await send([{ name, content }]);
  expect(reply).toMatchObject({ status, body: { message: expect.stringContaining(message) as string } });
});

it('is its person’s, for its chart, for a day', async () => {
  const { id } = await uploaded(letter('Maria Lind', '04/09/1961'));
  const { id: other } = await newPatient(account);
  const wrongChart = await account.call(calls.prepareFax, { body: { noteId: other, targets, uploadIds: [id] } });
  expect(wrongChart.status).toBe(404);
  const colleague = await newColleague(server, account);
  const theirs = await colleague.call(calls.prepareFax, { body: { noteId, targets, uploadIds: [id] } });
  expect(theirs.status).toBe(404);
  const stranger = await newAccount(server);
  expect((await send([{ name: 'a.pdf', content: letter('A B', '01/01/1950') }], stranger)).status).toBe(404);
  await area.tidy!(server.engine.db, server.clock.now() + 25 * 60 * 60_000);
  const gone = await account.call(calls.prepareFax, { body: { noteId, targets, uploadIds: [id] } });
  expect(gone.status).toBe(404);
});
