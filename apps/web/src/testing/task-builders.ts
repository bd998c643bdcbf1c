import type { ApplyTaskOperations, TaskBatches } from '@clinical/contract/clinical-tasks/operations.schemas';
import type { ClinicalTask, ClinicalTaskPage } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';

let made = 0;

/** An open task of a chart, due in the far past unless said otherwise. */
export function clinicalTask(overrides: Partial<ClinicalTask> = {}): ClinicalTask {
  made += 1;
  const number = String(made).padStart(12, '0');
  return {
    id: `0190a000-0000-7000-8000-${number}`,
    note: { id: '0190a000-0000-7000-8000-0000000000a1', title: 'Maria Santos', apart: null, starred: false },
    status: 'todo',
    category: 'Orders',
    title: 'Order a chest X-ray',
    description: '',
    dueOn: '2020-01-01',
    dueUnsure: false,
    assignee: null,
    assigneeName: null,
    checklist: [],
    repeats: null,
    blockedBy: [],
    letter: null,
    receipt: null,
    proof: null,
    cardId: null,
    source: null,
    needsProof: false,
    waitsFor: [],
    rank: `a${made}`,
    createdBy: { id: '0190a000-0000-7000-8000-0000000000b1', name: 'Ben Ode' },
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    doneAt: null,
    version: 1,
    abilities: { edit: true },
    ...overrides,
  };
}

export function taskPage(items: ClinicalTask[]): ClinicalTaskPage {
  const of = (status: ClinicalTask['status']) => items.filter((task) => task.status === status).length;
  const counts = { todo: of('todo'), doing: of('doing'), done: of('done'), overdue: 0 };
  return { items, nextCursor: null, counts };
}

/** What was sent, without the day on which. */
export function withoutDay(body: ApplyTaskOperations | undefined): ApplyTaskOperations | undefined {
  if (body === undefined || 'undo' in body) return body;
  const { today: _, ...sent } = body;
  return sent;
}

/** A change of one task, which can be undone for ten minutes. */
export function taskBatch(overrides: Partial<TaskBatches['batches'][number]> = {}): TaskBatches['batches'][number] {
  made += 1;
  return {
    id: `0190a000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    createdAt: new Date().toISOString(),
    undoUntil: new Date(Date.now() + 600_000).toISOString(),
    tasks: 1,
    title: 'Order a chest X-ray',
    ...overrides,
  };
}
