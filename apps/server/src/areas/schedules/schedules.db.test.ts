import { getBrief } from '@clinical/contract/brief/brief.calls';
import { mergeNotes, undoMerge } from '@clinical/contract/notes/merges.calls';
import { deleteNotes, exportNote } from '@clinical/contract/notes/notes.calls';
import * as calls from '@clinical/contract/schedules/schedules.calls';
import type { Appointment } from '@clinical/contract/schedules/schedules.schemas';
import { removeMember, handOver } from '@clinical/contract/teams/members.calls';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant, newNote } from '../../../test/builders/notes.ts';
import { newAppointment, newVisitType } from '../../../test/builders/schedules.ts';
import { writtenEntry } from '../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { readZip } from '../../../test/read-zip.ts';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newNote(account)).id;
});

const day = { date: '2030-03-04', timeZone: 'Europe/Warsaw' };
const dayOf = (who = account, query: Parameters<typeof read>[1] = {}) => read(who, query);
const read = (who: TestAccount, query: Record<string, string>) =>
  who.ok(calls.listSchedules, { query: { ...day, ...query } });
const at = (startsAt: string, more = {}) => newAppointment(account, noteId, { startsAt, ...more });
const refused = async (startsAt: string, more = {}) =>
  errorCode(
    await account.call(calls.createSchedule, { body: { noteId, startsAt, timeZone: 'Europe/Warsaw', ...more } }),
  );
const params = ({ id }: Pick<Appointment, 'id'>) => ({ params: { id } });

describe('an appointment', () => {
  it('is its maker’s own, twenty minutes long, with its wall time, zone and moment', async () => {
    const made = await at('2030-03-04T09:00', { title: 'Cough', prompt: 'Ask about smoking' });
    expect(made).toMatchObject({
      source: 'clinic',
      note: { id: noteId, title: 'Ines Halloran' },
      clinician: { id: account.userId, name: 'Ada Okafor' },
      title: 'Cough',
      prompt: 'Ask about smoking',
      startsAt: '2030-03-04T08:00:00.000Z',
      endsAt: '2030-03-04T08:20:00.000Z',
      localStart: '2030-03-04T09:00',
      timeZone: 'Europe/Warsaw',
      minutes: 20,
      status: 'booked',
      clash: false,
      startedAt: null,
      version: 1,
      abilities: { edit: true },
    });
    expect(await account.ok(calls.getSchedule, params(made))).toEqual(made);
    expect(await dayOf()).toEqual({ ...day, days: 1, appointments: [made], busy: [] });
  });

  it('takes length, buffers and title from its kind of visit', async () => {
    const type = await newVisitType(account, { name: 'First visit', minutes: 40, bufferBefore: 5, bufferAfter: 10 });
    expect(await at('2030-03-04T09:00', { typeId: type.id })).toMatchObject({ title: 'First visit', minutes: 40 });
    expect(await refused('2030-03-04T09:45')).toBe('SLOT_TAKEN');
    expect(await refused('2030-03-04T08:40')).toBe('SLOT_TAKEN');
    await at('2030-03-04T08:35');
    await at('2030-03-04T09:50');
  });

  it('is in the order of time on its own day, whatever the zone that it was booked in', async () => {
    const late = await at('2030-03-04T23:30');
    const early = await at('2030-03-04T07:00');
    await at('2030-03-05T00:30');
    expect((await dayOf()).appointments).toEqual([early, late]);
    const inNewYork = await dayOf(account, { date: '2030-03-04', timeZone: 'America/New_York' });
    expect(inNewYork.appointments.map(({ localStart }) => localStart)).toEqual([
      '2030-03-04T07:00',
      '2030-03-04T23:30',
      '2030-03-05T00:30',
    ]);
    expect((await dayOf(account, { days: '2' })).appointments).toHaveLength(3);
  });

  it('at a time that does not exist is refused, with the next that does', async () => {
    const reply = await account.call(calls.createSchedule, {
      body: { noteId, startsAt: '2030-03-31T02:30', timeZone: 'Europe/Warsaw' },
    });
    expect([reply.status, errorCode(reply)]).toEqual([422, 'INVALID_INPUT']);
    expect(JSON.stringify(reply.body)).toContain('02:30 does not exist. Take 03:30');
    expect(await refused('2030-02-30T09:00')).toBe('INVALID_INPUT');
    expect(await refused('tomorrow')).toBe('INVALID_INPUT');
    expect(await refused('2030-03-04T09:00', { timeZone: 'Mars/Olympus' })).toBe('INVALID_INPUT');
    expect(await refused('2030-03-04T09:00', { minutes: 0 })).toBe('INVALID_INPUT');
  });
});

