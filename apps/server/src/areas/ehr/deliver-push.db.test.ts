import * as calls from '@clinical/contract/ehr/ehr.calls';
import { updateNote } from '@clinical/contract/notes/notes.calls';
import { addAddendum } from '@clinical/contract/signing/signing.calls';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import {
  asShown,
  entryOfPatient,
  followAfter,
  push,
  pushOf,
  pushReaches,
  signInAt,
} from '../../../test/builders/ehr.ts';
import { password } from '../../../test/builders/signing.ts';
import { ehrSetting, fhirPatient, FhirServer } from '../../../test/fhir-server.ts';
import { errorCode, startTestServer, type TestServer } from '../../../test/harness.ts';
import { type OidcServer, startOidcServer } from '../../../test/oidc-server.ts';
import { until } from '../../../test/until.ts';
import { workspaceMembers } from '../accounts/accounts.table.ts';
import { ehrLinks, ehrPatients, ehrPushes } from './ehr.table.ts';

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
let serial = 0;
afterEach(() => {
  ehr.reset();
  ehr.expire();
});

async function linkedAccount(): Promise<TestAccount> {
  const account = await newAccount(server, { password });
  ehr.subject = `practitioner-${(serial += 1)}`;
  await signInAt(account);
  return account;
}
const follow = (minutes: number) => followAfter(server, minutes);
const posts = () => ehr.log.filter((line) => line === 'POST DocumentReference').length;

/** A note that was written there, and that the EHR does not show; it was asked for as often as it is. */
async function lostNote(account: TestAccount): Promise<string> {
  const { id } = await entryOfPatient(account);
  Object.assign(ehr.faults, { lostReplies: 1, hiddenFor: 1_000 });
  await push(account, id);
  await pushReaches(account, id, { state: 'sent', reason: 'away' });
  await server.engine.db.update(ehrPushes).set({ tries: 12, nextAt: 0 }).where(eq(ehrPushes.transcriptId, id));
  await follow(1);
  return id;
}

describe('a note that may be in the EHR', () => {
  it('is written once, asked about for some hours, and never said not to be there', async () => {
    const account = await linkedAccount();
    const id = await lostNote(account);
    const lost = await pushReaches(account, id, { state: 'failed' });
    expect(lost).toMatchObject({ handedOver: true, documentId: null, reason: expect.stringContaining('Look') });
    expect(posts()).toBe(1);
    const body = await asShown(account, id);
    expect(errorCode(await account.call(calls.pushToEhr, { params: { id }, body }))).toBe('CONFLICT');
    expect(errorCode(await account.call(calls.cancelEhrPush, { params: { id: lost.id } }))).toBe('CONFLICT');
    // somebody has looked: it is written under the identifier that it had
    ehr.documents.length = 0;
    ehr.faults.hiddenFor = 0;
    expect((await push(account, id, true)).id).toBe(lost.id);
    await pushReaches(account, id, { state: 'confirmed' });
    expect(ehr.documents).toHaveLength(1);
  });

  it('is there once though somebody overlooked it', async () => {
    const account = await linkedAccount();
    const id = await lostNote(account);
    await pushReaches(account, id, { state: 'failed' });
    ehr.documents[0]!.hidden = 0;
    await push(account, id, true);
    expect((await pushReaches(account, id, { state: 'confirmed' })).documentId).toBe(ehr.documents[0]!.id);
    expect(ehr.documents).toHaveLength(1);
  });

  it('is replaced when it is there otherwise, and only when that is asked', async () => {
    const account = await linkedAccount();
    const { id } = await entryOfPatient(account);
    ehr.faults.dropped.add('content');
    await push(account, id);
    const { documentId } = await pushReaches(account, id, { state: 'failed', handedOver: true });
    const body = await asShown(account, id);
    expect(errorCode(await account.call(calls.pushToEhr, { params: { id }, body }))).toBe('CONFLICT');
    ehr.faults.dropped.clear();
    await push(account, id, true);
    await pushReaches(account, id, { state: 'confirmed' });
    expect(ehr.documents[1]).toMatchObject({
      relatesTo: [{ code: 'replaces', target: { reference: `DocumentReference/${documentId}` } }],
    });
  });

  it('is not called confirmed when its chart is of another patient meanwhile', async () => {
    const account = await linkedAccount();
    const { id, noteId } = await entryOfPatient(account);
    ehr.faults.lostReplies = 1;
    await push(account, id);
    await pushReaches(account, id, { state: 'sent', reason: 'away' });
    await account.ok(updateNote, { params: { id: noteId }, body: { dateOfBirth: '1988-12-30' } });
    await follow(2);
    const wrong = await pushReaches(account, id, { state: 'failed' });
    expect(wrong).toMatchObject({ documentId: ehr.documents[0]!.id, handedOver: true });
    expect(wrong.reason).toMatch(/^It is in the EHR\. The patient in the EHR differs/);
  });
});

