import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';

/** How a study was made, by the words of its title and abstract. `unknown` where they do not say. */
export const StudyDesign = z.enum([
  'meta-analysis',
  'systematic-review',
  'randomised',
  'randomised-part',
  'non-randomised',
  'cohort',
  'retrospective',
  'case-control',
  'cross-sectional',
  'case-series',
  'case-report',
  'guideline',
  'review',
  'opinion',
  'laboratory',
  'protocol',
  'unknown',
]);
export type StudyDesign = z.infer<typeof StudyDesign>;

/** Level of evidence, 1 the highest; null where the design has none. */
export const EvidenceLevel = z.number().int().min(1).max(5).nullable();
export type EvidenceLevel = z.infer<typeof EvidenceLevel>;

export const SourceStatus = z.enum(['current', 'retracted', 'superseded']);
export type SourceStatus = z.infer<typeof SourceStatus>;

/** Where a study or a guideline was published. What its file does not say is null. */
export const Citation = z.object({
  sourceId: Id,
  title: z.string(),
  journal: z.string().nullable(),
  year: z.number().int().nullable(),
  pmid: z.string().nullable(),
  pmcid: z.string().nullable(),
  doi: z.string().nullable(),
  licence: z.string().nullable(),
  /** Of a PDF of the workspace: its name. */
  fileName: z.string().nullable(),
  /** Opens the source in the browser; null for a file of the workspace. */
  url: z.string().nullable(),
});
export type Citation = z.infer<typeof Citation>;

/** A sentence of an answer. `quote` stands word for word in the source. Without a model `text` is the quote. */
export const AnswerSentence = z.object({
  text: z.string(),
  quote: z.string(),
  sourceId: Id,
  /** Page of a PDF, from 1; 1 for an abstract. */
  page: z.number().int().min(1),
  /** Heading of the abstract that it stands under; empty without one. */
  part: z.string(),
});
export type AnswerSentence = z.infer<typeof AnswerSentence>;

export const Study = z.object({
  citation: Citation,
  design: StudyDesign,
  level: EvidenceLevel,
  /** The words by which the design was told; empty where none did. */
  designWords: z.string(),
  /** Number of people or studies as the abstract writes it; null where it does not. */
  size: z.string().nullable(),
  /** Effect with its interval as the abstract writes it; null where it does not. */
  effect: z.string().nullable(),
  /** The year at which a guideline or study was published is in its citation. `statusNote`: who retracted or superseded it. */
  status: SourceStatus,
  statusNote: z.string(),
  /** Whether sentences of it stand in the answer. */
  used: z.boolean(),
});
export type Study = z.infer<typeof Study>;

/** A search that was run: its words as they were sent, and what it found. `service`: an outside one; null for the library. */
export const RunSearch = z.object({
  service: z.string().nullable(),
  words: z.string(),
  found: z.number().int(),
  read: z.number().int(),
});
export type RunSearch = z.infer<typeof RunSearch>;

export const Removed = z.enum(['name', 'date', 'age', 'number', 'phone', 'email', 'address', 'link']);
export type Removed = z.infer<typeof Removed>;

/** `match`: whether the library says something to the question. `levelOne`: whether a study of level 1 is among the answers. */
export const AnswerBody = z.object({
  match: z.boolean(),
  levelOne: z.boolean(),
  lines: z.array(AnswerSentence),
  studies: z.array(Study),
  dosing: z.array(AnswerSentence),
  contraindications: z.array(AnswerSentence),
  groups: z.array(AnswerSentence),
  wouldChange: z.array(AnswerSentence),
  searches: z.array(RunSearch),
  /** Words of the question that no source of the library holds. */
  unknownWords: z.array(z.string()),
  /** Sources that were searched: all of the library, or of the chosen journals. */
  searched: z.number().int(),
  /** How many journals were chosen for the search; absent where everything was searched. */
  journals: z.number().int().min(1).optional(),
  /** Sentences of the model that did not hold against their source, and are not shown. */
  dropped: z.number().int(),
});
export type AnswerBody = z.infer<typeof AnswerBody>;

/** `question` is what was sent: identifiers are taken out of it before anything is searched or stored. */
export const EvidenceAnswer = AnswerBody.extend({
  id: Id,
  question: z.string(),
  /** Kinds of what was taken out of the question, with how many. */
  removed: z.partialRecord(Removed, z.number().int()),
  /** `local`: sentences are chosen word for word; else the key of the model. */
  engine: z.string(),
  createdAt: Timestamp,
});
export type EvidenceAnswer = z.infer<typeof EvidenceAnswer>;

export const AnswerLine = EvidenceAnswer.pick({
  id: true,
  question: true,
  engine: true,
  createdAt: true,
  match: true,
  levelOne: true,
}).extend({
  /** Sources of it that were retracted or superseded, by what is known now. */
  marked: z.number().int(),
});
export type AnswerLine = z.infer<typeof AnswerLine>;

/** What `ask` sends, in this order: what is sent, each outside service before it is asked, each search as it has run, then the answer or an error. */
export const AskEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sent'), question: z.string(), removed: EvidenceAnswer.shape.removed }),
  z.object({ type: z.literal('searching'), service: z.string() }),
  z.object({ type: z.literal('search'), search: RunSearch }),
  z.object({ type: z.literal('writing'), model: z.string() }),
  z.object({ type: z.literal('answer'), answer: EvidenceAnswer }),
  z.object({ type: z.literal('error'), message: z.string() }),
]);
export type AskEvent = z.infer<typeof AskEvent>;
