import type { Tx } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';

/** Cards that a task can point to. The board comes after this area and fills it. */
export type TaskCards = { isInChart(tx: Tx, noteId: string, cardId: string): Promise<boolean> };

export const taskCards = port<TaskCards>('task-cards');
