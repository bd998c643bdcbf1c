import * as calls from '@clinical/contract/fax/fax.calls';
import type { Fax } from '@clinical/contract/fax/fax.schemas';
import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { newPatient, writtenEntry } from '../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { until } from '../../../test/until.ts';
import { openPdf, piecesOf } from '../../gateways/documents/pdf-document.ts';

let server: TestServer;
let account: TestAccount;
let receiver: TestAccount;
let number: string;
beforeAll(async () => {
  server = await testServer();
  [account, receiver] = [await newAccount(server), await newAccount(server)];
  number = (await receiver.ok(calls.getFaxLine, {})).number!;
});

async function pdfBy(who: TestAccount, path: string, body?: unknown): Promise<{ status: number; bytes: Buffer }> {
  const reply = await server.fetch(`/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `token ${who.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
}

async function wordsOf(bytes: Buffer, page: number): Promise<string> {
  return (await piecesOf(await (await openPdf(bytes)).getPage(page))).map(({ text }) => text).join(' ');
}

const balanceOf = async (who: TestAccount) => (await who.ok(getUserInfo, {})).user.tokens;
const sentFax = async (who: TestAccount, id: string) =>
  (await who.ok(calls.listFaxes, { query: { direction: 'sent' } })).find((fax) => fax.id === id)!;

async function preparedNote(targets = [{ name: 'Harbor Cardiology', number }]) {
  const { id: noteId } = await newPatient(account, 'Maria Lind');
  const entry = await writtenEntry(account, { noteId });
  const packet = await account.ok(calls.prepareFax, {
    body: { noteId, targets, coverNote: 'Please see her soon.', entryIds: [entry.id] },
  });
  return { noteId, entry, packet };
}

const ended = (fax: Fax) => fax.recipients.every(({ state }) => state === 'delivered' || state === 'failed');

describe('a fax that is prepared', () => {
  it('is a cover that names no patient, and the note marked as a draft, as it would be sent', async () => {
    const { packet } = await preparedNote();
    expect(packet.patient).toBe('Maria Lind');
    expect(packet.documents).toMatchObject([{ unsigned: true }]);
    expect(packet.warnings).toMatchObject([{ number, kind: 'first-use' }]);
    const { bytes } = await pdfBy(account, `/fax/packets/${packet.id}/pdf`);
    expect(bytes.length).toBe(packet.size);
    const cover = await wordsOf(bytes, 1);
    expect(cover).toContain(`Harbor Cardiology ${number}`);
    expect(cover).toContain(`${packet.pages} with this one`);
    expect(cover).not.toContain('Maria Lind');
    expect(await wordsOf(bytes, 2)).toContain('DRAFT');
  });

  it('is its maker’s alone', async () => {
    const { packet } = await preparedNote();
    const colleague = await newColleague(server, account);
    expect((await pdfBy(colleague, `/fax/packets/${packet.id}/pdf`)).status).toBe(404);
    expect((await colleague.call(calls.sendFax, { body: { packetId: packet.id } })).status).toBe(404);
    expect(await account.ok(calls.listFaxes, { query: { direction: 'sent' } })).not.toContainEqual(
      expect.objectContaining({ id: packet.id }),
    );
  });

  it('is refused for a number that the line does not reach, and for what has nothing to send', async () => {
    const { id: noteId } = await newPatient(account);
    const targets = [{ name: 'Somebody', number: '+1 (212) 555-0199' }];
    const refused = await account.call(calls.prepareFax, { body: { noteId, targets } });
    expect(errorCode(refused)).toBe('CONFLICT');
    expect(JSON.stringify(refused.body)).toContain('+12125550199 is not the number of a workspace');
    const incomplete = { noteId, targets: [{ name: 'Somebody', number: '555-01' }] };
    expect(errorCode(await account.call(calls.prepareFax, { body: incomplete }))).toBe('INVALID_INPUT');
  });
});

describe('a fax that is sent', () => {
  it('asks first about a new number and an unsigned note, and arrives in the other workspace, byte for byte', async () => {
    const { packet } = await preparedNote();
    const send = (rest: { confirmed?: string[]; unsigned?: boolean }) =>
      account.call(calls.sendFax, { body: { packetId: packet.id, ...rest } });
    expect(JSON.stringify((await send({ confirmed: [number] })).body)).toContain('is not signed');
    expect(JSON.stringify((await send({ unsigned: true })).body)).toContain('Confirm the number');
    const before = await balanceOf(account);
    expect((await send({ unsigned: true, confirmed: [number] })).status).toBe(200);
    const fax = await until(() => sentFax(account, packet.id), ended);
    expect(fax.recipients).toMatchObject([{ state: 'delivered', failure: null, pagesSent: packet.pages, attempts: 1 }]);
    expect(await balanceOf(account)).toBe(before - 1);

    // nothing of it stays on the line
    expect(await server.engine.query('select tag from carried_faxes')).toEqual([]);
    const [arrived] = await receiver.ok(calls.listFaxes, { query: {} });
    const from = (await account.ok(calls.getFaxLine, {})).number;
    expect(arrived).toMatchObject({ direction: 'received', from, pages: packet.pages, patient: null, noteId: null });
    const { bytes } = await pdfBy(receiver, '/fax/download-fax', { id: arrived!.id });
    expect(bytes).toEqual((await pdfBy(account, '/fax/download-fax', { id: packet.id })).bytes);
    expect((await pdfBy(account, '/fax/download-fax', { id: arrived!.id })).status).toBe(404);
    expect((await pdfBy(receiver, '/fax/download-fax', { id: packet.id })).status).toBe(404);

    // the same again is the same fax
    expect((await send({ unsigned: true, confirmed: [number] })).body).toMatchObject({ id: packet.id });
    expect(await receiver.ok(calls.listFaxes, { query: {} })).toHaveLength(1);
    expect(await balanceOf(account)).toBe(before - 1);
    const retried = { params: { id: packet.id }, body: { recipientId: fax.recipients[0]!.id } };
    expect(errorCode(await account.call(calls.retryFax, retried))).toBe('CONFLICT');
    const second = await preparedNote();
    expect(second.packet.warnings).toEqual([]);
  });

  it('keeps to the rules of the workspace', async () => {
    const { packet } = await preparedNote();
    await account.ok(calls.changeFaxLine, { body: { unsignedAllowed: false, contactsOnly: true } });
    const sent = await account.call(calls.sendFax, { body: { packetId: packet.id, unsigned: true } });
    expect(JSON.stringify(sent.body)).toContain('This workspace sends signed notes only.');
    const { id: noteId } = await newPatient(account);
    const refused = await account.call(calls.prepareFax, { body: { noteId, targets: [{ name: 'X', number }] } });
    expect(JSON.stringify(refused.body)).toContain('to its contacts only');
    const colleague = await newColleague(server, account);
    const rules = { unsignedAllowed: true, contactsOnly: false };
    expect(errorCode(await colleague.call(calls.changeFaxLine, { body: rules }))).toBe('CONFLICT');
    await account.ok(calls.changeFaxLine, { body: rules });
  });
});

describe('contacts', () => {
  it('are the workspace’s, preferred ones first, and warn of a number that is somebody else’s', async () => {
    const other = await newAccount(server);
    const contact = {
      name: 'Dr Ann Lee',
      organisation: 'Harbor Cardiology',
      number: '(212) 555-0123',
      preferred: true,
    };
    await other.ok(calls.createFaxContact, { body: { name: 'Aaron Able', number } });
    const { id, number: stored } = await other.ok(calls.createFaxContact, { body: contact });
    expect(stored).toBe('+12125550123');
    expect((await other.ok(calls.listFaxContacts, {})).map(({ name }) => name)).toEqual(['Dr Ann Lee', 'Aaron Able']);
    expect(await account.ok(calls.listFaxContacts, {})).toEqual([]);
    expect((await account.call(calls.deleteFaxContact, { params: { id } })).status).toBe(404);
    const { id: noteId } = await newPatient(other);
    const { warnings } = await other.ok(calls.prepareFax, {
      body: { noteId, targets: [{ name: 'Dr Ann Lee', number }] },
    });
    expect(warnings).toMatchObject([
      { kind: 'other-name', text: `${number} is the number of Aaron Able, not of Dr Ann Lee.` },
    ]);
    await other.ok(calls.deleteFaxContact, { params: { id } });
    expect(await other.ok(calls.listFaxContacts, {})).toHaveLength(1);
  });

  it('come from a file: seen first, added once, and only where one may add', async () => {
    const other = await newAccount(server);
    const csv = 'Name,Fax,Practice\nAnn Lee,(212) 555-0177,Harbor\nBen Ito,12\nann  lee,+1 212 555 0177,\n';
    const add = (confirmed: boolean) => other.ok(calls.importFaxContacts, { body: { csv, confirmed } });
    const contacts = () => other.ok(calls.listFaxContacts, {});
    expect(await add(false)).toMatchObject({ added: 1, present: 1, problemCount: 1, problems: [{ line: 3 }] });
    expect(await contacts()).toEqual([]);
    expect(await add(true)).toMatchObject({ added: 1, examples: [{ line: 2, name: 'Ann Lee' }] });
    expect(await add(true)).toMatchObject({ added: 0, present: 2 });
    expect(await contacts()).toMatchObject([{ name: 'Ann Lee', number: '+12125550177', organisation: 'Harbor' }]);
    const reader = await newColleague(server, other, 'read');
    const refused = await reader.call(calls.importFaxContacts, { body: { csv, confirmed: true } });
    expect(refused.status).toBe(409);
    const noTable = await other.call(calls.importFaxContacts, { body: { csv: 'Name,Phone\nAnn,1', confirmed: false } });
    expect(noTable).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('no column with fax numbers') },
    });
  });
});
