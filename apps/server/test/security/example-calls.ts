import { randomUUID } from 'node:crypto';
import { getApiDocument } from '@clinical/contract/operations/operations.calls';
import type { Route } from '@clinical/contract/route';
import { areas } from '../../src/areas.ts';
import type { TestServer } from '../harness.ts';
import { type Clinic, idOf } from './clinic.ts';
import {
  type ApiDescription,
  exampleBody,
  exampleBytes,
  exampleForm,
  filledPath,
  hasRecordInPath,
  type Filling,
  idPlaces,
} from './example-input.ts';
import { inBatches } from './in-batches.ts';
import { type Kind, kindsAt, madeByPage } from './record-kinds.ts';
import { tablesOf } from './tables.ts';

export const routes = areas.flatMap((area) => area.routes.map(({ route }) => route));
export const sessionRoutes = routes.filter((route) => route.access === 'session');
export const nameOf = ({ call }: Route) => `${call.method} ${call.path}`;
/** True for a route whose path names something. */
export const namesRecord = (route: Route) => hasRecordInPath(route) && route.access === 'session';
export const randomId = '01a1f8c0-ffff-7fff-bfff-ffffffffffff';

/** For tests of twenty calls each: the tables are looked at once after them. */
export const batchesOf = (some: readonly Route[]) =>
  inBatches(some).map((batch) => [nameOf(batch[0]!), batch.length - 1, batch] as const);

/** The request's own id is taken out of the body. */
export type Answer = { status: number; body: string };

/** A place of a request, and the kinds of record that it may name. */
export type Place = { name: string; kinds: readonly Kind[] };

export const isMadeByPage = (route: Route, { name }: Place) => `${nameOf(route)} ${name}` in madeByPage;

/** The ids of the kinds that a place may hold, and a sample of another kind, which goes around with the routes. */
export function probesFor(ids: Clinic['ids'], route: Route, place: Place): string[] {
  const { kinds } = place;
  const others = [...ids.keys()].filter((kind) => !kinds.includes(kind));
  const sample = others[routes.indexOf(route) % others.length]!;
  const tried = isMadeByPage(route, place) ? kinds : [...kinds, sample];
  return tried.flatMap((kind) => ids.get(kind) ?? []);
}

/** The same with another id at one place, which may be one that is left out. */
export function withAt({ name }: Place, id: string, { idFor }: Filling): Filling {
  return { idFor: (other) => (other === name ? id : idFor(other)), also: name };
}

/** Calls every route of the program with examples out of its own description. */
export class ExampleCalls {
  readonly #server: TestServer;
  readonly #tables: ReadonlySet<Kind>;
  readonly api: ApiDescription;

  constructor(server: TestServer, api: ApiDescription, tables: ReadonlySet<Kind>) {
    this.#server = server;
    this.api = api;
    this.#tables = tables;
  }

  placesOf(route: Route): Place[] {
    return idPlaces(this.api, route).map((name) => ({ name, kinds: kindsAt(route, name, this.#tables) }));
  }

  /** A request about somebody's own records. */
  about(clinic: Clinic, route: Route): Filling {
    return {
      idFor: (name) => {
        const kinds = kindsAt(route, name, this.#tables);
        if (isMadeByPage(route, { name, kinds })) return randomUUID();
        return kinds[0] ? idOf(clinic, kinds[0]) : randomId;
      },
    };
  }

  /** Sends it as somebody, with another body or more headers if they are given. */
  async send(
    route: Route,
    filling: Filling,
    token: string | null,
    body: unknown = exampleBody(this.api, route, filling),
    headers: Record<string, string> = {},
  ): Promise<Answer & { requestId: string | null }> {
    // a form tells its own type
    const form = route.bodyKind === 'multipart' ? exampleForm(route, filling) : null;
    const bytes = exampleBytes(route);
    const type = bytes ? 'application/octet-stream' : 'application/json';
    const response = await this.#server.fetch(filledPath(route, filling), {
      method: route.call.method,
      headers: {
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(form || (body === undefined && !bytes) ? {} : { 'content-type': type }),
      },
      body: form ?? (bytes as BodyInit | undefined) ?? (body === undefined ? undefined : JSON.stringify(body)),
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    });
    const text = route.reply === 'stream' && response.status === 200 ? 'stream' : await response.text();
    const { status, headers: replied } = response;
    return { status, body: text.replace(/"requestId":"[^"]*"/, ''), requestId: replied.get('x-request-id') };
  }
}

export async function exampleCalls(server: TestServer): Promise<ExampleCalls> {
  const api = (await server.call(getApiDocument, {})).body as unknown as ApiDescription;
  return new ExampleCalls(server, api, new Set(await tablesOf(server.engine)));
}
