import { z } from 'zod';

export const Health = z.object({ status: z.literal('ok') });
export type Health = z.infer<typeof Health>;
export const Ready = z.object({
  status: z.enum(['ready', 'starting', 'stopping']),
  database: z.enum(['ok', 'unreachable']),
});
export type Ready = z.infer<typeof Ready>;
export const ApiDocument = z.record(z.string(), z.unknown());
export type ApiDocument = z.infer<typeof ApiDocument>;

/** Which engine serves an area, and why. */
export const EngineInfo = z.object({ area: z.string(), engine: z.string(), label: z.string(), reason: z.string() });
export type EngineInfo = z.infer<typeof EngineInfo>;