describe('a note that waits', () => {
  async function waiting(account: TestAccount): Promise<{ id: string; noteId: string; pushId: string }> {
    const { id, noteId } = await entryOfPatient(account);
    ehr.faults.status = 503;
    await push(account, id);
    const { id: pushId } = await pushReaches(account, id, { state: 'prepared', reason: 'away' });
    ehr.faults.status = null;
    return { id, noteId, pushId };
  }

  it('is cancelled by who may edit the chart, and is not sent then', async () => {
    const account = await linkedAccount();
    const { id, pushId } = await waiting(account);
    const colleague = await newColleague(server, account);
    expect(errorCode(await colleague.call(calls.cancelEhrPush, { params: { id: pushId } }))).toBe('NOT_FOUND');
    expect(await account.ok(calls.cancelEhrPush, { params: { id: pushId } })).toEqual({ ok: true });
    await follow(11);
    expect(await pushOf(account, id)).toMatchObject({
      state: 'failed',
      reason: 'It was cancelled.',
      handedOver: false,
    });
    await push(account, id);
    await pushReaches(account, id, { state: 'confirmed' });
    expect(ehr.documents).toHaveLength(1);
  });

  it('is not sent once the note has changed, or its sender has left', async () => {
    const account = await linkedAccount();
    const changed = await waiting(account);
    await server.engine.db
      .update(ehrPushes)
      .set({ digest: 'b'.repeat(64) })
      .where(eq(ehrPushes.id, changed.pushId));
    await follow(2);
    expect((await pushReaches(account, changed.id, { state: 'failed' })).reason).toContain('has changed since');
    const left = await waiting(account);
    const member = and(
      eq(workspaceMembers.userId, account.userId),
      eq(workspaceMembers.workspaceId, account.workspaceId),
    );
    await server.engine.db.delete(workspaceMembers).where(member);
    await follow(2);
    const [row] = await server.engine.db.select().from(ehrPushes).where(eq(ehrPushes.id, left.pushId));
    expect(row).toMatchObject({ state: 'failed', reason: 'The person who asked for it has left this workspace.' });
    expect(ehr.documents).toEqual([]);
  });

  it('is not sent under another account than it was asked under', async () => {
    const account = await linkedAccount();
    const { id } = await waiting(account);
    const own = ehr.subject;
    ehr.subject = `another-${own}`;
    await signInAt(account);
    await follow(11);
    await pushReaches(account, id, { state: 'prepared', reason: 'other-account' });
    ehr.subject = own;
    await signInAt(account);
    await follow(1);
    await pushReaches(account, id, { state: 'confirmed' });
    expect(ehr.documents).toHaveLength(1);
  });

  it('goes on when its person links again while a try runs', async () => {
    const account = await linkedAccount();
    const { id } = await entryOfPatient(account);
    const body = await asShown(account, id);
    let refusals = 0;
    ehr.faults.loop401 = true;
    ehr.faults.beforeRefusal = async () => {
      refusals += 1;
      if (refusals !== 2) return;
      ehr.faults.loop401 = false;
      await signInAt(account);
    };
    await account.ok(calls.pushToEhr, { params: { id }, body });
    const stored = () => server.engine.db.select().from(ehrPushes).where(eq(ehrPushes.transcriptId, id));
    await until(stored, ([row]) => row?.reason === 'link-ended');
    await follow(1);
    await pushReaches(account, id, { state: 'confirmed' });
    expect(refusals).toBe(2);
  });
});

it('an addendum that cannot be sent stops no other, and goes to no other patient', async () => {
  const account = await linkedAccount();
  const [first, second] = [await entryOfPatient(account, true), await entryOfPatient(account, true)];
  for (const { id } of [first, second]) {
    await push(account, id);
    await pushReaches(account, id, { state: 'confirmed' });
    await account.ok(addAddendum, { params: { id }, body: { text: 'The fever began four days ago.' } });
  }
  await server.engine.db.update(ehrPatients).set({ patientId: 'p2' }).where(eq(ehrPatients.noteId, first.noteId));
  await follow(1);
  await until(
    async () => ehr.documents.length,
    (n) => n === 3,
  );
  await pushReaches(account, second.id, { state: 'confirmed', current: true });
  expect((await pushOf(account, first.id)).current).toBe(false);
  await follow(1);
  expect(ehr.documents).toHaveLength(3);
});

describe('a link of a system whose tokens are signed', () => {
  let signer: OidcServer;
  let signing: TestServer;

  beforeAll(async () => {
    signer = await startOidcServer();
    const { issuer } = signer;
    const system = { type: 'athena', issuer, audience: 'workspace-ehr', keysUrl: `${issuer}/jwks` };
    signing = await startTestServer({ ...ehrSetting(ehr, 'athena'), EXTERNAL_SYSTEMS: JSON.stringify([system]) });
  });
  afterAll(async () => {
    await signing.stop();
    await signer.stop();
  });

  it('needs the signature and the person’s own e-mail, and names the account as a sign-in there does', async () => {
    const account = await newAccount(signing);
    const link = async (token: string) => {
      ehr.accessToken = token;
      return account.ok(calls.linkEhr, { body: { email: account.email, token, type: 'athena' } });
    };
    const claims = { sub: 'athena-7', aud: 'workspace-ehr', email: account.email };
    expect((await link('opaque')).error).toContain('did not sign');
    expect((await link(await signer.sign(claims, { foreignKey: true }))).error).toContain('did not sign');
    const other = await signer.sign({ ...claims, email: 'somebody@example.org' });
    expect((await link(other)).error).toContain('another person');
    expect(await link(await signer.sign(claims))).toEqual({});
    const [row] = await signing.engine.db.select().from(ehrLinks).where(eq(ehrLinks.userId, account.userId));
    expect(row!.subject).toBe(`${signer.issuer}|athena-7`);
  });
});
