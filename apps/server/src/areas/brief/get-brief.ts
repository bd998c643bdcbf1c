import { type Brief, type BriefFilter, type BriefGroup, BriefKind } from '@clinical/contract/brief/brief.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { briefSources } from './brief-sources.ts';

const usualLimit = 20;
const minute = 60_000;
const dayLength = 24 * 60 * minute;

/** What needs the actor on a day, from all areas. */
export async function getBrief(ctx: Context, { date: asked, offset, limit }: BriefFilter): Promise<Brief> {
  const ahead = Number(offset ?? 0) * minute;
  const date = asked ?? isoTime(ctx.clock.now() + ahead).slice(0, 10);
  const from = Date.parse(`${date}T00:00:00Z`) - ahead;
  const day = { date, from, to: from + dayLength, limit: limit === undefined ? usualLimit : Number(limit) };
  const [found] = await Promise.all([
    Promise.all(ctx.use(briefSources).map((source) => source(ctx, day))),
    ctx.audit('brief.read', { type: 'note', id: null }),
  ]);
  const groups = found.flat();
  return { date, groups: BriefKind.options.flatMap((kind) => joined(groups.filter((group) => group.kind === kind))) };
}

function joined(groups: readonly BriefGroup[]): BriefGroup[] {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const [first] = groups;
  return first && count > 0 ? [{ kind: first.kind, count, items: groups.flatMap(({ items }) => items) }] : [];
}
