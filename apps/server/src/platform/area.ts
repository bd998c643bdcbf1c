import type { HeldKind } from '@clinical/contract/teams/members.schemas';
import type { ParsedOf, ReplyOf, Route } from '@clinical/contract/route';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { Context, PublicContext, Tx } from './context.ts';
import type { Database, DatabaseEngine } from './db/database.ts';
import type { SseWriter } from './events/sse.ts';
import type { JobBinding } from './jobs/job.ts';
import type { SocketRoute } from './http/sockets.ts';
import type { Port, Provision } from './ports.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { KeyRing } from './crypto/keys.ts';
import type { Logger } from 'pino';
import type { ZipFile } from './zip/zip-stream.ts';

/** One file of a multipart body, spooled and encrypted in storage before the handler runs. */
export type UploadedFile = {
  /** Name of the form field. */
  field: string;
  /** As the client named it, stripped of any path; for showing only. */
  fileName: string;
  mediaType: string;
  size: number;
  /** Storage id; the row that refers to it keeps it alive. */
  fileId: string;
  /** Of its bytes, hex. */
  sha256: string;
  /** The first 4 KiB, to tell its real type. */
  head: Buffer;
};

/**
 * A file as an answer. `range` is what the client asked for, resolved against `size`; one that is made while it is sent has a size
 * of null, and is sent whole.
 */
export type BytesReply = {
  fileName: string;
  mediaType: string;
  size: number | null;
  open(range?: { start: number; end: number }): Promise<Readable>;
};

/** A request as a protocol library wants it, or who checks a signature. */
export type RawRequest = {
  method: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, string>;
  cookies: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  /** The body byte for byte, of a route that keeps it; else empty. */
  text: string;
};

/** What such a library answered. `headers` may hold several Set-Cookie lines. */
export type RawReply = {
  status: number;
  headers: [string, string | string[]][];
  body: string;
};

/** Any route: the type that the table of routes has. */
type AnyRoute = Pick<Route, 'access'> & { readonly call: unknown };

type Parsed<R> = ParsedOf<R> & { files: UploadedFile[] };

export type BoundRoute = {
  readonly route: Route;
  readonly handle: (ctx: Context, input: Parsed<Route>) => Promise<unknown>;
};

function bound(route: AnyRoute, handle: unknown): BoundRoute {
  return { route: route as unknown as Route, handle: handle as BoundRoute['handle'] };
}

/** Binds a route that needs a session to the verb that serves it. The input is parsed by the route's schemas. */
export function bind<R extends AnyRoute>(
  route: R,
  handle: (ctx: Context, input: Parsed<R>) => Promise<ReplyOf<R>>,
): BoundRoute {
  return bound(route, handle);
}

/** Binds a route that anybody may call. */
export function bindPublic<R extends AnyRoute>(
  route: R,
  handle: (ctx: PublicContext, input: Parsed<R>) => Promise<ReplyOf<R>>,
): BoundRoute {
  return bound(route, handle);
}

/**
 * Binds a route that answers with server-sent events: `send` writes one, the stream ends when the handler does.
 * `open` starts the response and gives its writer, for streams that outlive a single piece of work.
 */
export function bindStream<R extends AnyRoute>(
  route: R,
  handle: (
    ctx: Context,
    input: Parsed<R>,
    send: (event: ReplyOf<R>) => Promise<void>,
    open: () => SseWriter,
  ) => Promise<void>,
): BoundRoute {
  return bound(route, handle);
}

/** Binds a route that answers anybody with server-sent events. Its handler looks after who may read them. */
export function bindPublicStream<R extends AnyRoute>(
  route: R,
  handle: (
    ctx: PublicContext,
    input: Parsed<R>,
    send: (event: ReplyOf<R>) => Promise<void>,
    open: () => SseWriter,
  ) => Promise<void>,
): BoundRoute {
  return bound(route, handle);
}

