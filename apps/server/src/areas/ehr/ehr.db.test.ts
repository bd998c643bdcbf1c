import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import * as calls from '@clinical/contract/ehr/ehr.calls';
import { updateNote } from '@clinical/contract/notes/notes.calls';
import { listEngines } from '@clinical/contract/operations/operations.calls';
import { listIntegrations, testIntegration } from '@clinical/contract/operations/integrations.calls';
import { addAddendum } from '@clinical/contract/signing/signing.calls';
import { asc, eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import {
  asShown,
  entryOfPatient,
  followAfter,
  linkTo,
  push,
  pushOf,
  pushReaches,
  signInAt,
} from '../../../test/builders/ehr.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { password, signedEntry } from '../../../test/builders/signing.ts';
import { newEntry, writtenEntry } from '../../../test/builders/transcripts.ts';
import { ehrSetting, fhirPatient, FhirServer, handedToken } from '../../../test/fhir-server.ts';
import { faultsOf } from '../../../test/fhir-validator.ts';
import { errorCode, startTestServer, type TestServer } from '../../../test/harness.ts';
import { until } from '../../../test/until.ts';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';
import { ehrLinks } from './ehr.table.ts';

let ehr: FhirServer;
let server: TestServer;

beforeAll(async () => {
  ehr = await new FhirServer().start();
  ehr.patients.push(
    fhirPatient('Maria', 'Lind', '1961-04-02', 'MRN-4411', 'p1'),
    fhirPatient('Maria', 'Lind', '1988-12-30', 'MRN-9', 'p2'),
  );
  server = await startTestServer(ehrSetting(ehr));
});
afterAll(() => ehr.stop());
afterEach(() => {
  ehr.reset();
  ehr.expire();
});

const linkedAccount = async (): Promise<TestAccount> => {
  const account = await newAccount(server, { password });
  expect(await linkTo(account, ehr)).toEqual({});
  return account;
};

const follow = (minutes: number) => followAfter(server, minutes);

const actionsOf = async (userId: string): Promise<string[]> => {
  const rows = await server.engine.db
    .select({ action: auditEvents.action, userId: auditEvents.userId })
    .from(auditEvents)
    .where(like(auditEvents.action, 'ehr.%'))
    .orderBy(asc(auditEvents.seq));
  return rows.filter((row) => row.userId === userId).map(({ action }) => action);
};

describe('the link to an EHR', () => {
  it('is made, shown without its tokens, and ended; its tokens lie sealed', async () => {
    const account = await linkedAccount();
    expect(await account.ok(calls.getEhrLink, {})).toMatchObject({
      systems: [{ type: 'fhir', name: 'Simulated EHR' }],
      link: { type: 'fhir', state: 'linked' },
      waiting: 0,
    });
    const [row] = await server.engine.db.select().from(ehrLinks).where(eq(ehrLinks.userId, account.userId));
    expect(JSON.stringify(row)).not.toMatch(/access-|refresh-/);
    const profile = async () => (await account.ok(getUserInfo, {})).user;
    expect(await profile()).toMatchObject({ ehr_type: 'fhir', ehr_access_token: null });
    await account.ok(calls.unlinkEhr, {});
    expect((await profile()).ehr_type).toBeNull();
    expect((await account.ok(calls.getEhrLink, {})).link).toBeNull();
    expect(errorCode(await account.call(calls.unlinkEhr, {}))).toBe('CONFLICT');
    expect(await actionsOf(account.userId)).toEqual(['ehr.link', 'ehr.unlink']);
    expect(server.logged.join('')).not.toMatch(/access-|refresh-/);
  });

  it('is one person’s: a second account is refused, with an error in a success', async () => {
    const first = await linkedAccount();
    const second = await newAccount(server);
    expect((await linkTo(second, ehr)).error).toContain('linked to another account');
    await first.ok(calls.unlinkEhr, {});
    expect(await linkTo(second, ehr)).toEqual({});
    expect(await actionsOf(second.userId)).toEqual(['ehr.link-refused', 'ehr.link']);
  });

  it.each([
    ['a token that the EHR does not take', { token: 'stolen' }, 'no longer accepts'],
    ['another type', { type: 'athena' }, 'No EHR of the type “athena”'],
    ['another account’s e-mail', { email: 'somebody@example.org' }, 'another account'],
  ])('is not made with %s', async (_, changes, error) => {
    const account = await newAccount(server);
    const body = { email: account.email, token: handedToken(ehr), type: 'fhir', ...changes };
    expect((await account.ok(calls.linkEhr, { body })).error).toContain(error);
    expect((await account.ok(calls.getEhrLink, {})).link).toBeNull();
  });

  it('is refreshed once for two requests at once, and ends when that fails', async () => {
    const account = await linkedAccount();
    const { id: noteId } = await newNote(account, { title: 'Maria Lind', dateOfBirth: '1961-04-02' });
    ehr.expire();
    const before = ehr.refreshes;
    const find = () => account.call(calls.findEhrPatients, { query: { noteId } });
    for (const reply of await Promise.all([find(), find(), find()])) expect(reply.status).toBe(200);
    expect(ehr.refreshes).toBe(before + 1);
    ehr.faults.loop401 = true;
    expect(errorCode(await find())).toBe('CONFLICT');
    expect((await account.ok(calls.getEhrLink, {})).link).toMatchObject({ state: 'ended' });
    expect(errorCode(await account.call(calls.refreshEhrToken, {}))).toBe('CONFLICT');
  });

  it('is made by the EHR’s own sign-in, begun and finished by one person, once', async () => {
    const account = await newAccount(server);
    const begin = async () => {
      const { address } = await account.ok(calls.authorizeEhr, { body: { type: 'fhir' } });
      const back = await fetch(address, { redirect: 'manual' });
      const { pathname, searchParams } = new URL(back.headers.get('location')!);
      expect(pathname).toBe('/ehr-linked');
      return { code: searchParams.get('code')!, state: searchParams.get('state')! };
    };
    const body = await begin();
    const stranger = await newAccount(server);
    expect((await stranger.ok(calls.finishEhrLink, { body })).error).toContain('begun elsewhere');
    expect(await account.ok(calls.finishEhrLink, { body })).toEqual({});
    expect((await account.ok(calls.finishEhrLink, { body })).error).toContain('begun elsewhere');
    expect((await account.ok(calls.getEhrLink, {})).link).toMatchObject({ type: 'fhir', state: 'linked' });
    const other = await begin();
    expect((await account.ok(calls.finishEhrLink, { body: { ...other, code: 'another' } })).error).toContain('confirm');
    const late = await begin();
    server.clock.advance(11 * 60_000);
    expect((await account.ok(calls.finishEhrLink, { body: late })).error).toContain('took too long');
    expect(errorCode(await account.call(calls.authorizeEhr, { body: { type: 'athena' } }))).toBe('CONFLICT');
    // the same account there, with another token
    ehr.expire();
    const second = await linkedAccount();
    expect(await second.ok(calls.unlinkEhr, {})).toEqual({ ok: true });
  });

  it('gets a new token when asked', async () => {
    const account = await linkedAccount();
    const before = ehr.refreshes;
    expect((await account.ok(calls.refreshEhrToken, {})).link?.state).toBe('linked');
    expect(ehr.refreshes).toBe(before + 1);
  });

  it('is named among engines and integrations, and tested', async () => {
    const account = await newAccount(server);
    const engines = await account.ok(listEngines, {});
    expect(engines.find(({ area }) => area === 'ehr')).toMatchObject({ engine: 'fhir', label: 'Simulated EHR' });
    const test = () => account.ok(testIntegration, { params: { name: 'ehr' } });
    expect(await test()).toMatchObject({ answered: false, message: expect.stringContaining('not linked') });
    await linkTo(account, ehr);
    expect(await test()).toMatchObject({ answered: true, message: 'Simulated EHR accepted your link.' });
    const integrations = await account.ok(listIntegrations, {});
    expect(integrations.find(({ name }) => name === 'ehr')).toMatchObject({ state: 'connected', lastSuccessAt: null });
  });
});

describe('the patient in the EHR', () => {
  it('is found, told from the one with the same name, and chosen on two identifiers', async () => {
    const account = await linkedAccount();
    const { id: noteId } = await newNote(account, { title: 'Maria Lind', dateOfBirth: '1961-04-02' });
    const all = await account.ok(calls.findEhrPatients, { query: { noteId, query: 'Lind' } });
    expect(all.map(({ id, fits }) => [id, fits])).toEqual([
      ['p1', true],
      ['p2', false],
    ]);
    expect(all[1]).toMatchObject({ agree: ['name'], differ: ['birthDate'] });
    const choose = (patientId: string) => account.call(calls.chooseEhrPatient, { body: { noteId, patientId } });
    expect(errorCode(await choose('p2'))).toBe('IDENTITY_CONFLICT');
    expect(errorCode(await choose('nobody'))).toBe('IDENTITY_CONFLICT');
    expect((await choose('p1')).body).toMatchObject({ agree: ['name', 'birthDate'], fits: true });
  });

  it('is left to a person where the EHR has them twice', async () => {
    const account = await linkedAccount();
    const twice = fhirPatient('Maria', 'Lind', '1961-04-02', 'MRN-4411', 'p1-again');
    ehr.patients.push(twice);
    try {
      const { id: noteId } = await newNote(account, { title: 'Maria Lind', dateOfBirth: '1961-04-02' });
      const found = await account.ok(calls.findEhrPatients, { query: { noteId } });
      expect(found.map(({ id, fits }) => [id, fits])).toEqual([
        ['p1', true],
        ['p1-again', true],
      ]);
      const { id } = await writtenEntry(account, { noteId });
      expect((await account.ok(calls.previewEhrPush, { params: { id } })).match).toBe('none');
    } finally {
      ehr.patients.splice(ehr.patients.indexOf(twice), 1);
    }
  });

  it('is not chosen on a name alone, nor by somebody without the chart', async () => {
    const account = await linkedAccount();
    const { id: noteId } = await newNote(account, { title: 'Maria Lind' });
    const body = { noteId, patientId: 'p1' };
    const refused = await account.call(calls.chooseEhrPatient, { body });
    expect(JSON.stringify(refused.body)).toContain('Two identifiers are needed');
    const colleague = await newColleague(server, account);
    expect(errorCode(await colleague.call(calls.chooseEhrPatient, { body }))).toBe('NOT_FOUND');
  });
});

describe('a note that is sent to the EHR', () => {
  it('goes as it is shown, signed as final, and is confirmed with the EHR’s own id', async () => {
    const account = await linkedAccount();
    const { id } = await entryOfPatient(account, true);
    const { tokens } = (await account.ok(getUserInfo, {})).user;
    const shown = await account.ok(calls.previewEhrPush, { params: { id } });
    expect(shown).toMatchObject({ draft: false, match: 'read', patient: { id: 'p1', fits: true }, pushes: [] });
    await push(account, id);
    const confirmed = await pushReaches(account, id, { state: 'confirmed' });
    const [document] = ehr.documents;
    expect(confirmed).toMatchObject({ documentId: document!.id, different: [], current: true, reason: null });
    expect(document).toMatchObject({ docStatus: 'final', subject: { reference: 'Patient/p1' } });
    const [{ attachment }] = document!['content'] as [{ attachment: { data: string } }];
    expect(Buffer.from(attachment.data, 'base64').toString()).toBe(shown.text);
    expect(shown.text).toContain('Electronically signed by');
    expect((await account.ok(getUserInfo, {})).user.tokens).toBe(tokens);
    expect(await actionsOf(account.userId)).toEqual(
      expect.arrayContaining(['ehr.set-patient', 'ehr.push', 'ehr.push-confirm']),
    );
  });

  it('goes as a draft while nobody has signed it', async () => {
    const account = await linkedAccount();
    const { id } = await entryOfPatient(account);
    await push(account, id);
    expect(await pushReaches(account, id, { state: 'confirmed' })).toMatchObject({ draft: true });
    expect(ehr.documents[0]).toMatchObject({ docStatus: 'preliminary' });
    expect((await account.ok(calls.previewEhrPush, { params: { id } })).text).toMatch(/^DRAFT, not reviewed/);
  });

  it('goes once, however often it is asked for, and again only when that is confirmed', async () => {
    const account = await linkedAccount();
    const { id } = await entryOfPatient(account);
    const shown = await asShown(account, id);
    const ask = (again = false) => account.call(calls.pushToEhr, { params: { id }, body: { ...shown, again } });
    const replies = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(replies.filter(({ status }) => status === 200).map(({ body }) => body.id)).size).toBe(1);
    const { documentId } = await pushReaches(account, id, { state: 'confirmed' });
    expect(ehr.documents).toHaveLength(1);
    expect(errorCode(await ask())).toBe('CONFLICT');
    expect((await ask(true)).status).toBe(200);
    await until(
      async () => ehr.documents.length,
      (n) => n === 2,
    );
    expect(ehr.documents[1]).toMatchObject({
      relatesTo: [{ code: 'replaces', target: { reference: `DocumentReference/${documentId}` } }],
    });
  });

  it('is not sent when it is not as it was shown, synthetic, or without a patient', async () => {
    const account = await linkedAccount();
    const { id } = await entryOfPatient(account);
    const shown = await asShown(account, id);
    const body = { ...shown, digest: 'a'.repeat(64) };
    for (const changed of [{ digest: 'a'.repeat(64) }, { patientId: 'p2' }, { type: 'other' }]) {
      const reply = await account.call(calls.pushToEhr, { params: { id }, body: { ...shown, ...changed } });
      expect(errorCode(reply)).toBe('VERSION_CONFLICT');
    }
    const other = await writtenEntry(account);
    const refused = await account.call(calls.pushToEhr, {
      params: { id: other.id },
      body: await asShown(account, other.id),
    });
    expect(JSON.stringify(refused.body)).toContain('Choose the patient');
    const stranger = await newAccount(server);
    expect(errorCode(await stranger.call(calls.previewEhrPush, { params: { id } }))).toBe('NOT_FOUND');
    expect(errorCode(await stranger.call(calls.pushToEhr, { params: { id }, body }))).toBe('NOT_FOUND');
  });

  it('is stopped when the patient differs at that moment', async () => {
    const account = await linkedAccount();
    const { id, noteId } = await entryOfPatient(account);
    await account.ok(updateNote, { params: { id: noteId }, body: { dateOfBirth: '1988-12-30' } });
    expect((await account.ok(calls.previewEhrPush, { params: { id } })).patient).toMatchObject({ fits: false });
    await push(account, id);
    expect(await pushReaches(account, id, { state: 'failed' })).toMatchObject({
      reason: 'The patient in the EHR differs from this chart: date of birth.',
    });
    expect(ehr.documents).toEqual([]);
  });

  it('is kept while the EHR is away, and is one document after a lost reply', async () => {
    const account = await linkedAccount();
    const { id } = await entryOfPatient(account);
    ehr.faults.status = 503;
    await push(account, id);
    await pushReaches(account, id, { state: 'prepared', reason: 'away' });
    ehr.faults.status = null;
    ehr.faults.lostReplies = 1;
    await follow(2);
    await pushReaches(account, id, { state: 'sent' });
    await until(
      async () => ehr.documents.length,
      (n) => n === 1,
    );
    await pushReaches(account, id, { state: 'sent', reason: 'away' });
    await follow(2);
    await pushReaches(account, id, { state: 'confirmed', reason: null });
    expect(ehr.documents).toHaveLength(1);
  });

  it('waits when the link has ended, and goes when the account is linked again', async () => {
    const account = await newAccount(server);
    ehr.subject = 'practitioner-2';
    await signInAt(account);
    const { id } = await entryOfPatient(account);
    ehr.faults.loop401 = true;
    await push(account, id);
    await pushReaches(account, id, { state: 'prepared', reason: 'link-ended' });
    expect(await account.ok(calls.getEhrLink, {})).toMatchObject({ link: { state: 'ended' }, waiting: 1 });
    await follow(10);
    expect(await pushOf(account, id)).toMatchObject({ state: 'prepared' });
    ehr.faults.loop401 = false;
    await signInAt(account);
    await follow(1);
    await pushReaches(account, id, { state: 'confirmed' });
    expect(ehr.documents).toHaveLength(1);
  });

  it('names what the EHR has otherwise, and fails when that is the text', async () => {
    const account = await linkedAccount();
    const { id } = await entryOfPatient(account);
    ehr.faults.dropped.add('docStatus');
    await push(account, id);
    expect((await pushReaches(account, id, { state: 'confirmed' })).different).toEqual(['draft']);
    ehr.faults.dropped.add('content');
    await push(account, id, true);
    expect((await pushReaches(account, id, { state: 'failed' })).different).toEqual(['text', 'draft']);
  });

  it('is followed by its addenda', async () => {
    const account = await linkedAccount();
    const { id } = await entryOfPatient(account, true);
    await push(account, id);
    await pushReaches(account, id, { state: 'confirmed' });
    await follow(1);
    expect(ehr.documents).toHaveLength(1);
    await account.ok(addAddendum, { params: { id }, body: { text: 'The fever began four days ago.' } });
    await follow(1);
    await until(
      async () => ehr.documents.length,
      (n) => n === 2,
    );
    await pushReaches(account, id, { state: 'confirmed' });
    const [{ attachment }] = ehr.documents[1]!['content'] as [{ attachment: { data: string } }];
    expect(Buffer.from(attachment.data, 'base64').toString()).toContain('The fever began four days ago.');
    await follow(1);
    expect(ehr.documents).toHaveLength(2);
  });
});

describe('an entry as FHIR', () => {
  it.each(['signed', 'draft', 'unwritten'])('is a valid document, %s, without any EHR', async (state) => {
    const account = await newAccount(server, { password });
    const { id: noteId } = await newNote(account, { title: 'Maria Lind', dateOfBirth: '1961-04-02', sex: 'female' });
    const made = await (state === 'unwritten' ? newEntry(account, { noteId }) : writtenEntry(account, { noteId }));
    const { id } = state === 'signed' ? await signedEntry(account, made) : made;
    const first = await account.call(calls.exportFhir, { params: { id } });
    expect(first.headers.get('content-type')).toContain('application/fhir+json');
    expect(faultsOf(first.body)).toEqual([]);
    const colleague = await newColleague(server, account);
    expect(errorCode(await colleague.call(calls.exportFhir, { params: { id } }))).toBe('NOT_FOUND');
    expect((await account.call(calls.exportFhir, { params: { id } })).body).toEqual(first.body);
    const provenance = JSON.stringify(first.body).includes('"Provenance"');
    expect(provenance).toBe(state !== 'unwritten');
  });
});
