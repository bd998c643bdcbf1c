import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { BytesReply, RawReply, RawRequest } from '../area.ts';
import { openSse, type SseWriter } from '../events/sse.ts';
import { replyPolicy } from './page-security.ts';
import type { RequestContext } from './request-context.ts';
import type { Actor } from '../session.ts';
import { toAppError } from './error-reply.ts';

/** Lets a protocol library answer, and passes on what it wrote. */
export async function sendRaw(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (raw: RawRequest) => Promise<RawReply>,
): Promise<FastifyReply> {
  const { status, headers, body } = await answer({
    method: request.method,
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
    body: (request.body ?? {}) as Record<string, string>,
    cookies: request.cookies as Record<string, string>,
    headers: request.headers,
    text: request.bodyText ?? '',
  });
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  return reply.send(body);
}

function parseRange(header: string | undefined, size: number): { start: number; end: number } | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || size === 0 || (match[1] === '' && match[2] === '')) return null;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (start > end || start >= size)
    throw new AppError('INVALID_INPUT', { detail: [{ loc: ['header', 'range'], msg: 'outside the file' }] });
  return { start, end };
}

/** A file, always as an attachment that the browser neither sniffs nor runs. */
export async function sendBytes(request: FastifyRequest, reply: FastifyReply, file: BytesReply): Promise<FastifyReply> {
  const range = file.size === null ? null : parseRange(request.headers.range, file.size);
  if (file.size !== null) {
    reply.header('content-length', range ? range.end - range.start + 1 : file.size).header('accept-ranges', 'bytes');
  }
  reply
    .code(range ? 206 : 200)
    .header('content-type', file.mediaType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', replyPolicy);
  if (range) reply.header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return reply.send(await file.open(range ?? undefined));
}

type StreamRequest = {
  ctx: RequestContext<Actor | null>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Rejects when the session that asked no longer stands. */
  checkSession(): Promise<unknown>;
  stopWork(): void;
};

const checkEveryMs = 1_000;

/** Ends the stream within a second when its session does. Streams of the event bus are looked after there, all at once. */
function watchSession(writer: SseWriter, { checkSession, stopWork }: StreamRequest): void {
  const timer = setInterval(() => {
    checkSession().catch((error: unknown) => {
      if (!(error instanceof AppError) || error.status >= 500) return;
      writer.end('ended');
      stopWork();
    });
  }, checkEveryMs).unref();
  void writer.over.then(() => clearInterval(timer));
}

/** Server-sent events until the handler is done, the client has gone, or the session has ended. */
export async function sendStream(
  stream: StreamRequest,
  produce: (send: (event: unknown) => Promise<void>, open: () => SseWriter) => Promise<void>,
): Promise<FastifyReply> {
  const { ctx, request, reply } = stream;
  let writer: SseWriter | null = null;
  const open = () => {
    if (writer) return writer;
    const headers = reply.getHeaders();
    reply.hijack();
    writer = openSse(reply.raw, headers);
    return writer;
  };
  const opened = (): SseWriter | null => writer;
  try {
    await produce(async (event) => {
      await ctx.settled();
      if (!opened()) watchSession(open(), stream);
      await open().sendSlowly(event);
    }, open);
    opened()?.end('done');
  } catch (error) {
    const started = opened();
    if (!started) throw error;
    if (!ctx.signal.aborted) {
      const failure = toAppError(error);
      if (failure.status >= 500)
        request.log.error({ reqId: request.id, err: failure.cause ?? failure }, 'a stream failed');
      started.send({ type: 'error', message: failure.message });
    }
    started.end('done');
  }
  return reply;
}
