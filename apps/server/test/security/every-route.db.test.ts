import { errorCodes } from '@clinical/contract/errors';
import type { Route } from '@clinical/contract/route';
import { beforeAll, describe, expect, test } from 'vitest';

import { testServer, type TestServer } from '../harness.ts';
import { canary, type Clinic, copierOf, idsIn, newClinic } from './clinic.ts';
import {
  type Answer,
  batchesOf,
  type ExampleCalls,
  exampleCalls,
  isMadeByPage,
  nameOf,
  namesRecord,
  type Place,
  probesFor,
  randomId,
  routes,
  sessionRoutes,
  withAt,
} from './example-calls.ts';
import { everyId, exampleBody, type Filling } from './example-input.ts';
import { changesIn } from './in-batches.ts';
import { publicRoutes } from './public-routes.ts';
import { unusedNames } from './record-kinds.ts';
import { changedTables, changing, changingSums, fingerprintOf, mentionsOf, type Sums } from './tables.ts';

let server: TestServer;
let calls: ExampleCalls;
/** Whose records nobody else may learn of, and somebody elsewhere with records of their own. */
let clinic: Clinic;
let stranger: Clinic;
let copy: (word?: string) => Promise<Clinic>;
let changingBefore: Sums;

const elsewhere = 'Wren';
/** Abstracts that come with the program, and their collection, have made ids and are read in all workspaces. */
const ofEveryone = /^00000000-0000-7000-8/;

beforeAll(async () => {
  server = await testServer();
  calls = await exampleCalls(server);
  clinic = await newClinic(server);
  copy = await copierOf(server, clinic);
  stranger = await copy(elsewhere);
  changingBefore = await changingSums(server.engine);
});

/** All of a request is the caller's own but for this place, which therefore must be looked at by itself. */
const onlyAt = (place: Place, id: string, caller: Clinic, route: Route) =>
  withAt(place, id, calls.about(caller, route));

test('the public list is exactly the routes that need no session', () => {
  const open = routes.filter((route) => route.access === 'public').map(nameOf);
  expect(open.toSorted()).toEqual([...publicRoutes].toSorted());
});

