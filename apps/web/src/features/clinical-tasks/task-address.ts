import { taskCategories } from '@clinical/contract/clinical-tasks/clinical-tasks.rules';
import type { TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { readSharedFilter, type SharedFilter } from '../../lib/shared-filter.ts';

/** What the address of the page may say: ids and words of the program, never a name. `date_range` is of due days. */
export type TaskAddress = SharedFilter & {
  category?: TaskCategory;
  /** `me`, `all`, or the id of a person or a department. Without it an admin sees all, others their own. */
  who?: string;
  overdue?: true;
  noteId?: string;
  /** The one that is open in place. */
  task?: string;
  /** The secret of a shared list, which is shown instead of all else. */
  share?: string;
  /** The table without one. */
  view?: 'board' | 'day';
};

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const asId = (value: unknown): string | undefined => (typeof value === 'string' && id.test(value) ? value : undefined);

/** Keeps what the page understands of any address; the rest is dropped. */
export function readTaskAddress(search: Record<string, unknown>): TaskAddress {
  const who = search['who'] === 'me' || search['who'] === 'all' ? search['who'] : asId(search['who']);
  return {
    category: taskCategories.find((category) => category === search['category']),
    who,
    overdue: search['overdue'] === true || search['overdue'] === 'true' ? true : undefined,
    ...readSharedFilter(search),
    noteId: asId(search['noteId']),
    task: asId(search['task']),
    share: typeof search['share'] === 'string' ? search['share'] : undefined,
    view: search['view'] === 'board' || search['view'] === 'day' ? search['view'] : undefined,
  };
}
