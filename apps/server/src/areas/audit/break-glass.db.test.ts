import { listAudit } from '@clinical/contract/audit/audit.calls';
import { breakGlass, listBreakGlass, reviewBreakGlass } from '@clinical/contract/audit/break-glass.calls';
import { limits } from '@clinical/contract/limits';
import { getNote, listNotes, updateNote } from '@clinical/contract/notes/notes.calls';
import { explainPermission } from '@clinical/contract/teams/permissions.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, newColleague, onAnotherDevice, type TestAccount } from '../../../test/builders/accounts.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { errorCode, startTestServer, type TestServer } from '../../../test/harness.ts';
import { closeEnded } from './break-glass.queries.ts';

const reason = 'Unconscious in the waiting room, allergies needed now';
let server: TestServer;

beforeAll(async () => {
  // a clock of its own: hours pass here
  server = await startTestServer();
  return () => server.stop();
});

/** An admin, a doctor who owns a chart, and a nurse who has no grant on it. */
async function clinic() {
  const admin = await newAccount(server);
  const doctor = await newColleague(server, admin);
  const nurse = await newColleague(server, admin);
  const note = await newNote(doctor, { title: 'Canary Patient' });
  return { admin, doctor, nurse, note };
}

const open = (account: TestAccount, id: string, why = reason) =>
  account.call(breakGlass, { params: { id }, body: { reason: why } });
const statusOf = async (account: TestAccount, id: string) => (await account.call(getNote, { params: { id } })).status;

