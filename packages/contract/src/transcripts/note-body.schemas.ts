import { z } from 'zod';
import { Id } from '../common.schemas.ts';

/** What a fact that was not said in the visit comes from: another entry of the chart, or a prechart. */
export const ChartSource = z.object({ kind: z.enum(['entry', 'prechart']), id: Id });
export type ChartSource = z.infer<typeof ChartSource>;

/** What a quote stands in outside the visit; a `publication` is a source of the library. */
export const QuoteSource = z.union([ChartSource, z.object({ kind: z.literal('publication'), id: Id })]);
export type QuoteSource = z.infer<typeof QuoteSource>;

/**
 * Where a sentence comes from: a span of one utterance's raw text, in UTF-16 units, end exclusive. `quote` is that span. With a
 * `source`, the utterance is a line of that entry or prechart, or a page of that publication, as it read when the sentence was written.
 */
export const EvidenceLink = z.object({
  utteranceId: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  startMs: z.number().int().nullable(),
  endMs: z.number().int().nullable(),
  quote: z.string(),
  source: QuoteSource.optional(),
});
export type EvidenceLink = z.infer<typeof EvidenceLink>;

/** said: spoken in the visit; exam: a finding the clinician spoke; chart: from an earlier entry; template: macro or default; typed: written by a person. */
export const SentenceKind = z.enum(['said', 'exam', 'chart', 'template', 'typed']);
export type SentenceKind = z.infer<typeof SentenceKind>;

/** One sentence of a note (a list item and a table row count as one) with its evidence. No link means unsourced, unless typed. */
export const NoteSentence = z.object({
  text: z.string(),
  /** Key of its section. */
  section: z.string(),
  kind: SentenceKind,
  links: z.array(EvidenceLink),
});
export type NoteSentence = z.infer<typeof NoteSentence>;

/** One section of a note's body. `html` is clean: the tags of `rich-text.ts` only. */
export const NoteSection = z.object({ key: z.string(), header: z.string(), html: z.string() });
export type NoteSection = z.infer<typeof NoteSection>;

/**
 * How a section stands. empty: nothing in it. generating: being written now. populated: as it was written. edited: a person has
 * changed it since. failed: its last writing failed; what it held before is still there.
 */
export const SectionStatus = z.enum(['empty', 'generating', 'populated', 'edited', 'failed']);
export type SectionStatus = z.infer<typeof SectionStatus>;
