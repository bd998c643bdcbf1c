import type { BriefGroup } from '@clinical/contract/brief/brief.schemas';
import type { Context } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';

/** `date` is the reader's day; `from` and `to` are its bounds in epoch milliseconds, `to` exclusive; `limit`: lines of a group. */
export type BriefDay = { date: string; from: number; to: number; limit: number };

/** Groups of lines for the acting person, of charts that they see. */
export type BriefSource = (ctx: Context, day: BriefDay) => Promise<BriefGroup[]>;

export const briefSources = port<readonly BriefSource[]>('brief-sources');
