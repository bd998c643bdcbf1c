import { z } from 'zod';
import { Id } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { TaskStatus } from '../operations/background-tasks.schemas.ts';
import { NoteSection, SectionStatus } from '../transcripts/note-body.schemas.ts';
import { ExtraContext, ContextEntryIds } from './context.schemas.ts';

export const GenerateNote = z.object({
  /** Null is the general format; absent keeps what the entry had, as with `extraContext`. */
  templateId: Id.nullish(),
  model: z.string().max(60).nullish(),
  /** Of the note, as a language tag ("en", "de-CH"). */
  language: z.string().max(20).nullish(),
  extraContext: ExtraContext.optional(),
  /** Absent keeps what the entry had. */
  contextEntryIds: ContextEntryIds.optional(),
  /** Keys of the sections to write again; absent for the whole note. The others stay as they are. */
  sections: z.array(z.string().min(1).max(100)).min(1).max(limits.templateSections).optional(),
  /** Also from very little speech. */
  anyway: z.boolean().default(false),
});
export type GenerateNote = z.input<typeof GenerateNote>;
/** Events of the generation stream. The first names the task, so that leaving loses nothing; each section comes when it is written. */
export const GenerateEvent = z.object({
  type: z.enum(['task', 'progress', 'section', 'complete', 'error']),
  taskId: Id,
  progress: z.number().optional(),
  section: NoteSection.optional(),
  message: z.string().optional(),
});
export type GenerateEvent = z.infer<typeof GenerateEvent>;

/** What the last job of an entry has written so far; of one that failed, what it had when it did. */
export const NoteWriting = z.object({
  taskId: Id.nullable(),
  status: TaskStatus.nullable(),
  /** All that it writes, in their order; none until it has begun. */
  sections: z.array(NoteSection.extend({ status: SectionStatus, written: z.boolean() })),
});
export type NoteWriting = z.infer<typeof NoteWriting>;
