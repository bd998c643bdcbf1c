import { mergeNotes, undoMerge } from '@clinical/contract/notes/merges.calls';
import { deleteNotes, exportNote } from '@clinical/contract/notes/notes.calls';
import * as calls from '@clinical/contract/schedules/schedules.calls';
import * as waitlist from '@clinical/contract/schedules/waitlist.calls';
import { handOver, removeMember } from '@clinical/contract/teams/members.calls';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant, newNote } from '../../../test/builders/notes.ts';
import { newAppointment, newClosedDays, newVisitType, newWaitlistEntry } from '../../../test/builders/schedules.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { readZip } from '../../../test/read-zip.ts';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';

let server: TestServer;
let account: TestAccount;
let gaveUp: string;
let noteId: string;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  gaveUp = (await newNote(account)).id;
  noteId = (await newNote(account, { title: 'Maria Lind' })).id;
});

const timeZone = 'Europe/Warsaw';
const monday = '2030-03-04';
const add = (overrides: Parameters<typeof newWaitlistEntry>[2] = {}, of = noteId) =>
  newWaitlistEntry(account, of, overrides);
const listed = async (who = account) => (await who.ok(waitlist.listWaitlist, {})).map(({ id }) => id);
const freed = (who = account) => who.ok(waitlist.listFreedTimes, { query: { date: monday, days: 7, timeZone } });
const accept = (scheduleId: string, entryId: string, who = account) =>
  who.call(waitlist.acceptWaitlist, { params: { id: scheduleId }, body: { entryId } });

/** The id of an appointment that was cancelled. */
async function cancelled(startsAt = `${monday}T09:00`, more = {}): Promise<string> {
  const { id } = await newAppointment(account, gaveUp, { startsAt, ...more });
  await account.ok(calls.cancelSchedule, { params: { id } });
  return id;
}

describe('the waitlist', () => {
  it('has who waits for what, the longest waiting first', async () => {
    const type = await newVisitType(account, { name: 'First visit', minutes: 40 });
    const first = await add({ typeId: type.id, clinicianId: account.userId, reason: 'Cough' });
    const second = await add({}, gaveUp);
    expect(first).toMatchObject({
      note: { id: noteId, title: 'Maria Lind' },
      clinician: { id: account.userId, name: 'Ada Okafor' },
      type: { id: type.id, name: 'First visit' },
      minutes: 40,
      until: '2030-03-31',
      reason: 'Cough',
      insteadOf: null,
      abilities: { edit: true },
    });
    expect(second).toMatchObject({ clinician: null, type: null, minutes: 20 });
    expect(await account.ok(waitlist.listWaitlist, {})).toEqual([first, second]);
  });

  it('leaves out who was taken off, whose last day is past, and charts in the bin', async () => {
    const off = await add();
    await add({ until: '2020-01-01' });
    const stays = await add({}, gaveUp);
    await account.ok(waitlist.removeFromWaitlist, { params: { id: off.id } });
    await account.ok(waitlist.removeFromWaitlist, { params: { id: off.id } });
    expect(await listed()).toEqual([stays.id]);
    await account.ok(deleteNotes, { body: { ids: [gaveUp] } });
    expect(await listed()).toEqual([]);
  });

  it('is seen and changed by whoever may do so with the chart', async () => {
    const entry = await add();
    const colleague = await newColleague(server, account);
    expect(await listed(colleague)).toEqual([]);
    const params = { id: entry.id };
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'read');
    expect(await colleague.ok(waitlist.listWaitlist, {})).toEqual([{ ...entry, abilities: { edit: false } }]);
    expect((await colleague.call(waitlist.removeFromWaitlist, { params })).status).toBe(404);
    const body = { noteId, until: monday };
    expect((await colleague.call(waitlist.addToWaitlist, { body })).status).toBe(404);
    const stranger = await newAccount(server);
    expect((await stranger.call(waitlist.removeFromWaitlist, { params })).status).toBe(404);
    const { id: typeId } = await newVisitType(stranger);
    expect((await account.call(waitlist.addToWaitlist, { body: { ...body, typeId } })).status).toBe(404);
    const other = await account.call(waitlist.addToWaitlist, { body: { ...body, clinicianId: stranger.userId } });
    expect(errorCode(other)).toBe('CONFLICT');
    const never = await account.call(waitlist.addToWaitlist, { body: { ...body, until: '2030-02-30' } });
    expect(errorCode(never)).toBe('INVALID_INPUT');
  });
});

