import { z } from 'zod';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';
import { EvidenceLink } from '../transcripts/note-body.schemas.ts';
import { taskCategories, taskStatuses } from './clinical-tasks.rules.ts';

/** Shown as To-Do, In progress and Done. */
export const ClinicalTaskStatus = z.enum(taskStatuses);
export type ClinicalTaskStatus = z.infer<typeof ClinicalTaskStatus>;

export const TaskCategory = z.enum(taskCategories);
export type TaskCategory = z.infer<typeof TaskCategory>;

/** Somebody of the workspace, or everybody of a department. */
export const TaskAssignee = z.object({ kind: z.enum(['person', 'department']), id: Id });
export type TaskAssignee = z.infer<typeof TaskAssignee>;

/** The next task is made when this one is done. */
export const TaskRepeats = z.object({
  every: z.number().int().min(1).max(99),
  unit: z.enum(['day', 'week', 'month', 'year']),
});
export type TaskRepeats = z.infer<typeof TaskRepeats>;

export const ChecklistItem = z.object({
  id: Id,
  text: z.string().trim().min(1).max(200),
  done: z.boolean(),
  assignee: TaskAssignee.nullable(),
  dueOn: CalendarDate.nullable(),
});
export type ChecklistItem = z.infer<typeof ChecklistItem>;

/**
 * What proves a station of a loop. reason: typed by a person; entry: an entry of the chart, a filed reply among them; file: an asset of
 * a card; fax: one that was sent and arrived; push: a signed note that the EHR has shown back.
 */
export const TaskProof = z.object({
  kind: z.enum(['reason', 'entry', 'file', 'fax', 'push']),
  /** The reason, or the name of the record. */
  text: z.string().trim().min(3, 'say in a few words what proves it').max(1_000),
  /** Null for a reason. */
  recordId: Id.nullable(),
  /** When it happened; the time of saving when it is left out. */
  at: Timestamp.optional(),
});
export type TaskProof = z.infer<typeof TaskProof>;

/** What left a chart and arrived, newest first: faxes, and notes in the EHR. */
export const SentRecord = TaskProof.extend({ recordId: Id, at: Timestamp });
export type SentRecord = z.infer<typeof SentRecord>;
export const SentRecords = z.object({ records: z.array(SentRecord) });
export type SentRecords = z.infer<typeof SentRecords>;

/** What a person decides about a task. */
export const TaskFields = z.object({
  title: z.string().trim().min(1, 'a title is needed').max(200),
  description: z.string().trim().max(4_000),
  status: ClinicalTaskStatus,
  category: TaskCategory,
  dueOn: CalendarDate.nullable(),
  assignee: TaskAssignee.nullable(),
  checklist: z.array(ChecklistItem).max(50),
  repeats: TaskRepeats.nullable(),
  /** Tasks of the same chart that come first. */
  blockedBy: z.array(Id).max(20),
  /** Of a loop: the letter or order that left, and what says that it arrived. */
  letter: TaskProof.nullable(),
  receipt: TaskProof.nullable(),
  /** The reply, or why there is none; nothing that was sent. A filed reply sets a loop to done. */
  proof: TaskProof.nullable(),
  /** A card of the chart's board that the work is about. */
  cardId: Id.nullable(),
});
export type TaskFields = z.infer<typeof TaskFields>;

/** What was said in the visit that the task comes from. */
export const TaskSource = z.object({ transcriptId: Id, links: z.array(EvidenceLink) });
export type TaskSource = z.infer<typeof TaskSource>;

const Named = z.object({ id: Id, name: z.string() });

/**
 * The chart of a task. `apart`: what tells it from other charts of the same name that the reader sees; null for a name that is
 * unique there. The record number is left out where the day of birth is enough.
 */
export const TaskChart = z.object({
  id: Id,
  title: z.string(),
  apart: z.object({ dateOfBirth: CalendarDate.nullable(), mrn: z.string().nullable() }).nullable(),
  /** The reader's own star: they follow this patient's referral. */
  starred: z.boolean(),
});
export type TaskChart = z.infer<typeof TaskChart>;

export const ClinicalTask = TaskFields.extend({
  id: Id,
  /** Place in its column: a text between those of its neighbours, compared by code points. */
  rank: z.string(),
  note: TaskChart,
  /** The words that named the day do not name one exactly, or none at all. */
  dueUnsure: z.boolean(),
  assigneeName: z.string().nullable(),
  source: TaskSource.nullable(),
  /** A loop that stays open until there is a proof. */
  needsProof: z.boolean(),
  /** Open tasks of `blockedBy`. */
  waitsFor: z.array(z.object({ id: Id, title: z.string() })),
  createdBy: Named,
  createdAt: Timestamp,
  updatedAt: Timestamp,
  doneAt: Timestamp.nullable(),
  version: z.number().int(),
  abilities: z.object({ edit: z.boolean() }),
}).meta({ id: 'ClinicalTask' });
export type ClinicalTask = z.infer<typeof ClinicalTask>;

/** `today` is the caller's own day: what is overdue depends on where one is. */
export const ClinicalTaskFilter = z.object({
  noteId: Id.optional(),
  category: TaskCategory.optional(),
  status: ClinicalTaskStatus.optional(),
  /** `me`, a person's or a department's id. */
  assignee: z.union([z.literal('me'), Id]).optional(),
  overdue: z.enum(['true']).optional(),
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
  /** Tags of charts, comma-separated; a chart with one of them is enough. */
  tag: z.string().max(1_000).optional(),
  /** Words of a title, or of a patient's name. */
  query: z.string().trim().max(200).optional(),
  today: CalendarDate.optional(),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});
export type ClinicalTaskFilter = z.input<typeof ClinicalTaskFilter>;

/** `ids`: up to 100 charts, comma-separated. `open`: their open tasks come as well, the first of each chart. */
export const ChartTasksOf = z.object({ ids: z.string().max(3_700), open: z.enum(['true']).optional() });
export type ChartTasksOf = z.input<typeof ChartTasksOf>;

const ChartTaskCounts = z.object({ todo: z.number().int(), doing: z.number().int(), done: z.number().int() });
export type ChartTaskCounts = z.infer<typeof ChartTaskCounts>;

/** By the id of the chart; one without tasks, or that the reader does not see, is left out. */
export const ChartTasks = z.object({ counts: z.record(Id, ChartTaskCounts), tasks: z.array(ClinicalTask) });
export type ChartTasks = z.infer<typeof ChartTasks>;

export const ClinicalTaskPage = z.object({
  items: z.array(ClinicalTask),
  nextCursor: z.string().nullable(),
  /** Of all that the filter finds. */
  counts: z.object({
    todo: z.number().int(),
    doing: z.number().int(),
    done: z.number().int(),
    overdue: z.number().int(),
  }),
});
export type ClinicalTaskPage = z.infer<typeof ClinicalTaskPage>;
