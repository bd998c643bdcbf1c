import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import { expect, it } from 'vitest';
import { foldOperations } from './fold-operations.ts';

const change = (id: string, set: Extract<TaskOperation, { action: 'update' }>['set'] | 'delete') => ({
  task: { id },
  set,
  operation: (set === 'delete'
    ? { action: 'delete', taskId: id, version: 1 }
    : { action: 'update', taskId: id, set, was: {} }) satisfies TaskOperation,
});
const folded = (...changes: ReturnType<typeof change>[]) =>
  foldOperations(changes).map(({ task, set }) => [task.id, set]);

it('keeps what was said last of a field, and what was said of others', () => {
  expect(
    folded(
      change('a', { status: 'doing' }),
      change('a', { dueOn: '2026-12-01' }),
      change('b', { status: 'doing' }),
      change('a', { status: 'done' }),
    ),
  ).toEqual([
    ['a', { dueOn: '2026-12-01' }],
    ['b', { status: 'doing' }],
    ['a', { status: 'done' }],
  ]);
});

it('offers a deletion beside the change before it, and no deletion of what is changed later', () => {
  expect(folded(change('a', { status: 'done' }), change('a', 'delete'), change('a', 'delete'))).toEqual([
    ['a', { status: 'done' }],
    ['a', 'delete'],
  ]);
  expect(folded(change('a', 'delete'), change('a', { status: 'done' }))).toEqual([['a', { status: 'done' }]]);
});
