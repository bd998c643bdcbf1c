import type { TaskCards } from '../clinical-tasks/public.ts';
import { isCardInChart } from './kanban.queries.ts';

/** A task can point to a card of its chart. */
export const cardsForTasks: TaskCards = { isInChart: isCardInChart };