describe('a time that is taken', () => {
  it('is refused where visits overlap, and free right before and after', async () => {
    await at('2030-03-04T09:00');
    for (const overlapping of ['2030-03-04T09:00', '2030-03-04T09:19', '2030-03-04T08:41'])
      expect(await refused(overlapping)).toBe('SLOT_TAKEN');
    await at('2030-03-04T09:20');
    await at('2030-03-04T08:40');
    const colleague = await newColleague(server, account);
    await at('2030-03-04T09:00', { clinicianId: colleague.userId });
  });

  it('goes to one of two hundred who ask at once, and the others are told so', async () => {
    const asked = Array.from({ length: 200 }, (_, n) =>
      account.call(calls.createSchedule, {
        body: { noteId, startsAt: `2030-03-04T09:${String(n % 15).padStart(2, '0')}`, timeZone: 'Europe/Warsaw' },
      }),
    );
    const replies = await Promise.all(asked);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.status !== 200 && errorCode(reply) === 'SLOT_TAKEN')).toHaveLength(199);
    expect((await dayOf()).appointments).toHaveLength(1);
  });

  it('is free again after a cancellation, also for somebody who did not come', async () => {
    const made = await at('2030-03-04T09:00');
    const cancelled = await account.ok(calls.cancelSchedule, { ...params(made), query: { reason: 'Has a cold' } });
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason: 'Has a cold', abilities: { edit: false } });
    expect(await account.ok(calls.cancelSchedule, params(made))).toEqual(cancelled);
    const second = await at('2030-03-04T09:00');
    await account.ok(calls.updateSchedule, { ...params(second), body: { status: 'noshow' } });
    await at('2030-03-04T09:00');
    expect((await dayOf()).appointments.map(({ status }) => status)).toEqual(['noshow', 'booked']);
    const back = await account.call(calls.updateSchedule, { ...params(second), body: { status: 'booked' } });
    expect(errorCode(back)).toBe('SLOT_TAKEN');
    const dead = await account.call(calls.updateSchedule, { ...params(made), body: { title: 'Again' } });
    expect(errorCode(dead)).toBe('CONFLICT');
  });

  it('can be taken back by the same appointment while nobody else has it', async () => {
    const made = await at('2030-03-04T09:00');
    await account.ok(calls.cancelSchedule, { ...params(made), query: { reason: 'By mistake' } });
    const back = await account.ok(calls.updateSchedule, { ...params(made), body: { status: 'booked' } });
    expect(back).toMatchObject({ status: 'booked', cancelReason: '', version: 3 });
    await account.ok(calls.cancelSchedule, params(made));
    await at('2030-03-04T09:00');
    const reply = await account.call(calls.updateSchedule, { ...params(made), body: { status: 'booked' } });
    expect(errorCode(reply)).toBe('SLOT_TAKEN');
  });
});

describe('a change', () => {
  it('moves it, with the same clinician, and counts its version', async () => {
    const colleague = await newColleague(server, account);
    const made = await at('2030-03-04T09:00', { clinicianId: colleague.userId });
    const body = { startsAt: '2030-03-05T10:00', timeZone: 'Europe/London', prompt: 'Ask about feet', version: 1 };
    const moved = await account.ok(calls.updateSchedule, { ...params(made), body });
    expect(moved).toMatchObject({
      clinician: { id: colleague.userId },
      startsAt: '2030-03-05T10:00:00.000Z',
      localStart: '2030-03-05T10:00',
      prompt: 'Ask about feet',
      version: 2,
    });
    const stale = await account.call(calls.updateSchedule, { ...params(made), body });
    expect(errorCode(stale)).toBe('VERSION_CONFLICT');
    const zoneless = await account.call(calls.updateSchedule, {
      ...params(made),
      body: { startsAt: '2030-03-05T10:00' },
    });
    expect(errorCode(zoneless)).toBe('INVALID_INPUT');
  });

  it('into a taken time changes nothing', async () => {
    await at('2030-03-04T09:00');
    const other = await at('2030-03-04T10:00');
    const body = { startsAt: '2030-03-04T09:10', timeZone: 'Europe/Warsaw' };
    expect(errorCode(await account.call(calls.updateSchedule, { ...params(other), body }))).toBe('SLOT_TAKEN');
    const longer = await at('2030-03-04T08:30');
    const reply = await account.call(calls.updateSchedule, { ...params(longer), body: { minutes: 45 } });
    expect(errorCode(reply)).toBe('SLOT_TAKEN');
    expect(await account.ok(calls.getSchedule, params(other))).toEqual(other);
  });

  it('of the prompt is for whoever may edit the chart', async () => {
    const made = await at('2030-03-04T09:00');
    const body = { prompt: 'Diabetes follow-up, ask about feet' };
    expect(await account.ok(calls.setSchedulePrompt, { ...params(made), body })).toMatchObject(body);
    const colleague = await newColleague(server, account);
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'read');
    expect(await colleague.ok(calls.getSchedule, params(made))).toMatchObject({ ...body, abilities: { edit: false } });
    expect((await colleague.call(calls.setSchedulePrompt, { ...params(made), body })).status).toBe(404);
  });

  it('leaves its row in the log', async () => {
    const made = await at('2030-03-04T09:00');
    await account.ok(calls.startSession, { body: { scheduleId: made.id } });
    await account.ok(calls.cancelSchedule, params(made));
    const rows = await server.engine.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.recordId, made.id))
      .orderBy(asc(auditEvents.seq));
    expect(rows.map(({ action, noteId: chart }) => [action, chart])).toEqual(
      ['appointment.create', 'appointment.start', 'appointment.cancel'].map((action) => [action, noteId]),
    );
  });
});