describe('a freed time', () => {
  it('is offered to who waits for one like it, as long as it is free', async () => {
    const id = await cancelled();
    expect(await freed()).toEqual([]);
    const entry = await add();
    await add({ until: '2030-03-03' });
    const long = await newVisitType(account, { name: 'Long', minutes: 60 });
    await add({ typeId: long.id });
    await newAppointment(account, gaveUp, { startsAt: `${monday}T09:20` });
    expect(await freed()).toEqual([
      {
        scheduleId: id,
        clinician: { id: account.userId, name: 'Ada Okafor' },
        startsAt: '2030-03-04T08:00:00.000Z',
        endsAt: '2030-03-04T08:20:00.000Z',
        waiting: [entry],
      },
    ]);
    await newAppointment(account, gaveUp, { startsAt: `${monday}T09:10`, minutes: 5 });
    expect(await freed()).toEqual([]);
  });

  it('is there once, not on closed days, and only for who sees the chart', async () => {
    await add();
    await cancelled();
    await cancelled();
    expect(await freed()).toHaveLength(1);
    const colleague = await newColleague(server, account);
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'edit');
    expect(await freed(colleague)).toEqual([]);
    await newClosedDays(account, { first: monday, last: monday });
    expect(await freed()).toEqual([]);
  });

  it('goes to who waits, with the length of their visit', async () => {
    const type = await newVisitType(account, { name: 'Check', minutes: 15, bufferAfter: 5 });
    const entry = await add({ typeId: type.id });
    const id = await cancelled();
    const reply = await accept(id, entry.id);
    expect(reply.body).toMatchObject({
      note: { id: noteId },
      clinician: { id: account.userId },
      title: 'Check',
      typeId: type.id,
      minutes: 15,
      localStart: `${monday}T09:00`,
      timeZone,
      status: 'booked',
    });
    expect(await listed()).toEqual([]);
    expect(await freed()).toEqual([]);
    const taken = await account.call(calls.createSchedule, {
      body: { noteId: gaveUp, startsAt: `${monday}T09:18`, timeZone },
    });
    expect(errorCode(taken)).toBe('SLOT_TAKEN');
    const rows = await server.engine.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(and(eq(auditEvents.noteId, noteId), inArray(auditEvents.recordType, ['appointment', 'waitlist-entry'])))
      .orderBy(asc(auditEvents.seq));
    expect(rows.map(({ action }) => action)).toEqual(['waitlist.add', 'appointment.create', 'waitlist.accept']);
  });

  it('of two who accept at once goes to one, and the other is told', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, async () => (await newNote(account)).id));
    const entries = await Promise.all(others.map((other) => add({}, other)));
    const id = await cancelled();
    const replies = await Promise.all(entries.map((entry) => accept(id, entry.id)));
    expect(replies.map(errorCode).toSorted()).toEqual([...Array(4).fill('SLOT_TAKEN'), null].toSorted());
    const winner = replies.findIndex(({ status }) => status === 200);
    expect((await listed()).toSorted()).toEqual(
      entries.flatMap((entry, at) => (at === winner ? [] : [entry.id])).toSorted(),
    );
  });

  it('is given once, however often that is sent, and its reply is not for who lost the chart', async () => {
    const entry = await add();
    const input = { params: { id: await cancelled() }, body: { entryId: entry.id } };
    const send = () => account.call(waitlist.acceptWaitlist, input, { idempotencyKey: 'one-click' });
    const first = await send();
    expect(first.status).toBe(200);
    expect((await send()).body).toEqual(first.body);
    await server.engine.query('delete from note_grants where note_id = $1', [noteId]);
    expect((await send()).status).toBe(404);
  });

  it('is one, also when a patient is given two at once', async () => {
    const entry = await add();
    const [early, late] = [await cancelled(), await cancelled(`${monday}T11:00`)];
    const replies = await Promise.all([accept(early, entry.id), accept(late, entry.id)]);
    expect(replies.map(errorCode).filter((code) => code === 'CONFLICT')).toHaveLength(1);
    const { appointments } = await account.ok(calls.listSchedules, { query: { date: monday, timeZone } });
    expect(appointments).toHaveLength(1);
  });

  it('is not given where it does not help, or to who waits no more', async () => {
    const colleague = await newColleague(server, account);
    const forAnother = await add({ clinicianId: colleague.userId });
    const id = await cancelled();
    expect(errorCode(await accept(id, forAnother.id))).toBe('CONFLICT');
    const own = await add({}, gaveUp);
    expect(errorCode(await accept(id, own.id))).toBe('CONFLICT');
    const off = await add();
    await account.ok(waitlist.removeFromWaitlist, { params: { id: off.id } });
    expect(errorCode(await accept(id, off.id))).toBe('CONFLICT');
    const booked = await newAppointment(account, gaveUp, { startsAt: `${monday}T12:00` });
    const entry = await add();
    expect(errorCode(await accept(booked.id, entry.id))).toBe('SLOT_TAKEN');
    await account.ok(calls.updateSchedule, { params: { id }, body: { status: 'booked' } });
    expect(errorCode(await accept(id, entry.id))).toBe('SLOT_TAKEN');
  });

  it('is given by whoever sees it and may change the chart of who waits', async () => {
    const entry = await add();
    const id = await cancelled();
    const colleague = await newColleague(server, account);
    await grant(server.engine, gaveUp, `user:${colleague.userId}`, 'read');
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'read');
    expect((await accept(id, entry.id, colleague)).status).toBe(404);
    const stranger = await newAccount(server);
    expect((await accept(id, entry.id, stranger)).status).toBe(404);
    const editor = await newColleague(server, account);
    await grant(server.engine, noteId, `user:${editor.userId}`, 'edit');
    expect((await accept(id, entry.id, editor)).status).toBe(404);
    await grant(server.engine, gaveUp, `user:${editor.userId}`, 'read');
    expect((await accept(id, entry.id, editor)).status).toBe(200);
  });
});

