import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import type { TemplateEdit } from '@clinical/contract/optimization/optimization.schemas';

/** A note as the AI wrote it and as its clinician left it; `saved` is the same where nobody edited it. `names`: of its chart's header. */
export type EditedNote = {
  written: readonly NoteSection[];
  saved: readonly NoteSection[];
  editSeconds: number;
  names?: readonly string[];
};

/** The same kind of edit in several notes. `seen` of the `of` notes in which it could have been made; `notes` are their places. */
export type RepeatedEdit = {
  key: string;
  edit: TemplateEdit;
  seen: number;
  of: number;
  notes: number[];
  /** Seconds that it takes in each note on average, over all of them. */
  savingSeconds: number;
  /** What stood there and what the clinician made of it, the newest first. */
  examples: { before: string; after: string }[];
};
