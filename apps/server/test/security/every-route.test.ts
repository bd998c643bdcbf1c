import { errorCodes } from '@clinical/contract/errors';
import { createNote } from '@clinical/contract/notes/notes.calls';
import { getApiDocument } from '@clinical/contract/operations/operations.calls';
import { createPromptTemplate } from '@clinical/contract/prompt-templates/prompt-templates.calls';
import { createQuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.calls';
import type { Route } from '@clinical/contract/route';
import { createCollaborator } from '@clinical/contract/teams/collaborators.calls';
import { createDepartment } from '@clinical/contract/teams/departments.calls';
import { inviteMember } from '@clinical/contract/teams/members.calls';
import { createTemplate } from '@clinical/contract/templates/templates.calls';
import { saveTranscript } from '@clinical/contract/transcripts/transcripts.calls';
import { startUpload } from '@clinical/contract/transcripts/uploads.calls';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { areas } from '../../src/areas.ts';
import { newAccount, type TestAccount } from '../builders/accounts.ts';
import { newPrechart } from '../builders/pre-chats.ts';
import { newRecording, sendSeconds } from '../builders/recordings.ts';
import { testServer, type TestServer } from '../harness.ts';
import { TestRecorder } from '../recorder.ts';
import { fingerprintOf, namesRecord, sendExample } from './example-calls.ts';
import { type ApiDescription, bodyWithEveryId, exampleBody } from './example-input.ts';
import { publicRoutes } from './public-routes.ts';

const routes = areas.flatMap((area) => area.routes.map(({ route }) => route));
const nameOf = (route: Route) => `${route.call.method} ${route.call.path}`;
const randomId = '01a1f8c0-ffff-7fff-bfff-ffffffffffff';

let server: TestServer;
let api: ApiDescription;
let owner: TestAccount;
let stranger: TestAccount;
/** One record of each kind that the owner has, by the kind's first path segment. */
let owned: string[];

const send = (route: Route, id: string, token: string | null, body?: unknown) =>
  sendExample({ server, api }, route, id, token, body);
const fingerprint = () => fingerprintOf(server);

/** How many rows of each table name one of the owner's records; the log names what was refused. */
async function mentions(): Promise<unknown> {
  const tables = await server.engine.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('audit_events', 'audit_seals', 'idempotency_keys') order by relname`,
  );
  // what a person pays for goes by a key that their own page chose
  const textOf = (name: unknown) =>
    name === 'credit_entries' ? '(t.user_id, t.workspace_id, t.note_id, t.task_id)' : 't';
  const counts = tables.map(
    ({ name }) => `(select count(*)::int from ${name} t where ${textOf(name)}::text ~ $1) as ${name}`,
  );
  const [row] = await server.engine.query(`select ${counts.join(', ')}`, [owned.join('|')]);
  return row;
}

beforeAll(async () => {
  server = await testServer();
  api = (await server.call(getApiDocument, {})).body as unknown as ApiDescription;
  owner = await newAccount(server);
  stranger = await newAccount(server);
  const note = await owner.ok(createNote, { body: { title: 'Canary Patient', mrn: 'MRN-77' } });
  const template = await owner.ok(createTemplate, {
    body: { title: 'Mine', sections: [{ key: 'plan', header: 'Plan' }] },
  });
  const question = 'Doctor: How is the knee?\nPatient: It hurts when I climb stairs.';
  const saved = await owner.ok(saveTranscript, {
    body: { noteId: note.id, question, templateId: template.id, generate: true },
  });
  const done = async () =>
    (await server.engine.query(`select 1 from background_tasks where status = 'SUCCESS' and id = $1`, [saved.taskId]))
      .length;
  await vi.waitUntil(async () => (await done()) === 1, { timeout: 60_000 });
  const phrase = await owner.ok(createQuickPhrase, { body: { name: 'mine', html: '<p>Mine</p>', scope: 'workspace' } });
  const prompt = await owner.ok(createPromptTemplate, { body: { title: 'Mine', text: 'Mine' } });
  const prechart = await newPrechart(owner, note.id);
  const recording = await newRecording(owner, { noteId: note.id });
  await sendSeconds(owner, recording.id, new TestRecorder(1), 1);
  const upload = await owner.ok(startUpload, {
    body: {
      noteId: note.id,
      kind: 'audio',
      fileName: 'visit.wav',
      size: 70_000,
      modifiedAt: '2026-01-01T00:00:00.000Z',
    },
  });
  const department = await owner.ok(createDepartment, { body: { name: 'Mine' } });
  const collaboration = await owner.ok(createCollaborator, {
    body: { email: 'somebody@example.org', permission: 'edit', noteIds: [note.id] },
  });
  const invited = await owner.ok(inviteMember, { body: { email: 'colleague@example.org', permission: 'edit' } });
  const teams = [department.id, collaboration.id, invited.id, owner.userId, owner.workspaceId];
  const made = [note, template, saved.transcript, phrase, prompt, prechart, recording, upload];
  owned = [...made.map(({ id }) => id), saved.taskId ?? '', owner.sessionId, ...teams];
});

test('the public list is exactly the routes that need no session', () => {
  const open = routes.filter((route) => route.access === 'public').map(nameOf);
  expect(open.toSorted()).toEqual([...publicRoutes].toSorted());
});

test('every route is in the API document, and nothing else is', () => {
  const described = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(routes.map((route) => `${route.call.method} /api${route.call.path}`).toSorted());
});

test('an unknown path is not found, and a known one with another method is not allowed', async () => {
  expect((await server.fetch('/api/no/such/thing')).status).toBe(404);
  const reply = await server.fetch('/api/health', { method: 'DELETE' });
  expect(reply.status).toBe(405);
  expect(reply.headers.get('allow')).toBe('GET');
});

test('401 and 403 mean a dead session and nothing else', () => {
  const signingOut = Object.entries(errorCodes).filter(
    ([, { status }]) => (status as number) === 401 || (status as number) === 403,
  );
  expect(signingOut.map(([code]) => code).toSorted()).toEqual([
    'ACCOUNT_NOT_AUTHORISED',
    'FOREIGN_ORIGIN',
    'SESSION_EXPIRED',
    'SESSION_REQUIRED',
    'SESSION_REVOKED',
  ]);
});

describe('without a token', () => {
  test.each(routes.filter((route) => route.access === 'session').map((route) => [nameOf(route), route] as const))(
    '%s answers 401',
    async (_name, route) => {
      expect((await send(route, randomId, null)).status).toBe(401);
    },
  );
});

describe("with somebody else's ids", () => {
  /** What all tables held after the call before. */
  let standing: Promise<unknown>;
  beforeAll(() => {
    standing = fingerprint();
  });

  test.each(routes.filter(namesRecord).map((route) => [nameOf(route), route] as const))(
    '%s answers as for an id that is not there',
    async (_name, route) => {
      const before = await standing;
      const unknown = await send(route, randomId, stranger.token);
      expect(unknown.status).toBe(404);
      const answers = await Promise.all(owned.map((id) => send(route, id, stranger.token)));
      for (const answer of answers) expect(answer).toEqual(unknown);
      standing = fingerprint();
      expect(await standing).toEqual(before);
    },
  );

  /** What belongs to the owner and their workspace, who belongs there and whom it is shared with among it. */
  async function ownersRows(): Promise<unknown> {
    const [row] = await server.engine.query(
      `select (select count(*)::int from notes where owner_id = $1 and deleted_at is null) as charts,
        (select md5(string_agg(n::text, '|' order by n.id)) from notes n where owner_id = $1) as texts,
        (select md5(string_agg(g::text, '|' order by g.principal)) from note_grants g join notes n on n.id = g.note_id
          where n.owner_id = $1) as grants,
        (select count(*)::int from workspace_members where workspace_id = $2) as members,
        (select count(*)::int from workspace_members where user_id = $1) as workspaces,
        (select count(*)::int from department_members where user_id = $1) as departments,
        (select count(*)::int from departments where workspace_id = $2) as tree,
        (select md5(string_agg(c::text, '|' order by c.id)) from collaborations c where owner_id = $1) as collaborations,
        (select md5(string_agg(i::text, '|' order by i.id)) from invitations i where workspace_id = $2) as invitations`,
      [owner.userId, owner.workspaceId],
    );
    return row;
  }
  let rowsBefore: unknown;
  beforeAll(async () => {
    rowsBefore = await ownersRows();
  });

  test.each(
    routes
      .filter((route) => route.access === 'session' && !namesRecord(route) && route.call.method !== 'GET')
      .map((route) => [nameOf(route), route] as const),
  )('%s takes none of them in its body', async (_name, route) => {
    // Some of them close the account, or change what it may do from then on.
    const { token } = await newAccount(server);
    for (const id of owned) {
      const { body } = await send(route, id, token);
      expect(body).not.toContain('Canary');
      expect(body.replaceAll(id, '')).not.toContain(owner.userId);
    }
    expect(await ownersRows()).toEqual(rowsBefore);
  });
});

describe('with more in the body than it must have', () => {
  /** What a body may not decide. */
  const decidedElsewhere = () => ({
    role_value: 9,
    roleValue: 9,
    tokens: 1_000_000,
    isAdmin: true,
    cap: 'admin',
    confirmed: true,
    tenantId: owner.workspaceId,
    workspaceId: owner.workspaceId,
    ownerId: owner.userId,
    createdBy: owner.userId,
  });

  test.each(
    routes
      .filter((route) => route.access === 'session' && route.call.method !== 'GET' && route.bodyKind === undefined)
      .map((route) => [nameOf(route), route] as const),
  )('%s keeps to its own workspace and rights', async (_name, route) => {
    const caller = await newAccount(server);
    const before = await mentions();
    const bodies = owned.map((id) => [id, bodyWithEveryId(api, route, id)] as const);
    const known = exampleBody(api, route, randomId);
    if (known !== undefined && !Array.isArray(known))
      bodies.push([randomId, { ...decidedElsewhere(), ...(known as object) }]);
    const answers = await Promise.all(bodies.map(([id, body]) => body && send(route, id, caller.token, body)));
    for (const answer of answers) expect(answer?.status ?? 0).toBeLessThan(500);
    expect(await mentions()).toEqual(before);
    const [own] = await server.engine.query(
      `select (select coalesce(max(balance), 0) <= 30 from credit_seats where user_id = $1) as credits,
        (select count(*)::int from workspace_members where user_id = $1) as workspaces`,
      [caller.userId],
    );
    expect(own).toEqual({ credits: true, workspaces: 1 });
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });
});

test('no reply carries a secret or an inside name', async () => {
  const forbidden =
    /argon2|password_?hash|passwordHash|code_?hash|wrapped|principal|deleted_at|title_search|workspace_id/i;
  for (const route of routes.filter(
    (one) => one.access === 'session' && one.call.method === 'GET' && one.reply !== 'stream',
  )) {
    for (const id of owned) {
      const { body } = await send(route, id, owner.token);
      expect(body, nameOf(route)).not.toMatch(forbidden);
      expect(body, nameOf(route)).not.toContain(stranger.userId);
    }
  }
});

test('a workspace with the same data never shows in a list', async () => {
  await stranger.ok(createNote, { body: { title: 'Canary Patient', mrn: 'MRN-77' } });
  for (const path of [
    '/api/notes/',
    '/api/notes/?query=canary',
    '/api/notes/my-notes',
    '/api/notes/tags',
    '/api/templates/',
    '/api/tasks/',
  ]) {
    const text = await (await server.fetch(path, { headers: { authorization: `Bearer ${stranger.token}` } })).text();
    for (const id of owned) expect(text).not.toContain(id);
  }
});
