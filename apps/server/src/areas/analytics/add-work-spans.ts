import { longestSpan } from '@clinical/contract/analytics/analytics.rules';
import type { WorkSpan, WorkSpans } from '@clinical/contract/analytics/analytics.schemas';
import type { Ok } from '@clinical/contract/common.schemas';
import type { Context } from '../../platform/context.ts';
import { selectReadableEntries, storeSpans } from './analytics.queries.ts';

/** Milliseconds that a device's clock may be ahead. */
const mostAhead = 60_000;
/** Milliseconds that a device may keep spans before it reports them. */
const longestWait = 30 * 24 * 60 * 60_000;

/**
 * Stores when the actor worked, as their page measured it. Spans that cannot be are left out, so that they do not hold up the others.
 * An entry that the actor may not read, any more or at all, is not stored with its span.
 */
export async function addWorkSpans(ctx: Context, { spans }: WorkSpans): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const now = tx.clock.now();
    const byId = new Map(spans.filter((span) => mayBe(span, now)).map((span) => [span.id, span]));
    const wanted = [...byId.values()].flatMap(({ transcriptId }) => transcriptId ?? []);
    const readable = await selectReadableEntries(tx, wanted);
    await storeSpans(
      tx,
      [...byId.values()].map(({ id, kind, transcriptId, startedAt, endedAt }) => ({
        id,
        kind,
        transcriptId: transcriptId !== undefined && readable.has(transcriptId) ? transcriptId : null,
        startedAt: Date.parse(startedAt),
        endedAt: Date.parse(endedAt),
      })),
    );
    await tx.audit('work-span.add', { type: 'user', id: tx.actor.userId });
    return { ok: true };
  });
}

function mayBe({ startedAt, endedAt }: WorkSpan, now: number): boolean {
  const [start, end] = [Date.parse(startedAt), Date.parse(endedAt)];
  return end > start && end - start <= longestSpan && end <= now + mostAhead && start > now - longestWait;
}
