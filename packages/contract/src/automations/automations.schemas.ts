import { z } from 'zod';
import { TaskAssignee, TaskCategory } from '../clinical-tasks/clinical-tasks.schemas.ts';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';
import { EntryKind } from '../transcripts/entries.schemas.ts';
import { autoTaskerOutcomes } from './automations.rules.ts';

/** Null and empty parts of a condition always hold. */
export const AutoTaskerCondition = z.object({
  /** One of these words or phrases is in the note. */
  words: z.array(z.string().trim().min(1).max(80)).max(20),
  templateId: Id.nullable(),
  kind: EntryKind.nullable(),
});
export type AutoTaskerCondition = z.infer<typeof AutoTaskerCondition>;

/** When a note holds the category, if the condition holds, then a task. */
export const NewAutoTasker = z.object({
  category: TaskCategory,
  condition: AutoTaskerCondition,
  /** One task for each thing that was said, or one for the visit. */
  per: z.enum(['item', 'visit']),
  /** `{item}` stands for what was said. */
  title: z.string().trim().min(1, 'a title is needed').max(150),
  /** Days after the visit; null takes the day that was said. */
  dueInDays: z.number().int().min(0).max(365).nullable(),
  /** Null takes who was named in the visit. */
  assignee: TaskAssignee.nullable(),
  /** Most tasks in 24 hours. */
  dailyBudget: z.number().int().min(1).max(200),
  paused: z.boolean(),
});
export type NewAutoTasker = z.infer<typeof NewAutoTasker>;

/** `version` and `updatedAt`: of the rule that was changed. A pause changes the time only. */
export const ChangeAutoTasker = NewAutoTasker.extend({ version: z.number().int().min(1), updatedAt: Timestamp });
export type ChangeAutoTasker = z.infer<typeof ChangeAutoTasker>;

/** `taskerId`: the stored rule that is tried, as it is being changed. What it has made already is not made again. */
export const DryRunAutoTasker = NewAutoTasker.extend({ taskerId: Id.optional() });
export type DryRunAutoTasker = z.infer<typeof DryRunAutoTasker>;

export const AutoTasker = NewAutoTasker.extend({
  id: Id,
  version: z.number().int(),
  assigneeName: z.string().nullable(),
  templateName: z.string().nullable(),
  /** Tasks that it made in the last 24 hours. */
  madeToday: z.number().int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}).meta({ id: 'AutoTasker' });
export type AutoTasker = z.infer<typeof AutoTasker>;

/** The rules of one person in the acting workspace. `id` is the person's. */
export const Automation = z
  .object({ id: Id, autoTaskers: z.array(AutoTasker), abilities: z.object({ edit: z.boolean() }) })
  .meta({ id: 'Automation' });
export type Automation = z.infer<typeof Automation>;

export const AutomationParams = z.object({ id: Id });
export const AutoTaskerParams = z.object({ id: Id, taskerId: Id });

export const AutoTaskerOutcome = z.enum(autoTaskerOutcomes);
export type AutoTaskerOutcome = z.infer<typeof AutoTaskerOutcome>;

const Chart = z.object({ id: Id, title: z.string() });

/** What a rule would have done for one thing that was said. */
export const DryRunTask = z.object({
  transcriptId: Id,
  chart: Chart,
  visitAt: Timestamp,
  title: z.string(),
  dueOn: CalendarDate.nullable(),
  assigneeName: z.string().nullable(),
  /** The words that it rests on. */
  quote: z.string(),
  outcome: AutoTaskerOutcome,
});
export type DryRunTask = z.infer<typeof DryRunTask>;

export const DryRun = z
  .object({
    from: Timestamp,
    to: Timestamp,
    /** Notes that were looked at; the newest when there are more than can be. */
    notes: z.number().int(),
    isCut: z.boolean(),
    tasks: z.array(DryRunTask),
  })
  .meta({ id: 'AutoTaskerDryRun' });
export type DryRun = z.infer<typeof DryRun>;

export const RunFilter = z.object({
  taskerId: Id.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type RunFilter = z.input<typeof RunFilter>;

/** One line of the log. */
export const AutomationRun = z
  .object({
    id: Id,
    autoTaskerId: Id,
    /** Category and title of the rule, also when it is deleted by now. */
    rule: z.object({ category: TaskCategory, title: z.string(), version: z.number().int() }),
    chart: Chart,
    transcriptId: Id,
    at: Timestamp,
    outcome: AutoTaskerOutcome,
    /** Null when none was made, or when it is deleted by now. */
    task: z.object({ id: Id, title: z.string() }).nullable(),
  })
  .meta({ id: 'AutomationRun' });
export type AutomationRun = z.infer<typeof AutomationRun>;
