import { changeOnCall, getOnCall, getQuietHours, setQuietHours } from '@clinical/contract/messaging/on-call.calls';
import { listUrgent } from '@clinical/contract/messaging/messaging.calls';
import { handOver } from '@clinical/contract/teams/members.calls';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, newColleague, onAnotherDevice, type TestAccount } from '../../../test/builders/accounts.ts';
import { newChannel, sendTo } from '../../../test/builders/messaging.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';
import { workspaceMembers } from '../accounts/accounts.table.ts';
import { onCallShifts } from './on-call.table.ts';

const hour = 60 * 60_000;
let server: TestServer;
let ada: TestAccount;
let ben: TestAccount;
let cleo: TestAccount;
/** When a test began: shifts that follow each other meet to the millisecond. */
let began: number;
beforeAll(async () => {
  server = await testServer();
});

async function newTeam(): Promise<void> {
  began = server.clock.now();
  ada = await newAccount(server);
  [ben, cleo] = [await newColleague(server, ada), await newColleague(server, ada)];
}

const at = (hours: number) => new Date(began + hours * hour).toISOString();
const shift = ({ userId }: TestAccount, from: number, until: number) => ({
  userId,
  startsAt: at(from),
  endsAt: at(until),
});
const onCall = (account: TestAccount) => account.ok(getOnCall, {});
const replace = async (shifts: ReturnType<typeof shift>[], by = ada) =>
  by.call(changeOnCall, { body: { version: (await onCall(by)).version, shifts } });
const handTo = ({ userId }: TestAccount, by: TestAccount) => by.call(changeOnCall, { body: { handOverTo: userId } });

describe('the rota', () => {
  test('is read by everybody of the workspace and changed by admins', async () => {
    await newTeam();
    expect(await onCall(ben)).toEqual({
      now: null,
      next: null,
      shifts: [],
      version: 0,
      abilities: { edit: false, handOver: false },
    });
    expect((await replace([shift(cleo, 8, 16), shift(ben, -1, 8)])).status).toBe(200);
    const rota = await onCall(cleo);
    expect(rota).toMatchObject({
      now: { person: { id: ben.userId } },
      next: { person: { id: cleo.userId } },
      version: 1,
    });
    expect(rota.shifts.map(({ person }) => person.id)).toEqual([ben.userId, cleo.userId]);
    expect((await onCall(ben)).abilities).toEqual({ edit: false, handOver: true });
    expect((await onCall(ada)).abilities).toEqual({ edit: true, handOver: true });
    expect((await replace([], ben)).status).toBe(404);
    const stranger = await newAccount(server);
    expect((await onCall(stranger)).shifts).toEqual([]);
  });

  test('takes no shifts that overlap or are over, of strangers or readers, or from an outdated page', async () => {
    await newTeam();
    expect(errorCode(await replace([shift(ben, 0, 8), shift(cleo, 7, 9)]))).toBe('INVALID_INPUT');
    expect(errorCode(await replace([shift(ben, -8, -1)]))).toBe('INVALID_INPUT');
    expect(errorCode(await replace([shift(ben, 8, 7)]))).toBe('INVALID_INPUT');
    expect((await replace([shift(await newAccount(server), 0, 8)])).status).toBe(404);
    expect((await replace([shift(await newColleague(server, ada, 'read'), 0, 8)])).status).toBe(404);
    expect((await replace([shift(ben, 0, 8)])).status).toBe(200);
    const outdated = await ada.call(changeOnCall, { body: { version: 0, shifts: [] } });
    expect(errorCode(outdated)).toBe('VERSION_CONFLICT');
    const both = await Promise.all(
      [ben, cleo].map((person) => ada.call(changeOnCall, { body: { version: 1, shifts: [shift(person, 1, 2)] } })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is handed over by the person on call, who is off from then on; again it changes nothing', async () => {
    await newTeam();
    await replace([shift(ben, -1, 8)]);
    expect((await handTo(cleo, cleo)).status).toBe(404);
    expect((await handTo(cleo, ben)).body).toMatchObject({
      now: { person: { id: cleo.userId } },
      version: 2,
      abilities: { handOver: false },
    });
    expect((await handTo(cleo, ben)).body).toMatchObject({ version: 2 });
    expect((await handTo(ada, ben)).status).toBe(404);
    expect((await handTo(ben, ada)).body).toMatchObject({ now: { person: { id: ben.userId } } });
    const rows = await server.engine.db
      .select()
      .from(onCallShifts)
      .where(eq(onCallShifts.workspaceId, ada.workspaceId))
      .orderBy(asc(onCallShifts.startsAt));
    for (const [n, row] of rows.entries()) if (n > 0) expect(row.startsAt).toBe(rows[n - 1]!.endsAt);
    const logged = await server.engine.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.workspaceId, ada.workspaceId));
    expect(logged.filter(({ action }) => action === 'on-call.hand-over')).toHaveLength(2);
  });

  test('cannot be handed over while nobody is on call, or to somebody outside', async () => {
    await newTeam();
    expect(errorCode(await handTo(ben, ada))).toBe('CONFLICT');
    await replace([shift(ben, 0, 8)]);
    expect((await handTo(await newAccount(server), ben)).status).toBe(404);
  });

  test('forgets who leaves, whose shifts a colleague takes over', async () => {
    await newTeam();
    await replace([shift(ben, 0, 8), shift(cleo, 8, 16)]);
    const { userId } = ben;
    await ada.ok(handOver, { params: { id: userId }, body: { toUserId: ada.userId } });
    expect((await onCall(ada)).now).toMatchObject({ person: { id: ada.userId } });
    await replace([shift(ben, 0, 8), shift(cleo, 8, 16)]);
    await server.engine.db
      .update(workspaceMembers)
      .set({ removedAt: server.clock.now() })
      .where(eq(workspaceMembers.userId, userId));
    expect(await onCall(ada)).toMatchObject({ now: null, next: { person: { id: cleo.userId } } });
  });

  test('keeps on record who was on call, whatever is planned anew', async () => {
    await newTeam();
    await replace([shift(ben, -1, 8)]);
    await replace([shift(cleo, 0, 8)]);
    const rows = await server.engine.db
      .select()
      .from(onCallShifts)
      .where(eq(onCallShifts.workspaceId, ada.workspaceId));
    expect(rows.map(({ userId }) => userId).toSorted()).toEqual([ben.userId, cleo.userId].toSorted());
  });
});

describe('quiet hours', () => {
  test('are one’s own, end at their time or when they are switched off, and hold nothing urgent', async () => {
    await newTeam();
    expect(await ben.ok(getQuietHours, {})).toEqual({ on: false, until: null });
    expect(await ben.ok(setQuietHours, { body: { on: true } })).toEqual({ on: true, until: null });
    expect(await ada.ok(getQuietHours, {})).toEqual({ on: false, until: null });
    const { id } = await newChannel(ada, 'Ward', [ben]);
    await sendTo(ada, id, { urgent: true });
    expect(await ben.ok(listUrgent, {})).toHaveLength(1);
    expect(await ben.ok(setQuietHours, { body: { on: false } })).toEqual({ on: false, until: null });
    const over = await ben.call(setQuietHours, { body: { on: true, until: at(-1) } });
    expect(errorCode(over)).toBe('INVALID_INPUT');
    const until = at(1);
    expect(await ben.ok(setQuietHours, { body: { on: true, until } })).toEqual({ on: true, until });
    server.clock.advance(hour);
    const again = await onAnotherDevice(server, ben);
    expect(await again.ok(getQuietHours, {})).toEqual({ on: false, until: null });
  });
});
