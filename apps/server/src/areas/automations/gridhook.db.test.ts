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
    const isLast = (n: number, event: string) =>
      settled(n).then(() => expect(received().at(-1)).toMatchObject({ event, entryId: id, patientId: noteId }));
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
