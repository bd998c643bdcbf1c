import * as calls from '@clinical/contract/automations/automations.calls';
import { GridhookMessage, type SetGridhook } from '@clinical/contract/automations/gridhook.schemas';
import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { mergeNotes, undoMerge } from '@clinical/contract/notes/merges.calls';
import { deleteNotes, exportNote, restoreNote } from '@clinical/contract/notes/notes.calls';
import { listIntegrations, testIntegration } from '@clinical/contract/operations/integrations.calls';
import { restoreVersion } from '@clinical/contract/transcripts/versions.calls';
import { deleteTranscript } from '@clinical/contract/transcripts/entries.calls';
import { restoreTranscript } from '@clinical/contract/transcripts/entry-bin.calls';
import { setWorkspacePolicy } from '@clinical/contract/teams/policy.calls';
import { asc, eq } from 'drizzle-orm';
import { createDecipheriv, createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { newAccount, newColleague, onAnotherDevice, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant } from '../../../test/builders/notes.ts';
import { password, signedEntry } from '../../../test/builders/signing.ts';
import { newPatient, writtenEntry } from '../../../test/builders/transcripts.ts';
import { errorCode, startTestServer, type TestServer } from '../../../test/harness.ts';
import { type HookReceiver, startHookReceiver } from '../../../test/hook-receiver.ts';
import { until } from '../../../test/until.ts';
import { actingAs } from '../../platform/acting-as.ts';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';
import { getTranscriptFor, moveEntry } from '../transcripts/public.ts';
import { workspaceMembers } from '../accounts/accounts.table.ts';
import { area } from './area.ts';
import { gridhookDeliveries, gridhooks } from './automations.table.ts';
import { endGridhook } from './deliver-message.ts';
import { followDeliveries } from './follow-deliveries.ts';
import { signatureOf } from './sign-message.ts';

const secret = 'correct horse battery staple, twice over';
let receiver: HookReceiver;
let server: TestServer;
let account: TestAccount;
let hook: SetGridhook;

beforeAll(async () => {
  receiver = await startHookReceiver();
  server = await startTestServer({ GRIDHOOK_LOCAL_HOSTS: receiver.host });
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  // what a former test left waiting would come in this one
  await server.engine.db
    .update(gridhookDeliveries)
    .set({ state: 'cancelled', nextAt: null })
    .where(eq(gridhookDeliveries.state, 'queued'));
  account = await newAccount(server, { password });
  receiver.received = [];
  receiver.answer = () => ({ status: 200 });
  hook = { url: receiver.url, secret, fields: ['subjective', 'plan'], encrypt: false, enabled: true };
});

const set = (over: Partial<SetGridhook> = {}) => account.ok(calls.setGridhook, { body: { ...hook, ...over } });
const deliveries = (who = account) => who.ok(calls.listGridhookDeliveries, {});
const settled = (n: number) =>
  until(deliveries, (found) => found.length >= n && found.every(({ state }) => state !== 'queued'));
const received = () => receiver.received.map(({ body }) => GridhookMessage.parse(JSON.parse(body)));
const followAfter = async (minutes: number) => {
  server.clock.advance(minutes * 60_000);
  // the session ends when nobody works
  account = await onAnotherDevice(server, account);
  await followDeliveries({ db: server.engine.db, use: (port) => server.ports.get(port) }, server.clock.now());
};
const actionsOf = async (id: string) =>
  (
    await server.engine.db.select().from(auditEvents).where(eq(auditEvents.recordId, id)).orderBy(asc(auditEvents.seq))
  ).map(({ action }) => action);

describe('setting a gridhook', () => {
  it('stores it, with its secret sealed in the database and masked in every reply', async () => {
    expect(await account.ok(calls.getGridhook, {})).toBeNull();
    const stored = await set();
    expect(stored).toMatchObject({ url: receiver.url, secret: '••••over', enabled: true, endedAt: null });
    const replies = [
      stored,
      await account.ok(calls.getGridhook, {}),
      await account.ok(calls.listGridhooks, {}),
      await account.ok(getUserInfo, {}),
      await account.ok(calls.testGridhook, {}),
      await deliveries(),
    ];
    expect(JSON.stringify(replies)).not.toContain(secret);
    const [row] = await server.engine.db.select().from(gridhooks).where(eq(gridhooks.id, stored.id));
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(server.logged.join('\n')).not.toContain(secret);
    expect((await account.ok(getUserInfo, {})).user.aiGridhook).toEqual({ host: receiver.host, enabled: true });
    expect(await actionsOf(stored.id)).toContain('gridhook.set');
  });

  it('keeps the stored secret when none is given, and asks for one at first', async () => {
    const { secret: _, ...without } = hook;
    expect(errorCode(await account.call(calls.setGridhook, { body: without }))).toBe('INVALID_INPUT');
    await set();
    const changed = await account.ok(calls.setGridhook, { body: { ...without, encrypt: true } });
    expect(changed).toMatchObject({ secret: '••••over', encrypt: true });
  });

  test.each([
    ['http://example.org/hook', 'https'],
    ['https://127.0.0.1/hook', 'private or local'],
    ['https://2130706433/hook', 'private or local'],
    ['https://[::ffff:7f00:1]/hook', 'private or local'],
    ['https://[64:ff9b::a9fe:a9fe]/hook', 'private or local'],
    ['https://169.254.169.254/latest/meta-data', 'private or local'],
    ['https://localhost/hook', 'private or local'],
    ['https://unknown-host/hook', 'private or local'],
    ['https://user:password@example.org/', 'password'],
    ['no address', 'not a web address'],
  ])('rejects %s', async (url, why) => {
    for (const before of [false, true]) {
      if (before) await set();
      const reply = await account.call(calls.setGridhook, { body: { ...hook, url } });
      expect(errorCode(reply)).toBe('INVALID_INPUT');
      expect(JSON.stringify(reply.body)).toContain(why);
    }
    expect(await account.ok(calls.getGridhook, {})).toMatchObject({ url: receiver.url });
  });

  it('rejects a short secret and no fields', async () => {
    for (const over of [{ secret: 'x'.repeat(31) }, { fields: [] }, { fields: ['name'] }]) {
      const reply = await account.call(calls.setGridhook, { body: { ...hook, ...over } as SetGridhook });
      expect(errorCode(reply)).toBe('INVALID_INPUT');
    }
  });

  it('is a person’s own; admins see where data goes, not the address', async () => {
    await set();
    const [admin, colleague] = [await newColleague(server, account, 'admin'), await newColleague(server, account)];
    expect(await colleague.ok(calls.getGridhook, {})).toBeNull();
    expect(await colleague.ok(calls.listGridhooks, {})).toEqual([]);
    expect(await deliveries(colleague)).toEqual([]);
    const [shown] = await admin.ok(calls.listGridhooks, {});
    expect(shown).toMatchObject({ userId: account.userId, userName: 'Ada Okafor', host: receiver.host });
    expect(JSON.stringify(shown)).not.toContain('/hook');
  });
});

describe('messages', () => {
  it('has the AI version marked as unreviewed, then the signed one as final, signed by the secret', async () => {
    await set();
    const entry = await writtenEntry(account);
    await settled(1);
    const [first] = receiver.received;
    expect(first!.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
    const { 'webhook-id': id = '', 'webhook-timestamp': at = '', 'webhook-signature': signature } = first!.headers;
    expect(signature).toBe(signatureOf(id, Number(at), first!.body, secret));
    const [generated] = received();
    expect(generated).toMatchObject({
      event: 'note.generated',
      status: 'unreviewed',
      entryId: entry.id,
      patientId: entry.noteId,
      clinicianId: account.userId,
      previousPatientId: null,
    });
    expect(Object.keys(generated!)).toEqual(expect.arrayContaining(['subjective', 'plan', 'other']));
    for (const field of ['objective', 'assessment', 'codes', 'medications', 'riskFlags', 'checkStatus', 'transcript'])
      expect(Object.keys(generated!)).not.toContain(field);
    expect(first!.body).not.toContain('Maria Lind');
    await signedEntry(account, entry);
    await settled(2);
    const final = received().at(-1)!;
    expect(final).toMatchObject({ event: 'note.signed', status: 'final', entryId: entry.id });
    expect(final.sequence).toBeGreaterThan(generated!.sequence);
    expect(await actionsOf(entry.id)).toEqual(expect.arrayContaining(['transcript.send-to-gridhook']));
    expect((await account.ok(calls.getGridhook, {}))?.lastSuccessAt).not.toBeNull();
    expect(await deliveries()).toMatchObject([
      { event: 'note.signed', state: 'delivered', status: 200, tries: 1 },
      { event: 'note.generated', state: 'delivered', status: 200, tries: 1 },
    ]);
  });

  it('has all fields when all are chosen', async () => {
    await set({
      fields: [
        'subjective',
        'objective',
        'assessment',
        'plan',
        'codes',
        'medications',
        'riskFlags',
        'checkStatus',
        'transcript',
      ],
    });
    await writtenEntry(account);
    await settled(1);
    const [message] = received();
    expect(message!.transcript?.[0]).toEqual({
      speaker: 'Doctor',
      role: 'clinician',
      text: 'Good morning, what brings you in today?',
    });
    expect(message!.medications).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'azithromycin', dose: '500 mg' })]),
    );
    expect(message!.checkStatus?.state).toBe('current');
    expect(message!.plan?.length).toBeGreaterThan(0);
    expect(message!.riskFlags).toBeInstanceOf(Array);
    expect(message!.codes).toBeInstanceOf(Array);
  });

  it('is encrypted before it is signed when that is wanted', async () => {
    await set({ encrypt: true });
    await writtenEntry(account);
    await settled(1);
    const [{ headers, body }] = receiver.received as [HookReceiver['received'][number]];
    expect(headers['gridhook-encryption']).toBe('aes-256-cbc');
    expect(headers['webhook-signature']).toBe(
      signatureOf(headers['webhook-id']!, Number(headers['webhook-timestamp']), body, secret),
    );
    const bytes = Buffer.from(body, 'base64');
    const key = createHash('sha256').update(secret, 'utf8').digest();
    const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16));
    const plain = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8');
    expect(GridhookMessage.parse(JSON.parse(plain)).event).toBe('note.generated');
  });

  it('is tried three times more with growing delay, under the same id', async () => {
    await set();
    receiver.answer = () => ({ status: 503 });
    await writtenEntry(account);
    const tries = (n: number) => until(deliveries, ([one]) => one?.tries === n);
    const [first] = await tries(1);
    const waits = [Date.parse(first!.nextAt!) - server.clock.now()];
    for (const [at, minutes] of [1, 5, 30].entries()) {
      await followAfter(minutes + 1);
      const [found] = await tries(at + 2);
      if (found!.nextAt !== null) waits.push(Date.parse(found!.nextAt) - server.clock.now());
    }
    expect(waits.map((ms) => Math.round(ms / 60_000))).toEqual([1, 5, 30]);
    expect(await deliveries()).toMatchObject([{ state: 'failed', status: 503, tries: 4, nextAt: null }]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await followAfter(120);
    expect(receiver.received).toHaveLength(4);
  });

  it('is sent again under the same id to a receiver that accepts and does not answer', async () => {
    await set();
    receiver.answer = (_, count) => (count === 1 ? 'break' : { status: 200 });
    await writtenEntry(account);
    await until(deliveries, ([one]) => one?.tries === 1);
    await followAfter(2);
    expect(await settled(1)).toMatchObject([{ state: 'delivered', tries: 2 }]);
    const [one, two] = receiver.received;
    expect(two!.headers['webhook-id']).toBe(one!.headers['webhook-id']);
    expect(JSON.parse(two!.body)).toEqual(JSON.parse(one!.body));
  });

  it('waits as long as the receiver asks, without using up a retry', async () => {
    await set();
    receiver.answer = (_, count) =>
      count === 1 ? { status: 429, headers: { 'retry-after': '600' } } : { status: 202 };
    await writtenEntry(account);
    const [waiting] = await until(deliveries, ([one]) => one?.status === 429);
    expect(waiting).toMatchObject({ state: 'queued', tries: 0 });
    expect(Math.round((Date.parse(waiting!.nextAt!) - server.clock.now()) / 60_000)).toBe(10);
    await followAfter(5);
    expect(receiver.received).toHaveLength(1);
    await followAfter(6);
    expect(await settled(1)).toMatchObject([{ state: 'delivered', status: 202 }]);
  });

  it('410 ends the gridhook and all that waits, until it is saved again', async () => {
    await set();
    receiver.answer = () => ({ status: 410 });
    await writtenEntry(account);
    expect(await settled(1)).toMatchObject([{ state: 'failed', status: 410 }]);
    expect((await account.ok(calls.getGridhook, {}))?.endedAt).not.toBeNull();
    expect((await account.ok(getUserInfo, {})).user.aiGridhook).toMatchObject({ enabled: false });
    await writtenEntry(account);
    expect(await deliveries()).toHaveLength(1);
    expect(await set()).toMatchObject({ endedAt: null });
  });

  it('a redirect is not followed', async () => {
    await set();
    receiver.answer = ({ path }) =>
      path === '/hook' ? { status: 302, headers: { location: '/inside' } } : { status: 200 };
    await writtenEntry(account);
    const [found] = await until(deliveries, ([one]) => one?.tries === 1);
    expect(found!.reason).toContain('redirect');
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  it('a stored address that means something inside by now gets nothing', async () => {
    const { id } = await set();
    for (const url of [`https://127.0.0.1:${receiver.port}/hook`, `https://[::1]:${receiver.port}/hook`]) {
      await server.engine.db.update(gridhooks).set({ url }).where(eq(gridhooks.id, id));
      const before = receiver.connections;
      expect(await account.ok(calls.testGridhook, {})).toMatchObject({ delivered: false, status: null });
      await writtenEntry(account);
      const [newest] = await until(deliveries, ([one]) => one?.event === 'note.generated' && one.state !== 'queued');
      expect(newest).toMatchObject({ state: 'failed', status: null });
      expect(newest!.reason).toContain('private or local');
      expect(receiver.connections).toBe(before);
    }
  });

  it('nothing is sent when it is off, or the workspace has switched gridhooks off', async () => {
    await set({ enabled: false });
    await writtenEntry(account);
    expect(await deliveries()).toEqual([]);
    await set();
    await account.ok(setWorkspacePolicy, { body: { servicesOff: ['gridhooks'] } });
    await writtenEntry(account);
    expect(await settled(1)).toMatchObject([{ state: 'cancelled' }]);
    expect(errorCode(await account.call(calls.testGridhook, {}))).toBe('CONFLICT');
    expect(errorCode(await account.call(calls.setGridhook, { body: hook }))).toBe('CONFLICT');
    expect(receiver.received).toEqual([]);
  });

  it('the AI version is not sent once the note is signed', async () => {
    await set();
    receiver.answer = (_, count) => ({ status: count === 1 ? 500 : 200 });
    const entry = await writtenEntry(account);
    await until(deliveries, ([one]) => one?.tries === 1);
    await signedEntry(account, entry);
    const found = await settled(2);
    expect(found).toMatchObject([
      { event: 'note.signed', state: 'delivered' },
      { event: 'note.generated', state: 'cancelled' },
    ]);
    await followAfter(10);
    expect(received().map(({ event }) => event)).toEqual(['note.generated', 'note.signed']);
  });

  it('who lost the chart, or left the workspace, gets nothing more', async () => {
    const colleague = await newColleague(server, account);
    await colleague.ok(calls.setGridhook, { body: hook });
    const { id: noteId } = await newPatient(account);
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'edit');
    receiver.answer = () => ({ status: 500 });
    await writtenEntry(colleague, { noteId });
    await until(
      () => deliveries(colleague),
      ([one]) => one?.tries === 1,
    );
    await server.engine.db.execute(
      `delete from note_grants where note_id = '${noteId}' and principal = 'user:${colleague.userId}'`,
    );
    await followAfter(2);
    const [ended] = await until(
      () => deliveries(colleague),
      ([one]) => one?.state !== 'queued',
    );
    expect(ended).toMatchObject({ state: 'cancelled' });
    expect(receiver.received).toHaveLength(1);
  });
});

