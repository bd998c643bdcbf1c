import { ApiError, isOffline } from '@clinical/api-client/api-error';
import type { Message, NewMessage } from '@clinical/contract/messaging/messaging.schemas';
import { untilReachable } from '../../lib/connection.ts';
import { backOff, pause } from '../../lib/events/back-off.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { outsideStore } from '../../lib/outside-store.ts';
import { localStore } from '../../lib/store/store.ts';
import type { UnsentKey } from '../../lib/store/unsent-keys.ts';

/** A message of this person that the server does not have yet, as far as anybody here knows. */
export type Waiting = {
  clientId: string;
  channelId: string;
  content: string;
  replyTo: { id: string; authorName: string; content: string; threadId: string } | null;
  note: { id: string; title: string } | null;
  /** Missing in what was written by an earlier version of the page. */
  urgent?: boolean;
  /** When it was written, in epoch milliseconds; messages of one channel are sent in this order. */
  at: number;
  /** Why it was refused; null while it is in line or on its way. */
  refusal: string | null;
};

type Post = (channelId: string, body: NewMessage) => Promise<Message>;
type Delivery = { post: Post; show: (message: Message) => void };

const waiting = outsideStore<readonly Waiting[]>([]);
export const outbox = { get: waiting.get, subscribe: waiting.subscribe };

const sending = new Set<string>();
let delivery: Delivery | null = null;

/** A server that fails is asked again so often before that is called a refusal. */
const mostFailures = 3;

const keyOf = (clientId: string): UnsentKey => `message:${clientId}`;

/** Sends what waits on this device, and shows what was sent. Called by each page that could send. */
export async function startOutbox(next: Delivery): Promise<void> {
  delivery = next;
  const store = await localStore().catch(() => null);
  const kept = (await store?.list<Waiting>('message:').catch(() => [])) ?? [];
  const here = new Set(waiting.get().map(({ clientId }) => clientId));
  const left = kept.map(({ value }) => value).filter(({ clientId }) => !here.has(clientId));
  waiting.set((all) => [...all, ...left].toSorted((a, b) => a.at - b.at));
  for (const { channelId } of waiting.get()) void sendAll(channelId);
}

/** Puts a message at the end of its channel's line. */
export function enqueue(message: Omit<Waiting, 'clientId' | 'at' | 'refusal'>, now = Date.now()): void {
  // the clock may stand still or go back
  const at = Math.max(now, (waiting.get().at(-1)?.at ?? 0) + 1);
  const entry: Waiting = { ...message, clientId: crypto.randomUUID(), at, refusal: null };
  waiting.set((all) => [...all, entry]);
  void persist(entry);
  void sendAll(entry.channelId);
}

/** Tries a refused message again, under the same id: it never comes twice. */
export function resend(clientId: string): void {
  const entry = change(clientId, { refusal: null });
  if (entry) void sendAll(entry.channelId);
}

export function discard(clientId: string): void {
  const entry = waiting.get().find((each) => each.clientId === clientId);
  forget(clientId);
  if (entry) void sendAll(entry.channelId);
}

/** One message of a channel at a time: the next one goes when the answer is there, so none overtakes another. */
async function sendAll(channelId: string): Promise<void> {
  if (sending.has(channelId)) return;
  sending.add(channelId);
  let failures = 0;
  for (;;) {
    const next = waiting.get().find((each) => each.channelId === channelId);
    // those behind a refused one wait for a decision about it
    if (!next || next.refusal !== null || !delivery) break;
    try {
      delivery.show(await delivery.post(channelId, bodyOf(next)));
      forget(next.clientId);
      failures = 0;
    } catch (error) {
      const wait = waitAfter(error, failures);
      failures += 1;
      if (wait === null) change(next.clientId, { refusal: messageOf(error) });
      else {
        await pause(wait, new AbortController().signal);
        await untilReachable();
      }
    }
  }
  sending.delete(channelId);
}

/** Milliseconds until the next try; null when another try would not help. */
function waitAfter(error: unknown, failures: number): number | null {
  if (isOffline(error)) return backOff(Math.min(failures, 5), Math.random());
  if (!(error instanceof ApiError)) return null;
  if (error.status === 429) return (error.retryAfter ?? 60) * 1_000;
  return error.status >= 500 && failures < mostFailures ? backOff(failures, Math.random()) : null;
}

const bodyOf = ({ clientId, content, replyTo, note, urgent }: Waiting): NewMessage => ({
  clientId,
  content,
  ...(replyTo ? { replyTo: replyTo.id } : {}),
  ...(note ? { noteId: note.id } : {}),
  ...(urgent ? { urgent } : {}),
});

function change(clientId: string, part: Partial<Waiting>): Waiting | null {
  waiting.set((all) => all.map((each) => (each.clientId === clientId ? { ...each, ...part } : each)));
  const entry = waiting.get().find((each) => each.clientId === clientId) ?? null;
  if (entry) void persist(entry);
  return entry;
}

function forget(clientId: string): void {
  waiting.set((all) => all.filter((each) => each.clientId !== clientId));
  void inStore((kept) => kept.remove(keyOf(clientId)));
}

const persist = (entry: Waiting) => inStore((kept) => kept.put(keyOf(entry.clientId), entry));

/** Changes of the device's store, one after the other: a message that was sent is never stored again. A device without one goes without. */
let stored: Promise<unknown> = Promise.resolve();
function inStore(work: (kept: NonNullable<Awaited<ReturnType<typeof localStore>>>) => Promise<void>): Promise<unknown> {
  stored = stored.then(async () => {
    const kept = await localStore();
    if (kept) await work(kept);
  });
  stored = stored.catch(() => undefined);
  return stored;
}
