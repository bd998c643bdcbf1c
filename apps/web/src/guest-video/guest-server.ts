import type { AppEvent } from '@clinical/contract/operations/events.schemas';
import type { PeerSync } from '@clinical/contract/video-visits/signals.schemas';
import type {
  GuestAnswer,
  GuestCall,
  GuestGreeting,
  GuestVisit,
  OpenGuest,
} from '@clinical/contract/video-visits/video-visits.schemas';
import { LinkRefusal, statusOf } from '../patient/link-server.ts';

const pathOf = (token: string): string => `/api/video-guests/${encodeURIComponent(token)}`;

const ask = (path: string, body?: object, init: RequestInit = {}): Promise<Response> =>
  fetch(path, {
    method: body ? 'POST' : 'GET',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    credentials: 'omit',
    cache: 'no-store',
    ...init,
  });

async function read<T>(asked: Promise<Response>): Promise<T> {
  const reply = await asked.catch(() => null);
  if (!reply || reply.status >= 500 || reply.status === 429) throw new LinkRefusal(reply?.status === 429 ? 429 : 0);
  if (!reply.ok) throw new LinkRefusal(reply.status);
  return (await reply.json()) as T;
}

export const greet = (token: string): Promise<GuestGreeting> => read(ask(pathOf(token)));
export const open = (token: string, body: OpenGuest): Promise<GuestVisit> => read(ask(pathOf(token), body));
export const sync = (token: string, visit: string, body: PeerSync): Promise<GuestCall> =>
  read(ask(`${pathOf(token)}/sync`, { ...body, visit }));
/** Sent also while the page closes. */
export const answer = (token: string, body: GuestAnswer): Promise<GuestCall> =>
  read(ask(`${pathOf(token)}/answers`, body, { keepalive: true }));

/** The link opens nothing for this page any more. */
export const isRefusal = (error: unknown): boolean => [404, 409].includes(statusOf(error));

/** A stream that ended is opened again after so many milliseconds. */
const again = 3_000;

/** Calls back for each event, until it is undone with what it gives. Without a stream the page still asks every few seconds. */
export function listen(token: string, visit: string, onEvent: () => void): () => void {
  const stop = new AbortController();
  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await readStream(token, visit, onEvent, stop.signal).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, again));
    }
  };
  void run();
  return () => stop.abort();
}

async function readStream(token: string, visit: string, onEvent: () => void, signal: AbortSignal): Promise<void> {
  const reply = await ask(`${pathOf(token)}/events`, { visit }, { signal });
  if (!reply.ok || !reply.body) return;
  const reader = reply.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    const events = lines
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice(6)) as AppEvent);
    // also the first one: what came before the stream was open
    if (events.length > 0) onEvent();
  }
}