describe('an entry that changes its place', () => {
  it('is announced with both patients when charts are merged, and when that is undone', async () => {
    await set();
    const [from, to] = [await newPatient(account, 'Ann Gray'), await newPatient(account, 'Anne Gray')];
    const entry = await writtenEntry(account, { noteId: from.id });
    await settled(1);
    const body = { source_note_id: from.id, target_note_id: to.id, confirm_title: 'Anne Gray' };
    const { mergeId } = await account.ok(mergeNotes, { body });
    await settled(2);
    expect(received().at(-1)).toMatchObject({
      event: 'note.moved',
      status: 'unreviewed',
      entryId: entry.id,
      patientId: to.id,
      previousPatientId: from.id,
    });
    await account.ok(undoMerge, { params: { mergeId } });
    await settled(3);
    expect(received().at(-1)).toMatchObject({ event: 'note.moved', patientId: from.id, previousPatientId: to.id });
  });

  it('is announced as deleted when it went where the owner of the gridhook cannot follow', async () => {
    const colleague = await newColleague(server, account);
    await colleague.ok(calls.setGridhook, { body: hook });
    const [from, to] = [await newPatient(account, 'Ann Gray'), await newPatient(account, 'Anne Gray')];
    const principal = `user:${colleague.userId}`;
    await grant(server.engine, from.id, principal, 'edit');
    const entry = await writtenEntry(colleague, { noteId: from.id });
    await until(
      () => deliveries(colleague),
      ([one]) => one?.state === 'delivered',
    );
    const body = { source_note_id: from.id, target_note_id: to.id, confirm_title: 'Anne Gray' };
    await account.ok(mergeNotes, { body });
    await server.engine.db.execute(`delete from note_grants where note_id = '${to.id}' and principal = '${principal}'`);
    await followAfter(2);
    await until(
      async () => received().at(-1)!,
      ({ event }) => event === 'note.deleted',
    );
    const last = received().at(-1)!;
    expect(last).toMatchObject({ status: 'deleted', entryId: entry.id, patientId: from.id, previousPatientId: null });
    expect(JSON.stringify(last)).not.toContain(to.id);
    expect(Object.keys(last)).not.toContain('plan');
  });

  it('is announced as deleted with ids only when it goes to the bin', async () => {
    await set();
    const entry = await writtenEntry(account);
    await settled(1);
    await account.ok(deleteTranscript, { params: { id: entry.id } });
    await settled(2);
    const last = received().at(-1)!;
    expect(last).toMatchObject({
      event: 'note.deleted',
      status: 'deleted',
      entryId: entry.id,
      patientId: entry.noteId,
    });
    expect(Object.keys(last)).not.toContain('plan');
  });
});