describe('a session', () => {
  it('begins once, and gives chart and prompt', async () => {
    const made = await at('2030-03-04T09:00', { prompt: 'Ask about feet' });
    const started = await account.ok(calls.startSession, { body: { scheduleId: made.id } });
    expect(started).toMatchObject({ noteId, prompt: 'Ask about feet', appointment: { status: 'arrived', version: 2 } });
    expect(started.appointment.startedAt).not.toBeNull();
    expect(await account.ok(calls.startSession, { body: { scheduleId: made.id } })).toEqual(started);
    const given = await at('2030-03-04T11:00');
    await account.ok(calls.updateSchedule, { ...params(given), body: { status: 'noshow' } });
    await at('2030-03-04T11:00');
    const late = await account.call(calls.startSession, { body: { scheduleId: given.id } });
    expect(errorCode(late)).toBe('SLOT_TAKEN');
    await account.ok(calls.cancelSchedule, params(made));
    expect(errorCode(await account.call(calls.startSession, { body: { scheduleId: made.id } }))).toBe('CONFLICT');
  });
});

describe('the embedded engine', () => {
  it('follows no prompt of a visit, and its notes do not say that they did', async () => {
    const made = await at('2030-03-04T09:00', { title: 'Diabetes', prompt: 'Ask about feet' });
    await account.ok(calls.startSession, { body: { scheduleId: made.id } });
    expect((await writtenEntry(account, { noteId })).builtFrom).toEqual([]);
  });
});

describe('others', () => {
  it('of the clinic see a visit of a chart that they may not read as taken time alone', async () => {
    const made = await at('2030-03-04T09:00', { title: 'Secret' });
    const colleague = await newColleague(server, account);
    const theirs = await dayOf(colleague, { whose: 'clinic' });
    expect(theirs.appointments).toEqual([]);
    expect(theirs.busy).toEqual([
      { clinician: made.clinician, startsAt: '2030-03-04T08:00:00.000Z', endsAt: '2030-03-04T08:20:00.000Z' },
    ]);
    expect((await dayOf(colleague)).busy).toEqual([]);
    expect((await colleague.call(calls.getSchedule, params(made))).status).toBe(404);
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'edit');
    expect((await dayOf(colleague, { whose: 'clinic' })).appointments).toHaveLength(1);
    expect((await dayOf(colleague)).appointments).toEqual([]);
  });

  it('of another workspace see nothing, and cannot be booked', async () => {
    const made = await at('2030-03-04T09:00');
    const stranger = await newAccount(server);
    expect(await dayOf(stranger, { whose: 'clinic' })).toMatchObject({ appointments: [], busy: [] });
    expect((await stranger.call(calls.cancelSchedule, params(made))).status).toBe(404);
    expect(await refused('2030-03-04T11:00', { clinicianId: stranger.userId })).toBe('CONFLICT');
    const type = await newVisitType(stranger);
    expect(await refused('2030-03-04T11:00', { typeId: type.id })).toBe('NOT_FOUND');
  });
});

