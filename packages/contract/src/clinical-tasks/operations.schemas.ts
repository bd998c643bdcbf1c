import { z } from 'zod';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';
import { ClinicalTask, TaskFields, TaskSource } from './clinical-tasks.schemas.ts';

/** Makes a task. `id` is the client's own, so that a repeat makes none. */
const CreateTask = z.object({
  action: z.literal('create'),
  id: Id,
  noteId: Id,
  set: TaskFields.partial().extend({ title: TaskFields.shape.title, category: TaskFields.shape.category }),
  source: TaskSource.optional(),
  dueUnsure: z.boolean().optional(),
  /** Of a suggestion: the same in every writing of the note. */
  suggestionKey: z.string().max(100).optional(),
});

/**
 * Changes fields, and moves a task in its column: `after` names the task that it follows, null puts it first. `was` holds the value
 * that each field had when the change was made, and `rank` for `after`. `source` binds the task to words of a visit of its chart.
 * `dueUnsure` marks the day of `set`: no exact one was named.
 */
const UpdateTask = z
  .object({
    action: z.literal('update'),
    taskId: Id,
    set: TaskFields.partial().extend({ after: Id.nullable().optional(), source: TaskSource.nullable().optional() }),
    was: TaskFields.partial().extend({
      rank: z.string().max(200).optional(),
      source: TaskSource.nullable().optional(),
    }),
    dueUnsure: z.boolean().optional(),
  })
  .refine(({ set, was }) => Object.keys(set).every((field) => (field === 'after' ? 'rank' : field) in was), {
    message: 'name the value that each field had before',
    path: ['was'],
  });

const DeleteTask = z.object({ action: z.literal('delete'), taskId: Id, version: z.number().int() });

export const TaskOperation = z.union([CreateTask, UpdateTask, DeleteTask]);
export type TaskOperation = z.infer<typeof TaskOperation>;

export const operationsMax = 200;

/** Operations of one batch, or the id of a batch to undo. `today`: a task that comes back is due after the caller's own day. */
export const ApplyTaskOperations = z.union([
  z.object({ operations: z.array(TaskOperation).min(1).max(operationsMax), today: CalendarDate.optional() }),
  z.object({ undo: Id }),
]);
export type ApplyTaskOperations = z.input<typeof ApplyTaskOperations>;

/**
 * changed: a field has another value now. gone: deleted, or not within reach. proof: a loop is done only with one.
 * invalid: what it names is not there.
 */
export const RefusedWhy = z.enum(['changed', 'gone', 'proof', 'invalid']);
export type RefusedWhy = z.infer<typeof RefusedWhy>;

export const OperationResult = z.object({
  /** Place in `operations`. */
  index: z.number().int(),
  refused: z.object({ why: RefusedWhy, message: z.string() }).nullable(),
  /** As it is now; null when it is gone. */
  task: ClinicalTask.nullable(),
});
export type OperationResult = z.infer<typeof OperationResult>;

export const AppliedTaskOperations = z.object({
  /** Null when nothing was applied. */
  batchId: Id.nullable(),
  undoUntil: Timestamp.nullable(),
  results: z.array(OperationResult),
});
export type AppliedTaskOperations = z.infer<typeof AppliedTaskOperations>;

/** Batches of mine that can still be undone, the newest first. */
export const TaskBatches = z.object({
  batches: z.array(
    z.object({
      id: Id,
      createdAt: Timestamp,
      undoUntil: Timestamp,
      /** Tasks that were made, changed or deleted. */
      tasks: z.number().int(),
      /** Of one of them, where I still see its chart. */
      title: z.string().nullable(),
    }),
  ),
});
export type TaskBatches = z.infer<typeof TaskBatches>;
