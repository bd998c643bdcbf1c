import type autocannon from 'autocannon';
import type { Server } from './servers.ts';

/** One kind of request; `ids` are charts that the server knows. */
export type Operation = { name: string; request(server: Server, ids: string[]): Partial<autocannon.Options> };

const names = ['Okafor', 'Santos', 'Nguyen', 'Kowalski', 'Haddad', 'Larsen', 'Moreau', 'Tanaka'];
const madeOn = new WeakMap<Server, number>();

/** The n-th chart has the same name on every server, so that the same search finds the same ones. */
function nextTitle(server: Server): string {
  const made = (madeOn.get(server) ?? 0) + 1;
  madeOn.set(server, made);
  return `${names[made % names.length]} ${made.toString(36)} ${names[(made * 7) % names.length]}`;
}

export const readOne: Operation = {
  name: 'read',
  request: (server, ids) => ({
    requests: ids.map((id) => ({ method: 'GET', path: `/api/notes/${id}`, headers: server.headers })),
  }),
};

export const list: Operation = {
  name: 'list 50',
  request: (server) => ({ requests: [{ method: 'GET', path: '/api/notes/?limit=50', headers: server.headers }] }),
};

/** A name and the beginning of the next word, as it is typed: from a handful of hits to some dozens. */
export const search: Operation = {
  name: 'title search',
  request: (server) => ({
    requests: Array.from({ length: 280 }, (_, n) => ({
      method: 'GET',
      path: `/api/notes/?limit=50&query=${names[n % names.length]}%20${((n % 35) + 1).toString(36)}`,
      headers: server.headers,
    })),
  }),
};

export const create: Operation = {
  name: 'create',
  request: (server) => ({
    requests: [
      {
        method: 'POST',
        path: '/api/notes/',
        headers: { ...server.headers, 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: JSON.stringify({ title: nextTitle(server) }) }),
      },
    ],
  }),
};
