import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import type { Actor } from '../session.ts';
import { isOwnOrigin } from './origin-check.ts';
import { type ContextParts, RequestContext } from './request-context.ts';
import { socketOf, type Socket } from './socket.ts';

/** Who a token stands for, and until when. */
export type SocketHolder = {
  userId: string;
  workspaceId: string;
  sessionId: string;
  /** What it lets in to, beside the person: another token takes its place only for the same. */
  subject: string | null;
  /** Epoch milliseconds. */
  expiresAt: number;
};

/** A WebSocket of an area. Pages name `protocol` and, as a second subprotocol, the token that lets them in. */
export type SocketRoute = {
  /** Below `/api`. */
  path: string;
  protocol: string;
  /** Bytes of the longest message that is taken. */
  largestMessage: number;
  /** @throws AppError when the token is none of ours */
  holderOf(ports: Pick<Context, 'use'>, token: string): SocketHolder;
  /** Serves one connection; it is closed when this ends. */
  serve(ctx: Context, socket: Socket, subject: string | null): Promise<void>;
};

export type SocketServices = {
  parts: ContextParts;
  sessions: {
    actorOf(userId: string, workspaceId: string): Promise<Actor>;
    standing(sessionIds: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
  };
  publicUrl: string | null;
  trustProxy: boolean;
  /** What one person may hold at a time. */
  mostPerUser: number;
  log: Pick<Logger, 'error'>;
};

type Open = { socket: Socket; holder: SocketHolder };

const checkEveryMs = 1_000;
/** A close code of the protocol: the service restarts, come back. */
const restarting = 1012;
const fault = 1011;

/**
 * Serves the WebSockets of the areas on a server: origin and token are looked at before a connection is made, the session behind
 * it once a second from then on.
 */
export function serveSockets(
  server: Server,
  routes: readonly SocketRoute[],
  services: SocketServices,
): { close(): void } {
  const { parts, sessions, log } = services;
  const ports: Pick<Context, 'use'> = { use: (port) => parts.ports.get(port) };
  const open = new Set<Open>();
  let stopping = false;
  let checking = false;
  const endpoints = routes.map((route) => ({
    route,
    endpoint: new WebSocketServer({
      noServer: true,
      // packed messages cost memory for each connection, and sound does not get smaller
      perMessageDeflate: false,
      maxPayload: route.largestMessage,
      handleProtocols: () => route.protocol,
      clientTracking: false,
    }),
  }));

  const onUpgrade = (request: IncomingMessage, raw: Duplex, head: Buffer): void => {
    raw.on('error', () => raw.destroy());
    try {
      const { route, endpoint } = admit(request);
      const holder = route.holderOf(ports, tokenOf(request, route));
      refuseEnded(holder);
      endpoint.handleUpgrade(request, raw, head, (connection) => {
        void serve(route, connection, holder, request);
      });
    } catch (error) {
      refuse(raw, error instanceof AppError ? error.status : 500);
      if (!(error instanceof AppError)) log.error({ err: error }, 'a WebSocket could not be opened');
    }
  };

  function admit(request: IncomingMessage): (typeof endpoints)[number] {
    if (stopping) throw new AppError('UNAVAILABLE');
    const path = request.url?.split('?')[0];
    const found = endpoints.find(({ route }) => `/api${route.path}` === path);
    if (!found) throw new AppError('NOT_FOUND');
    const { origin, host = '' } = request.headers;
    const shown = services.trustProxy ? lastOf(request.headers['x-forwarded-host']) : null;
    if (!isOwnOrigin(origin, shown ?? host, services.publicUrl)) throw new AppError('FOREIGN_ORIGIN');
    return found;
  }

  function refuseEnded({ userId, expiresAt }: SocketHolder): void {
    if (expiresAt <= parts.clock.now()) throw new AppError('SESSION_EXPIRED');
    const held = [...open].filter(({ holder }) => holder.userId === userId).length;
    if (held >= services.mostPerUser) throw new AppError('RATE_LIMITED');
  }

  async function serve(
    route: SocketRoute,
    connection: WebSocket,
    holder: SocketHolder,
    request: IncomingMessage,
  ): Promise<void> {
    const renew = (renewed: string): void => {
      const next = route.holderOf(ports, renewed);
      if (next.subject !== holder.subject || next.sessionId !== holder.sessionId) throw new AppError('NOT_FOUND');
      entry.holder = next;
    };
    const socket = socketOf(connection, renew);
    const entry: Open = { socket, holder };
    open.add(entry);
    try {
      const acting = await sessions.actorOf(holder.userId, holder.workspaceId);
      const ctx = new RequestContext(parts, {
        actor: {
          ...acting,
          sessionId: holder.sessionId,
          expiresAt: holder.expiresAt,
        },
        requestId: parts.ids.uuid(),
        origin: {
          address: addressOf(request, services.trustProxy),
          userAgent: request.headers['user-agent'] ?? '',
        },
        ending: { signal: socket.signal },
      });
      await route.serve(ctx, socket, holder.subject);
      socket.close(1000);
    } catch (error) {
      const refused = error instanceof AppError && error.status < 500;
      if (!refused && !socket.signal.aborted) log.error({ err: error }, 'a WebSocket failed');
      socket.close(refused ? 1008 : fault);
    } finally {
      await socket.over;
      open.delete(entry);
    }
  }

  async function check(): Promise<void> {
    checking = true;
    try {
      const asked = [...open];
      const standing = await sessions.standing([...new Set(asked.map(({ holder }) => holder.sessionId))]);
      for (const { socket, holder } of asked) if (!standing.has(holder.sessionId)) socket.expire();
    } finally {
      checking = false;
    }
  }

  const timer = setInterval(() => {
    const now = parts.clock.now();
    for (const { socket, holder } of open) if (holder.expiresAt <= now) socket.expire();
    if (!checking && open.size > 0) check().catch((error: unknown) => log.error({ err: error }, 'sessions'));
  }, checkEveryMs);
  timer.unref();
  server.on('upgrade', onUpgrade);

  return {
    close() {
      stopping = true;
      clearInterval(timer);
      for (const { socket } of open) socket.close(restarting);
    },
  };
}

/** The subprotocol that is not the route's own. @throws AppError SESSION_REQUIRED */
function tokenOf(request: IncomingMessage, route: SocketRoute): string {
  const named = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  const token = named.find((name) => name !== route.protocol);
  if (!named.includes(route.protocol) || !token) throw new AppError('SESSION_REQUIRED');
  return token;
}

function refuse(raw: Duplex, status: number): void {
  raw.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const told = trustProxy ? lastOf(request.headers['x-forwarded-for']) : null;
  return told ?? request.socket.remoteAddress ?? '';
}

/** What the nearest proxy says. */
function lastOf(header: string | string[] | undefined): string | null {
  return header?.toString().split(',').at(-1)?.trim() || null;
}
