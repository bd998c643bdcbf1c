import { errorCodes } from '@clinical/contract/errors';
import { createNote } from '@clinical/contract/notes/notes.calls';
import { getApiDocument } from '@clinical/contract/operations/operations.calls';
import { createPromptTemplate } from '@clinical/contract/prompt-templates/prompt-templates.calls';
import { createQuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.calls';
import type { Route } from '@clinical/contract/route';
import { createTemplate } from '@clinical/contract/templates/templates.calls';
import { saveTranscript } from '@clinical/contract/transcripts/transcripts.calls';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { areas } from '../../src/areas.ts';
import { newAccount, type TestAccount } from '../builders/accounts.ts';
import { newPrechart } from '../builders/pre-chats.ts';
import { testServer, type TestServer } from '../harness.ts';
import { type ApiDescription, exampleBody, filledPath } from './example-input.ts';
import { publicRoutes } from './public-routes.ts';

const routes = areas.flatMap((area) => area.routes.map(({ route }) => route));
const nameOf = (route: Route) => `${route.call.method} ${route.call.path}`;
const randomId = '01a1f8c0-ffff-7fff-bfff-ffffffffffff';
const namesRecord = (route: Route) => route.call.path.includes('{') && route.access === 'session';

let server: TestServer;
let api: ApiDescription;
let owner: TestAccount;
let stranger: TestAccount;
/** One record of each kind that the owner has, by the kind's first path segment. */
let owned: string[];

async function send(route: Route, id: string, token: string | null): Promise<{ status: number; body: string }> {
  const body = exampleBody(api, route, id);
  const response = await server.fetch(filledPath(route, id), {
    method: route.call.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
  const text = route.reply === 'stream' && response.status === 200 ? 'stream' : await response.text();
  return { status: response.status, body: text.replace(/"requestId":"[^"]*"/, '') };
}

async function fingerprint(): Promise<unknown> {
  const tables = [
    'notes',
    'note_grants',
    'note_favorites',
    'note_merges',
    'precharts',
    'prompt_templates',
    'quick_phrases',
    'templates',
    'template_versions',
    'transcripts',
    'transcript_versions',
    'background_tasks',
    'addenda',
    'chain_links',
    'review_coverage',
  ];
  const sums: unknown[] = [];
  for (const table of tables) {
    const result = await server.engine.query(
      `select count(*)::int as n, md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`,
    );
    sums.push(table, result[0]);
  }
  return sums;
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
  await vi.waitUntil(async () => (await done()) === 1, { timeout: 20_000 });
  const phrase = await owner.ok(createQuickPhrase, { body: { name: 'mine', html: '<p>Mine</p>', scope: 'workspace' } });
  const prompt = await owner.ok(createPromptTemplate, { body: { title: 'Mine', text: 'Mine' } });
  const prechart = await newPrechart(owner, note.id);
  const made = [note, template, saved.transcript, phrase, prompt, prechart];
  owned = [...made.map(({ id }) => id), saved.taskId ?? '', owner.sessionId];
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
  test.each(routes.filter(namesRecord).map((route) => [nameOf(route), route] as const))(
    '%s answers as for an id that is not there',
    async (_name, route) => {
      const before = await fingerprint();
      const unknown = await send(route, randomId, stranger.token);
      expect(unknown.status).toBe(404);
      for (const id of owned) expect(await send(route, id, stranger.token)).toEqual(unknown);
      expect(await fingerprint()).toEqual(before);
    },
  );

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
      expect(body).not.toContain(owner.userId);
    }
    const left = await server.engine.query(
      'select count(*)::int as n from notes where owner_id = $1 and deleted_at is null',
      [owner.userId],
    );
    expect(left[0]?.['n']).toBe(1);
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
    '/api/templates/',
    '/api/tasks/',
  ]) {
    const text = await (await server.fetch(path, { headers: { authorization: `Bearer ${stranger.token}` } })).text();
    for (const id of owned) expect(text).not.toContain(id);
  }
});
