import type { Route } from '@clinical/contract/route';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../harness.ts';
import { canary, type Clinic, copierOf, newClinic, patient } from './clinic.ts';
import { type ExampleCalls, exampleCalls, nameOf, sessionRoutes } from './example-calls.ts';
import { exampleBody, type Filling } from './example-input.ts';

/** Calls with patient data whose reply is stored under an Idempotency-Key. */
const storing = sessionRoutes.filter(
  ({ call, phi, notRepeated }) => call.method === 'POST' && phi === true && !notRepeated,
);

/** Calls that name no chart, entry or prechart, store no reply for the example, and why they are safe. */
const namesNoChart: Readonly<Record<string, string>> = {
  'POST /transcripts/generate_waiting': 'the reply has ids of tasks and a number',
  'POST /transcripts/recordings/{id}/finish': 'the reply has the entry; repeats.db.test.ts repeats it',
  'POST /tasks/{id}/cancel': 'the reply has the chart of the task; repeats.db.test.ts repeats it',
  'POST /forms/templates/{id}/fill': 'the reply is a file, which is not stored under the key',
  'POST /schedules/{id}/waitlist/accept': 'the reply has the appointment; waitlist.db.test.ts repeats it',
  'POST /tasks/{id}/retry': 'the reply has the chart of the task, as when it is cancelled',
};

let server: TestServer;
let calls: ExampleCalls;
let copy: () => Promise<Clinic>;
beforeAll(async () => {
  server = await testServer();
  calls = await exampleCalls(server);
  copy = await copierOf(server, await newClinic(server));
});

async function send(route: Route, about: Clinic, filling: Filling) {
  const example = exampleBody(calls.api, route, filling) as Record<string, unknown> | undefined;
  const body = example && 'title' in example ? { ...example, title: canary } : example;
  const headers = { 'idempotency-key': `key-of-${about.owner.userId}` };
  return calls.send(route, filling, about.owner.token, body, headers);
}

/** The same id each time, also for one that the page makes. */
function fixed({ idFor }: Filling): Filling {
  const ids = new Map<string, string>();
  return { idFor: (name) => ids.get(name) ?? ids.set(name, idFor(name)).get(name)! };
}

/** True when a request names one record whose access is checked again, so that its reply depends on that. */
function namesOne(route: Route): boolean {
  const checked = ['notes', 'transcripts', 'precharts', 'templates', 'faxes'];
  return calls.placesOf(route).some(({ name, kinds }) => !name.endsWith('s') && kinds.some((k) => checked.includes(k)));
}

const used = new Set<string>();

test.each(storing.map((route) => [nameOf(route), route] as const))(
  '%s is not repeated to somebody whose chart was taken away',
  async (name, route) => {
    const about = await copy();
    const filling = fixed(calls.about(about, route));
    await send(route, about, filling);
    const [reply] = await server.engine.query('select record_ids from idempotency_keys where user_id = $1', [
      about.owner.userId,
    ]);
    if (!reply) {
      // the example is refused, or reads only: what it names tells on what a reply would depend
      if (name in namesNoChart) used.add(name);
      expect(namesOne(route) || name in namesNoChart).toBe(true);
      return;
    }
    expect(reply['record_ids']).not.toEqual([]);
    await server.engine.query(
      'delete from note_grants where note_id in (select id from notes where workspace_id = $1)',
      [about.owner.workspaceId],
    );
    const again = await send(route, about, filling);
    expect(again.status).toBe(404);
    expect(again.body).not.toMatch(new RegExp(`${canary}|${patient}`));
    const rows = await server.engine.query('select action, outcome from audit_events where request_id = $1', [
      again.requestId,
    ]);
    expect(rows).toEqual([{ action: 'access.refused', outcome: 'refused' }]);
  },
);

test('each exception is needed', () => {
  expect(Object.keys(namesNoChart).filter((name) => !used.has(name))).toEqual([]);
});