describe('opening a chart in an emergency', () => {
  test('lets who has no grant read it at once, and only read', async () => {
    const { nurse, note } = await clinic();
    expect(await statusOf(nurse, note.id)).toBe(404);
    const { status, body } = await open(nurse, note.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ noteId: note.id, userId: nurse.userId, reason, review: null });
    expect(Date.parse(body.endsAt) - Date.parse(body.startedAt)).toBe(60 * 60_000);
    const seen = await nurse.ok(getNote, { params: { id: note.id } });
    expect(seen).toMatchObject({ title: 'Canary Patient', abilities: { edit: false, delete: false, seeLog: false } });
    expect((await nurse.call(updateNote, { params: { id: note.id }, body: { phone: '555 555 0109' } })).status).toBe(
      404,
    );
    expect(errorCode(await open(nurse, note.id))).toBe('CONFLICT');
    expect(await nurse.ok(listBreakGlass, { query: { state: 'mine' } })).toMatchObject([{ id: body.id, reason }]);
  });

  test('is the rule that explains why they see it, until it ends', async () => {
    const { admin, doctor, nurse, note } = await clinic();
    const explain = async (asking: TestAccount) =>
      (await asking.call(explainPermission, { query: { userId: nurse.userId, noteId: note.id } })).body;
    expect(await explain(admin)).toMatchObject({ level: 'none', rules: [] });
    const { id, endsAt } = (await open(nurse, note.id)).body;
    const rule = { kind: 'break-glass', level: 'read', id, name: '', until: endsAt };
    const explained = { level: 'read', permission: 'edit', capped: false, rules: [rule] };
    expect(await explain(admin)).toMatchObject(explained);
    expect(await explain(nurse)).toMatchObject(explained);
    expect(errorCode(await doctor.call(explainPermission, { query: { userId: nurse.userId, noteId: note.id } }))).toBe(
      'NOT_FOUND',
    );
    await admin.ok(reviewBreakGlass, { params: { id }, body: { review: 'not-justified', comment: 'No emergency.' } });
    expect(await explain(admin)).toMatchObject({ level: 'none', rules: [] });
  });

  test('ends by itself after an hour, and its grant goes', async () => {
    const { nurse, note } = await clinic();
    await open(nurse, note.id);
    server.clock.advance(limits.breakGlassLife - 2_000);
    const device = await onAnotherDevice(server, nurse);
    expect(await statusOf(device, note.id)).toBe(200);
    server.clock.advance(3_000);
    expect(await statusOf(device, note.id)).toBe(404);
    expect(await device.ok(listNotes, { query: {} })).toEqual([]);
    expect(await device.ok(listBreakGlass, { query: { state: 'mine' } })).toEqual([]);
    await closeEnded(server.engine.db, server.clock.now());
    const grants = await server.engine.query(
      "select principal from note_grants where note_id = $1 and principal like 'break-glass:%'",
      [note.id],
    );
    expect(grants).toEqual([]);
    const ends = await server.engine.query(
      "select user_id from audit_events where note_id = $1 and action = 'break-glass.end'",
      [note.id],
    );
    expect(ends).toEqual([{ user_id: nurse.userId }]);
  });

  test('is for members who work with patients, in their own workspace, and answers nobody else what is there', async () => {
    const { admin, note } = await clinic();
    const reader = await newColleague(server, admin, 'read');
    const stranger = await newAccount(server);
    const random = await open(stranger, '01a1f8c0-ffff-7fff-bfff-ffffffffffff');
    const plain = (reply: { status: number; body: unknown }) => [
      reply.status,
      { ...(reply.body as object), requestId: '' },
    ];
    expect(plain(await open(stranger, note.id))).toEqual(plain(random));
    expect(plain(await open(reader, note.id))).toEqual(plain(random));
    expect(random.status).toBe(404);
    expect(await statusOf(reader, note.id)).toBe(404);
  });

  test('asks for a reason', async () => {
    const { nurse, note } = await clinic();
    expect(errorCode(await open(nurse, note.id, '            need it      '))).toBe('INVALID_INPUT');
    expect(await statusOf(nurse, note.id)).toBe(404);
  });

  test('has a limit for each person and day', async () => {
    const { doctor, nurse } = await clinic();
    const charts = [];
    for (let each = 0; each <= limits.breakGlassPerDay; each += 1) charts.push(await newNote(doctor));
    const replies = await Promise.all(charts.map(({ id }) => open(nurse, id)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(limits.breakGlassPerDay);
    const refused = replies.findIndex(({ status }) => status === 409);
    expect(errorCode(replies[refused]!)).toBe('BREAK_GLASS_LIMIT');
    server.clock.advance(24 * 60 * 60_000 + 1);
    const nextDay = await onAnotherDevice(server, nurse);
    expect((await open(nextDay, charts[refused]!.id)).status).toBe(201);
  });

  test('is loud: in the log, by mail to owner and admins, and nowhere with the name of the patient', async () => {
    const { admin, doctor, nurse, note } = await clinic();
    await open(nurse, note.id);
    const told = () => server.mails().filter((mail) => mail.includes('in an emergency'));
    const to = (account: TestAccount) => told().filter((mail) => mail.includes(`To: ${account.email}`)).length;
    await expect.poll(() => [to(admin), to(doctor), to(nurse)]).toEqual([1, 1, 0]);
    expect(told().join('\n')).not.toMatch(/canary|unconscious/i);
    const { items } = await admin.ok(listAudit, { query: { noteId: note.id, action: 'break-glass' } });
    expect(items).toMatchObject([{ action: 'break-glass.open', userId: nurse.userId }]);
    const rows = await server.engine.query('select * from audit_events where user_id = $1', [nurse.userId]);
    expect(JSON.stringify(rows)).not.toMatch(/canary|unconscious/i);
    const shown = await doctor.ok(listBreakGlass, { query: { noteId: note.id } });
    expect(shown).toMatchObject([{ reason, userId: nurse.userId, abilities: { review: false } }]);
  });
});

describe('the review afterwards', () => {
  test('is made once, by an admin, and never of an own opening', async () => {
    const { admin, doctor, nurse, note } = await clinic();
    const { body: access } = await open(nurse, note.id);
    const review = (account: TestAccount, verdict: 'justified' | 'not-justified') =>
      account.call(reviewBreakGlass, { params: { id: access.id }, body: { review: verdict, comment: 'Seen' } });
    expect(await admin.ok(listBreakGlass, { query: { state: 'waiting' } })).toMatchObject([
      { id: access.id, noteTitle: 'Canary Patient', abilities: { review: true } },
    ]);
    for (const other of [doctor, nurse, await newAccount(server)])
      expect((await review(other, 'justified')).status).toBe(404);
    const { body } = await review(admin, 'justified');
    expect(body).toMatchObject({ review: { verdict: 'justified', comment: 'Seen' }, abilities: { review: false } });
    expect((await review(admin, 'justified')).status).toBe(200);
    expect(errorCode(await review(admin, 'not-justified'))).toBe('CONFLICT');
    expect(await admin.ok(listBreakGlass, { query: { state: 'waiting' } })).toEqual([]);
    expect(await statusOf(nurse, note.id)).toBe(200);
    const own = await newNote(doctor);
    const { body: mine } = await open(nurse, own.id);
    await server.engine.query("update workspace_members set cap = 'admin' where user_id = $1 and workspace_id = $2", [
      nurse.userId,
      nurse.workspaceId,
    ]);
    const promoted = await onAnotherDevice(server, nurse);
    const reply = await promoted.call(reviewBreakGlass, { params: { id: mine.id }, body: { review: 'justified' } });
    expect(errorCode(reply)).toBe('CONFLICT');
  });

  test('that finds it not justified ends it at once', async () => {
    const { admin, nurse, note } = await clinic();
    const { body: access } = await open(nurse, note.id);
    expect(await statusOf(nurse, note.id)).toBe(200);
    await admin.ok(reviewBreakGlass, { params: { id: access.id }, body: { review: 'not-justified' } });
    server.clock.advance(1_000);
    expect(await statusOf(nurse, note.id)).toBe(404);
  });

  test('is closed to who reads no log', async () => {
    const { nurse, note } = await clinic();
    expect((await nurse.call(listBreakGlass, { query: {} })).status).toBe(404);
    expect((await nurse.call(listBreakGlass, { query: { noteId: note.id } })).status).toBe(404);
  });
});
