import type { BriefGroup } from '@clinical/contract/brief/brief.schemas';
import type { BriefSource } from '../brief/public.ts';
import { viewNote } from '../notes/public.ts';
import { selectDueTasks } from './brief-tasks.queries.ts';

/** Late loops, other late tasks, and what is due on the day. */
export const briefTasks: BriefSource = async (ctx, { date, limit }) => {
  const groups = new Map<string, BriefGroup>();
  for (const row of await selectDueTasks(ctx, date, limit)) {
    const { kind, amount: count, taskId, taskTitle: title, category, dueOn } = row;
    const group = groups.get(kind) ?? { kind, count, items: [] };
    group.items.push({ about: 'task', taskId, title, category, dueOn, note: viewNote(ctx.actor, row) });
    groups.set(kind, group);
  }
  return [...groups.values()];
};
