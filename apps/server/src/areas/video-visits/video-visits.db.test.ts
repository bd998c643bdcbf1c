import { mergeNotes, undoMerge } from '@clinical/contract/notes/merges.calls';
import { exportNote } from '@clinical/contract/notes/notes.calls';
import { handOver, removeMember } from '@clinical/contract/teams/members.calls';
import { cancelSchedule } from '@clinical/contract/schedules/schedules.calls';
import { answerVideoGuest, greetVideoGuest, streamVideoGuest } from '@clinical/contract/video-visits/guests.calls';
import { mostWrongTries } from '@clinical/contract/patient-links/patient-links.rules';
import { awayAfter, mostGuests, roomLife } from '@clinical/contract/video-visits/video-visits.rules';
import * as calls from '@clinical/contract/video-visits/video-visits.calls';
import type { VideoRoom } from '@clinical/contract/video-visits/video-visits.schemas';
import { listAudit } from '@clinical/contract/audit/audit.calls';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { dateOfBirth, type Link } from '../../../test/builders/patient-links.ts';
import { newAppointment } from '../../../test/builders/schedules.ts';
import { newVideoGuest, newVideoRoom, videoGuestsOf } from '../../../test/builders/video-visits.ts';
import { errorCode, startTestServer, type TestServer } from '../../../test/harness.ts';
import { readZip } from '../../../test/read-zip.ts';
import { area } from './area.ts';

let server: TestServer;
let ada: TestAccount;
let guests: ReturnType<typeof videoGuestsOf>;

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'true', TURN_URL: 'turn:127.0.0.1:3478', TURN_SECRET: 'relay' });
  guests = videoGuestsOf(server);
});
beforeEach(async () => {
  ada = await newAccount(server);
});
afterAll(() => server.stop());

const show = (by: TestAccount, { id }: Pick<VideoRoom, 'id'>) => by.ok(calls.getVideoRoom, { params: { id } });
const join = (by: TestAccount, { id }: Pick<VideoRoom, 'id'>, peer: string = randomUUID(), takesOver = false) =>
  by.ok(calls.syncVideoRoom, { params: { id }, body: { peer, joins: true, after: 0, signals: [], takesOver } });
const admit = (by: TestAccount, room: VideoRoom, { token }: Link) =>
  by.call(calls.admitVideoGuest, { params: { id: room.id, guestId: token } });
const rows = <T>(text: string, values: unknown[]) => server.engine.query(text, values) as Promise<T[]>;
const actions = async (room: VideoRoom) =>
  (
    await rows<{ action: string }>(
      "select action from audit_events where record_type = 'video-room' and record_id = $1 order by seq",
      [room.id],
    )
  ).map(({ action }) => action);

/** Somebody who opened their link and waits. */
async function waiting(link: Link, more: { dateOfBirth?: string } = {}) {
  const { visit } = (await guests.open(link, more)).body;
  const peer = randomUUID();
  return { visit, peer, first: (await guests.sync(link, visit, { peer })).body };
}

