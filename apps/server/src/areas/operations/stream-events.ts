import type { Context } from '../../platform/context.ts';
import type { SseWriter } from '../../platform/events/sse.ts';
import { eventStreams } from './program.ts';

/** The event stream of one browser, until it goes, its token ends or its session is ended. */
export async function streamEvents(ctx: Context, open: () => SseWriter): Promise<void> {
  const { userId, sessionId, principals, expiresAt } = ctx.actor;
  await ctx.use(eventStreams).serve({ userId, sessionId, principals, expiresAt }, open);
}
