import { z } from 'zod';
import { limits } from '../limits.ts';

/** A line that an engine heard while the recording was made, on the recording's clock; its first millisecond names it. */
export const LiveLine = z.object({
  startMs: z.number().int().min(0).max(limits.recordingLife),
  endMs: z.number().int().min(0).max(limits.recordingLife),
  text: z.string().min(1).max(limits.liveLine),
  speaker: z.string().max(60).nullable(),
});
export type LiveLine = z.infer<typeof LiveLine>;

export const LiveLines = z.object({ lines: z.array(LiveLine) });
export type LiveLines = z.infer<typeof LiveLines>;

export const SaveLiveLines = z.object({ lines: z.array(LiveLine).max(limits.liveLines) });
export type SaveLiveLines = z.infer<typeof SaveLiveLines>;

/** A number or a drug name of the final text that was heard otherwise live. `start` and `end`: UTF-16 units of the utterance's text. */
export const LiveChange = z.object({
  utteranceId: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  /** What the live text had there; empty when it had nothing. */
  before: z.string(),
  kind: z.enum(['number', 'drug']),
});
export type LiveChange = z.infer<typeof LiveChange>;

export const LiveChanges = z.object({
  changes: z.array(LiveChange),
  /** Somebody has looked at them and put them away. */
  dismissed: z.boolean(),
});
export type LiveChanges = z.infer<typeof LiveChanges>;

export const DismissLiveChanges = z.object({ dismissed: z.boolean() });
export type DismissLiveChanges = z.infer<typeof DismissLiveChanges>;
