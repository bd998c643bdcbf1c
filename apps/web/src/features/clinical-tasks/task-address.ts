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
};

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The engine of a browser takes the 30th of February for a day in March. */
function asDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : undefined;
}
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
  };
}
