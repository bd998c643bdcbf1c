import type { BriefSource } from '../brief/public.ts';
import { countFailedFaxes, countFaxesToFile } from './brief-faxes.queries.ts';

/** A fax that failed longer ago was seen, or is no longer wanted, in milliseconds. */
const recently = 14 * 24 * 60 * 60_000;

/** Faxes that wait for somebody to file them, and those of the reader that did not get through. */
export const briefFaxes: BriefSource = async (ctx) => [
  { kind: 'failedFaxes', count: await countFailedFaxes(ctx, ctx.clock.now() - recently), items: [] },
  { kind: 'faxes', count: await countFaxesToFile(ctx), items: [] },
];
