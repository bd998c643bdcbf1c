import { signMeeting } from '@clinical/contract/schedules/video.calls';
import type { SignMeeting } from '@clinical/contract/schedules/video.schemas';
import { listIntegrations, testIntegration } from '@clinical/contract/operations/integrations.calls';
import { and, eq } from 'drizzle-orm';
import { decodeJwt, jwtVerify } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { meetingSdk } from '../../gateways/zoom/meeting-sdk.ts';
import { zoomPort } from '../../gateways/zoom/port.ts';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';

let server: TestServer;
let account: TestAccount;
const app = { key: 'the-key', secret: 'the-secret' };
const meeting: SignMeeting = { meetingNumber: '123 4567-8901', role: 1 };
const sign = (body: SignMeeting = meeting, who = account) => who.call(signMeeting, { body });

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  server.ports.register(zoomPort, { app: meetingSdk(app) });
  return () => server.ports.register(zoomPort, { app: null });
});

it('signs for a meeting, in seconds, and leaves its row in the log', async () => {
  const { signature } = await account.ok(signMeeting, { body: meeting });
  await jwtVerify(signature, new TextEncoder().encode(app.secret), { currentDate: new Date(server.clock.now()) });
  const claims = decodeJwt(signature);
  const iat = claims.iat!;
  expect(claims).toEqual({
    appKey: 'the-key',
    sdkKey: 'the-key',
    mn: '12345678901',
    role: 1,
    iat,
    exp: iat + 7_200,
    tokenExp: iat + 7_200,
  });
  expect(new Date(iat * 1000).getUTCFullYear()).toBe(new Date(server.clock.now()).getUTCFullYear());
  const rows = await server.engine.db
    .select({ recordId: auditEvents.recordId })
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'meeting.sign'), eq(auditEvents.userId, account.userId)));
  expect(rows).toEqual([{ recordId: account.workspaceId }]);
});

it('takes a number as well as a text', async () => {
  const { signature } = await account.ok(signMeeting, { body: { meetingNumber: 987654321, role: 0 } });
  expect(decodeJwt(signature)).toMatchObject({ mn: '987654321', role: 0 });
});

it.each(['', '12345678', '123456789012', '12345678a', 'https://zoom.us/j/12345678901', 123, -1234567890])(
  'rejects the meeting number %j',
  async (meetingNumber) => {
    expect(errorCode(await sign({ meetingNumber, role: 0 }))).toBe('INVALID_INPUT');
  },
);

it.each([2, -1, '1', null])('rejects the role %j', async (role) => {
  expect(errorCode(await sign({ ...meeting, role: role as 1 }))).toBe('INVALID_INPUT');
});

it('is for people who are signed in', async () => {
  expect((await server.call(signMeeting, { body: meeting })).status).toBe(401);
  const stranger = await newAccount(server);
  expect((await sign(meeting, stranger)).status).toBe(200);
});

it('lets somebody who may only read join, and not host', async () => {
  const reader = await newColleague(server, account, 'read');
  expect((await sign({ ...meeting, role: 0 }, reader)).status).toBe(200);
  expect(errorCode(await sign(meeting, reader))).toBe('CONFLICT');
});

it('says that Zoom is not configured, here and among the integrations', async () => {
  const rowOf = async () => (await account.ok(listIntegrations, {})).find(({ name }) => name === 'video');
  const test = () => account.ok(testIntegration, { params: { name: 'video' } });
  expect(await rowOf()).toMatchObject({ label: 'Zoom', state: 'connected', lastSuccessAt: null });
  expect(await test()).toMatchObject({ answered: true, message: expect.stringContaining('A signature was made') });
  server.ports.register(zoomPort, { app: null });
  const refusal = await sign();
  expect([refusal.status, errorCode(refusal)]).toEqual([409, 'NO_VIDEO_SERVICE']);
  expect(JSON.stringify(refusal.body)).toContain('Zoom is not configured on this server');
  expect(await rowOf()).toMatchObject({ state: 'off', reason: 'Zoom is not configured' });
  expect(await test()).toMatchObject({ answered: false });
});