const ctxOf = (who: TestAccount) => server.ports.get(actingAs).contextOf(who);
const rowsOf = (entryId: string) =>
  server.engine.db
    .select()
    .from(gridhookDeliveries)
    .where(eq(gridhookDeliveries.entryId, entryId))
    .orderBy(asc(gridhookDeliveries.sequence));
/** Until `release`, further messages about an entry wait as while another one is under way. */
const holdMessages = async (entryId: string) => {
  const holdUntil = (heldUntil: number | null) =>
    server.engine.db.update(gridhookDeliveries).set({ heldUntil }).where(eq(gridhookDeliveries.entryId, entryId));
  await holdUntil(server.clock.now() + 5 * 60_000);
  return { release: () => holdUntil(null) };
};
/** A note that was sent as version 1, and whose signed version waits. */
const signedAndWaiting = async (noteId: string) => {
  const entry = await writtenEntry(account, { noteId });
  await settled(1);
  const { release } = await holdMessages(entry.id);
  const signed = await signedEntry(account, entry);
  await until(
    () => rowsOf(entry.id),
    (rows) => rows[1]?.heldUntil === null && rows[1].reason !== null,
  );
  return { entry, signed, release };
};
const merge = (from: { id: string }, to: { id: string; title: string }) =>
  account.ok(mergeNotes, { body: { source_note_id: from.id, target_note_id: to.id, confirm_title: to.title } });

