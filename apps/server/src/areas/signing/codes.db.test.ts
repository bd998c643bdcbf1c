import { getCodes } from '@clinical/contract/signing/signing.calls';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { newEntry, newPatient, writtenEntry } from '../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { importCodes, officialCodes } from './official-codes.ts';

let server: TestServer;
let account: TestAccount;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

const visit = [
  'Doctor: How is your blood pressure?',
  'Patient: I take lisinopril 10 mg once a day.',
  'Doctor: Do you have any chest pain?',
  'Patient: No chest pain.',
  'Doctor: You have hypertension. I will increase lisinopril to 20 mg once a day. Come back in three months.',
].join('\n');

it('come with the sentences that speak for them, and change nothing', async () => {
  const noteId = (await newPatient(account)).id;
  const entry = await writtenEntry(account, { noteId, question: visit });
  const found = await account.ok(getCodes, { params: { id: entry.id } });
  expect(found.version).toBe(entry.version);
  expect(found.codes.map(({ code }) => code)).toEqual(['I10']);
  expect(entry.sentences[found.codes[0]!.sentence]!.text).toMatch(/hypertension|blood pressure/i);
  expect(found.visit?.reasons.every(({ sentence }) => sentence < entry.sentences.length)).toBe(true);
  const [row] = await server.engine.query('select version from transcripts where id = $1', [entry.id]);
  expect(row).toEqual({ version: entry.version });
});

it('follow the official table once it is imported, and a file that is none changes nothing', async () => {
  const entry = await writtenEntry(account, { noteId: (await newPatient(account)).id, question: visit });
  const { path } = server.ports.get(officialCodes);
  const folder = await temporaryFolder();
  const file = join(folder, 'icd10cm_order.txt');
  const codes = async () => (await account.ok(getCodes, { params: { id: entry.id } })).codes;
  const title = 'Essential (primary) hypertension, as the official table says';
  await writeFile(file, `00001 I10     1 ${'Essential (primary) hypertension'.padEnd(60)} ${title}\n`);
  expect(await importCodes(file, path)).toBe(1);
  expect(await codes()).toMatchObject([{ code: 'I10', title }]);
  await writeFile(file, 'code,title\nI10,Hypertension\n');
  await expect(importCodes(file, path)).rejects.toThrow('Line 1 is not a line of the order file');
  expect(await codes()).toMatchObject([{ code: 'I10', title }]);
  await rm(path);
  expect((await codes())[0]!.title).not.toBe(title);
});

it('are none where nothing is written, and not there for strangers', async () => {
  const entry = await newEntry(account);
  expect(await account.ok(getCodes, { params: { id: entry.id } })).toEqual({ version: 0, codes: [], visit: null });
  const stranger = await newAccount(server);
  expect((await stranger.call(getCodes, { params: { id: entry.id } })).status).toBe(404);
});
