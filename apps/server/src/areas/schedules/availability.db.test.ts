import { exportOwnData, updateUserInfo } from '@clinical/contract/accounts/accounts.calls';
import * as availability from '@clinical/contract/schedules/availability.calls';
import type { FreeTimesQuery, SetBookingHours } from '@clinical/contract/schedules/availability.schemas';
import * as calls from '@clinical/contract/schedules/schedules.calls';
import type { NewAppointment } from '@clinical/contract/schedules/schedules.schemas';
import { handOver } from '@clinical/contract/teams/members.calls';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant, newNote } from '../../../test/builders/notes.ts';
import { newAppointment, newBookingHours, newClosedDays, newVisitType } from '../../../test/builders/schedules.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { readZip } from '../../../test/read-zip.ts';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';
import { bookingHours } from './availability.table.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newNote(account)).id;
});

const timeZone = 'Europe/Warsaw';
/** A Monday. */
const date = '2030-03-04';
const hoursOf = (who: TestAccount, as = who) =>
  as.ok(availability.getBookingHours, { params: { clinicianId: who.userId } });
const setHours = (who: TestAccount, body: SetBookingHours, as = who) =>
  as.call(availability.setBookingHours, { params: { clinicianId: who.userId }, body });
const free = (query: Partial<FreeTimesQuery> = {}, as = account) =>
  as.ok(availability.listFreeTimes, { query: { clinicianId: account.userId, date, timeZone, ...query } });
const clocks = async (query: Partial<FreeTimesQuery> = {}) =>
  (await free(query)).times.map((time) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(Date.parse(time)),
  );
const book = (startsAt: string, more: Partial<NewAppointment> = {}) =>
  account.call(calls.createSchedule, { body: { noteId, startsAt, timeZone, ...more } });

