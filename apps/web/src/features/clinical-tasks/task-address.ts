import { taskCategories } from '@clinical/contract/clinical-tasks/clinical-tasks.rules';
import type { TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';

/** What the address of the page may say: ids and words of the program, never a name. Days are YYYY-MM-DD, both included. */
export type TaskAddress = {
  category?: TaskCategory;
  /** `me`, `all`, or the id of a person or a department. Without it an admin sees all, others their own. */
  who?: string;
  overdue?: true;
  from?: string;
  to?: string;
  noteId?: string;
  /** The one that is open in place. */
  task?: string;
  /** The secret of a shared list, which is shown instead of all else. */
  share?: string;
  /** The table without one. */
  view?: 'board' | 'day';
};

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const asDay = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  // February 30 becomes March 2
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
};
const asId = (value: unknown): string | undefined => (typeof value === 'string' && id.test(value) ? value : undefined);

/** Keeps what the page understands of any address; the rest is dropped. */
export function readTaskAddress(search: Record<string, unknown>): TaskAddress {
  const who = search['who'] === 'me' || search['who'] === 'all' ? search['who'] : asId(search['who']);
  return {
    category: taskCategories.find((category) => category === search['category']),
    who,
    overdue: search['overdue'] === true || search['overdue'] === 'true' ? true : undefined,
    from: asDay(search['from']),
    to: asDay(search['to']),
    noteId: asId(search['noteId']),
    task: asId(search['task']),
    share: typeof search['share'] === 'string' ? search['share'] : undefined,
    view: search['view'] === 'board' || search['view'] === 'day' ? search['view'] : undefined,
  };
}
