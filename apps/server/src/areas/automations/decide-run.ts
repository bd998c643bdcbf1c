import type { AutoTaskerOutcome } from '@clinical/contract/automations/automations.schemas';
import { sha256 } from '../../platform/crypto/sha256.ts';
import type { Scope } from '../../platform/context.ts';
import { findBySuggestion, plainTitle, selectOpenTasks, selectSettledKeys } from '../clinical-tasks/public.ts';
import type { Entry } from '../transcripts/public.ts';
import { type AutoTaskerRow, selectMadeOf } from './automations.queries.ts';
import type { PlannedTask } from './plan-work.ts';

export type Decision = {
  outcome: AutoTaskerOutcome;
  /** The task that is there already. */
  taskId: string | null;
  /** Under which a new task is made: once in a chart. */
  key: string;
};

type Rule = Pick<AutoTaskerRow, 'id' | 'category' | 'paused' | 'dailyBudget'>;

/**
 * What comes of one event now. A task that a person took, dropped or has open already is not made again, nor what a former version of the
 * rule made. @param made tasks of the rule in the last 24 hours
 */
export async function decideRun(
  scope: Pick<Scope, 'actor' | 'db'>,
  rule: Rule,
  entry: Pick<Entry, 'noteId'>,
  work: Pick<PlannedTask, 'eventKey' | 'suggestionKey' | 'covers' | 'title'>,
  { mayManage, made }: { mayManage: boolean; made: number },
): Promise<Decision> {
  const { eventKey, suggestionKey, covers, title } = work;
  const ownKey = `rule:${sha256(`${rule.id} ${eventKey}`).slice(0, 40)}`;
  const before = await selectMadeOf(scope, eventKey);
  // another rule may have taken the suggestion of this event: then this one has a task of its own
  const key = suggestionKey === null || before.length > 0 ? ownKey : suggestionKey;
  const end = (outcome: AutoTaskerOutcome, taskId: string | null = null): Decision => ({ outcome, taskId, key });
  if (rule.paused) return end('paused');
  if (!mayManage) return end('no-access');
  const own = before.find(({ taskerId }) => taskerId === rule.id);
  if (own) return end('exists', own.taskId);
  const taken = await findBySuggestion(scope, entry.noteId, key);
  if (taken !== null) return end('exists', taken);
  const settled = await selectSettledKeys(scope, entry.noteId);
  if (settled.has(key)) return end('dropped');
  // a person has answered all that a task about the visit would say
  const [first] = covers;
  if (first !== undefined && before.length === 0 && covers.every((each) => settled.has(each))) {
    const answered = await findBySuggestion(scope, entry.noteId, first);
    return end(answered === null ? 'dropped' : 'exists', answered);
  }
  const open = await selectOpenTasks(scope, entry.noteId);
  const same = open.find((each) => each.category === rule.category && plainTitle(each.title) === plainTitle(title));
  if (same) return end('exists', same.id);
  return end(made >= rule.dailyBudget ? 'budget' : 'made');
}
