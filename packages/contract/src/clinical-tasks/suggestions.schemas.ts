import { z } from 'zod';
import { CalendarDate, Id } from '../common.schemas.ts';
import { EvidenceLink } from '../transcripts/note-body.schemas.ts';
import { TaskAssignee, TaskCategory } from './clinical-tasks.schemas.ts';

/** A task that was heard in a visit and is in no list yet. */
export const TaskSuggestion = z.object({
  /** The same whenever the same words are heard: a taken or dropped one does not come back. */
  key: z.string().max(100),
  category: TaskCategory,
  title: z.string(),
  dueOn: CalendarDate.nullable(),
  /** The words of the day; null when none were said. */
  dueWords: z.string().nullable(),
  dueUnsure: z.boolean(),
  /** The colleague or department that was named, when there is exactly one of that name. */
  assignee: TaskAssignee.nullable(),
  assigneeName: z.string().nullable(),
  /** Who was named, as said, where that is nobody of the workspace or several. */
  assigneeWords: z.string().nullable(),
  links: z.array(EvidenceLink),
  /** An open task of the chart that says the same: accepting moves its day, when one was named. */
  duplicateOf: z.object({ id: Id, title: z.string(), dueOn: CalendarDate.nullable() }).nullable(),
  /** A model added it. Without a link it was not found in what was said. */
  byModel: z.boolean(),
});
export type TaskSuggestion = z.infer<typeof TaskSuggestion>;

export const TaskSuggestions = z.object({
  transcriptId: Id,
  suggestions: z.array(TaskSuggestion),
  /** none: no model serves the reader. ready: one does and was not asked. failed: the list is the embedded engine's alone. */
  model: z.enum(['none', 'ready', 'added', 'failed']),
  /** Why the model added nothing, when it failed. */
  failure: z.string().nullable(),
});
export type TaskSuggestions = z.infer<typeof TaskSuggestions>;

/** `today`: the visit's day where the clinician is. `ask`: a connected model adds to what the embedded engine heard. */
export const SuggestionsQuery = z.object({ today: CalendarDate.optional(), ask: z.enum(['model']).optional() });
export type SuggestionsQuery = z.infer<typeof SuggestionsQuery>;

export const DropSuggestions = z.object({ keys: z.array(z.string().min(1).max(100)).min(1).max(100) });
export type DropSuggestions = z.infer<typeof DropSuggestions>;
