import { loopCategories } from '@clinical/contract/clinical-tasks/clinical-tasks.rules';
import type { ClinicalTask, TaskProof } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { dayOf, daysUntil } from '../../lib/today.ts';

export type StationName = 'said' | 'letter' | 'receipt' | 'reply';
/** proved: something is bound to it. next: the one that is waited for; late when its day is past. open: nothing yet. */
export type Station = { name: StationName; state: 'proved' | 'next' | 'late' | 'open'; record: TaskProof | null };

export const isLoop = ({ category }: Pick<ClinicalTask, 'category'>): boolean => loopCategories.includes(category);

type Loop = Pick<ClinicalTask, 'source' | 'letter' | 'receipt' | 'proof' | 'status' | 'dueOn'>;

/** The four stations of a loop, in their order. The one after the last that is proved is waited for. */
export function stationsOf(task: Loop, today: string): Station[] {
  const records = { said: null, letter: task.letter, receipt: task.receipt, reply: task.proof };
  const names = ['said', 'letter', 'receipt', 'reply'] as const;
  const proved = names.map((name) => (name === 'said' ? task.source !== null : records[name] !== null));
  const next = task.status === 'done' || proved[3] ? -1 : Math.max(proved.lastIndexOf(true) + 1, 1);
  const late = task.dueOn !== null && daysUntil(task.dueOn, today) < 0;
  return names.map((name, place): Station => {
    const state = proved[place] ? 'proved' : place !== next ? 'open' : late ? 'late' : 'next';
    return { name, state, record: records[name] };
  });
}

/** Whole days since the last thing that happened in a loop. */
export function daysWaiting({ letter, receipt, createdAt }: ClinicalTask, today: string): number {
  const last = Math.max(...[receipt?.at, letter?.at, createdAt].flatMap((at) => (at ? [Date.parse(at)] : [])));
  return Math.max(0, daysUntil(today, dayOf(new Date(last))));
}