test('every route is in the API document, and nothing else is', () => {
  const described = Object.entries(calls.api.paths).flatMap(([path, methods]) =>
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
  test.each(batchesOf(sessionRoutes))('%s and %i more answer 401, and change nothing', async (_name, _more, batch) => {
    const changes = await changesIn(batch, {
      nameOf,
      look: () => fingerprintOf(server.engine),
      renew: async () => undefined,
      call: async (route) => {
        const { status } = await calls.send(route, calls.about(clinic, route), null);
        expect.soft(status, nameOf(route)).toBe(401);
      },
    });
    expect(changes).toEqual([]);
  });
});

test('each place that holds an id names a kind of record that the owner has, or says why it names none', () => {
  const named = sessionRoutes.flatMap((route) => calls.placesOf(route).flatMap(({ kinds }) => kinds));
  expect([...new Set(named)].filter((kind) => !clinic.ids.has(kind))).toEqual([]);
  expect(unusedNames(), 'needed no more').toEqual([]);
});

describe("with somebody else's ids", () => {
  const inPath = (route: Route) => calls.placesOf(route).filter(({ name }) => route.call.path.includes(`{${name}}`));

  async function callWithAll(route: Route): Promise<void> {
    const { token } = stranger.owner;
    const unknown = await calls.send(route, everyId(randomId), token);
    expect.soft(unknown.status, nameOf(route)).toBe(404);
    const fillings = [
      calls.about(clinic, route),
      ...inPath(route).flatMap((place) =>
        probesFor(clinic.ids, route, place).map((id) => onlyAt(place, id, stranger, route)),
      ),
    ];
    const answers = await Promise.all(fillings.map((filling) => calls.send(route, filling, token)));
    for (const { status, body } of answers)
      expect.soft({ status, body }, nameOf(route)).toEqual({ status: unknown.status, body: unknown.body });
  }

  test.each(batchesOf(sessionRoutes.filter(namesRecord)))(
    '%s and %i more answer as for an id that is not there, and change nothing',
    async (_name, _more, batch) => {
      const changes = await changesIn(batch, {
        nameOf,
        look: () => fingerprintOf(server.engine),
        renew: async () => {
          [clinic, stranger] = [await copy(), await copy(elsewhere)];
        },
        call: callWithAll,
      });
      expect(changes).toEqual([]);
    },
  );

  /** What a body may not decide. */
  const decidedElsewhere = () => ({
    role_value: 9,
    roleValue: 9,
    tokens: 1_000_000,
    isAdmin: true,
    cap: 'admin',
    confirmed: true,
    tenantId: clinic.owner.workspaceId,
    workspaceId: clinic.owner.workspaceId,
    ownerId: clinic.owner.userId,
    createdBy: clinic.owner.userId,
  });

  /** What a caller learns from an answer: the id of a record that is not theirs must not tell more than one of none. */
  const outcome = ({ status, body }: Answer) => `${status} ${/"code":"(\w+)"/.exec(body)?.[1] ?? ''}`;

  /** Whoever calls may close their account, or change what they may do from then on. */
  async function callFromElsewhere(route: Route, callers: Clinic[]): Promise<void> {
    const caller = await copy(elsewhere);
    callers.push(caller);
    const { token } = caller.owner;
    const answers: Answer[] = [];
    const ask = async (filling: Filling, body?: unknown) => {
      const answer = await calls.send(route, filling, token, body);
      answers.push(answer);
      return answer;
    };
    const own = calls.about(caller, route);
    // what somebody asks for by an id is in their own log from then on
    const first = route.call.method === 'GET' ? await ask(own) : null;
    for (const place of calls.placesOf(route).filter(({ name }) => !route.call.path.includes(`{${name}}`))) {
      const unknown = () => ask(onlyAt(place, randomId, caller, route)).then(outcome);
      const answered = [await unknown()];
      const found = [];
      for (const id of probesFor(clinic.ids, route, place))
        found.push(outcome(await ask(onlyAt(place, id, caller, route))));
      answered.push(await unknown());
      if (!isMadeByPage(route, place))
        for (const one of found) expect.soft(answered, `${nameOf(route)}: ${place.name}`).toContain(one);
    }
    await ask(calls.about(clinic, route));
    const known = exampleBody(calls.api, route, own);
    const body = route.bodyKind || Array.isArray(known) ? known : known && { ...decidedElsewhere(), ...known };
    const plain = first ?? (await ask(own, body));
    for (const { status, body: text } of answers) {
      expect.soft(status, nameOf(route)).toBeLessThan(500);
      expect.soft(text, nameOf(route)).not.toContain(canary);
    }
    expect
      .soft(
        clinic.all.filter((id) => plain.body.includes(id)),
        nameOf(route),
      )
      .toEqual([]);
    // nor does a list show what is anybody else's
    const foreign = idsIn(first?.body ?? '').filter((id) => !caller.named.has(id) && !ofEveryone.test(id));
    expect.soft(foreign, nameOf(route)).toEqual([]);
  }

  test.each(batchesOf(sessionRoutes.filter((route) => route.call.path !== '/events')))(
    '%s and %i more take none of them in query and body, and keep to their own workspace and rights',
    async (_name, _more, batch) => {
      const callers: Clinic[] = [];
      const changes = await changesIn(batch, {
        nameOf,
        look: () => mentionsOf(server.engine, clinic.all),
        renew: async () => {
          clinic = await copy();
        },
        call: (route) => callFromElsewhere(route, callers),
      });
      expect(changes).toEqual([]);
      const [beyond] = await server.engine.query(
        `select (select count(*)::int from credit_seats where user_id = any($1) and balance > 30) as credits,
          (select count(*)::int from workspace_members where user_id = any($1) and workspace_id <> all($2)) as workspaces`,
        [callers.map(({ owner }) => owner.userId), callers.map(({ owner }) => owner.workspaceId)],
      );
      expect(beyond).toEqual({ credits: 0, workspaces: 0 });
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    },
  );

  test('what the looks at the tables leave out changes all the same', async () => {
    const unneeded = async () => {
      const changed = changedTables(changingBefore, await changingSums(server.engine));
      return Object.keys(changing).filter((name) => !changed.includes(name));
    };
    await expect.poll(unneeded).toEqual([]);
  });
});

test('no reply carries a secret or an inside name', async () => {
  const forbidden =
    /argon2|password_?hash|passwordHash|code_?hash|wrapped|principal|deleted_at|title_search|workspace_id/i;
  for (const route of sessionRoutes.filter((one) => one.call.method === 'GET' && one.reply !== 'stream')) {
    for (const place of [undefined, ...calls.placesOf(route)]) {
      for (const id of place ? probesFor(clinic.ids, route, place) : ['']) {
        const filling = place ? onlyAt(place, id, clinic, route) : calls.about(clinic, route);
        const { body } = await calls.send(route, filling, clinic.owner.token);
        expect.soft(body, nameOf(route)).not.toMatch(forbidden);
        expect.soft(body, nameOf(route)).not.toContain(stranger.owner.userId);
      }
    }
  }
});
