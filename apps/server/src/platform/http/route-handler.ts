import type { Route } from '@clinical/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { BoundRoute, UploadedFile } from '../area.ts';
import type { Database } from '../db/database.ts';
import { reachableRecords } from '../reachable-records.ts';
import type { Actor } from '../session.ts';
import { fileStore } from '../storage/file-store.ts';
import {
  changeReply,
  deleteReply,
  findReply,
  insertReply,
  repeatable,
  type Repeatable,
  type StoredReply,
} from './idempotency.ts';
import { readUpload } from './read-upload.ts';
import { auditRefusal } from './refusals.ts';
import { RepeatAccess } from './repeat-access.ts';
import type { RouteServices } from './register-routes.ts';
import { sendBytes, sendRaw, sendStream } from './replies.ts';
import { type ContextInput, RequestContext } from './request-context.ts';
import { RequestEnding } from './request-ending.ts';
import { resolveActor } from './resolve-actor.ts';

type Input = { params: unknown; query: unknown; body: unknown; files: UploadedFile[] };

/** One request on its way through: filled in as it is read. */
type Exchange = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly ending: RequestEnding;
  input: Input;
  /** Set when the request names a key under which it may come again. */
  repeat: Repeatable | null;
  /** True once it is known to have come before. */
  isRepeated: boolean;
  /** True once a transaction of its own stored a reply. */
  hasStored: boolean;
};

/** A route at work: reads the request, calls the verb, answers, and answers again when the same request comes twice. */
export class RouteHandler {
  readonly #bound: BoundRoute;
  readonly #services: RouteServices;

  constructor(bound: BoundRoute, services: RouteServices) {
    this.#bound = bound;
    this.#services = services;
  }

