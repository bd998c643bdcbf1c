import { updateNote } from '@clinical/contract/notes/notes.calls';
import type { Route } from '@clinical/contract/route';
import { acceptCollaborator, createCollaborator } from '@clinical/contract/teams/collaborators.calls';
import { changeDepartmentMembers, setDepartmentPermissions } from '@clinical/contract/teams/departments.calls';
import { afterAll, beforeAll, describe, expect, type ExpectStatic, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../builders/accounts.ts';
import { grant } from '../builders/notes.ts';
import { signInTo } from '../builders/sign-in.ts';
import { testServer, type TestServer } from '../harness.ts';
import { listen, stopListening } from '../listen.ts';
import { canary, type Clinic, copierOf, idOf, newClinic, patient } from './clinic.ts';
import { type ExampleCalls, exampleCalls, nameOf, namesRecord, sessionRoutes } from './example-calls.ts';
import { exampleBody } from './example-input.ts';
import { mayUse, type Role } from './role-matrix.ts';
import { guardedTables } from './tables.ts';

/** What leaves a row although no patient data is read, and why. */
const loggedAllTheSame: Readonly<Record<string, string>> = {
  'GET /audit/export': 'who reads the log is in it',
  'GET /audit/verification': 'who reads the log is in it',
  'GET /transcripts/speech-to-text/token': 'gives a key of a service',
  'GET /transcripts/speech-to-text/token_grant': 'gives a key of a service',
};
/** What leaves no row although it is there to change something. */
const changesNothing: Readonly<Record<string, string>> = {
  'DELETE /workspace-members/viewing': 'there is no viewing to end',
  'GET /messaging/urgent': 'nothing asks them, so no message is read',
  'POST /checks/self-test': 'the result is a constant of the code',
};

/** All else leaves a row; that what shows patient data is declared as such is tested with its replies. */
function mayBeSilent(route: Route): boolean {
  return route.call.method === 'GET' && !route.phi && !(nameOf(route) in loggedAllTheSame);
}

/** What even the owner is answered as if it were not there, and why. */
const notThere: Readonly<Record<string, string>> = {
  'PATCH /departments/{id}/members/{userId}/permissions': 'the owner is not in the department',
  'POST /workspace-members/{id}/handover': 'nobody hands over to themselves',
  'POST /notes/{id}/restore': 'the chart is not in the bin',
  'POST /transcripts/{id}/restore_transcript': 'the entry is not in the bin',
  'GET /notes/{noteId}/transcripts/{transcriptId}/asset/{audio}': 'the entry has no such file',
  'POST /notes/{noteId}/transcripts/{transcriptId}/asset/{audio}/link': 'the entry has no such file',
  'PUT /transcripts/{id}/checks/{checkId}': 'the note has no such check',
  'PUT /transcripts/{id}/reconciliation': 'there is no such value to choose',
  'GET /notes/tasks/share/{token}': 'there is no such link',
  'POST /transcripts/{id}/patient-summary/report': 'the entry has no summary',
  'GET /optimization/reasoning/{id}': 'there is no such suggestion',
  'DELETE /messaging/messages/{id}/reactions/{emoji}': 'the example is no emoji',
  'PUT /forms/drafts/{id}/values/{fieldId}': 'the form has no such field',
};

let server: TestServer;
let calls: ExampleCalls;
/** Everybody's calls that leave it as it is are about one clinic. */
let clinic: Clinic;
let copy: () => Promise<Clinic>;

beforeAll(async () => {
  server = await testServer();
  calls = await exampleCalls(server);
  clinic = await newClinic(server);
  copy = await copierOf(server, clinic);
  const departmentId = idOf(clinic, 'departments');
  await clinic.owner.ok(updateNote, { params: { id: idOf(clinic, 'notes') }, body: { departmentId } });
});
afterAll(stopListening);

async function send(route: Route, about: Clinic, token: string) {
  const example = exampleBody(calls.api, route, calls.about(about, route));
  const { createdAt } = about;
  const known = { createdAt, title: canary, tag: canary, version: 1, answer: `<p>${canary}</p>` };
  const takes = Object.keys(example ?? {});
  const said = Object.entries(known).filter(([name]) => takes.includes(name) || name === 'answer');
  const body = example && !Array.isArray(example) ? { ...example, ...Object.fromEntries(said) } : example;
  return calls.send(route, calls.about(about, route), token, body, { 'user-agent': 'reader\u0085of charts' });
}

async function rowsOf(requestId: string | null) {
  return server.engine.query(
    'select action, outcome, user_id, workspace_id, session_id, record_type, record_id, note_id, address, user_agent, at from audit_events where request_id = $1',
    [requestId],
  );
}

/** Who calls, given the owner of the records. */
const roles: Record<Role, (of: Clinic) => Promise<TestAccount>> = {
  owner: async ({ owner }) => owner,
  reader: async (of) => {
    const reader = await newColleague(server, of.owner, 'read');
    await grant(server.engine, idOf(of, 'notes'), `user:${reader.userId}`, 'edit');
    return reader;
  },
  colleague: ({ owner }) => newColleague(server, owner),
  nurse: async (of) => {
    const { owner } = of;
    const nurse = await newColleague(server, owner);
    const id = idOf(of, 'departments');
    await owner.ok(changeDepartmentMembers, { params: { id }, body: { action: 'add', user_ids: [nurse.userId] } });
    const permissions = { viewNotes: true };
    await owner.ok(setDepartmentPermissions, { params: { id, userId: nurse.userId }, body: { permissions } });
    return nurse;
  },
  collaborator: async ({ owner }) => {
    const collaborator = await newAccount(server);
    const body = { email: collaborator.email, permission: 'read' as const };
    const { id } = await owner.ok(createCollaborator, { body });
    await collaborator.ok(acceptCollaborator, { params: { id } });
    return collaborator;
  },
  stranger: async () => newAccount(server),
};

type Setting = { account: TestAccount; about: Clinic };

/** One caller of each role makes all calls that leave things as they are: those that only read, and those that must be refused. */
const untouched = new Map<Role, Promise<TestAccount>>();

async function settingFor(role: Role, route: Route): Promise<Setting> {
  const changes = route.call.method !== 'GET' && mayUse(role, route);
  // nobody but their owner can take records away
  const about = changes && role === 'owner' ? await copy() : clinic;
  if (changes) return { account: await roles[role](about), about };
  const account = untouched.get(role) ?? roles[role](clinic);
  untouched.set(role, account);
  return { account: await account, about };
}

/** What those hear who may know nothing of a chart, while its owner changes it. */
const overheard: { name: string; about: Clinic; stream: Awaited<ReturnType<typeof listen>> }[] = [];

async function callAs(role: Role, route: Route, say: ExpectStatic): Promise<number> {
  const name = nameOf(route);
  const said = `${name} as the ${role}`;
  const { account, about } = await settingFor(role, route);
  if (about !== clinic)
    overheard.push({ name, about, stream: await listen(server, (await roles.colleague(about)).token) });
  const { status, body, requestId } = await send(route, about, account.token);
  if (!mayUse(role, route)) say.soft(status, `${said}: let in against the role matrix`).toBeGreaterThanOrEqual(400);
  if (role === 'owner' && mayUse(role, route) && namesRecord(route))
    say.soft(status === 404, `${said}: ${notThere[name] ?? 'is not there'}`).toBe(name in notThere);
  if (body.includes(patient)) {
    say.soft(route.phi, `${said}: shows patient data and does not say so`).toBe(true);
    say.soft(mayUse(role, { call: route.call, permission: 'note.read' }), `${said}: shows a chart`).toBe(true);
  }
  // A job that it started acts under the same request, later and by itself.
  const rows = (await rowsOf(requestId)).filter((row) => row['user_agent'] !== 'job');
  if (status < 300 && !mayBeSilent(route))
    say.soft(rows.length > 0, `${said}: answered ${status}`).toBe(!(name in changesNothing));
  if (status === 404)
    say
      .soft(
        rows.map((row) => [row['action'], row['outcome']]),
        said,
      )
      .toContainEqual(['access.refused', 'refused']);
  for (const row of rows) {
    say.soft(row, said).toMatchObject({
      user_id: account.userId,
      workspace_id: account.workspaceId,
      session_id: account.sessionId,
      address: '127.0.0.1',
      user_agent: 'reader of charts',
      outcome: status < 300 ? 'ok' : status === 404 || status === 409 ? 'refused' : 'ok',
    });
    say.soft(Math.abs(Number(row['at']) - server.clock.now()), said).toBeLessThan(60_000);
  }
  say.soft(JSON.stringify(rows), said).not.toMatch(new RegExp(`${canary}|${patient}`));
  return status;
}

describe('called in each role', () => {
  const called = sessionRoutes.filter((route) => route.call.path !== '/events');

  // jobs write in the charts of some: waiting for several at once takes a third of the time
  test.concurrent.for(called.map((route) => [nameOf(route), route] as const))(
    '%s is in the log as it went',
    async ([, route], { expect: say }) => {
      const statuses = [];
      for (const role of Object.keys(roles) as Role[]) statuses.push(await callAs(role, route, say));
      expect(Math.max(...statuses)).toBeLessThan(500);
    },
  );

  test('nobody hears of a chart that they may not see', async () => {
    expect(overheard.length).toBeGreaterThan(50);
    const kinds = ['background_tasks', ...(await guardedTables(server.engine))];
    for (const { name, about, stream } of overheard) {
      expect.soft(stream.types()[0], name).toBe('hello');
      const told = kinds.flatMap((kind) => about.ids.get(kind) ?? []);
      expect
        .soft(
          told.filter((id) => stream.text.includes(id)),
          name,
        )
        .toEqual([]);
    }
  });

  test('what is an exception is one', () => {
    const names = called.map(nameOf);
    for (const name of [...Object.keys(loggedAllTheSame), ...Object.keys(changesNothing), ...Object.keys(notThere)])
      expect.soft(names).toContain(name);
    const patientData = called.filter((route) => nameOf(route) in loggedAllTheSame && route.phi);
    expect(patientData.map(nameOf)).toEqual([]);
  });
});

test('signing in, out and being refused are in the log', async () => {
  const account = await newAccount(server, { password: 'violet-anchor-meadow-41' });
  const [before] = await server.engine.query('select coalesce(max(seq), 0) as seq from audit_events');
  await signInTo(server, account.email, 'not-the-password');
  await signInTo(server, 'nobody@example.org', 'not-the-password');
  const browser = await signInTo(server, account.email, 'violet-anchor-meadow-41');
  await browser.signOut();
  const rows = await server.engine.query(
    `select action from audit_events where seq > $1 and action like 'session.%' order by seq`,
    [before!['seq']],
  );
  expect(rows.map((row) => row['action'])).toEqual([
    'session.sign-in-refused',
    'session.sign-in-refused',
    'session.sign-in',
    'session.end',
  ]);
});

test('no row of all this holds a word of a patient', async () => {
  const [all] = await server.engine.query(
    'select count(*)::int as rows, count(*) filter (where audit_events::text ~* $1)::int as leaks from audit_events',
    [`${canary}|${patient}`],
  );
  expect(all!['rows']).toBeGreaterThan(100);
  expect(all!['leaks']).toBe(0);
});
