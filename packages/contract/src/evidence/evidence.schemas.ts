import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { Citation, EvidenceLevel, SourceStatus, StudyDesign } from './answer.schemas.ts';

/** Sources of the library that a person may choose to search: a journal, or a collection that has none. */
export const Journal = z.object({
  id: Id,
  title: z.string(),
  /** By the words of its title; null where they do not say. */
  specialty: z.string().nullable(),
  nlmId: z.string().nullable(),
  kind: z.enum(['journal', 'starter', 'files', 'unnamed']),
  sources: z.number().int(),
  /** 0 to 100: how often answers of this workspace cite it, those that were saved to a chart five times. */
  usage: z.number().int().min(0).max(100),
});
export type Journal = z.infer<typeof Journal>;

export const JournalQuery = z.object({
  specialty: z.string().max(80).optional(),
  query: z.string().max(200).optional(),
});
export type JournalQuery = z.infer<typeof JournalQuery>;

/** None chosen: everything is searched. */
export const SetSelection = z.object({ journalIds: z.array(Id).max(500) });
export type SetSelection = z.infer<typeof SetSelection>;

export const Selection = SetSelection.extend({ savedAt: Timestamp.nullable() });
export type Selection = z.infer<typeof Selection>;

export const AskQuestion = z.strictObject({
  question: z.string().trim().min(3, 'a question is needed').max(1_000),
  /** Where to search; the saved selection unless given. */
  journalIds: z.array(Id).max(500).optional(),
  engine: z.enum(['local', 'model']).optional(),
  /** Words that are taken out of the question whatever they look like, such as the name of an open chart. They are not stored. */
  hide: z.array(z.string().max(200)).max(12).default([]),
});
export type AskQuestion = z.output<typeof AskQuestion>;
export type AskQuestionInput = z.input<typeof AskQuestion>;

export const SaveToNote = z.object({ noteId: Id });
export type SaveToNote = z.infer<typeof SaveToNote>;
export const SavedToNote = z.object({ entryId: Id, noteId: Id });
export type SavedToNote = z.infer<typeof SavedToNote>;

export const LibrarySource = z.object({
  citation: Citation,
  kind: z.enum(['abstract', 'file']),
  /** Of a file. */
  pages: z.number().int(),
  design: StudyDesign,
  level: EvidenceLevel,
  status: SourceStatus,
  statusNote: z.string(),
  /** It came with the program, so that nobody deletes it. */
  starter: z.boolean(),
  addedAt: Timestamp.nullable(),
  abilities: z.object({ delete: z.boolean() }),
});
export type LibrarySource = z.infer<typeof LibrarySource>;

export const LibraryQuery = z.object({
  query: z.string().max(200).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type LibraryQuery = z.output<typeof LibraryQuery>;
export type LibraryQueryInput = z.input<typeof LibraryQuery>;

export const Library = z.object({
  sources: z.array(LibrarySource),
  /** That fit the query. */
  total: z.number().int(),
  counts: z.object({
    starter: z.number().int(),
    abstracts: z.number().int(),
    files: z.number().int(),
    retracted: z.number().int(),
    superseded: z.number().int(),
  }),
  abilities: z.object({ add: z.boolean() }),
});
export type Library = z.infer<typeof Library>;

/** What became of the records of a file. `marked`: sources that it marks as retracted or superseded. */
export const LibraryImport = z.object({
  fileName: z.string(),
  added: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  marked: z.number().int(),
  removed: z.number().int(),
  /** Records that have no title or no text. */
  skipped: z.number().int(),
});
export type LibraryImport = z.infer<typeof LibraryImport>;