describe('an entry that changes its place while a message waits', () => {
  it('gets its final version when another chart is merged into its own, and when that is undone', async () => {
    await set();
    const [from, to] = [await newPatient(account, 'Ann Gray'), await newPatient(account, 'Anne Gray')];
    const { entry, release } = await signedAndWaiting(to.id);
    const { mergeId } = await merge(from, to);
    await account.ok(undoMerge, { params: { mergeId } });
    await release();
    await followAfter(2);
    expect(await settled(2)).toMatchObject([
      { event: 'note.signed', state: 'delivered' },
      { event: 'note.generated', state: 'delivered' },
    ]);
    expect(received().at(-1)).toMatchObject({ status: 'final', entryId: entry.id, patientId: to.id });
  });

  it('is sent signed with both patients, and without the former one when it is back', async () => {
    await set();
    const [from, to] = [await newPatient(account, 'Ann Gray'), await newPatient(account, 'Anne Gray')];
    const { entry, signed, release } = await signedAndWaiting(from.id);
    const { mergeId } = await merge(from, to);
    expect((await rowsOf(entry.id)).at(-1)).toMatchObject({ event: 'note.signed', previousNoteId: from.id });
    await account.ok(undoMerge, { params: { mergeId } });
    expect((await rowsOf(entry.id)).at(-1)).toMatchObject({ event: 'note.signed', previousNoteId: null });
    await merge(from, to);
    await release();
    await followAfter(2);
    await settled(2);
    expect(received().at(-1)).toMatchObject({
      event: 'note.signed',
      status: 'final',
      version: signed.version,
      patientId: to.id,
      previousPatientId: from.id,
    });
  });

  it('is never called final with an unreviewed text, when the signed one was tried before the move', async () => {
    await set({ fields: ['plan'] });
    const [from, to] = [await newPatient(account, 'Ann Gray'), await newPatient(account, 'Anne Gray')];
    receiver.answer = ({ body }) => ({ status: body.includes('note.signed') ? 503 : 200 });
    const entry = await writtenEntry(account, { noteId: from.id });
    await settled(1);
    const body = { version: entry.version };
    const changed = await account.ok(restoreVersion, { params: { id: entry.id }, body });
    const signed = await signedEntry(account, changed);
    expect(signed.version).toBeGreaterThan(entry.version);
    await until(deliveries, ([one]) => one?.event === 'note.signed' && one.tries === 1);
    const { mergeId } = await merge(from, to);
    await until(deliveries, ([one]) => one?.event === 'note.moved' && one.state === 'delivered');
    const moved = { event: 'note.moved', status: 'final', version: signed.version };
    expect(received().at(-1)).toMatchObject({ ...moved, patientId: to.id });
    // also when the message about the place holds a former version
    await account.ok(undoMerge, { params: { mergeId } });
    const [last] = (await rowsOf(entry.id)).toReversed();
    const version = entry.version;
    await server.engine.db
      .update(gridhookDeliveries)
      .set({ version, state: 'queued', nextAt: server.clock.now(), heldUntil: null })
      .where(eq(gridhookDeliveries.id, last!.id));
    await followAfter(2);
    await settled(3);
    expect(received().at(-1)).toMatchObject({ ...moved, patientId: from.id, previousPatientId: to.id });
  });

  it('is announced as deleted when it goes to a chart of another workspace', async () => {
    await set();
    const entry = await writtenEntry(account);
    await settled(1);
    const other = await newAccount(server);
    const { id: there } = await newPatient(other);
    await grant(server.engine, there, `user:${account.userId}`, 'edit');
    const ctx = (await ctxOf(account)).withRowLevelSecurity(account.workspaceId, other.workspaceId);
    await ctx.transaction(async (tx) =>
      moveEntry(tx, await getTranscriptFor(tx, entry.id, 'edit'), { id: there, workspaceId: other.workspaceId }),
    );
    expect(await settled(2)).toMatchObject([{ event: 'note.deleted', state: 'delivered' }, {}]);
    expect(received().at(-1)).toMatchObject({ status: 'deleted', entryId: entry.id, patientId: entry.noteId });
    expect(receiver.received.at(-1)!.body).not.toContain(there);
  });
});