describe('a room', () => {
  test('is made at once with a link, and no secret is stored', async () => {
    const { room, link } = await newVideoRoom(ada);
    expect(room).toMatchObject({ note: null, endedAt: null, guests: [{ kind: 'patient', state: 'invited' }] });
    const stored = await rows('select * from video_guests where room_id = $1', [room.id]);
    expect(JSON.stringify(stored)).not.toContain(link.secret);
    expect(await actions(room)).toEqual(['video-room.create']);
  });

  test('of an appointment is made once, and its patient keeps their link', async () => {
    const visit = await newAppointment(ada, (await newNote(ada)).id);
    const first = await newVideoRoom(ada, { scheduleId: visit.id });
    const again = await ada.ok(calls.quickCall, { body: { scheduleId: visit.id } });
    expect(again).toMatchObject({ url: null, room: { id: first.room.id, note: { id: visit.note.id } } });
  });

  test('of an appointment that is moved keeps its link, and of one that is cancelled has none', async () => {
    const visit = await newAppointment(ada, (await newNote(ada)).id);
    const { room, link } = await newVideoRoom(ada, { scheduleId: visit.id });
    const month = 31 * 24 * 60 * 60_000;
    // as if it had been made for a day long ago
    await rows('update video_rooms set expires_at = expires_at - $2::bigint * 2 where id = $1', [room.id, month]);
    await area.tidy!(server.engine.db, server.clock.now());
    expect((await ada.ok(calls.listVideoRooms, {})).map(({ id }) => id)).toEqual([room.id]);
    expect((await guests.open(link)).status).toBe(200);
    await ada.ok(cancelSchedule, { params: { id: visit.id } });
    expect(await ada.ok(calls.listVideoRooms, {})).toEqual([]);
    expect((await guests.open(link)).status).toBe(404);
    expect((await show(ada, room)).endedAt).not.toBeNull();
  });

  test('belongs to its clinician, and with a chart to who may edit that', async () => {
    const [colleague, stranger] = [await newColleague(server, ada, 'edit'), await newAccount(server)];
    const { room } = await newVideoRoom(ada);
    for (const other of [colleague, stranger])
      expect(errorCode(await other.call(calls.getVideoRoom, { params: { id: room.id } }))).toBe('NOT_FOUND');
    const { id: noteId } = await newNote(stranger);
    const foreign = await ada.call(calls.setVideoChart, { params: { id: room.id }, body: { noteId } });
    expect(errorCode(foreign)).toBe('NOT_FOUND');
    const own = await newNote(ada, { title: 'Maria Lind' });
    await ada.ok(calls.setVideoChart, { params: { id: room.id }, body: { noteId: own.id } });
    expect(await show(ada, room)).toMatchObject({ note: { title: 'Maria Lind' } });
    expect(errorCode(await stranger.call(calls.getVideoRoom, { params: { id: room.id } }))).toBe('NOT_FOUND');
    for (const call of [calls.endVideoRoom, calls.admitVideoGuest, calls.removeVideoGuest] as const) {
      const params = { id: room.id, guestId: room.guests[0]!.id };
      expect(errorCode(await stranger.call(call as typeof calls.admitVideoGuest, { params }))).toBe('NOT_FOUND');
    }
    const second = await newNote(ada);
    const moved = await ada.call(calls.setVideoChart, { params: { id: room.id }, body: { noteId: second.id } });
    expect(errorCode(moved)).toBe('CONFLICT');
  });

  test('is not started by who may only read', async () => {
    const reader = await newColleague(server, ada, 'read');
    expect(errorCode(await reader.call(calls.quickCall, { body: {} }))).toBe('CONFLICT');
  });

  test('ends for everybody, and its links open nothing', async () => {
    const { room, link } = await newVideoRoom(ada);
    const { visit } = await waiting(link);
    await ada.ok(calls.endVideoRoom, { params: { id: room.id } });
    await ada.ok(calls.endVideoRoom, { params: { id: room.id } });
    expect((await guests.sync(link, visit)).body.state).toBe('ended');
    expect((await guests.open(link)).status).toBe(404);
    expect(await join(ada, room)).toMatchObject({ state: 'ended' });
    expect(await ada.ok(calls.listVideoRooms, {})).toEqual([]);
  });
});

