import { endSession, getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { startViewing, stopViewing } from '@clinical/contract/accounts/viewing.calls';
import { listAudit } from '@clinical/contract/audit/audit.calls';
import { limits } from '@clinical/contract/limits';
import { getNote, listMyNotes, listNotes, updateNote } from '@clinical/contract/notes/notes.calls';
import { createPromptTemplate } from '@clinical/contract/prompt-templates/prompt-templates.calls';
import { createQuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.calls';
import type { Route } from '@clinical/contract/route';
import { acceptCollaborator, createCollaborator } from '@clinical/contract/teams/collaborators.calls';
import { changeDepartmentMembers, createDepartment } from '@clinical/contract/teams/departments.calls';
import { changeMemberPermission, handOver, removeMember } from '@clinical/contract/teams/members.calls';
import { createTemplate } from '@clinical/contract/templates/templates.calls';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asMemberOf, newAccount, newColleague, type TestAccount } from '../builders/accounts.ts';
import { newNote } from '../builders/notes.ts';
import { newPrechart } from '../builders/pre-chats.ts';
import { viewingAs } from '../builders/viewing.ts';
import { errorCode, startTestServer, testServer, type TestServer } from '../harness.ts';
import { until } from '../until.ts';
import {
  batchesOf,
  type ExampleCalls,
  exampleCalls,
  nameOf,
  probesFor,
  sessionRoutes,
  withAt,
} from './example-calls.ts';
import { everyId } from './example-input.ts';
import { changesIn } from './in-batches.ts';
import type { Kind } from './record-kinds.ts';
import { fingerprintOf, forgetEditors } from './tables.ts';

let server: TestServer;
let calls: ExampleCalls;
let admin: TestAccount;
let nurse: TestAccount;
/** Of the nurse's department in the workspace. */
let chartId: string;
/** What the nurse has that is nobody's in this workspace but hers: ids by kind, of records whose words say Canary. */
let personal: Map<Kind, string[]>;

beforeAll(async () => {
  server = await testServer();
  calls = await exampleCalls(server);
  admin = await newAccount(server);
  const nurseAtHome = await newAccount(server, { givenName: 'Nina', familyName: 'Brook' });
  nurse = await asMemberOf(server, nurseAtHome, admin.workspaceId);
  const { id: departmentId } = await admin.ok(createDepartment, { body: { name: 'Nursing' } });
  const params = { id: departmentId };
  await admin.ok(changeDepartmentMembers, { params, body: { action: 'add', user_ids: [nurse.userId] } });
  chartId = (await newNote(admin, { title: 'Filed Here', departmentId })).id;
  await newPrechart(nurse, chartId);
  const outsider = await newAccount(server);
  const body = { email: nurse.email, permission: 'edit' as const };
  const { id: shareId } = await outsider.ok(createCollaborator, { body });
  await nurse.ok(acceptCollaborator, { params: { id: shareId } });
  const notes = [
    await newNote(nurseAtHome, { title: 'Canary Home' }),
    await newNote(outsider, { title: 'Canary Outside' }),
  ];
  const sections = [{ key: 'plan', header: 'Plan' }];
  const template = await nurse.ok(createTemplate, { body: { title: 'Canary template', sections } });
  const prompt = await nurse.ok(createPromptTemplate, { body: { title: 'Canary prompt', text: 'Canary' } });
  const phrase = await nurse.ok(createQuickPhrase, { body: { name: 'canary', html: '<p>Canary</p>', scope: 'me' } });
  personal = new Map([
    ['notes', notes.map(({ id }) => id)],
    ['templates', [template.id]],
    ['prompt_templates', [prompt.id]],
    ['quick_phrases', [phrase.id]],
    ['workspaces', [nurseAtHome.workspaceId]],
    ['sessions', [nurse.sessionId]],
  ]);
  await forgetEditors(server.engine);
});

describe('every call while an admin views as a member', () => {
  let viewing: TestAccount;
  beforeEach(async () => {
    viewing = await viewingAs(server, admin, nurse);
  });
  const refused = async () => {
    const [found] = await server.engine.query(
      `select count(*)::int as n from audit_events where action = 'access.refused' and user_id = $1 and as_user_id = $2`,
      [admin.userId, nurse.userId],
    );
    return Number(found!['n']);
  };
  /** What a batch of calls changes, which must be nothing. */
  const changedBy = (batch: readonly Route[], call: (route: Route) => Promise<void>) =>
    changesIn(batch, { nameOf, call, look: () => fingerprintOf(server.engine), renew: async () => undefined });

  test.each(batchesOf(sessionRoutes.filter((route) => route.whileViewing === undefined)))(
    '%s and %i more are refused, change nothing and are in the log',
    async (_name, _more, batch) => {
      const logged = await refused();
      const changes = await changedBy(batch, async (route) => {
        for (const id of [chartId, nurse.userId]) {
          const { status, body } = await calls.send(route, everyId(id), viewing.token);
          expect.soft(status, nameOf(route)).toBe(409);
          expect.soft(body, nameOf(route)).toContain('VIEWING_READ_ONLY');
        }
      });
      expect(changes).toEqual([]);
      expect(await refused()).toBe(logged + 2 * batch.length);
    },
  );

  /** The one that ends the viewing has tests of its own. */
  const open = sessionRoutes.filter((route) => route.whileViewing !== undefined && route.call !== stopViewing);
  test.each(batchesOf(open))(
    '%s and %i more show nothing that is personal, and change nothing',
    async (_name, _more, batch) => {
      const all = [...personal.values()].flat();
      const changes = await changedBy(batch, async (route) => {
        const probes = calls
          .placesOf(route)
          .flatMap((place) => probesFor(personal, route, place).map((id) => withAt(place, id, everyId(chartId))));
        for (const filling of [everyId(chartId), ...probes]) {
          const { status, body } = await calls.send(route, filling, viewing.token);
          expect.soft([401, 403, 500], nameOf(route)).not.toContain(status);
          expect.soft(body, nameOf(route)).not.toContain('Canary');
          if (!route.call.path.includes('{'))
            for (const each of all) expect.soft(body, nameOf(route)).not.toContain(each);
        }
      });
      expect(changes).toEqual([]);
    },
  );

  test('only reading calls, and the one that stops it, are open', () => {
    expect(open.filter(({ call }) => call.method !== 'GET').map(nameOf)).toEqual([]);
  });
});

test('the admin sees what the member sees in this workspace, and no more of it than that', async () => {
  await newNote(admin, { title: 'Not for nurses' });
  const own = await newNote(nurse, { title: 'Of the nurse' });
  const viewing = await viewingAs(server, admin, nurse);
  const titles = (await viewing.ok(listNotes, { query: {} })) as { title: string }[];
  expect(titles.map(({ title }) => title).toSorted()).toEqual(['Filed Here', 'Of the nurse']);
  expect(await viewing.ok(listMyNotes, { query: {} })).toMatchObject([{ id: own.id }]);
  const seen = await viewing.ok(getNote, { params: { id: chartId } });
  expect(Object.entries(seen.abilities).filter(([name, may]) => may && name !== 'read')).toEqual([]);
  const { user } = await viewing.ok(getUserInfo, {});
  expect(user).toMatchObject({ id: admin.userId, email: admin.email, permission: 'read' });
  // the admin's own token goes on as before, in another tab
  expect(await admin.ok(updateNote, { params: { id: chartId }, body: { mrn: 'MRN-1' } })).toBeTruthy();
});

test.each([
  ['no admin', async () => [nurse, admin.userId] as const, 404],
  ['an auditor', async () => [await newColleague(server, admin, 'read'), nurse.userId] as const, 404],
  ['an admin of another workspace', async () => [await newAccount(server), nurse.userId] as const, 404],
  ['oneself', async () => [admin, admin.userId] as const, 409],
])('%s cannot begin', async (_name, who, status) => {
  const [account, userId] = await who();
  expect((await account.call(startViewing, { body: { userId } })).status).toBe(status);
});

test('somebody who has left is nobody to view as', async () => {
  const gone = await newColleague(server, admin);
  await admin.ok(removeMember, { params: { id: gone.userId } });
  expect((await admin.call(startViewing, { body: { userId: gone.userId } })).status).toBe(404);
});

describe('it ends', () => {
  let member: TestAccount;
  let chief: TestAccount;
  let viewing: TestAccount;
  beforeEach(async () => {
    chief = await newAccount(server);
    member = await newColleague(server, chief);
    viewing = await viewingAs(server, chief, member);
    await viewing.ok(listNotes, { query: {} });
  });
  const code = async () => errorCode(await viewing.call(listNotes, { query: {} }));

  test('when the admin stops it', async () => {
    await viewing.ok(stopViewing, {});
    expect(await code()).toBe('VIEWING_ENDED');
    // again is no fault
    await chief.ok(stopViewing, {});
  });

  test('when another one is started', async () => {
    await viewingAs(server, chief, member);
    expect(await code()).toBe('VIEWING_ENDED');
  });

  test('when the member leaves the workspace', async () => {
    await chief.ok(handOver, { params: { id: member.userId }, body: { toUserId: chief.userId } });
    await chief.ok(removeMember, { params: { id: member.userId } });
    expect(await code()).toBe('VIEWING_ENDED');
  });

  test('when the admin is one no more', async () => {
    const second = await newColleague(server, chief, 'admin');
    await second.ok(changeMemberPermission, { params: { id: chief.userId }, body: { permission: 'edit' } });
    expect(await code()).toBe('VIEWING_ENDED');
  });

  test('when the admin signs out', async () => {
    await chief.ok(endSession, { params: { id: chief.sessionId } });
    expect(await code()).toBe('SESSION_REVOKED');
  });
});

/** What the log of a workspace says of viewings, oldest first, once its last row is the end of one. */
async function viewingsIn(on: TestServer, workspaceId: string) {
  const rows = () =>
    on.engine.query(
      `select action, outcome, user_id, as_user_id, record_id, at from audit_events where workspace_id = $1 and (action like 'viewing.%' or as_user_id is not null) order by seq`,
      [workspaceId],
    );
  return until(rows, (found) => found.at(-1)?.['action'] === 'viewing.end');
}

test('after half an hour, and the log says so within seconds', async () => {
  const own = await startTestServer();
  const chief = await newAccount(own);
  const member = await newColleague(own, chief);
  const note = await newNote(member);
  const viewing = await viewingAs(own, chief, member);
  const started = own.clock.now();
  await viewing.ok(getNote, { params: { id: note.id } });
  own.clock.advance(limits.viewingLife - 1_000);
  await viewing.ok(getNote, { params: { id: note.id } });
  own.clock.advance(1_000);
  expect(errorCode(await viewing.call(getNote, { params: { id: note.id } }))).toBe('VIEWING_ENDED');
  const rows = await viewingsIn(own, chief.workspaceId);
  const opened = { action: 'note.read', user_id: chief.userId, as_user_id: member.userId, record_id: note.id };
  const about = { user_id: chief.userId, as_user_id: null, record_id: member.userId };
  expect(rows).toMatchObject([
    { action: 'viewing.start', ...about },
    opened,
    opened,
    { action: 'viewing.end', ...about },
  ]);
  // the time is when it ran out, not when that was found
  const [began = 0, ended = 0] = [rows[0], rows.at(-1)].map((row) => Number(row?.['at']));
  expect(ended - limits.viewingLife).toBeGreaterThanOrEqual(began - 60_000);
  expect(ended - limits.viewingLife).toBeLessThanOrEqual(started);
});

test.each([
  [
    'the member has left',
    (chief: TestAccount, member: TestAccount) => chief.ok(removeMember, { params: { id: member.userId } }),
  ],
  [
    'the admin is one no more',
    async (chief: TestAccount) => {
      const second = await newColleague(server, chief, 'admin');
      await second.ok(changeMemberPermission, { params: { id: chief.userId }, body: { permission: 'edit' } });
    },
  ],
])('the log has its end when %s', async (_name, change) => {
  const chief = await newAccount(server);
  const member = await newColleague(server, chief);
  await viewingAs(server, chief, member);
  await change(chief, member);
  const about = { user_id: chief.userId, record_id: member.userId };
  const rows = await viewingsIn(server, chief.workspaceId);
  expect(rows).toMatchObject([
    { action: 'viewing.start', ...about },
    { action: 'viewing.end', ...about },
  ]);
});

test('what an admin tried to change through the eyes of a member is in the log, with both', async () => {
  const viewing = await viewingAs(server, admin, nurse);
  const { status, headers } = await viewing.call(updateNote, { params: { id: chartId }, body: { mrn: 'MRN-2' } });
  expect(status).toBe(409);
  const rows = await server.engine.query(
    'select action, outcome, user_id, as_user_id, workspace_id, session_id, record_type, record_id from audit_events where request_id = $1',
    [headers.get('x-request-id')],
  );
  expect(rows).toEqual([
    {
      action: 'access.refused',
      outcome: 'refused',
      user_id: admin.userId,
      as_user_id: nurse.userId,
      workspace_id: admin.workspaceId,
      session_id: admin.sessionId,
      record_type: 'notes',
      record_id: chartId,
    },
  ]);
});

test('the log names both', async () => {
  const viewing = await viewingAs(server, admin, nurse);
  await viewing.ok(getNote, { params: { id: chartId } });
  const { items } = await admin.ok(listAudit, { query: { noteId: chartId, action: 'note.read', limit: 1 } });
  expect(items).toMatchObject([{ userId: admin.userId, asUserId: nurse.userId, asUserName: 'Nina Brook' }]);
});
