import { z } from 'zod';
import { CalendarDate, Id } from '../common.schemas.ts';
import { ClinicalTask } from './clinical-tasks.schemas.ts';
import { TaskOperation } from './operations.schemas.ts';
import { TaskSelection } from './shares.schemas.ts';

/**
 * An instruction for many tasks, typed or transcribed. `noteId` narrows it to one chart, `within` to the
 * list that its speaker sees. `chosen` answers questions: the patient,
 * colleague or department that a name of the instruction means.
 */
export const ProposeTaskOperations = z.object({
  instruction: z.string().trim().min(1, 'say or type what should change').max(2_000),
  today: CalendarDate.optional(),
  noteId: Id.optional(),
  within: TaskSelection.optional(),
  chosen: z
    .array(z.object({ name: z.string().max(200), id: Id }))
    .max(20)
    .optional(),
});
export type ProposeTaskOperations = z.input<typeof ProposeTaskOperations>;

/**
 * One event of the stream. operation: one change, old → new, of a task; nothing has changed yet. ask: a name fits several patients or
 * colleagues; a patient comes with the day of birth. unread: a part that was not understood, that leaves something out, or that no task fits.
 * outside: tasks that fit and are not in the list of `within`. left-out: changes beyond those that one batch can have.
 * model-failed: a connected model did not help; the rest stands.
 */
export const TaskProposalEvent = z
  .union([
    z.object({ type: z.literal('progress'), at: z.number().int(), of: z.number().int(), message: z.string() }),
    z.object({
      type: z.literal('operation'),
      operation: TaskOperation,
      task: ClinicalTask,
      from: z.string(),
      to: z.string(),
      /** The new day is not named exactly. */
      unsure: z.boolean(),
      said: z.string(),
      /** A model put the words into an instruction that is read. */
      byModel: z.boolean(),
    }),
    z.object({
      type: z.literal('ask'),
      said: z.string(),
      name: z.string(),
      /** The record number stands where the day of birth does not tell patients apart. */
      candidates: z.array(
        z.object({ id: Id, name: z.string(), dateOfBirth: CalendarDate.nullable(), mrn: z.string().nullable() }),
      ),
    }),
    z.object({
      type: z.literal('unread'),
      said: z.string(),
      why: z.enum(['words', 'exception', 'no-task', 'no-person']),
    }),
    z.object({ type: z.literal('outside'), said: z.string(), tasks: z.number().int() }),
    z.object({ type: z.literal('left-out'), said: z.string(), tasks: z.number().int() }),
    z.object({ type: z.literal('model-failed'), message: z.string() }),
    z.object({ type: z.literal('complete'), operations: z.number().int() }),
  ])
  .meta({ id: 'TaskProposalEvent' });
export type TaskProposalEvent = z.infer<typeof TaskProposalEvent>;
