import { createNote, updateNote } from '@clinical/contract/notes/notes.calls';
import { getApiDocument } from '@clinical/contract/operations/operations.calls';
import { createPromptTemplate } from '@clinical/contract/prompt-templates/prompt-templates.calls';
import { createQuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.calls';
import type { Route } from '@clinical/contract/route';
import { acceptCollaborator, createCollaborator } from '@clinical/contract/teams/collaborators.calls';
import {
  changeDepartmentMembers,
  createDepartment,
  setDepartmentPermissions,
} from '@clinical/contract/teams/departments.calls';
import { createTemplate } from '@clinical/contract/templates/templates.calls';
import { saveTranscript } from '@clinical/contract/transcripts/transcripts.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { areas } from '../../src/areas.ts';
import { newAccount, newColleague, type TestAccount } from '../builders/accounts.ts';
import { newPrechart } from '../builders/pre-chats.ts';
import { grant } from '../builders/notes.ts';
import { newRecording } from '../builders/recordings.ts';
import { signInTo } from '../builders/sign-in.ts';
import { finishedTask } from '../builders/transcripts.ts';
import { testServer, type TestServer } from '../harness.ts';
import { type ApiDescription, exampleBody, exampleBytes, filledPath } from './example-input.ts';
import { mayUse, type Role } from './role-matrix.ts';

const canary = 'Canary';
const routes = areas
  .flatMap((area) => area.routes.map(({ route }) => route))
  .filter((route) => route.access === 'session');
/** Calls that neither touch patient data nor change anything. */
const silent = new Set([
  'GET /auth/userinfo',
  'GET /auth/sessions',
  'GET /auth/policy',
  'GET /auth/remove',
  'GET /auth/doc-api-usage',
  'GET /credits/ledger',
  'GET /credits/prices',
  'GET /collaborators',
  'GET /collaborators/pending-requests',
  'GET /departments',
  'GET /departments/choices',
  'GET /workspace-members',
  'GET /workspace-members/my-workspaces',
  'GET /workspace-members/pending-requests',
  'GET /workspace-members/workspace-users',
  'GET /workspace-members/{id}/handover',
  'GET /checks/self-test',
  'GET /engines',
  'GET /events',
  'GET /optimization/global-instructions',
  'GET /optimization/preferences',
  'GET /prompt-templates/',
  'GET /quick-phrases',
  'GET /settings/privacy',
  'GET /settings/signing',
  'GET /settings/signing/delegates',
  'GET /settings/workspace',
  'GET /templates/',
  'GET /templates/onboarding',
  'GET /templates/{id}/checks',
  'GET /templates/{id}/copies',
  'GET /templates/{id}/versions',
  'GET /templates/starters',
  'GET /vocabulary',
  // there is no viewing to end
  'DELETE /workspace-members/viewing',
]);
const nameOf = (route: Route) => `${route.call.method} ${route.call.path}`;

let server: TestServer;
let api: ApiDescription;
type Records = {
  noteId: string;
  entryId: string;
  taskId: string;
  templateId: string;
  phraseId: string;
  promptId: string;
  prechartId: string;
  recordingId: string;
  createdAt: string;
};

/** A chart with all that hangs on it, full of what no log may hold. */
async function recordsOf(account: TestAccount): Promise<Records> {
  const [note, { id: templateId }, { id: phraseId }, { id: promptId }] = await Promise.all([
    account.ok(createNote, { body: { title: `${canary} Patient`, mrn: canary, phone: `1 ${canary}` } }),
    account.ok(createTemplate, { body: { title: canary, sections: [{ key: 'plan', header: canary }] } }),
    account.ok(createQuickPhrase, { body: { name: canary, html: canary } }),
    account.ok(createPromptTemplate, { body: { title: canary, text: canary } }),
  ]);
  const question = `Doctor: How is the knee?\nPatient: It hurts, says ${canary}, when I climb stairs.`;
  const { transcript, taskId } = await account.ok(saveTranscript, {
    body: { noteId: note.id, question, templateId, generate: true },
  });
  await finishedTask(account, taskId!);
  const { id: prechartId } = await newPrechart(account, note.id, { answer: canary, title: canary });
  const { id: recordingId } = await newRecording(account, { noteId: note.id, deviceId: canary });
  const { id: entryId, createdAt } = transcript;
  const ids = { entryId, taskId: taskId!, templateId, phraseId, promptId, prechartId, recordingId };
  return { noteId: note.id, ...ids, createdAt };
}

/** The request that a route is made for, about these records. */
function requestFor(route: Route, records: Records): { path: string; body: unknown } {
  const nested = /^\/(?:notes|transcripts)\/(pre-chats|recordings)\//.exec(route.call.path);
  const kind = nested?.[1] ?? route.call.path.split('/')[1];
  const id = {
    notes: records.noteId,
    transcripts: records.entryId,
    tasks: records.taskId,
    templates: records.templateId,
    'pre-chats': records.prechartId,
    recordings: records.recordingId,
    'quick-phrases': records.phraseId,
    'prompt-templates': records.promptId,
  }[kind ?? ''];
  const path = filledPath(route, id ?? records.noteId).replace(
    /\/notes\/[^/]+\/transcripts\/[^/]+\/asset\/[^/]*/,
    `/notes/${records.noteId}/transcripts/${records.entryId}/asset/none.wav`,
  );
  const example = exampleBody(api, route, kind === 'templates' ? records.templateId : records.noteId);
  if (example === undefined || Array.isArray(example)) return { path, body: example };
  const { noteId, createdAt } = records;
  const known = { noteId, createdAt, title: canary, tag: canary, version: 1, answer: `<p>${canary}</p>` };
  const takes = Object.keys(example as object);
  return {
    path,
    body: {
      ...(example as object),
      ...Object.fromEntries(Object.entries(known).filter(([name]) => takes.includes(name) || name === 'answer')),
    },
  };
}

async function send(route: Route, records: Records, token: string) {
  const { path, body } = requestFor(route, records);
  const form = new FormData();
  form.set('noteId', records.noteId);
  form.append('files', new Blob([`Patient: ${canary}.`]), `${canary}.txt`);
  const upload = route.bodyKind === 'multipart';
  const bytes = exampleBytes(route);
  const type = bytes ? 'application/octet-stream' : 'application/json';
  const response = await server.fetch(path, {
    method: route.call.method,
    headers: {
      authorization: `Bearer ${token}`,
      'user-agent': `reader\u0085of charts`,
      ...((body === undefined && !bytes) || upload ? {} : { 'content-type': type }),
    },
    body: upload ? form : ((bytes as BodyInit | undefined) ?? (body === undefined ? null : JSON.stringify(body))),
  });
  await response.text();
  return { status: response.status, requestId: response.headers.get('x-request-id') };
}

async function rowsOf(requestId: string | null) {
  return server.engine.query(
    'select action, outcome, user_id, workspace_id, session_id, record_type, record_id, note_id, address, user_agent, at from audit_events where request_id = $1',
    [requestId],
  );
}

beforeAll(async () => {
  server = await testServer();
  api = (await server.call(getApiDocument, {})).body as unknown as ApiDescription;
});

/** The department that a chart was filed in, once for all nurses. */
const departments = new Map<string, Promise<string>>();
function departmentOf(owner: TestAccount, noteId: string): Promise<string> {
  const file = async () => {
    const { id } = await owner.ok(createDepartment, { body: { name: 'Nursing' } });
    await owner.ok(updateNote, { params: { id: noteId }, body: { departmentId: id } });
    return id;
  };
  const filed = departments.get(noteId) ?? file();
  departments.set(noteId, filed);
  return filed;
}

/** Who calls, given the owner of the records. */
const roles: Record<Role, (owner: TestAccount, records: Records) => Promise<TestAccount>> = {
  owner: async (owner) => owner,
  reader: async (owner, { noteId }) => {
    const reader = await newColleague(server, owner, 'read');
    await grant(server.engine, noteId, `user:${reader.userId}`, 'edit');
    return reader;
  },
  colleague: (owner) => newColleague(server, owner),
  nurse: async (owner, { noteId }) => {
    const nurse = await newColleague(server, owner);
    const id = await departmentOf(owner, noteId);
    await owner.ok(changeDepartmentMembers, { params: { id }, body: { action: 'add', user_ids: [nurse.userId] } });
    const permissions = { viewNotes: true };
    await owner.ok(setDepartmentPermissions, { params: { id, userId: nurse.userId }, body: { permissions } });
    return nurse;
  },
  collaborator: async (owner) => {
    const collaborator = await newAccount(server);
    const body = { email: collaborator.email, permission: 'read' as const };
    const { id } = await owner.ok(createCollaborator, { body });
    await collaborator.ok(acceptCollaborator, { params: { id } });
    return collaborator;
  },
  stranger: async () => newAccount(server),
};

type Owned = { owner: TestAccount; records: Records };
type Setting = { account: TestAccount; records: Records };

async function newRecords(): Promise<Owned> {
  const owner = await newAccount(server);
  return { owner, records: await recordsOf(owner) };
}

function once<T>(known: Map<Role, Promise<T>>, role: Role, make: () => Promise<T>): Promise<T> {
  const made = known.get(role) ?? make();
  known.set(role, made);
  return made;
}

/** Nobody but their owner can take records away: those of a role serve all its calls. */
const shared = new Map<Role, Promise<Owned>>();
/** And one caller all calls that leave them as they are: those that only read, and those that must be refused. */
const untouched = new Map<Role, Promise<Setting>>();

async function settingFor(role: Role, route: Route): Promise<Setting> {
  const called = async (): Promise<Setting> => {
    const changes = role === 'owner' && route.call.method !== 'GET';
    const { owner, records } = await (changes ? newRecords() : once(shared, role, newRecords));
    return { account: await roles[role](owner, records), records };
  };
  return route.call.method !== 'GET' && mayUse(role, route) ? called() : once(untouched, role, called);
}

describe.each(Object.keys(roles) as Role[])('called as the %s', (role) => {
  // the records of each call that changes them are written by a job: waiting for several at once takes a third of the time
  test.concurrent.each(
    routes.filter((route) => route.call.path !== '/events').map((route) => [nameOf(route), route] as const),
  )('%s is in the log as it went', async (name, route) => {
    const { account, records } = await settingFor(role, route);
    const { status, requestId } = await send(route, records, account.token);
    if (!mayUse(role, route)) expect(status, 'let in against the role matrix').toBeGreaterThanOrEqual(400);
    // A job that it started acts under the same request, later and by itself.
    const rows = (await rowsOf(requestId)).filter((row) => row['user_agent'] !== 'job');
    if (status < 300 && !silent.has(name)) expect(rows.length, `answered ${status}`).toBeGreaterThan(0);
    if (status === 404)
      expect(rows.map((row) => [row['action'], row['outcome']])).toContainEqual(['access.refused', 'refused']);
    for (const row of rows) {
      expect(row).toMatchObject({
        user_id: account.userId,
        workspace_id: account.workspaceId,
        session_id: account.sessionId,
        address: '127.0.0.1',
        user_agent: 'reader of charts',
        outcome: status < 300 ? 'ok' : status === 404 || status === 409 ? 'refused' : 'ok',
      });
      expect(Math.abs(Number(row['at']) - server.clock.now())).toBeLessThan(60_000);
    }
    expect(JSON.stringify(rows)).not.toContain(canary);
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
    'select count(*)::int as rows, count(*) filter (where audit_events::text ilike $1)::int as leaks from audit_events',
    [`%${canary}%`],
  );
  expect(all!['rows']).toBeGreaterThan(100);
  expect(all!['leaks']).toBe(0);
});