describe('a link', () => {
  const greeting = async (token: string) => (await server.call(greetVideoGuest, { params: { token } })).body.state;

  test('asks for the date of birth that the chart has', async () => {
    const { id: noteId } = await newNote(ada, { dateOfBirth });
    const { link } = await newVideoRoom(ada, { noteId });
    expect((await server.call(greetVideoGuest, { params: { token: link.token } })).body.asksBirth).toBe(true);
    expect((await guests.open(link)).status).toBe(404);
    expect((await guests.open(link, { dateOfBirth: '1958-03-15' })).status).toBe(404);
    expect((await guests.open(link, { dateOfBirth })).status).toBe(200);
  });

  test('has one answer when it is wrong, revoked, expired, locked or unknown', async () => {
    const { id: noteId } = await newNote(ada, { dateOfBirth });
    const [wrong, revoked, expired, locked] = [
      await newVideoRoom(ada, { noteId }),
      await newVideoRoom(ada, { noteId }),
      await newVideoRoom(ada, { noteId }),
      await newVideoRoom(ada, { noteId }),
    ];
    await ada.ok(calls.removeVideoGuest, { params: { id: revoked.room.id, guestId: revoked.link.token } });
    await rows('update video_rooms set expires_at = $2 where id = $1', [expired.room.id, server.clock.now()]);
    for (let n = 0; n < mostWrongTries; n += 1) await guests.open(locked.link, { dateOfBirth: '1958-03-15' });
    const refused = [
      await guests.open(wrong.link, { dateOfBirth: '1958-03-15' }),
      await guests.open({ ...wrong.link, secret: 'x' }, { dateOfBirth }),
      await guests.open({ ...wrong.link, token: randomUUID() }, { dateOfBirth }),
      await guests.open({ ...wrong.link, token: "' or 1=1 --" }, { dateOfBirth }),
      await guests.open(revoked.link, { dateOfBirth }),
      await guests.open(expired.link, { dateOfBirth }),
      await guests.open(locked.link, { dateOfBirth }),
    ].map(({ status, body }) => ({ status, body: { ...body, requestId: null, request_id: null } }));
    for (const each of refused) expect(each).toEqual(refused[0]);
    expect(refused[0]?.status).toBe(404);
    for (const { link } of [revoked, expired, locked]) expect(await greeting(link.token)).toBe('over');
    expect(await greeting(randomUUID())).toBe('over');
    expect((await show(ada, locked.room)).guests[0]?.state).toBe('locked');
    const { items } = await ada.ok(listAudit, { query: { action: 'video-guest.lock' } });
    expect(items).toHaveLength(1);
  });

  test('stops an address that guesses, and right ones do not count', async () => {
    const { link } = await newVideoRoom(ada);
    const address = '198.51.100.9';
    for (let n = 0; n < 7; n += 1) expect((await guests.open(link, { address })).status).toBe(200);
    const statuses = [];
    for (let n = 0; n < mostWrongTries + 2; n += 1)
      statuses.push((await guests.open({ token: randomUUID(), secret: 'guess' }, { address })).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
    expect((await guests.open(link)).status).toBe(200);
  });

  test('lets nobody into the call who was not admitted', async () => {
    const { room, link } = await newVideoRoom(ada);
    await join(ada, room);
    const { first, visit, peer } = await waiting(link);
    expect(first).toMatchObject({ state: 'waiting', peers: [], iceServers: [], waitingSince: expect.any(String) });
    expect((await join(ada, room)).peers).toEqual([]);
    expect((await admit(ada, room, link)).status).toBe(200);
    const inside = (await guests.sync(link, visit, { peer })).body;
    expect(inside).toMatchObject({ state: 'in-call', peers: [{ role: 'clinician' }] });
    expect(inside.iceServers[0]).toMatchObject({ urls: ['turn:127.0.0.1:3478'], username: expect.any(String) });
  });

  test('that another device opens shuts the first one out, and needs to be admitted again', async () => {
    const { room, link } = await newVideoRoom(ada);
    const first = await waiting(link);
    await admit(ada, room, link);
    const second = await waiting(link);
    expect((await guests.sync(link, first.visit)).status).toBe(404);
    expect(second.first.state).toBe('waiting');
    expect((await show(ada, room)).guests).toMatchObject([{ state: 'waiting', movedAt: expect.any(String) }]);
  });

  test('of the patient revokes the earlier one, and a room has only so many', async () => {
    const { room, link } = await newVideoRoom(ada);
    const second = await newVideoGuest(ada, room.id, 'patient');
    expect((await guests.open(link)).status).toBe(404);
    expect((await guests.open(second)).status).toBe(200);
    for (let n = 1; n < mostGuests; n += 1) await newVideoGuest(ada, room.id, 'relative');
    const more = await ada.call(calls.inviteVideoGuest, { params: { id: room.id }, body: { kind: 'interpreter' } });
    expect(errorCode(more)).toBe('CONFLICT');
  });

  test("is of no use with another link's page", async () => {
    const [one, other] = [await newVideoRoom(ada), await newVideoRoom(ada)];
    const { visit } = await waiting(one.link);
    expect((await guests.sync(other.link, visit)).status).toBe(404);
    const stream = await server.call(streamVideoGuest, { params: { token: other.link.token }, body: { visit } });
    expect(stream.status).toBe(404);
  });
});

describe('a call', () => {
  test('takes three people, and passes signals to the one they are for', async () => {
    const { room, link } = await newVideoRoom(ada);
    const links = [
      link,
      await newVideoGuest(ada, room.id, 'relative'),
      await newVideoGuest(ada, room.id, 'interpreter'),
    ];
    const host = randomUUID();
    await join(ada, room, host);
    const pages = [];
    for (const each of links) pages.push({ link: each, ...(await waiting(each)) });
    expect((await admit(ada, room, links[0]!)).status).toBe(200);
    expect((await admit(ada, room, links[1]!)).status).toBe(200);
    expect(errorCode(await admit(ada, room, links[2]!))).toBe('CONFLICT');
    const [patient, relative] = pages as [(typeof pages)[0], (typeof pages)[0]];
    await guests.sync(patient.link, patient.visit, { peer: patient.peer, joins: false });
    const data = { kind: 'offer' as const, sdp: 'v=0' };
    const signals = [
      { to: relative.peer, data },
      { to: randomUUID(), data },
    ];
    await guests.sync(patient.link, patient.visit, { peer: patient.peer, joins: false, signals });
    const got = (await guests.sync(relative.link, relative.visit, { peer: relative.peer, joins: false })).body;
    expect(got.signals).toMatchObject([{ from: patient.peer, data }]);
    expect(got.peers.map(({ role }) => role)).toEqual(['clinician', 'patient']);
    const after = got.signals[0]!.seq;
    await guests.sync(relative.link, relative.visit, { peer: relative.peer, joins: false, after });
    expect(await rows('select * from video_signals where room_id = $1', [room.id])).toEqual([]);
    // who is away for a moment keeps the place: they come back without asking
    await rows('update video_guests set seen_at = seen_at - $2::bigint where id = $1', [links[1]!.token, awayAfter]);
    expect(errorCode(await admit(ada, room, links[2]!))).toBe('CONFLICT');
  });

  test('is not taken from a colleague by mistake', async () => {
    const ben = await newColleague(server, ada, 'admin');
    const { id: noteId } = await newNote(ada);
    const { room } = await newVideoRoom(ada, { noteId });
    await join(ada, room);
    expect((await join(ben, room)).state).toBe('elsewhere');
    expect((await join(ben, room, randomUUID(), true)).state).toBe('in-call');
    expect((await join(ada, room)).state).toBe('elsewhere');
  });

  test('goes on in the newest page of staff', async () => {
    const { room } = await newVideoRoom(ada);
    const [first, second] = [randomUUID(), randomUUID()];
    await join(ada, room, first);
    await join(ada, room, second);
    const sync = (peer: string) =>
      ada.ok(calls.syncVideoRoom, {
        params: { id: room.id },
        body: { peer, joins: false, after: 0, signals: [], takesOver: false },
      });
    expect((await sync(first)).state).toBe('elsewhere');
    expect((await sync(second)).state).toBe('in-call');
  });

  test('is recorded only when it is in a chart and everybody in it agreed', async () => {
    const { room, link } = await newVideoRoom(ada);
    const set = (recording: 'asked' | 'on' | 'off') =>
      ada.call(calls.setVideoRecording, { params: { id: room.id }, body: { recording, textVersion: '2026-11' } });
    const { visit, peer } = await waiting(link);
    await admit(ada, room, link);
    await guests.sync(link, visit, { peer, joins: false });
    expect(errorCode(await set('asked'))).toBe('CONFLICT');
    const { id: noteId } = await newNote(ada);
    await ada.ok(calls.setVideoChart, { params: { id: room.id }, body: { noteId } });
    const answer = (given: boolean) =>
      server.call(answerVideoGuest, { params: { token: link.token }, body: { do: 'consent', visit, given } });
    expect(errorCode(await answer(true))).toBe('CONFLICT');
    await set('asked');
    expect(errorCode(await set('on'))).toBe('CONFLICT');
    await answer(false);
    expect(errorCode(await set('on'))).toBe('CONFLICT');
    await answer(true);
    expect((await set('on')).body).toMatchObject({ recording: 'on', guests: [{ consent: 'given' }] });
    // guests read what the recorder does: who takes the consent back pauses it for all
    await answer(false);
    expect(await show(ada, room)).toMatchObject({ recording: 'paused' });
    expect(errorCode(await set('on'))).toBe('CONFLICT');
    await answer(true);
    await set('on');
    const relative = await newVideoGuest(ada, room.id, 'relative');
    await waiting(relative);
    await admit(ada, room, relative);
    expect(await show(ada, room)).toMatchObject({ recording: 'paused' });
    expect(await actions(room)).toEqual(expect.arrayContaining(['video-guest.decline', 'video-guest.agree']));
  });

  test('shows who went away, and who left', async () => {
    const { room, link } = await newVideoRoom(ada);
    const { visit } = await waiting(link);
    expect((await show(ada, room)).guests).toMatchObject([{ state: 'waiting', isPresent: true, name: 'Maria' }]);
    await rows('update video_guests set seen_at = seen_at - $2::bigint where id = $1', [link.token, awayAfter]);
    expect((await show(ada, room)).guests).toMatchObject([{ state: 'waiting', isPresent: false }]);
    await server.call(answerVideoGuest, { params: { token: link.token }, body: { do: 'leave', visit } });
    expect((await show(ada, room)).guests).toMatchObject([{ state: 'left', isPresent: false }]);
  });

  test('expires', async () => {
    const { room, link } = await newVideoRoom(ada);
    const { visit } = await waiting(link);
    await rows('update video_rooms set expires_at = expires_at - $2::bigint where id = $1', [room.id, roomLife]);
    expect((await guests.sync(link, visit)).body.state).toBe('ended');
    expect(errorCode(await admit(ada, room, link))).toBe('CONFLICT');
  });
});

describe('a call in a chart', () => {
  let room: VideoRoom;
  let link: Link;
  let noteId: string;

  beforeEach(async () => {
    noteId = (await newNote(ada, { title: 'Maria Lind' })).id;
    ({ room, link } = await newVideoRoom(ada, { noteId }));
  });

  test('follows it when it is merged, and comes back', async () => {
    const into = await newNote(ada, { title: 'Maria Lind-Ode' });
    const { mergeId } = await ada.ok(mergeNotes, { body: { source_note_id: noteId, target_note_id: into.id } });
    expect((await show(ada, room)).note?.id).toBe(into.id);
    const { first } = await waiting(link);
    expect(first.state).toBe('waiting');
    await ada.ok(undoMerge, { params: { mergeId } });
    expect((await show(ada, room)).note?.id).toBe(noteId);
  });

  test('is exported with it, without secrets', async () => {
    await waiting(link);
    await admit(ada, room, link);
    const reply = await server.fetch(`/api${exportNote.path.replace('{id}', noteId)}`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    const files = readZip(Buffer.from(await reply.arrayBuffer()));
    const name = [...files.keys()].find((each) => each.endsWith('video-visits.json'))!;
    const text = files.get(name)!.toString();
    expect(JSON.parse(text)).toMatchObject([{ id: room.id, guests: [{ kind: 'patient', name: 'Maria' }] }]);
    expect(text).not.toMatch(/secret|hash/i);
  });

  test('is handed over when its clinician leaves, with the guest who waits', async () => {
    const ben = await newColleague(server, ada, 'edit');
    const own = await newVideoRoom(ben);
    const { visit, peer } = await waiting(own.link);
    const reply = await ada.call(removeMember, { params: { id: ben.userId } });
    expect([errorCode(reply), JSON.stringify(reply.body)]).toEqual([
      'HANDOVER_NEEDED',
      expect.stringContaining('1 open video call'),
    ]);
    await ada.ok(handOver, { params: { id: ben.userId }, body: { toUserId: ada.userId } });
    expect((await admit(ada, own.room, own.link)).status).toBe(200);
    expect((await guests.sync(own.link, visit, { peer, joins: false })).body.state).toBe('in-call');
  });

  test('forgets secrets and dates of birth a month after its end; one without a chart is deleted', async () => {
    const loose = await newVideoRoom(ada);
    const month = 31 * 24 * 60 * 60_000;
    await rows('update video_rooms set expires_at = expires_at - $1::bigint where id = any($2::uuid[])', [
      month,
      [room.id, loose.room.id],
    ]);
    await area.tidy!(server.engine.db, server.clock.now());
    expect(await rows('select secret_hash, date_of_birth from video_guests where room_id = $1', [room.id])).toEqual([
      { secret_hash: '', date_of_birth: null },
    ]);
    expect(await rows('select id from video_rooms where id = $1', [loose.room.id])).toEqual([]);
  });
});

test('a hundred patients wait in one process, each with a stream, and are told when they are admitted', async () => {
  const made = [];
  for (let n = 0; n < 100; n += 1) made.push(await newVideoRoom(ada));
  const pages = await Promise.all(made.map(async ({ room, link }) => ({ room, link, ...(await waiting(link)) })));
  const stop = new AbortController();
  const streams = await Promise.all(
    pages.map(({ link, visit }) =>
      server.fetch(`/api/video-guests/${link.token}/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ visit }),
        signal: stop.signal,
      }),
    ),
  );
  expect(streams.map(({ status }) => status)).toEqual(pages.map(() => 200));
  const heard = streams.map(async ({ body }) => {
    let text = '';
    for await (const part of body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      if (text.includes('video-room-changed')) return true;
    }
    return false;
  });
  const listed = await ada.ok(calls.listVideoRooms, {});
  expect(listed.filter(({ guests: [guest] }) => guest?.state === 'waiting' && guest.isPresent)).toHaveLength(100);
  for (const { room, link } of pages) await admit(ada, room, link);
  expect(await Promise.all(heard)).toEqual(pages.map(() => true));
  stop.abort();
  const states = await Promise.all(
    pages.map(async ({ link, visit, peer }) => (await guests.sync(link, visit, { peer, joins: false })).body.state),
  );
  expect(states).toEqual(pages.map(() => 'in-call'));
});