/** Binds a route that answers with a file. */
export function bindBytes<R extends AnyRoute>(
  route: R,
  handle: (ctx: Context, input: Parsed<R>) => Promise<BytesReply>,
): BoundRoute {
  return bound(route, handle);
}

/** Binds a route that answers anybody with a file. */
export function bindPublicBytes<R extends AnyRoute>(
  route: R,
  handle: (ctx: PublicContext, input: Parsed<R>) => Promise<BytesReply>,
): BoundRoute {
  return bound(route, handle);
}

/** Binds a route whose protocol belongs to a library: it answers with what the library wrote. */
export function bindRaw(
  route: Route,
  handle: (ctx: PublicContext, request: RawRequest) => Promise<RawReply>,
): BoundRoute {
  return bound(route, handle);
}

/** Work of an area that nobody asked for: as `tidy` once an hour, to remove what need not be kept. `now` is epoch milliseconds. */
export type Tidy = (db: Database, now: number) => Promise<void>;

/**
 * What a person holds in an area and somebody must take over on the day they close their account or leave a workspace: what an
 * area declares here is counted, shown and handed over with the rest. Each method sees one workspace or all; none commits.
 */
export type Holdings = {
  readonly kind: HeldKind;
  /** How many the person has, by workspace; workspaces without any may be left out. */
  count(db: Database, userId: string): Promise<ReadonlyMap<string, number>>;
  handOver(tx: Tx, change: { fromUserId: string; workspaceId: string; toUserId: string }): Promise<void>;
  discard(tx: Tx, workspaceId: string): Promise<void>;
};

/** What an area holds of a person, for an export of their own data. */
export type OwnData = {
  /**
   * Files of the acting person in the acting workspace, one at a time. The folders and the name of `path` may be anything: the
   * export hardens them. Patient data is audited before it is given.
   */
  ownFilesFor(ctx: Context): AsyncIterable<{
    path: string[];
    modifiedAt: number;
    content: ZipFile['content'];
  }>;
};

type Ready = { db: Database; use<T>(port: Port<T>): T };

/** What an area may do once the program is ready. What takes long ends soon after `signal`, which says that the program stops. */
export type Started = (program: Ready & { signal: AbortSignal }) => Promise<void>;

/** Does what is due. `now` is epoch milliseconds. */
export type DoDue = (program: Ready, now: number) => Promise<void>;

/**
 * Names under which a person may hold grants beside their own: a select of one text column, part of the query that resolves a
 * session, so that what ends is over with the next one. `now` is epoch milliseconds.
 */
export type HeldNames = (of: { userId: SQLWrapper; workspaceId: SQLWrapper }, now: number) => SQL;

/** What an area is given when the program starts, to make what it provides from. */
export type Installation = {
  config: Config;
  clock: Clock;
  log: Logger;
  engine: DatabaseEngine;
  keys: KeyRing;
  /** The address that people type, e.g. `http://127.0.0.1:3000`; known once the program listens. */
  publicUrl(): string;
  /** All areas, in their order. */
  areas: readonly Area[];
  /** A service behind a port. Only when it is called for: the areas after this one have not provided theirs yet. */
  use<T>(port: Port<T>): T;
};

/** All that `areas.ts` needs of an area. */
export type Area = {
  readonly name: string;
  readonly routes: readonly BoundRoute[];
  /** What it puts behind ports of its own, and of the areas before it. */
  readonly provides?: (installation: Installation) => readonly Provision[];
  readonly sockets?: readonly SocketRoute[];
  readonly jobs?: readonly JobBinding[];
  readonly tidy?: Tidy;
  /** Ends, and writes into the log, what has run out by itself, and repeats what is urgent: every few seconds, in each process. */
  readonly endDue?: DoDue;
  /** Retries what is due: once a minute, in each process. */
  readonly retryDue?: DoDue;
  readonly heldNames?: HeldNames;
  /** Runs after each start of a process that works off jobs. */
  readonly started?: Started;
  readonly holdings?: Holdings;
  readonly ownData?: OwnData;
};