describe('what goes wrong', () => {
  it('a fault of ours is tried five times in all, with growing delay, and audited as sent never', async () => {
    const { id } = await set();
    await server.engine.db.update(gridhooks).set({ secretSealed: 'not a seal' }).where(eq(gridhooks.id, id));
    const entry = await writtenEntry(account);
    const waits: number[] = [];
    for (let faults = 1; faults <= 5; faults++) {
      const [row] = await until(
        () => rowsOf(entry.id),
        ([one]) => one?.faults === faults && one.heldUntil === null,
      );
      if (row!.nextAt !== null) waits.push(Math.round((row!.nextAt - server.clock.now()) / 60_000));
      if (faults < 5) await followAfter(waits.at(-1)! + 1);
    }
    expect(waits).toEqual([1, 5, 15, 60]);
    expect(await rowsOf(entry.id)).toMatchObject([{ state: 'failed', tries: 0, sentAt: null, nextAt: null }]);
    expect(await actionsOf(entry.id)).not.toContain('transcript.send-to-gridhook');
    expect(receiver.received).toEqual([]);
  });

  it('an address that switches the protocol is a failed try', async () => {
    await set();
    receiver.answer = () => 'switch';
    expect(await account.ok(calls.testGridhook, {})).toMatchObject({ delivered: false, status: 101 });
  });

  it('410 of a former address does not end the gridhook', async () => {
    const { id } = await set();
    const former = `${receiver.url}/former`;
    const ctx = await ctxOf(account);
    expect(await ctx.transaction((tx) => endGridhook(tx, { id, url: former }))).toBe(false);
    expect((await account.ok(calls.getGridhook, {}))?.endedAt).toBeNull();
    expect(await ctx.transaction((tx) => endGridhook(tx, { id, url: receiver.url }))).toBe(true);
  });

  it('a test that was interrupted stands in the log as failed', async () => {
    await set();
    receiver.answer = () => 'hang';
    const testing = account.call(calls.testGridhook, {});
    expect(await until(deliveries, (found) => found.length === 1)).toMatchObject([
      { event: 'test', state: 'failed', reason: 'It was not finished.', nextAt: null },
    ]);
    receiver.closeAll();
    await testing;
  });

  it('a chart or an entry in the bin is announced as deleted, and sent again when it is restored', async () => {
    await set();
    const entry = await writtenEntry(account);
    await settled(1);
    const [id, noteId] = [entry.id, entry.noteId];
    const isLast = async (n: number, event: string) => {
      await settled(n);
      expect(received().at(-1)).toMatchObject({ event, entryId: id, patientId: noteId });
    };
    await account.ok(deleteNotes, { body: { ids: [noteId] } });
    await isLast(2, 'note.deleted');
    await account.ok(restoreNote, { params: { id: noteId } });
    await isLast(3, 'note.generated');
    await account.ok(deleteTranscript, { params: { id } });
    await isLast(4, 'note.deleted');
    await account.ok(restoreTranscript, { params: { id } });
    await isLast(5, 'note.generated');
  });

  it('moves and deletions while it was off are announced when it is on again', async () => {
    await set();
    const [from, to] = [await newPatient(account, 'Ann Gray'), await newPatient(account, 'Anne Gray')];
    const moved = await writtenEntry(account, { noteId: from.id });
    await settled(1);
    const binned = await writtenEntry(account);
    await settled(2);
    await set({ enabled: false });
    await merge(from, to);
    await account.ok(deleteTranscript, { params: { id: binned.id } });
    expect(await deliveries()).toHaveLength(2);
    await set();
    await followAfter(1);
    await settled(4);
    expect(
      received()
        .slice(2)
        .toSorted((a, b) => a.event.localeCompare(b.event)),
    ).toMatchObject([
      { event: 'note.deleted', entryId: binned.id, patientId: binned.noteId },
      { event: 'note.moved', entryId: moved.id, patientId: to.id, previousPatientId: from.id },
    ]);
    await set();
    expect(await deliveries()).toHaveLength(4);
  });

  it('moves while the workspace had it off are announced by the housekeeping', async () => {
    await set();
    const [from, to] = [await newPatient(account, 'Ann Gray'), await newPatient(account, 'Anne Gray')];
    const entry = await writtenEntry(account, { noteId: from.id });
    await settled(1);
    await account.ok(setWorkspacePolicy, { body: { servicesOff: ['gridhooks'] } });
    await merge(from, to);
    await settled(2);
    await area.tidy!(server.engine.db, server.clock.now());
    expect(await deliveries()).toHaveLength(2);
    await account.ok(setWorkspacePolicy, { body: { servicesOff: [] } });
    await area.tidy!(server.engine.db, server.clock.now());
    await followAfter(1);
    await settled(3);
    expect(received().at(-1)).toMatchObject({ event: 'note.moved', entryId: entry.id, previousPatientId: from.id });
  });

  it('the gridhook of who was removed stays off when they come back', async () => {
    const colleague = await newColleague(server, account);
    await colleague.ok(calls.setGridhook, { body: hook });
    const setRemoved = (removedAt: number | null) =>
      server.engine.db.update(workspaceMembers).set({ removedAt }).where(eq(workspaceMembers.userId, colleague.userId));
    await setRemoved(server.clock.now());
    await area.tidy!(server.engine.db, server.clock.now());
    await setRemoved(null);
    expect(await colleague.ok(calls.getGridhook, {})).toMatchObject({ enabled: false });
  });
});

