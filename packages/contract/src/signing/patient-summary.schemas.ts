import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { PatientLink } from '../patient-links/links.schemas.ts';

/** Why the patient came, what was found, what is thought of it, medicines, what to do, when to ask for help, and later corrections. */
export const PatientSummaryPart = z.enum(['why', 'found', 'think', 'medicines', 'todo', 'help', 'corrections']);
export type PatientSummaryPart = z.infer<typeof PatientSummaryPart>;

/** A signed note in plain words for its patient. */
export const PatientSummary = z
  .object({
    transcriptId: Id,
    /** Of the note that it says again. */
    version: z.number().int(),
    createdAt: Timestamp,
    /** `local` for the embedded engine, otherwise the model's key. */
    engine: z.string(),
    /** School grade (US) at which it is read without effort, by Flesch–Kincaid; null where the text is not English. */
    grade: z.number().int().nullable(),
    parts: z.array(
      z.object({
        part: PatientSummaryPart,
        lines: z.array(
          z.object({
            text: z.string(),
            /** Places in the note's `sentences`; none for a line that is an addendum. */
            sentences: z.array(z.number().int()),
            addendumId: Id.nullable(),
          }),
        ),
      }),
    ),
    /** The newest link with which the patient reads it. */
    link: PatientLink.nullable(),
  })
  .meta({ id: 'PatientSummary' });
export type PatientSummary = z.infer<typeof PatientSummary>;

export const WritePatientSummary = z.object({
  /** Write it anew, even if there is one of this text. */
  again: z.boolean().default(false),
  /** The local engine shall write it, whatever is configured. */
  engine: z.literal('local').optional(),
});
export type WritePatientSummary = z.input<typeof WritePatientSummary>;

/** "This is not right": a line of the summary, and what is wrong in the words of who reports it. */
export const ReportSummary = z.object({
  text: z.string().min(1).max(20_000),
  comment: z.string().trim().max(1_000).default(''),
});
export type ReportSummary = z.input<typeof ReportSummary>;

/** The task that staff follow it up with; the same for a line that was reported already. */
export const ReportedSummary = z.object({ taskId: Id });
export type ReportedSummary = z.infer<typeof ReportedSummary>;

/** Revoked. */
export const UnlinkedSummary = z.object({ link: PatientLink.nullable() });
export type UnlinkedSummary = z.infer<typeof UnlinkedSummary>;
