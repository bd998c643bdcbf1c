import { z } from 'zod';
import { Id } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { Transcript } from '../transcripts/entries.schemas.ts';
import { ExtraContext } from '../scribe/context.schemas.ts';

/** Text fields of the multipart upload, beside its `files`. A transcript file beside an audio file of the same base name is its text. */
export const UploadAudioFields = z.object({
  noteId: Id,
  templateId: Id.nullish(),
  model: z.string().max(60).nullish(),
  language: z.string().max(20).nullish(),
  extraContext: ExtraContext.optional(),
  /** As in SaveTranscript, parted by commas: a form has texts only. */
  contextEntryIds: z
    .string()
    .max(40 * limits.contextEntries)
    .optional(),
});
export type UploadAudioFields = z.infer<typeof UploadAudioFields>;
/** The same for images and PDFs. */
export const UploadDocumentFields = UploadAudioFields.omit({ language: true });
export type UploadDocumentFields = z.infer<typeof UploadDocumentFields>;
export const InspectPdfFields = UploadAudioFields.pick({ noteId: true, model: true });
export type InspectPdfFields = z.infer<typeof InspectPdfFields>;
/** `scanned`: pages that are read by OCR. `credits`: of the note that is made of it. */
export const InspectedPdf = z.object({
  fileName: z.string(),
  pages: z.number().int(),
  scanned: z.number().int(),
  credits: z.number().int(),
});
export type InspectedPdf = z.infer<typeof InspectedPdf>;
export const UploadedTranscripts = z.object({ taskId: Id.nullable(), transcripts: z.array(Transcript) });
export type UploadedTranscripts = z.infer<typeof UploadedTranscripts>;