describe('around it', () => {
  it('a test sends a signed example, and says what came back without its words', async () => {
    expect(errorCode(await account.call(calls.testGridhook, {}))).toBe('CONFLICT');
    await set();
    expect(await account.ok(calls.testGridhook, {})).toMatchObject({ delivered: true, status: 200 });
    expect(received()).toMatchObject([{ event: 'test', status: 'test' }]);
    receiver.answer = () => ({ status: 401 });
    const failed = await account.ok(calls.testGridhook, {});
    expect(failed).toMatchObject({ delivered: false, status: 401, message: 'The receiver answered with 401.' });
    expect(JSON.stringify(failed)).not.toContain('private text');
    expect((await deliveries()).map(({ event, state }) => [event, state])).toEqual([
      ['test', 'failed'],
      ['test', 'delivered'],
    ]);
  });

  it('Integrations shows its state, its last success and a test', async () => {
    const row = async () => (await account.ok(listIntegrations, {})).find(({ name }) => name === 'gridhook');
    expect(await row()).toMatchObject({ state: 'off', lastSuccessAt: null });
    await set();
    expect(await account.ok(testIntegration, { params: { name: 'gridhook' } })).toMatchObject({ answered: true });
    const after = await row();
    expect(after).toMatchObject({ state: 'connected', label: receiver.host });
    expect(after!.lastSuccessAt).not.toBeNull();
  });

  it('the chart’s export says what was sent where, and the log is forgotten after 90 days', async () => {
    await set();
    const entry = await writtenEntry(account);
    await settled(1);
    const reply = await account.call(exportNote, { params: { id: entry.noteId } });
    expect(reply.status).toBe(200);
    expect(String(reply.body)).toContain('sent-to-gridhooks.json');
    const stored = () =>
      server.engine.db.select().from(gridhookDeliveries).where(eq(gridhookDeliveries.entryId, entry.id));
    const day = 24 * 3_600_000;
    await area.tidy!(server.engine.db, server.clock.now() + 89 * day);
    expect(await stored()).toHaveLength(1);
    await account.ok(calls.testGridhook, {});
    expect(await deliveries()).toHaveLength(2);
    await area.tidy!(server.engine.db, server.clock.now() + 91 * day);
    // what the receiver has stays, so that it learns of a deletion
    expect(await stored()).toHaveLength(1);
    expect(await deliveries()).toHaveLength(1);
    await account.ok(deleteTranscript, { params: { id: entry.id } });
    await settled(2);
    expect(received().at(-1)).toMatchObject({ event: 'note.deleted', entryId: entry.id });
    await area.tidy!(server.engine.db, server.clock.now() + 91 * day);
    expect(await stored()).toEqual([]);
  });
});
