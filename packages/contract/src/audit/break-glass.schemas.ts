import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';

/** Why somebody must see a chart that is not theirs to see, in their own words. */
export const BreakGlass = z.object({
  reason: z.string().trim().min(limits.breakGlassReasonMin).max(limits.breakGlassReasonMax),
});
export type BreakGlass = z.input<typeof BreakGlass>;

/** What an admin finds afterwards. */
export const BreakGlassVerdict = z.enum(['justified', 'not-justified']);
export type BreakGlassVerdict = z.infer<typeof BreakGlassVerdict>;

export const ReviewBreakGlass = z.object({
  review: BreakGlassVerdict,
  comment: z.string().trim().max(1_000).default(''),
});
export type ReviewBreakGlass = z.input<typeof ReviewBreakGlass>;

/** A chart that was opened in an emergency. It can be read until `endsAt` and not a moment longer. */
export const BreakGlassAccess = z
  .object({
    id: Id,
    noteId: Id,
    /** Null where the reader may not see the chart, or it is gone. */
    noteTitle: z.string().nullable(),
    userId: Id,
    userName: z.string(),
    reason: z.string(),
    startedAt: Timestamp,
    endsAt: Timestamp,
    /** Null until an admin has looked at it. */
    review: z
      .object({ verdict: BreakGlassVerdict, comment: z.string(), userName: z.string(), at: Timestamp })
      .nullable(),
    abilities: z.object({ review: z.boolean() }),
  })
  .meta({ id: 'BreakGlassAccess' });
export type BreakGlassAccess = z.infer<typeof BreakGlassAccess>;

/** `waiting`: those that nobody has reviewed yet; `mine`: the caller's own that last, for anybody. */
export const BreakGlassFilter = z.object({
  state: z.enum(['waiting', 'all', 'mine']).default('all'),
  noteId: Id.optional(),
});
export type BreakGlassFilter = z.input<typeof BreakGlassFilter>;
