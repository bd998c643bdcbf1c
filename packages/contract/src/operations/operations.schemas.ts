import { z } from 'zod';

export const Health = z.object({ status: z.literal('ok') });
export type Health = z.infer<typeof Health>;
export const Ready = z.object({
  status: z.enum(['ready', 'starting', 'stopping']),
  database: z.enum(['ok', 'unreachable']),
  /** `full` or `read-only`: reading works, and every write is refused. */
  storage: z.enum(['ok', 'full', 'read-only']),
});
export type Ready = z.infer<typeof Ready>;
export const ApiDocument = z.record(z.string(), z.unknown());
export type ApiDocument = z.infer<typeof ApiDocument>;

/** Who writes behind a model of the picker, and why; `served` false: nobody does, and `reason` says what is missing. */
export const ModelEngine = z.object({
  key: z.string(),
  served: z.boolean(),
  /** The provider and its own name of the model, or the local engine; empty where nobody serves it. */
  label: z.string(),
  reason: z.string(),
});
export type ModelEngine = z.infer<typeof ModelEngine>;

/**
 * Which engine serves an area, and why. `models`: of the area `notes`, one for each key of the price list. `switchedOff`: one is set up,
 * and the workspace has switched it off.
 */
export const EngineInfo = z.object({
  area: z.string(),
  engine: z.string(),
  label: z.string(),
  reason: z.string(),
  models: z.array(ModelEngine).optional(),
  switchedOff: z.boolean().optional(),
});
export type EngineInfo = z.infer<typeof EngineInfo>;
