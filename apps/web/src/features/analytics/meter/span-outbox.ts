import { ApiError, isOffline } from '@clinical/api-client/api-error';
import { addWorkSpans } from '@clinical/contract/analytics/analytics.calls';
import { mostSpans } from '@clinical/contract/analytics/analytics.rules';
import { api } from '../../../lib/api.ts';
import { localStore } from '../../../lib/store/store.ts';
import { oneTabAtATime } from '../../../lib/tab.ts';
import type { MeteredSpan } from './work-meter.ts';

const keyOf = (id: string): string => `work:${id}`;

/** Spans of this tab that the server does not have yet, for a browser that stores nothing. */
const waiting = new Map<string, MeteredSpan>();

/** Keeps spans on the device until the server has them. */
export async function keepSpans(spans: readonly MeteredSpan[]): Promise<void> {
  for (const span of spans) waiting.set(span.id, span);
  const store = await localStore();
  if (!store) return;
  for (const span of spans) await store.put(keyOf(span.id), span);
}

/** Reports what is kept, of all tabs, in one of them at a time. What cannot be sent stays for the next time. */
export function sendSpans(): Promise<void> {
  return oneTabAtATime('work-spans', async () => {
    const store = await localStore();
    const kept = (await store?.list<MeteredSpan>('work:')) ?? [];
    const all = new Map(kept.map(({ value }) => [value.id, value]));
    for (const [id, span] of waiting) all.set(id, span);
    const spans = [...all.values()];
    for (let from = 0; from < spans.length; from += mostSpans) {
      const some = spans.slice(from, from + mostSpans);
      if (!(await isDone(some))) return;
      for (const span of some) await forget(span);
    }
  });
}

/** True when the server has them, or will never take them. */
async function isDone(spans: readonly MeteredSpan[]): Promise<boolean> {
  const body = {
    spans: spans.map(({ startedAt, endedAt, ...span }) => ({
      ...span,
      startedAt: new Date(startedAt).toISOString(),
      endedAt: new Date(endedAt).toISOString(),
    })),
  };
  try {
    await api.request(addWorkSpans, { body });
    return true;
  } catch (error) {
    if (isOffline(error) || !(error instanceof ApiError)) return false;
    return error.status === 422;
  }
}

/** One that has grown meanwhile stays. */
async function forget({ id, endedAt }: MeteredSpan): Promise<void> {
  if (waiting.get(id)?.endedAt === endedAt) waiting.delete(id);
  const store = await localStore();
  const kept = await store?.get<MeteredSpan>(keyOf(id));
  if (kept?.value.endedAt === endedAt) await store?.remove(keyOf(id));
}