describe('a chart', () => {
  it('takes its appointments along when it is merged, and gets them back', async () => {
    const made = await at('2030-03-04T09:00');
    const into = await newNote(account);
    const body = { source_note_id: noteId, target_note_id: into.id };
    const { mergeId } = await account.ok(mergeNotes, { body });
    expect((await dayOf(account, { noteId: into.id })).appointments.map(({ id }) => id)).toEqual([made.id]);
    await account.ok(undoMerge, { params: { mergeId } });
    expect((await dayOf(account, { noteId })).appointments.map(({ id }) => id)).toEqual([made.id]);
  });

  it('in the bin takes its time all the same, and shows nothing else', async () => {
    await at('2030-03-04T09:00');
    await account.ok(deleteNotes, { body: { ids: [noteId] } });
    expect(await dayOf()).toMatchObject({ appointments: [], busy: [{ startsAt: '2030-03-04T08:00:00.000Z' }] });
  });

  it('is exported with them', async () => {
    const made = await at('2030-03-04T09:00');
    const reply = await server.fetch(`/api${exportNote.path.replace('{id}', noteId)}`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
    const files = readZip(Buffer.from(await reply.arrayBuffer()));
    const name = [...files.keys()].find((each) => each.endsWith('appointments.json'))!;
    expect(JSON.parse(files.get(name)!.toString())).toEqual([made]);
  });
});

describe('a clinician who leaves', () => {
  it('hands over what is open, and what finds no time there is marked until it is moved', async () => {
    const leaving = await newColleague(server, account);
    await grant(server.engine, noteId, `user:${leaving.userId}`, 'edit');
    await at('2030-03-04T09:00');
    const [late, clashing] = [
      await at('2030-03-04T10:00', { clinicianId: leaving.userId }),
      await at('2030-03-04T09:10', { clinicianId: leaving.userId }),
    ];
    const reply = await account.call(removeMember, { params: { id: leaving.userId } });
    expect([errorCode(reply), JSON.stringify(reply.body)]).toEqual([
      'HANDOVER_NEEDED',
      expect.stringContaining('2 open appointments'),
    ]);
    await account.ok(handOver, { params: { id: leaving.userId }, body: { toUserId: account.userId } });
    const { appointments } = await dayOf();
    expect(appointments.map(({ id, clash }) => [id, clash]).slice(1)).toEqual([
      [clashing.id, true],
      [late.id, false],
    ]);
    const body = { startsAt: '2030-03-04T09:05', timeZone: 'Europe/Warsaw' };
    expect(errorCode(await account.call(calls.updateSchedule, { ...params(clashing), body }))).toBe('SLOT_TAKEN');
    // it takes its time all the same, and is booked again only where that is free
    expect(await refused('2030-03-04T09:25')).toBe('SLOT_TAKEN');
    await account.ok(calls.cancelSchedule, params(clashing));
    const again = { ...params(clashing), body: { status: 'booked' as const } };
    expect(errorCode(await account.call(calls.updateSchedule, again))).toBe('SLOT_TAKEN');
    const moved = await account.ok(calls.updateSchedule, {
      ...params(clashing),
      body: { ...again.body, ...body, startsAt: '2030-03-04T09:20' },
    });
    expect(moved.clash).toBe(false);
  });
});

describe('the brief', () => {
  it('has the booked visits of the day, the first of them first', async () => {
    await at('2030-03-04T10:00', { title: 'Later' });
    const first = await at('2030-03-04T09:00', { title: 'First' });
    const done = await at('2030-03-04T08:00', { title: 'Done' });
    await account.ok(calls.startSession, { body: { scheduleId: done.id } });
    const { groups } = await account.ok(getBrief, { query: { date: '2030-03-04', offset: 60 } });
    expect(groups.map(({ kind, count }) => [kind, count])).toEqual([['appointments', 2]]);
    expect(groups[0]!.items[0]).toMatchObject({ about: 'appointment', scheduleId: first.id, title: 'First' });
  });
});

describe('a kind of visit', () => {
  it('is made, changed and taken off by admins, each name once', async () => {
    const made = await newVisitType(account, { name: 'Follow-up' });
    expect(made).toMatchObject({ minutes: 20, bufferBefore: 0, bufferAfter: 0, version: 1 });
    expect(errorCode(await account.call(calls.createVisitType, { body: { name: 'follow-UP', minutes: 10 } }))).toBe(
      'CONFLICT',
    );
    const body = { name: 'Follow-up', minutes: 15, bufferAfter: 5, version: 1 };
    const changed = await account.ok(calls.updateVisitType, { ...params(made), body });
    expect(changed).toMatchObject({ minutes: 15, bufferAfter: 5, version: 2 });
    expect(errorCode(await account.call(calls.updateVisitType, { ...params(made), body }))).toBe('VERSION_CONFLICT');
    const colleague = await newColleague(server, account);
    expect(await colleague.ok(calls.listVisitTypes, {})).toEqual({ types: [changed], abilities: { edit: false } });
    expect((await colleague.call(calls.deleteVisitType, params(made))).status).toBe(404);
    await account.ok(calls.deleteVisitType, params(made));
    expect(await account.ok(calls.listVisitTypes, {})).toEqual({ types: [], abilities: { edit: true } });
    await newVisitType(account, { name: 'Follow-up' });
  });
});