  get #route(): Route {
    return this.#bound.route;
  }

  /** Before the body is read: who looks through a member's eyes gets no further than reading, and the log says what they tried. */
  async refuseWhileViewing(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.actor.viewing || this.#route.whileViewing) return;
    const refusal = new AppError('VIEWING_READ_ONLY', { notAllowed: true });
    const exchange = this.#exchange(request, reply);
    await auditRefusal(this.#context(exchange), this.#route, exchange.input, refusal);
    throw refusal;
  }

  async serve(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const exchange = this.#exchange(request, reply);
    try {
      await this.#read(exchange);
      const first = exchange.repeat && (await findReply(this.#services.parts.engine.db, exchange.repeat));
      return await (first ? this.#answerAgain(exchange, first) : this.#answer(exchange));
    } catch (error) {
      return await this.#refuse(exchange, error);
    }
  }

  #exchange(request: FastifyRequest, reply: FastifyReply): Exchange {
    const { streams, requests } = this.#services.stopping;
    const ending = new RequestEnding(reply.raw, this.#route.reply === 'stream' ? streams : requests);
    const { params, query, body } = request;
    return {
      request,
      reply,
      ending,
      input: { params, query, body, files: [] },
      repeat: null,
      isRepeated: false,
      hasStored: false,
    };
  }

  async #read(exchange: Exchange): Promise<void> {
    const { request, input } = exchange;
    const actor = this.#actorOf(request);
    if (!actor) return;
    const key = this.#route.notRepeated ? null : idempotencyKey(request);
    if (this.#route.bodyKind === 'multipart' && this.#route.body) {
      const store = this.#services.parts.ports.get(fileStore);
      exchange.input = { ...input, ...(await readUpload(request, this.#route.body, store, actor.workspaceId)) };
    }
    exchange.repeat = key ? repeatable(actor, key, request, exchange.input) : null;
  }

  #actorOf(request: FastifyRequest): Actor | null {
    return this.#route.access === 'session' ? request.actor : null;
  }

  #context(
    { request, ending }: Exchange,
    more: Partial<ContextInput<Actor | null>> = {},
  ): RequestContext<Actor | null> {
    return new RequestContext<Actor | null>(this.#services.parts, {
      actor: this.#actorOf(request),
      requestId: request.id,
      idempotencyKey: idempotencyKey(request),
      ifMatch: ifMatchVersion(request),
      origin: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
      ending,
      ...more,
    });
  }

  async #answer(exchange: Exchange): Promise<unknown> {
    const { repeat, reply, request, input } = exchange;
    const { parts } = this.#services;
    if (!repeat) return this.#send(this.#context(exchange), exchange);
    const stored: { result?: unknown } = {};
    const { params, body } = input;
    const recordIds = (db: Database, response: unknown) =>
      this.#repeatAccess().recordIds({ actor: request.actor, db }, { params, body, response });
    const ctx = this.#context(exchange, {
      beforeCommit: async (db, result) => {
        if ('result' in stored) return;
        const status = this.#route.status ?? 200;
        const first = { status, response: result, recordIds: await recordIds(db, result) };
        await insertReply(db, repeat, first, parts.clock.now());
        stored.result = result;
        exchange.hasStored = true;
      },
    });
    const output = await this.#send(ctx, exchange);
    if ('result' in stored && !reply.sent && stored.result !== output) {
      const { db } = parts.engine;
      await changeReply(db, repeat, { response: output, recordIds: await recordIds(db, output) });
    }
    return output;
  }

  #repeatAccess(): RepeatAccess {
    return new RepeatAccess(this.#services.parts.ports.get(reachableRecords), this.#route);
  }

  /**
   * The reply of the first request once more, which counts as a reading of its charts. A stream is taken up where its work is now,
   * which is not begun again. @throws AppError NOT_FOUND when the actor can no longer reach what the reply is about
   */
  async #answerAgain(exchange: Exchange, first: StoredReply): Promise<unknown> {
    const { reply, input, request } = exchange;
    exchange.isRepeated = true;
    await this.#discard(input.files);
    const { db } = this.#services.parts.engine;
    const charts = await this.#repeatAccess().chartsOf({ actor: request.actor, db }, first.recordIds);
    const ctx = this.#context(exchange, { firstResult: { value: first.response } });
    for (const id of charts) void ctx.audit('note.read', { type: 'note', id, noteId: id });
    void ctx.audit('request.repeat', { type: 'route', id: null });
    await ctx.settled();
    reply.header('idempotency-replayed', 'true');
    if (this.#route.reply === 'stream') return this.#send(ctx, exchange);
    reply.code(first.status);
    return first.response;
  }

  async #send(ctx: RequestContext<Actor | null>, exchange: Exchange): Promise<unknown> {
    const { request, reply, input } = exchange;
    const handle = this.#bound.handle as unknown as (...args: unknown[]) => Promise<unknown>;
    switch (this.#route.reply) {
      case 'raw':
        return sendRaw(request, reply, (raw) => handle(ctx, raw) as never);
      case 'stream': {
        const checkSession = () => resolveActor(request, this.#services.sessions, { ...this.#route, background: true });
        const stream = { ctx, request, reply, checkSession, stopWork: () => exchange.ending.stop() };
        return sendStream(stream, (send, open) => handle(ctx, input, send, open) as never);
      }
      case 'bytes': {
        const file = await handle(ctx, input);
        await ctx.settled();
        return sendBytes(request, reply, file as never);
      }
      default: {
        const output = await handle(ctx, input);
        await ctx.settled();
        reply.code(this.#route.status ?? 200);
        return output ?? null;
      }
    }
  }

  async #refuse(exchange: Exchange, error: unknown): Promise<unknown> {
    const { reply, input, ending, repeat } = exchange;
    await this.#discard(input.files);
    // It was refused while its body came in, and that was the answer.
    if (reply.sent) return reply;
    const { db } = this.#services.parts.engine;
    if (repeat && exchange.hasStored && error instanceof AppError && this.#route.reply !== 'stream') {
      // A verb of several transactions was refused after its first one: what that gave is no reply.
      await deleteReply(db, repeat);
    } else if (
      repeat &&
      !exchange.isRepeated &&
      !(error instanceof AppError && error.code === 'IDEMPOTENCY_MISMATCH')
    ) {
      // Of requests with one key at the same time all but one fail, each where it met the work of that one.
      const first = await findReply(db, repeat).catch(() => null);
      if (first) return this.#answerAgain(exchange, first).catch((again: unknown) => this.#refuse(exchange, again));
    }
    await auditRefusal(this.#context(exchange), this.#route, input, error);
    if (error instanceof AppError || !ending.signal.aborted) throw error;
    throw new AppError('UNAVAILABLE', { retryAfter: 2, cause: error });
  }

  /** Removes files of a request that failed; a file that a row refers to is kept by its foreign key. */
  async #discard(files: readonly UploadedFile[]): Promise<void> {
    if (files.length === 0) return;
    const store = this.#services.parts.ports.get(fileStore);
    await Promise.allSettled(files.map((file) => store.delete(file.fileId)));
  }
}

/** The version that `If-Match` names, or null. */
function ifMatchVersion(request: FastifyRequest): number | null {
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(request.headers['if-match'] ?? '');
  return match ? Number(match[1]) : null;
}

/** The key under which a POST may be repeated, or null. @throws AppError MALFORMED_REQUEST for one of another form */
function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || request.method !== 'POST') return null;
  if (!/^[\x21-\x7e]{8,128}$/.test(key))
    throw new AppError('MALFORMED_REQUEST', { message: 'Idempotency-Key has 8 to 128 visible ASCII characters.' });
  return key;
}
