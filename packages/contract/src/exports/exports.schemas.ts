import { z } from 'zod';
import { isTimeZone } from '../accounts/profile.rules.ts';

export const ExportFormat = z.enum(['pdf', 'docx']);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** The reader's zone (IANA), in which the file's times are written. */
export const ZoneName = z.string().max(60).refine(isTimeZone, 'a time zone');

/** How a note, or its patient summary, left the page. */
export const NoteUse = z.object({ use: z.enum(['copy', 'print', 'copy-summary', 'print-summary']) });
export type NoteUse = z.infer<typeof NoteUse>;
