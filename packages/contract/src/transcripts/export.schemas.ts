import { z } from 'zod';

export const ExportFormat = z.enum(['pdf', 'docx']);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** How a note left the page. */
export const NoteUse = z.object({ use: z.enum(['copy', 'print']) });
export type NoteUse = z.infer<typeof NoteUse>;
