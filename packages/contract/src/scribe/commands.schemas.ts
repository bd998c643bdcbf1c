import { z } from 'zod';
import { Id } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { Transcript } from '../transcripts/entries.schemas.ts';

/** What to write from a chart, in a person's own words: "write a referral letter to cardiology". */
export const ChartCommand = z.object({
  command: z.string().trim().min(1, 'say what to write').max(limits.instruction),
  model: z.string().max(60).nullish(),
  /** The entries to draw from; all of the chart unless given. */
  entryIds: z.array(Id).max(500).optional(),
});
export type ChartCommand = z.input<typeof ChartCommand>;

/** The new entry, and the job that writes its text. */
export const StartedCommand = z.object({ transcript: Transcript, taskId: Id });
export type StartedCommand = z.infer<typeof StartedCommand>;