describe('an earlier time', () => {
  it('moves the appointment that the patient has, whose old time is free then', async () => {
    const present = await newAppointment(account, noteId, {
      startsAt: '2030-03-06T10:00',
      minutes: 30,
      prompt: 'Ask about feet',
    });
    const params = { id: present.id };
    const entry = await account.ok(waitlist.waitForEarlier, { params, body: {} });
    expect(entry).toMatchObject({
      clinician: { id: account.userId },
      minutes: 30,
      until: '2030-03-06',
      insteadOf: { id: present.id, startsAt: present.startsAt },
    });
    expect(errorCode(await account.call(waitlist.waitForEarlier, { params, body: {} }))).toBe('CONFLICT');
    const later = await cancelled('2030-03-06T12:00');
    expect(errorCode(await accept(later, entry.id))).toBe('CONFLICT');
    const id = await cancelled();
    expect(await freed()).toMatchObject([{ scheduleId: id, waiting: [{ id: entry.id }] }]);
    const moved = await accept(id, entry.id);
    expect(moved.body).toMatchObject({
      id: present.id,
      localStart: `${monday}T09:00`,
      minutes: 30,
      prompt: 'Ask about feet',
      version: 2,
    });
    await newAppointment(account, gaveUp, { startsAt: '2030-03-06T10:00' });
    expect(await listed()).toEqual([]);
  });

  it('may overlap the appointment that is moved', async () => {
    const gone = await newAppointment(account, gaveUp, { startsAt: `${monday}T09:00`, minutes: 10 });
    const present = await newAppointment(account, noteId, { startsAt: `${monday}T09:10`, minutes: 30 });
    const entry = await account.ok(waitlist.waitForEarlier, { params: { id: present.id }, body: {} });
    await account.ok(calls.cancelSchedule, { params: { id: gone.id } });
    expect(await freed()).toMatchObject([{ scheduleId: gone.id, waiting: [{ id: entry.id }] }]);
    expect((await accept(gone.id, entry.id)).body).toMatchObject({ id: present.id, localStart: `${monday}T09:00` });
  });

  it('is not waited for when the appointment is cancelled or over', async () => {
    const present = await newAppointment(account, noteId, { startsAt: '2030-03-06T10:00' });
    const params = { id: present.id };
    const entry = await account.ok(waitlist.waitForEarlier, { params, body: { anyClinician: true } });
    expect(entry.clinician).toBeNull();
    expect(await listed()).toEqual([entry.id]);
    await account.ok(calls.cancelSchedule, { params });
    expect(await listed()).toEqual([]);
    expect(errorCode(await accept(await cancelled(), entry.id))).toBe('CONFLICT');
    expect(errorCode(await account.call(waitlist.waitForEarlier, { params, body: {} }))).toBe('CONFLICT');
  });
});

describe('a chart', () => {
  it('takes its entries along when it is merged, and gets them back', async () => {
    const entry = await add();
    const into = await newNote(account);
    const body = { source_note_id: noteId, target_note_id: into.id };
    const { mergeId } = await account.ok(mergeNotes, { body });
    expect(await account.ok(waitlist.listWaitlist, {})).toMatchObject([{ id: entry.id, note: { id: into.id } }]);
    await account.ok(undoMerge, { params: { mergeId } });
    expect(await account.ok(waitlist.listWaitlist, {})).toMatchObject([{ id: entry.id, note: { id: noteId } }]);
  });

  it('is exported with them', async () => {
    const entry = await add({ reason: 'Cough' });
    await account.ok(waitlist.removeFromWaitlist, { params: { id: entry.id } });
    const reply = await server.fetch(`/api${exportNote.path.replace('{id}', noteId)}`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
    const files = readZip(Buffer.from(await reply.arrayBuffer()));
    const name = [...files.keys()].find((each) => each.endsWith('waitlist.json'))!;
    expect(JSON.parse(files.get(name)!.toString())).toMatchObject([
      { id: entry.id, reason: 'Cough', status: 'removed' },
    ]);
  });
});

describe('a clinician who leaves', () => {
  it('hands over who waits for them, and nobody waits for a person who is gone', async () => {
    const leaving = await newColleague(server, account);
    await add({ clinicianId: leaving.userId });
    await account.ok(handOver, { params: { id: leaving.userId }, body: { toUserId: account.userId } });
    expect(await account.ok(waitlist.listWaitlist, {})).toMatchObject([{ clinician: { id: account.userId } }]);
    await add({ clinicianId: leaving.userId }, gaveUp);
    await account.ok(removeMember, { params: { id: leaving.userId } });
    expect((await account.ok(waitlist.listWaitlist, {}))[1]).toMatchObject({ clinician: null });
  });
});
