import { z } from 'zod';

export const ExportFormat = z.enum(['pdf', 'docx']);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** How a note, or its patient summary, left the page. */
export const NoteUse = z.object({ use: z.enum(['copy', 'print', 'copy-summary', 'print-summary']) });
export type NoteUse = z.infer<typeof NoteUse>;