describe('booking hours', () => {
  it('are those of the profile until there are own ones', async () => {
    expect(await hoursOf(account)).toMatchObject({ spans: [], source: 'none', version: 0, abilities: { edit: true } });
    const workingHours = { days: [1, 3], from: '08:00', to: '16:00', timeZone };
    await account.ok(updateUserInfo, { body: { workingHours } });
    expect(await hoursOf(account)).toMatchObject({
      spans: [
        { day: 1, from: '08:00', to: '16:00' },
        { day: 3, from: '08:00', to: '16:00' },
      ],
      timeZone,
      source: 'profile',
    });
    const spans = [{ day: 1, from: '09:00', to: '12:00' }];
    const reply = await setHours(account, { spans, timeZone: 'Asia/Tokyo' });
    expect(reply.body).toMatchObject({ spans, timeZone: 'Asia/Tokyo', source: 'booking', version: 1 });
    expect(await hoursOf(account)).toEqual(reply.body);
  });

  it('are set by the person, and by an admin; by nobody else', async () => {
    const colleague = await newColleague(server, account);
    const body = { spans: [{ day: 2, from: '09:00', to: '12:00' }], timeZone };
    expect((await setHours(colleague, body)).status).toBe(200);
    expect((await setHours(colleague, { ...body, spans: [] }, account)).body).toMatchObject({ version: 2, spans: [] });
    expect((await setHours(account, body, colleague)).status).toBe(404);
    expect(await hoursOf(account, colleague)).toMatchObject({ source: 'none', abilities: { edit: false } });
    const stranger = await newAccount(server);
    expect((await setHours(account, body, stranger)).status).toBe(404);
    const reading = { params: { clinicianId: account.userId } };
    expect((await stranger.call(availability.getBookingHours, reading)).status).toBe(404);
    const rows = await server.engine.db
      .select({ by: auditEvents.userId })
      .from(auditEvents)
      .where(and(eq(auditEvents.recordId, colleague.userId), eq(auditEvents.action, 'booking-hours.set')))
      .orderBy(auditEvents.seq);
    expect(rows.map(({ by }) => by)).toEqual([colleague.userId, account.userId]);
  });

  it('keep what somebody else saved meanwhile', async () => {
    const body = { spans: [{ day: 2, from: '09:00', to: '12:00' }], timeZone };
    await setHours(account, body);
    expect(errorCode(await setHours(account, { ...body, version: 0 }))).toBe('VERSION_CONFLICT');
    expect((await setHours(account, { ...body, version: 1 })).status).toBe(200);
  });

  it.each([
    ['an end before the beginning', [{ day: 1, from: '12:00', to: '09:00' }]],
    ['a day that is none', [{ day: 7, from: '09:00', to: '12:00' }]],
    ['a time that is none', [{ day: 1, from: '9', to: '12:00' }]],
    [
      'times that overlap',
      [
        { day: 1, from: '09:00', to: '12:00' },
        { day: 1, from: '11:00', to: '13:00' },
      ],
    ],
  ])('are rejected with %s', async (_, spans) => {
    expect(errorCode(await setHours(account, { spans, timeZone }))).toBe('INVALID_INPUT');
  });

  it('are in an export of one’s own data', async () => {
    await newBookingHours(account, [{ day: 2, from: '09:00', to: '12:00' }]);
    const reply = await server.fetch(`/api${exportOwnData.path}`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
    const files = readZip(Buffer.from(await reply.arrayBuffer()));
    expect(JSON.parse(files.get('booking-hours.json')!.toString())).toEqual({
      spans: [{ day: 2, from: '09:00', to: '12:00' }],
      timeZone,
    });
  });

  it('go when their person leaves the workspace', async () => {
    const leaving = await newColleague(server, account);
    await newBookingHours(leaving);
    await account.ok(handOver, { params: { id: leaving.userId }, body: { toUserId: account.userId } });
    const rows = await server.engine.db.select().from(bookingHours).where(eq(bookingHours.userId, leaving.userId));
    expect(rows).toEqual([]);
  });
});

describe('free times', () => {
  it('are in working hours, in the future, and apart from what is booked with its buffers', async () => {
    await newBookingHours(account);
    expect(await clocks({ minutes: 60 })).toEqual([
      '09:00',
      '09:15',
      '09:30',
      '09:45',
      '10:00',
      '10:15',
      '10:30',
      '10:45',
      '11:00',
    ]);
    const type = await newVisitType(account, { minutes: 30, bufferBefore: 15, bufferAfter: 15 });
    await newAppointment(account, noteId, { startsAt: `${date}T10:00`, typeId: type.id });
    // 09:45 to 10:45 is taken
    expect(await clocks({ minutes: 30 })).toEqual(['09:00', '09:15', '10:45', '11:00', '11:15', '11:30']);
    expect(await clocks({ typeId: type.id })).toEqual(['09:00', '11:00', '11:15', '11:30']);
    expect(await free({ date: '2020-03-02' })).toMatchObject({ state: 'open', times: [] });
  });

  it('can be booked, each of them', async () => {
    await newBookingHours(account);
    const type = await newVisitType(account, { minutes: 30, bufferAfter: 15 });
    await newAppointment(account, noteId, { startsAt: `${date}T10:00` });
    for (;;) {
      const [startsAt] = (await free({ typeId: type.id })).times;
      if (startsAt === undefined) break;
      expect((await book(startsAt, { typeId: type.id })).status).toBe(200);
    }
    expect(await clocks({ typeId: type.id })).toEqual([]);
    expect(errorCode(await book(`${date}T11:25`, { typeId: type.id }))).toBe('SLOT_TAKEN');
  });

  it('of the night on which clocks go back are booked as the moments that they are', async () => {
    await newBookingHours(account, [{ day: 0, from: '02:00', to: '03:00' }]);
    const night = { date: '2026-10-25', minutes: 60 };
    server.clock.advance(Date.parse('2026-10-01T00:00Z') - server.clock.now());
    try {
      const { times } = await free(night);
      expect(times.map((time) => time.slice(11, 16))).toEqual(['00:00', '00:15', '00:30', '00:45', '01:00']);
      const second = await account.ok(calls.createSchedule, {
        body: { noteId, startsAt: times[4]!, timeZone, minutes: 60 },
      });
      expect(second).toMatchObject({ startsAt: times[4], localStart: '2026-10-25T02:00' });
      expect((await free(night)).times).toEqual([times[0]]);
    } finally {
      server.clock.advance(Date.now() - server.clock.now());
    }
  });

  it('of an appointment that is moved count its own as free, with its buffers and within its limit', async () => {
    await newBookingHours(account);
    const type = await newVisitType(account, { minutes: 30, bufferAfter: 30, dailyLimit: 1 });
    const made = await newAppointment(account, noteId, { startsAt: `${date}T09:00`, typeId: type.id });
    await newAppointment(account, noteId, { startsAt: `${date}T10:30`, minutes: 90 });
    expect(await clocks({ scheduleId: made.id })).toEqual(['09:00', '09:15', '09:30']);
    const colleague = await newColleague(server, account);
    const query = { clinicianId: account.userId, date, scheduleId: made.id };
    expect((await colleague.call(availability.listFreeTimes, { query })).status).toBe(404);
  });

  it('say why there are none', async () => {
    expect(await free()).toMatchObject({ state: 'unset', times: [] });
    await newBookingHours(account);
    expect(await free({ date: '2030-03-03' })).toMatchObject({ state: 'off', times: [] });
    await newClosedDays(account, { first: '2030-03-01', last: date, name: 'Moving house' });
    expect(await free()).toMatchObject({ state: 'closed', closedFor: 'Moving house', times: [] });
    expect(await free({ date: '2030-03-05' })).toMatchObject({ state: 'open' });
  });

  it('name no visit, and are those of members only', async () => {
    await newBookingHours(account);
    const colleague = await newColleague(server, account);
    await newAppointment(account, noteId, { startsAt: `${date}T09:00`, title: 'Secret', minutes: 180 });
    expect(await free({}, colleague)).toEqual({ date, timeZone, state: 'open', closedFor: '', times: [] });
    const stranger = await newAccount(server);
    const query = { clinicianId: account.userId, date };
    expect((await stranger.call(availability.listFreeTimes, { query })).status).toBe(404);
    const { id: typeId } = await newVisitType(stranger);
    expect((await account.call(availability.listFreeTimes, { query: { ...query, typeId } })).status).toBe(404);
  });
});

describe('a closed day', () => {
  it('is booked only by somebody who says that they know', async () => {
    const days = await newClosedDays(account, { first: date, last: date });
    const reply = await book(`${date}T09:00`);
    expect([errorCode(reply), JSON.stringify(reply.body)]).toEqual(['DAY_CLOSED', expect.stringContaining('Holidays')]);
    expect((await book(`${date}T09:00`, { evenClosed: true })).status).toBe(200);
    const next = await newAppointment(account, noteId, { startsAt: '2030-03-05T09:00' });
    const move = { startsAt: `${date}T10:00`, timeZone };
    const params = { id: next.id };
    expect(errorCode(await account.call(calls.updateSchedule, { params, body: move }))).toBe('DAY_CLOSED');
    expect((await account.call(calls.updateSchedule, { params, body: { title: 'Cough' } })).status).toBe(200);
    await account.ok(calls.updateSchedule, { params, body: { ...move, evenClosed: true } });
    await account.ok(availability.deleteClosedDays, { params: { id: days.id } });
    expect((await book(`${date}T11:00`)).status).toBe(200);
  });

  it('is one where the clinician works, whatever zone a visit is booked in', async () => {
    const tokyo = 'Asia/Tokyo';
    await newBookingHours(account, [
      { day: 0, from: '09:00', to: '23:00' },
      { day: 1, from: '00:00', to: '23:00' },
    ]);
    await newClosedDays(account, { first: date, last: date });
    // four in the afternoon of the closed day in Warsaw, and late in the evening of the day before it
    expect(errorCode(await book('2030-03-05T00:00', { timeZone: tokyo }))).toBe('DAY_CLOSED');
    const before = await book(`${date}T06:20`, { timeZone: tokyo });
    expect(before.status).toBe(200);
    const params = { id: before.body.id };
    const move = { startsAt: '2030-03-05T01:00', timeZone: tokyo };
    expect(errorCode(await account.call(calls.updateSchedule, { params, body: move }))).toBe('DAY_CLOSED');
    await account.ok(calls.cancelSchedule, { params });
    const { state, times } = await free({ date, timeZone: tokyo });
    expect(state).toBe('open');
    expect([times[0], times.at(-1)]).toEqual(['2030-03-03T15:00:00.000Z', '2030-03-03T21:30:00.000Z']);
    expect(await free({ date: '2030-03-05', timeZone: tokyo })).toMatchObject({ state: 'closed', times: [] });
  });

  it('is made and taken back by admins of the workspace', async () => {
    const days = await newClosedDays(account);
    const colleague = await newColleague(server, account);
    expect(await colleague.ok(availability.listClosedDays, {})).toEqual({ days: [days], abilities: { edit: false } });
    const params = { id: days.id };
    const body = { first: date, last: date };
    expect((await colleague.call(availability.createClosedDays, { body })).status).toBe(404);
    expect((await colleague.call(availability.deleteClosedDays, { params })).status).toBe(404);
    const stranger = await newAccount(server);
    expect((await stranger.call(availability.deleteClosedDays, { params })).status).toBe(404);
    const backwards = { first: date, last: '2030-03-03' };
    expect(errorCode(await account.call(availability.createClosedDays, { body: backwards }))).toBe('INVALID_INPUT');
    await account.ok(availability.deleteClosedDays, { params });
    expect((await account.ok(availability.listClosedDays, {})).days).toEqual([]);
  });
});

describe('a daily limit', () => {
  it('holds also when all book at once, and is freed by a cancellation', async () => {
    const { id: typeId } = await newVisitType(account, { minutes: 10, dailyLimit: 2 });
    await newBookingHours(account);
    const times = ['09:00', '09:20', '09:40', '10:00', '10:20'];
    const replies = await Promise.all(times.map((time) => book(`${date}T${time}`, { typeId })));
    expect(replies.map(errorCode).filter((code) => code === 'DAY_FULL')).toHaveLength(3);
    expect(await free({ typeId })).toMatchObject({ state: 'full', times: [] });
    expect((await free()).state).toBe('open');
    const made = replies.find(({ status }) => status === 200)!.body;
    await account.ok(calls.cancelSchedule, { params: { id: made.id } });
    expect((await free({ typeId })).state).toBe('open');
    const other = await account.ok(calls.createSchedule, {
      body: { noteId, startsAt: '2030-03-05T09:00', timeZone, typeId },
    });
    await book(`${date}T11:00`, { typeId });
    const params = { id: other.id };
    const move = await account.call(calls.updateSchedule, { params, body: { startsAt: `${date}T11:30`, timeZone } });
    expect(errorCode(move)).toBe('DAY_FULL');
    const back = await account.call(calls.updateSchedule, { params: { id: made.id }, body: { status: 'booked' } });
    expect(errorCode(back)).toBe('DAY_FULL');
  });

  it('is counted on the day where the clinician works', async () => {
    const { id: typeId } = await newVisitType(account, { dailyLimit: 1 });
    await newBookingHours(account);
    expect((await book(`${date}T09:00`, { typeId })).status).toBe(200);
    // the same Monday in Warsaw, and the next day where it is booked
    expect(errorCode(await book('2030-03-05T00:30', { typeId, timeZone: 'Asia/Tokyo' }))).toBe('DAY_FULL');
    expect((await book(`${date}T06:00`, { typeId, timeZone: 'Asia/Tokyo' })).status).toBe(200);
  });

  it('is each clinician’s own', async () => {
    const colleague = await newColleague(server, account);
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'edit');
    const { id: typeId } = await newVisitType(account, { dailyLimit: 1 });
    expect((await book(`${date}T09:00`, { typeId })).status).toBe(200);
    expect((await book(`${date}T10:00`, { typeId, clinicianId: colleague.userId })).status).toBe(200);
    expect(errorCode(await book(`${date}T11:00`, { typeId }))).toBe('DAY_FULL');
  });
});
