import { type ApiError, offlineError, replyError } from './api-error.ts';
import type { ClientConfig } from './config.ts';

/**
 * One HTTP exchange: bearer added, no reply told from a bad reply.
 * @throws ApiError for every status of 400 and above, and with code `OFFLINE` when no reply came; AbortError when aborted
 */
export async function send(
  config: ClientConfig,
  address: string,
  init: RequestInit,
  options: { authorize?: boolean; fallbackText?: string } = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = options.authorize === false ? null : await config.token();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  let reply: Response;
  try {
    // The cookie belongs to sign-in alone; our calls carry the bearer.
    reply = await fetch(address, { ...init, headers, credentials: 'omit' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    config.onReachable?.(false);
    throw offlineError(error);
  }
  config.onReachable?.(true);
  if (reply.ok) return reply;
  const error = replyError(
    reply.status,
    await bodyText(reply),
    (name) => reply.headers.get(name),
    options.fallbackText,
  );
  if (options.authorize !== false) reportRejected(config, error);
  throw error;
}

/** 401 and 403 mean one thing in this product: the session is over. */
export function reportRejected(config: ClientConfig, error: ApiError): void {
  if (error.status === 401 || error.status === 403) config.onRejected?.(error);
}

/** The body as JSON, or null when there is none. A reply that breaks off counts as no reply. */
export async function readJson<Output>(config: ClientConfig, reply: Response): Promise<Output> {
  const text = await reply.text().catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    config.onReachable?.(false);
    throw offlineError(error);
  });
  if (text === '') return null as Output;
  try {
    return JSON.parse(text) as Output;
  } catch (cause) {
    throw Object.assign(
      replyError(reply.status, '', (name) => reply.headers.get(name)),
      { cause },
    );
  }
}

async function bodyText(reply: Response): Promise<string> {
  return reply.text().catch(() => '');
}
